/** The board: what the frame shows of this game. It shows what the rules allow and decides nothing itself. */
import { useCallback } from 'react';
import { Hint, useHasHint } from '../../../table/bar/Hint.tsx';
import type { Board } from '../../../table/types.ts';
import { useFrame } from '../../../table/use-frame.ts';
import { useKeys } from '../../../ui/keys.ts';
import { lazyPart } from '../../../ui/lazy.tsx';
import { ListIcon } from '../../../ui/marks.tsx';
import '../../../ui/theme.css';
import '../../../ui/ui.css';
import { SETUP } from '../rules/components.ts';
import { CARD, type Move, SPACE, kindOf } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { AnimalChips, Animals } from './animals/Animals.tsx';
import { ChooseAnimals } from './animals/ChooseAnimals.tsx';
import { AnimalDefs } from './art/animals.tsx';
import { AnimalsIcon, CardIcon, EarthIcon, LayersIcon } from './art/marks.tsx';
import { TerrainDefs } from './art/terrains.tsx';
import { Cards } from './cards/Cards.tsx';
import { ActionDisplay } from './display/ActionDisplay.tsx';
import { Earth } from './earth/Earth.tsx';
import { history } from './history.tsx';
import { useLocale } from './words.ts';
import { readingTime } from './narration/reading-time.ts';
import { panelOf, placesOf } from './place-ids.ts';
import { texts } from './prompt/move-texts.ts';
import { buttons, prompt } from './prompt/prompt.tsx';
import { Rulebook } from './rulebook/Rulebook.tsx';
import { previewOf } from './state/shown-effects.ts';
import { type Table, type Types, useTable } from './table.ts';
import './board.css';

const Supplies = lazyPart(async () => (await import('./supplies/Supplies.tsx')).Supplies);

/** Shared definitions of the drawings. */
const DEFINITIONS = (
  <svg className="ds-defs" aria-hidden="true">
    <TerrainDefs />
    <AnimalDefs />
  </svg>
);

const Defs = () => DEFINITIONS;

function Main() {
  const { state } = useTable();
  const { page, panels, rules } = useFrame<Types>();
  const isHinted = useHasHint();
  useKeys({
    r: () => {
      const entry = rules.entry();
      panels.open(entry === null && panels.opened === 'rules' ? null : 'rules', entry ?? 'title');
    },
  });
  if (!isLaidOut(state)) return <ChooseAnimals />;
  return (
    <div className="ds-earth">
      <Earth seats={page.seats} advice={isHinted ? <Hint /> : null} isNarrated={page.pace !== 'fast'} />
    </div>
  );
}

function Foot() {
  const { state } = useTable();
  const { opened, open } = useFrame().panels;
  const onOpen = useCallback(() => {
    open(opened === 'animals' ? null : 'animals');
  }, [opened, open]);
  return isLaidOut(state) && <AnimalChips onOpen={onOpen} />;
}

/** While animals are chosen, there is nothing else on the table. */
const isLaidOut = ({ phase }: State): boolean => phase !== SETUP;
const isShown = ({ state }: Table): boolean => isLaidOut(state);

/** Whether moves of a kind are open. */
const asksFor =
  (move: Move) =>
  ({ legal }: Table): boolean =>
    [...legal].some((each) => kindOf(each) === kindOf(move));

const IN_PLACE = { where: 'in place', isShown } as const;

const PANELS: Board<Types>['panels'] = [
  {
    ...IN_PLACE,
    name: 'display',
    title: ({ parts }) => parts.display(),
    Icon: ListIcon,
    Content: ActionDisplay,
    isNeeded: asksFor(SPACE),
  },
  { ...IN_PLACE, name: 'animals', title: ({ parts }) => parts.animals(), Icon: AnimalsIcon, Content: Animals },
  {
    ...IN_PLACE,
    name: 'cards',
    title: ({ parts }) => parts.cards(),
    Icon: CardIcon,
    Content: Cards,
    isNeeded: asksFor(CARD),
  },
  {
    name: 'supplies',
    title: ({ parts }) => parts.supplies(),
    Icon: LayersIcon,
    Content: Supplies,
    where: 'drawer',
    isShown,
  },
];

export const board: Board<Types> = {
  useWords: useLocale,
  prompt,
  buttons,
  ...texts,
  milliseconds: readingTime,
  preview: previewOf,
  ...history,
  places: placesOf,
  panelOf,
  explanations: async () => (await import('./tooltip/explanations.ts')).explanations,
  occasions: async () => (await import('./occasions.ts')).occasions,
  motion: async () => (await import('./motion/motion.tsx')).motion,
  main: { Content: Main, title: ({ parts }) => parts.earth(), Icon: EarthIcon },
  panels: PANELS,
  Foot,
  Defs,
  Rulebook,
  bar: () => ({ isBeside: true }),
  root: ({ state, advice }) => ({
    className: isLaidOut(state) ? 'ds-board' : 'ds-board ds-before',
    'data-advised': advice === null ? undefined : '',
  }),
};
