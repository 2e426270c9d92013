/** The bar on top: round and biome, the open question, its answers, and the tools. */
import type { ReactNode } from 'react';
import { CLASSES, EFFECTS, ELEMENTS, NOTHING, QUESTIONS } from '../../rules/components.ts';
import { finalPlaces } from '../../rules/end.ts';
import { CLASS, DONE, ELEMENT, PASS } from '../../rules/moves.ts';
import { ClassSign } from '../art/ClassBadge.tsx';
import { ElementIcon } from '../art/ElementIcon.tsx';
import { Seal } from '../art/Seal.tsx';
import { cardName } from '../cards/CardFace.tsx';
import { type Words, useWords } from '../locales/locale.ts';
import { type Table, pointing, useTable } from '../state/table.ts';
import { NarrationButtons } from '../../../../ui/NarrationButtons.tsx';
import type { Narration } from '../../../../ui/use-narration.ts';
import { reminders } from './reminders.ts';
import './prompt.css';

/** The open question as a sentence. */
function questionText(words: Words, { s, cards, names }: Pick<Table, 's' | 'cards' | 'names'>): string {
  const effect = s.card === NOTHING ? NOTHING : cards.effectOf[s.card]!;
  return words.prompt[QUESTIONS[s.question]!]({
    player: names[s.active]!,
    card: s.card === NOTHING ? '' : cardName(words, cards, s.card),
    opponent: names[s.opponent] ?? '',
    left: s.left,
    effect: EFFECTS[effect] ?? null,
  });
}

export function PromptBar({
  waiting,
  advice,
  narration,
  tools,
}: {
  waiting: ReactNode;
  advice: ReactNode;
  /** While the moves of others are shown. */
  narration: Pick<Narration, 'isPaused' | 'skip' | 'togglePause'> | null;
  tools: ReactNode;
}) {
  const words = useWords();
  const table = useTable();
  const { s, cards, names, legal, answer, hinted, biomeName, pointAt } = table;
  const isOurs = legal.size > 0;
  const places = s.over ? finalPlaces(s) : [];
  const winners = names.flatMap((_, player) => (places[player] === 1 ? [player] : []));
  const seat = s.over ? (winners.length === 1 ? winners[0]! : null) : s.active;
  const answers = [
    ...CLASSES.map((name, i) => ({ move: CLASS | i, text: words.classes[name], sign: <ClassSign animalClass={i} /> })),
    ...ELEMENTS.map((name, i) => ({
      move: ELEMENT | i,
      text: words.elements[name],
      sign: <ElementIcon element={i} />,
    })),
    { move: PASS, text: words.bar.pass, sign: null },
    { move: DONE, text: words.bar.done, sign: null },
  ].filter(({ move }) => legal.has(move));
  return (
    <header className="cg-bar" data-bar="">
      <div className="cg-round">
        <span>{words.bar.round(s.round, cards.table.biomes.length)}</span>
        <b>{biomeName(s.biome)}</b>
      </div>
      {seat !== null && <Seal seat={seat} size={34} />}
      <div className="cg-question" data-prompt="">
        <h1 aria-live="polite">
          {s.over
            ? words.gameOver(winners.map((player) => names[player]!))
            : isOurs
              ? questionText(words, table)
              : words.waiting(names[s.active]!)}
        </h1>
        <div className="cg-note">
          {advice}
          <span className="cg-reminders">{isOurs || s.over ? reminders(words, table).join(' · ') : waiting}</span>
        </div>
      </div>
      <div className="cg-answers">
        {answers.map(({ move, text, sign }) => (
          <button
            key={move}
            type="button"
            className="ui-button cg-answer"
            data-move={move}
            data-hinted={move === hinted}
            {...(move === PASS || move === DONE ? {} : pointing(pointAt, move))}
            onClick={() => {
              answer(move);
            }}
          >
            {sign}
            {text}
          </button>
        ))}
      </div>
      {narration !== null && (
        <div className="cg-answers">
          <NarrationButtons narration={narration} words={words.bar} />
        </div>
      )}
      {tools}
    </header>
  );
}
