/** Starts a game on this device from a point of a replay, with a choice of who plays each seat. */
import { useState } from 'react';
import { castName } from '../../kit/bots/cast.ts';
import { Select } from '../../ui/forms/fields.tsx';
import { freshChance } from '../bots/chance.ts';
import { openSession } from '../session/start.ts';
import { startSession } from '../session/session.ts';
import { useWords } from '../words/words.ts';
import { seatNames } from '../ui/seat-names.ts';
import type { ReplayPoint } from './replay-point.ts';

export function PlayOn({ timeline, names, point, onClose }: ReplayPoint & { onClose: () => void }) {
  const { tools: words } = useWords('replay');
  const locale = useWords('page');
  const { game, asked, bots } = timeline;
  const open = asked[point];
  const easiest = game.meta.levels[1] ?? game.meta.levels[0]!;
  const [seats, setSeats] = useState<readonly (string | null)[]>(() =>
    names.map((_, seat) => (seat === open?.player ? null : (bots?.[seat] ?? easiest))),
  );
  const [failed, setFailed] = useState<string | null>(null);
  if (!open) {
    return (
      <>
        <p>{words.over()}</p>
        <button type="button" className="ui-button ui-main" onClick={onClose}>
          {words.cancel()}
        </button>
      </>
    );
  }
  const start = (): void => {
    try {
      const position = game.notation.position.write(timeline.at(point));
      // A new player does not inherit the name of the previous one.
      const called = seatNames(
        seats.map((bot, seat) => ({ name: bot === (bots?.[seat] ?? null) ? names[seat]! : '', bot })),
        locale,
      );
      const session = startSession(game, { position }, called, freshChance(), seats);
      openSession(session, () => window.confirm(locale.start.overwrite()));
    } catch (error) {
      setFailed(words.failed({ reason: error instanceof Error ? error.message : String(error) }));
    }
  };
  return (
    <>
      <p>{words.playOnText()}</p>
      <fieldset className="replay-seats">
        <legend>{words.who()}</legend>
        {names.map((name, seat) => (
          <label key={seat}>
            <span>{name}</span>
            <Select
              value={seats[seat] ?? null}
              options={[[null, words.person()], ...game.meta.levels.map((level) => [level, castName(level)] as const)]}
              onChange={(bot) => {
                setSeats(seats.map((each, i) => (i === seat ? bot : each)));
              }}
            />
          </label>
        ))}
      </fieldset>
      {failed !== null && (
        <p className="ui-reason" role="alert">
          {failed}
        </p>
      )}
      <p className="ui-buttons">
        <button type="button" className="ui-button ui-main" onClick={start}>
          {words.start()}
        </button>
        <button type="button" className="ui-button" onClick={onClose}>
          {words.cancel()}
        </button>
      </p>
    </>
  );
}
