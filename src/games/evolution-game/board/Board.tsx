/** The board: what the frame shows of this game. It shows what the rules allow and decides nothing itself. */
// First what all parts share, then each part's own.
import '../../../ui/theme.css';
import '../../../ui/ui.css';
import './board.css';
import { lazyPart } from '../../../ui/lazy.tsx';
import { Buttons } from '../../../table/bar/Buttons.tsx';
import type { Board } from '../../../table/types.ts';
import { useLocale } from './words.ts';
import { useSectionOnTable } from '../../../table/chart/section.ts';
import { Ages } from './ages/Ages.tsx';
import { ColourDefs, paintStyle } from './art/colours.tsx';
import { SquareKey } from './circuit/SquareKey.tsx';
import { WorldMap } from './environment/WorldMap.tsx';
import { history } from './history.tsx';
import { readingTime } from './narration/reading-time.ts';
import { panelOf, placesOf } from './places.ts';
import { Own, Players } from './players/Players.tsx';
import { effectText, texts } from './prompt/move-texts.ts';
import { buttons, prompt } from './prompt/prompt.tsx';
import { Rulebook } from './rulebook/Rulebook.tsx';
import { type Types, dataOf, isSmall, useTable } from './table.ts';

/** Shown once the game is over. */
const End = lazyPart(async () => (await import('./ages/End.tsx')).End);

function Main() {
  const { layout } = useTable();
  const isEnd = useSectionOnTable();
  return (
    <>
      {isEnd ? <End /> : <WorldMap />}
      {isSmall(layout) && <Own />}
      {layout === 'phone' && <SquareKey />}
    </>
  );
}

/** On a phone the buttons stand above the tabs, in reach of the thumb. */
const AWAY = (
  <div className="evo-answers">
    <Buttons />
  </div>
);

/** The questions that are answered on one's own panel. */
const OWN_PANEL: readonly Types['Kind'][] = ['arrange', 'remedy', 'survive'];

const IN_PLACE = { where: 'in place', placedOn: ['wide', 'tablet'], height: 'full' } as const;

export const board: Board<Types> = {
  useWords: useLocale,
  prompt,
  buttons,
  ...texts,
  loadEffect: () => Promise.resolve(effectText),
  milliseconds: readingTime,
  ...history,
  places: placesOf,
  panelOf,
  explanations: async () => (await import('./explanations.ts')).explanations,
  occasions: async () => (await import('./occasions.ts')).occasions,
  motion: async () => (await import('./motion/motion.tsx')).motion,
  main: { Content: Main, title: ({ parts }) => parts.map() },
  panels: [
    {
      ...IN_PLACE,
      name: 'players',
      title: ({ parts }) => parts.players(),
      Content: Players,
      // On small screens one's own panel is in the main part.
      isNeeded: ({ legal, question, layout }) =>
        legal.size > 0 && OWN_PANEL.includes(question!.kind) && !isSmall(layout),
    },
    { ...IN_PLACE, name: 'ages', title: ({ parts }) => parts.ages(), Content: Ages },
  ],
  Defs: ColourDefs,
  Rulebook,
  bar: (layout) => ({
    effectText,
    // On a wide screen it stands in the middle of the map.
    hasHint: layout !== 'wide',
    away: layout === 'phone' ? AWAY : undefined,
  }),
  root: ({ state }) => ({ className: 'evo-table evo-paints', style: paintStyle(dataOf(state).colours) }),
};
