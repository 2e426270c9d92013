/**
 * What has happened since the player last answered, on the biome; after a round, what it scored for everybody. Pointing at a line
 * marks its place on the table. Screen readers get it elsewhere.
 */
import type { GameEvent } from '../../rules/chance.ts';
import { Seal } from '../art/Seal.tsx';
import { useWords } from '../locales/locale.ts';
import { type History, newsFor } from '../state/history.ts';
import { useTable } from '../state/table.ts';
import { namer } from './namer.ts';

/** The most sentences shown, the latest ones; the stylesheet leaves out those that do not fit. */
const MAX_LINES = 8;

interface NewsProps {
  history: History;
  /** The pointer is on a line, or no longer on any (null). */
  onPoint: (event: GameEvent | null) => void;
}

export function News({ history, onPoint }: NewsProps) {
  const words = useWords();
  const table = useTable();
  const { events, scored } = newsFor(history, table.me);
  const name = namer(words, table);
  const lines = events
    .flatMap((event) => {
      const text = words.log.sentence(event, name);
      return text === null ? [] : [{ event, text }];
    })
    .slice(-MAX_LINES);
  if (lines.length === 0 && scored.length === 0) return null;
  return (
    <div className="cg-news" aria-hidden>
      {lines.length === 0 && scored.length > 0 && (
        <table>
          <caption>{words.log.roundScored}</caption>
          <tbody>
            {scored.map(({ player, vps, parts }) => (
              <tr key={player}>
                <th scope="row">
                  <Seal seat={player} size={22} />
                </th>
                <td>
                  <b>{words.preview.plus(vps)}</b>
                </td>
                <td>
                  {parts
                    .map(({ source, vps: each }) => `${words.shortSources[source]} ${words.preview.plus(each)}`)
                    .join(', ')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {lines.length > 0 && (
        <ul>
          {lines.map(({ event, text }, i) => (
            <li
              key={i}
              onPointerEnter={() => {
                onPoint(event);
              }}
              onPointerLeave={() => {
                onPoint(null);
              }}
            >
              {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
