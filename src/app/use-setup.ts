/** What is chosen for a new game, at one screen or online: how many play, which animals, with which options. */
import { useState } from 'react';
import { ANIMALS } from '../dominant-species/rules/components.ts';
import type { SetupText } from '../dominant-species/rules/record.ts';

export const HOW = ['given', 'dealt', 'chosen'] as const;

export interface SetupChoice {
  readonly players: number;
  /** How players come to their animals. */
  readonly how: (typeof HOW)[number];
  /** How many animals a player leads. */
  readonly each: number;
  readonly canBeSeveral: boolean;
  readonly randomEarth: boolean;
  /** Every player's animals, where they are given. */
  readonly picked: readonly (readonly number[])[];
  /** The first player who has too few animals, and how many are missing; undefined if none has. */
  readonly missing: { player: number; count: number } | undefined;
  readonly choosePlayers: (players: number) => void;
  readonly chooseHow: (how: (typeof HOW)[number]) => void;
  readonly chooseSeveral: (several: boolean) => void;
  readonly chooseRandomEarth: (random: boolean) => void;
  /** Gives an animal to a player, from whoever had it; over the number each leads, the first one goes. */
  readonly pick: (player: number, animal: number) => void;
  /** The setup as it stands in a record. */
  readonly text: () => SetupText;
}

/** The animals the seats begin with: from the bottom of the food chain up, as the initiative track begins. */
const suggested = (players: number, each: number): number[][] =>
  Array.from({ length: players }, (_, player) =>
    Array.from({ length: each }, (_, i) => ANIMALS.length - 1 - player - i * players),
  );

/** What is chosen for a new game, and the ways to choose otherwise. */
export function useSetup(): SetupChoice {
  const [players, setPlayers] = useState(2);
  const [how, setHow] = useState<SetupChoice['how']>('given');
  const [several, setSeveral] = useState(false);
  const [randomEarth, setRandomEarth] = useState(false);
  const [picked, setPicked] = useState(() => suggested(2, 1));

  const canBeSeveral = players <= 3;
  const each = several && canBeSeveral ? ANIMALS.length / players : 1;
  const short = how === 'given' ? picked.findIndex((own) => own.length < each) : -1;

  const seat = (nextPlayers: number, nextSeveral: boolean): void => {
    setPlayers(nextPlayers);
    setSeveral(nextSeveral);
    setPicked(suggested(nextPlayers, nextSeveral && nextPlayers <= 3 ? ANIMALS.length / nextPlayers : 1));
  };

  return {
    players,
    how,
    each,
    canBeSeveral,
    randomEarth,
    picked,
    missing: short < 0 ? undefined : { player: short, count: each - picked[short]!.length },
    choosePlayers(next) {
      seat(next, several);
    },
    chooseHow: setHow,
    chooseSeveral(next) {
      seat(players, next);
    },
    chooseRandomEarth: setRandomEarth,
    pick(player, animal) {
      setPicked(
        picked.map((own, other) => {
          const others = own.filter((each) => each !== animal);
          if (other !== player || own.includes(animal)) return others;
          return [...others, animal].slice(-each);
        }),
      );
    },
    text: () => ({
      players,
      animalsEach: each,
      randomEarth,
      animals: how === 'given' ? picked.map((own) => own.map((animal) => ANIMALS[animal]!)) : how,
    }),
  };
}
