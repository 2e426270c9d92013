/**
 * What has happened since the player last answered, on the biome; after a round, what it scored for everybody. Screen readers get
 * it elsewhere.
 */
import { Seal } from '../art/Seal.tsx';
import { useWords } from '../locales/locale.ts';
import { type History, newsFor } from '../state/history.ts';
import { useTable } from '../state/table.ts';
import { namer } from './namer.ts';

/** The number of sentences that fit: the latest are shown. */
const LINES = 4;

export function News({ history }: { history: History }) {
  const words = useWords();
  const table = useTable();
  const { events, scored } = newsFor(history, table.me);
  const name = namer(words, table);
  const lines = events.flatMap((event) => words.log.sentence(event, name) ?? []).slice(-LINES);
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
          {lines.map((line, i) => (
            <li key={i}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
