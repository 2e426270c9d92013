/** The bar on top: round and biome, the open question, its buttons, and the shell's. */
import type { ReactNode } from 'react';
import { CLASSES, EFFECTS, ELEMENTS, NOTHING, Q, QUESTIONS } from '../../rules/components.ts';
import { CLASS, DONE, ELEMENT, PASS } from '../../rules/moves.ts';
import { leftOf } from '../../rules/table.ts';
import { ClassSign } from '../art/ClassBadge.tsx';
import { ElementIcon } from '../art/ElementIcon.tsx';
import { Seal } from '../art/Seal.tsx';
import { cardName } from '../cards/CardFace.tsx';
import { type Words, useWords } from '../locales/locale.ts';
import { type Table, useTable } from '../state/table.ts';

/** The open question as a sentence. */
export function questionText(words: Words, { s, cards, names }: Pick<Table, 's' | 'cards' | 'names'>): string {
  const effect = s.card === NOTHING ? NOTHING : cards.effectOf[s.card]!;
  return words.prompt[QUESTIONS[s.question]!]({
    player: names[s.active]!,
    card: s.card === NOTHING ? '' : cardName(words, cards, s.card),
    opponent: names[s.opponent] ?? '',
    left: s.left,
    effect: EFFECTS[effect] ?? null,
  });
}

/** Who comes next, in order, as far as they have not passed. */
function nextPlayers({ s, names }: Pick<Table, 's' | 'names'>): string {
  const order: string[] = [];
  for (let player = leftOf(s, s.active); player !== s.active; player = leftOf(s, player)) {
    if (s.passed[player] === 0) order.push(names[player]!);
  }
  return order.join(', ');
}

export function PromptBar({
  winners,
  waiting,
  advice,
  buttons,
}: {
  winners: string;
  waiting: ReactNode;
  advice: ReactNode;
  buttons: ReactNode;
}) {
  const words = useWords();
  const table = useTable();
  const { s, cards, names, legal, answer, hinted, biomeName } = table;
  const isOurs = legal.size > 0;
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
  const next = nextPlayers(table);
  return (
    <header className="cg-bar">
      <div className="cg-round">
        <span>{words.bar.round(s.round, cards.table.biomes.length)}</span>
        <b>{biomeName(s.biome)}</b>
      </div>
      {!s.over && <Seal seat={s.active} name={names[s.active]!} size={34} />}
      <div className="cg-question">
        <h1 aria-live="polite">
          {s.over ? words.gameOver(winners) : isOurs ? questionText(words, table) : words.waiting(names[s.active]!)}
        </h1>
        <small>
          {advice ??
            (isOurs || s.over ? null : waiting) ??
            (s.question === Q.turn && next !== '' ? `${words.bar.next(next)} · ${words.bar.emptyHand}` : null)}
        </small>
      </div>
      <div className="cg-answers">
        {answers.map(({ move, text, sign }) => (
          <button
            key={move}
            type="button"
            className="ui-button cg-answer"
            data-hinted={move === hinted}
            onClick={() => {
              answer(move);
            }}
          >
            {sign}
            {text}
          </button>
        ))}
      </div>
      <div className="cg-tools">{buttons}</div>
    </header>
  );
}
