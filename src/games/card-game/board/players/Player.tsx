/** A player's place at the table: who, what they hold, where they would come now, and their cards in play. */
import { ELEMENTS } from '../../rules/components.ts';
import { ElementIcon } from '../art/ElementIcon.tsx';
import { Seal } from '../art/Seal.tsx';
import { useWords } from '../locales/locale.ts';
import { useTable } from '../state/table.ts';
import { Fan } from './Fan.tsx';

export function Player({ player }: { player: number }) {
  const words = useWords();
  const { s, names, me, now, preview } = useTable();
  const { table } = words;
  const after = preview?.after ?? now;
  const isMe = player === me;
  const place = (places: readonly number[]): string => words.places[places[player]!] ?? words.preview.none;
  const isChanged = (list: (from: typeof now) => readonly number[]): boolean =>
    list(now)[player] !== list(after)[player];
  return (
    <section
      className="cg-player"
      data-me={isMe}
      data-asked={!s.over && s.active === player}
      data-passed={s.passed[player] === 1}
      aria-label={names[player]}
    >
      <header>
        <Seal seat={player} name={names[player]!} size={28} />
        <h3>{names[player]}</h3>
        {isMe && <small>{table.you}</small>}
        {s.passed[player] === 1 && <em>{table.passed}</em>}
        <span className="cg-has">
          {ELEMENTS.map((name, element) =>
            s.control[element] === player ? (
              <span
                key={name}
                className="cg-element-card"
                data-leaving={after.control[element] !== player}
                title={words.elements[name]}
              >
                <ElementIcon element={element} size={20} title={words.elements[name]} />
              </span>
            ) : preview && after.control[element] === player ? (
              <span key={name} className="cg-element-card" data-coming="true">
                <ElementIcon element={element} size={20} title={words.elements[name]} />
              </span>
            ) : null,
          )}
          <span className="cg-count" title={table.cards(s.hands[player]!.length)}>
            <i className="cg-hand-sign" aria-hidden />
            <span aria-label={table.cards(s.hands[player]!.length)}>{s.hands[player]!.length}</span>
          </span>
          <b className="cg-vps">{table.vps(s.vps[player]!)}</b>
        </span>
      </header>
      <div className="cg-player-row">
        <div className="cg-total">
          <b aria-label={table.total(now.totals[player]!)}>
            {now.totals[player]}
            {isChanged((each) => each.totals) && <span className="cg-change"> → {after.totals[player]}</span>}
          </b>
          <span className="cg-place" data-place={now.places[player]}>
            {place(now.places)}
          </span>
          {isChanged((each) => each.places) && <span className="cg-change">→ {place(after.places)}</span>}
          <small>
            {table.thisRound(now.sum[player]!)}
            {isChanged((each) => each.sum) && <b className="cg-change"> → +{after.sum[player]}</b>}
          </small>
        </div>
        <Fan player={player} />
      </div>
    </section>
  );
}
