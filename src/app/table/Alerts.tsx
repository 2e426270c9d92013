/** How somebody is told that it is their turn: asked for once after their first move, and in the settings. */
import { useEffect, useState } from 'react';
import { useWords } from '../words/words.ts';
import { canPush, startPush, stopPush } from '../online/push.ts';
import { keepAskedAlerts, keepWantsAlerts, wasAskedAlerts, wantsAlerts } from '../storage/online.ts';
import type { Match, Seat } from '../wire.ts';
import { alertsAllowed, canNotify } from './alerts.ts';

type Allowed = ReturnType<typeof alertsAllowed>;

/** Whether this browser can be told anything, and whether also while no page is open. */
function useAlerts() {
  const [permission, setPermission] = useState(alertsAllowed);
  const [isAble, setAble] = useState(true);
  const [pushes, setPushes] = useState(false);
  const [wanted, setWanted] = useState(wantsAlerts);
  useEffect(() => {
    void canNotify().then(setAble);
    void canPush().then(setPushes, () => undefined);
  }, []);
  const isUnable = !isAble && (permission === 'granted' || permission === 'default');
  const allowed: Allowed = isUnable ? 'unsupported' : permission;
  const want = (next: boolean): void => {
    keepWantsAlerts(next);
    setWanted(next);
  };
  return {
    allowed,
    pushes,
    isOn: wanted && allowed === 'granted',
    /** Asks the browser, on request. */
    start: async (): Promise<void> => {
      const answer = await Notification.requestPermission();
      setPermission(answer);
      want(true);
      // Without a subscription the open page still tells.
      if (answer === 'granted' && pushes) setPushes(await startPush().catch(() => false));
    },
    stop: async (): Promise<void> => {
      want(false);
      if (pushes) await stopPush().catch(() => undefined);
    },
  };
}

/** Turns notifications on and off, or says why there can be none. */
export function Alerts() {
  const { alerts: words } = useWords('online');
  const { allowed, pushes, isOn, start, stop } = useAlerts();
  if (allowed !== 'granted' && allowed !== 'default') return <p>{words[allowed]()}</p>;
  return (
    <>
      <p role="status">{isOn ? (pushes ? words.pushed() : words.on()) : pushes ? words.pushText() : words.text()}</p>
      <button
        type="button"
        className="ui-button"
        onClick={() => {
          void (isOn ? stop() : start());
        }}
      >
        {isOn ? words.off() : words.allow()}
      </button>
    </>
  );
}

/** Whether a seat has made a move. */
const hasMoved = ({ standing }: Match, seat: number): boolean => (((standing.moved ?? 0) >> seat) & 1) === 1;

/** Asks once, after somebody's first move and never before, whether they want to be told. */
export function AlertsOffer({ match, seat }: { match: Match; seat: Seat }) {
  const { alerts: words, close } = useWords('online');
  const { allowed, isOn, start } = useAlerts();
  const [isAsked, setAsked] = useState(wasAskedAlerts);
  const answer = (): void => {
    keepAskedAlerts();
    setAsked(true);
  };
  const canHelp = allowed === 'default' || allowed === 'granted' || allowed === 'home-screen';
  if (isAsked || isOn || !canHelp || match.gameover !== undefined || !hasMoved(match, Number(seat.playerID)))
    return null;
  return (
    <div className="page-banner page-banner-calm">
      <span>
        {words.question()} {allowed === 'home-screen' && words['home-screen']()}
      </span>
      {allowed !== 'home-screen' && (
        <button
          type="button"
          className="ui-button"
          onClick={() => {
            answer();
            void start();
          }}
        >
          {words.allow()}
        </button>
      )}
      <button type="button" className="ui-button" onClick={answer}>
        {close()}
      </button>
    </div>
  );
}
