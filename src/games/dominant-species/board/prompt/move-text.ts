/** Answers in words: what a button without a label of its own is called, and what stands in the list of answers. */
import {
  ANIMALS,
  CARDS,
  ELEMENTS,
  FIRST_SPACE,
  PHASES,
  PHASE_OF_SPACE,
  type SectionName,
  TERRAINS,
} from '../../rules/components.ts';
import { MOVE_KINDS, type Move, kindOf, valueOf } from '../../rules/moves.ts';
import { decision } from '../../rules/play.ts';
import type { QuestionName } from '../../rules/questions.ts';
import type { State } from '../../rules/state.ts';
import { cornerName, terrainsAt } from '../places.ts';
import { inhabitedText } from '../earth/tile-text.ts';
import { spaceText } from '../display/space-text.ts';
import { whereText } from '../phrases.ts';
import type { Table } from '../table.ts';
import type { Locale } from '../words.ts';

/** What the text of a move needs of a table. */
export interface MoveTextTable extends Pick<Table, 'state' | 'words'> {
  readonly question: { readonly kind: QuestionName } | null;
}

/** The kind of the open question of a state. */
export function questionOf(s: State): MoveTextTable['question'] {
  const asked = decision(s);
  return asked && { kind: asked.question };
}

/** What a question calls the answer that ends or gives up something; undefined if it has no words of its own. */
export const ownAnswer = ({ answers }: Locale, question: QuestionName): string | undefined =>
  Object.hasOwn(answers.own, question) ? answers.own[question as keyof typeof answers.own]() : undefined;

/** A legal answer to the open question in words. */
export function moveText({ state, words, question }: MoveTextTable, move: Move): string {
  const { answers } = words;
  const value = valueOf(move);
  const own = question === null ? undefined : ownAnswer(words, question.kind);
  switch (MOVE_KINDS[kindOf(move)]!) {
    case 'space': {
      const phase = PHASE_OF_SPACE[value]!;
      const section = PHASES[phase] as SectionName;
      return answers.space({ section, space: spaceText(words, section, phase, value - FIRST_SPACE[phase]!) });
    }
    case 'tile':
      return inhabitedText({ state, words }, value);
    case 'corner':
      return answers.corner({
        element: ELEMENTS[state.disks[value]!] ?? null,
        where: whereText(words, terrainsAt(state, value)),
        at: cornerName(value),
      });
    case 'element':
      return answers.element({ element: ELEMENTS[value]! });
    case 'animal':
      return answers.animal({ animal: ANIMALS[value]! });
    case 'count':
      return answers.count({ count: value });
    case 'card':
      return answers.card({ card: CARDS[value]! });
    case 'stack':
      return answers.stack({ terrain: TERRAINS[state.faceUp[value]!]! });
    case 'forfeit':
      return own ?? answers.forfeit();
    case 'done':
      return own ?? answers.done();
    case 'losePawn':
      return answers.losePawn();
    case 'keepOne':
      return answers.keepOne();
  }
}
