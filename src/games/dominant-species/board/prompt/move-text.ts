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
import { type State, isTile, terrainOf } from '../../rules/state.ts';
import { cornerName, placeName, terrainsAt } from '../places.ts';
import { inhabitants } from '../earth/inhabitants.ts';
import { spaceText } from '../display/space-text.ts';
import type { Table } from '../table.ts';

/** What the text of a move needs of a table. */
export interface MoveTextTable extends Pick<Table, 'state' | 'words'> {
  readonly question: { readonly kind: QuestionName } | null;
}

/** The kind of the open question of a state. */
export function questionOf(s: State): MoveTextTable['question'] {
  const asked = decision(s);
  return asked && { kind: asked.question };
}

/** A legal answer to the open question in words. */
export function moveText({ state, words, question }: MoveTextTable, move: Move): string {
  const { answers } = words;
  const value = valueOf(move);
  const own = question === null ? undefined : answers.own[question.kind];
  switch (MOVE_KINDS[kindOf(move)]!) {
    case 'space': {
      const phase = PHASE_OF_SPACE[value]!;
      const section = PHASES[phase] as SectionName;
      return answers.space(section, spaceText(words, section, phase, value - FIRST_SPACE[phase]!));
    }
    case 'tile':
      return isTile(state, value)
        ? answers.tile(TERRAINS[terrainOf(state, value)]!, placeName(value), inhabitants(state, value))
        : answers.tile(null, placeName(value), []);
    case 'corner':
      return answers.corner(ELEMENTS[state.disks[value]!] ?? null, terrainsAt(state, value), cornerName(value));
    case 'element':
      return answers.element(ELEMENTS[value]!);
    case 'animal':
      return answers.animal(ANIMALS[value]!);
    case 'count':
      return answers.count(value);
    case 'card':
      return answers.card(CARDS[value]!);
    case 'stack':
      return answers.stack(TERRAINS[state.faceUp[value]!]!);
    case 'forfeit':
      return own ?? answers.forfeit;
    case 'done':
      return own ?? answers.done;
    case 'losePawn':
      return answers.losePawn;
    case 'keepOne':
      return answers.keepOne;
  }
}
