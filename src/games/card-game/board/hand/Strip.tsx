/** What the card pointed at would change, in a line; on a small screen with the button that plays it. */
import { ELEMENTS, NOTHING } from '../../rules/components.ts';
import { DISCARD, PLAY } from '../../rules/moves.ts';
import { cardName, cardText } from '../cards/CardFace.tsx';
import { useWords } from '../locales/locale.ts';
import { useTable } from '../state/table.ts';

export function Strip({ picked }: { picked: number | null }) {
  const words = useWords();
  const { s, cards, me, names, legal, answer, now, preview } = useTable();
  if (me === null) return null;
  if (picked === null || !s.hands[me]!.includes(picked)) {
    return <p className="cg-strip cg-none">{words.preview.choose}</p>;
  }
  const move = [PLAY | picked, DISCARD | picked].find((each) => legal.has(each));
  const parts: string[] = [];
  if (preview) {
    const { after } = preview;
    const place = (places: readonly number[]): string => words.places[places[me]!] ?? words.preview.none;
    if (after.totals[me] !== now.totals[me]) {
      parts.push(
        `${words.preview.total(now.totals[me]!, after.totals[me]!)}, ${words.preview.place(place(now.places), place(after.places))}`,
      );
    }
    if (after.sum[me] !== now.sum[me]) parts.push(words.preview.vps(now.sum[me]!, after.sum[me]!));
    ELEMENTS.forEach((name, element) => {
      const from = now.control[element]!;
      if (after.control[element] === me && from !== me) {
        parts.push(words.preview.takes(words.elements[name], from === NOTHING ? null : names[from]!));
      }
    });
    if (cards.suppresses[picked] !== NOTHING) {
      const targets = preview.targets.map((card) => cardName(words, cards, card));
      parts.push(targets.length === 0 ? words.preview.noTarget : words.preview.suppress(targets.join(' / ')));
    }
  }
  return (
    <div className="cg-strip" role="status">
      <b>{cardName(words, cards, picked)}</b>
      <span>{parts.length === 0 ? cardText(words, cards, picked) : parts.join(' · ')}</span>
      {move !== undefined && (
        <button
          type="button"
          className="ui-button cg-do"
          onClick={() => {
            answer(move);
          }}
        >
          {move === (PLAY | picked) ? words.table.play : words.table.discard}
        </button>
      )}
    </div>
  );
}
