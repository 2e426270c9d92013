/**
 * A second implementation of The Evolution Game, from the rules document alone: slow, in text, sharing nothing with `src` but the printed
 * data. Dice and cards come from outside, as text.
 */
import { RECONSTRUCTION as DATA } from '../../../../../src/games/evolution-game/rules/data.ts';

type Drawn = Record<string, string | number>;
export type Answer = string | Record<string, unknown>;

const LETTERS = Array.from('ABCDEFGH');
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

class Pack {
  readonly unseen: string[];
  readonly back: string[] = [];
  constructor(
    cards: readonly string[],
    private readonly name: string,
  ) {
    this.unseen = [...cards];
  }
  get size(): number {
    return this.unseen.length + this.back.length;
  }
  top(next: (kind: string) => Drawn): string | undefined {
    if (this.unseen.length === 0) return this.back.shift();
    const card = String(next(this.name)[this.name]);
    if (!this.unseen.includes(card)) throw new Error(`${card} is not in the pack`);
    this.unseen.splice(this.unseen.indexOf(card), 1);
    return card;
  }
}

class Player {
  pool: Record<string, string> = {};
  stage = 0;
  square: number | null = null;
  niches: string[] = [];
  cards: string[] = [];
  toSettle = 0;
}

/** The open question, whose it is, and the legal answers; sets of cards in one order only. */
export interface Asked {
  stage: string;
  player: number;
  answers: Answer[];
}

/** All sublists of a list, in the list's order. */
function subsets<T>(list: readonly T[]): T[][] {
  if (list.length === 0) return [[]];
  const rest = subsets(list.slice(1));
  return [...rest, ...rest.map((some) => [list[0]!, ...some])];
}

function permutations<T>(list: readonly T[]): T[][] {
  if (list.length === 0) return [[]];
  return list.flatMap((one, i) => permutations(list.filter((_, j) => j !== i)).map((rest) => [one, ...rest]));
}

/** §5: an order of the cards, and colours all different, each pair of neighbours on its card. */
export function chainExists(cards: readonly string[], from: string, to: string): boolean {
  return permutations(cards).some((order) => {
    let paths = [[from]];
    for (const card of order) {
      paths = paths.flatMap((path) =>
        Array.from('OLGY')
          .filter((next) => !path.includes(next) && card.includes(next) && card.includes(path.at(-1)!))
          .map((next) => [...path, next]),
      );
    }
    return paths.some((path) => path.at(-1) === to);
  });
}

export class Reference {
  readonly players: Player[];
  readonly environment: Record<string, string | null> = Object.fromEntries(LETTERS.map((letter) => [letter, null]));
  /** Owners of colonies by square: "A5". */
  readonly colonies = new Map<string, number>();
  readonly niches = new Pack(DATA.niches, 'niche');
  readonly mutation = new Pack(
    Object.entries(DATA.mutation).flatMap(([card, count]) => Array.from({ length: count }, () => card)),
    'mutation',
  );
  readonly selection: Pack;
  private readonly game: Generator<Asked, void, Answer>;
  private asking: IteratorResult<Asked, void>;
  private next: (kind: string) => Drawn = () => {
    throw new Error('nothing is drawn yet');
  };
  turn = 0;

  constructor(count: number) {
    this.players = Array.from({ length: count }, () => new Player());
    const cards = DATA.naturalSelection;
    this.selection = new Pack(
      [
        ...cards.plague.map((letter) => `plague ${letter}`),
        ...cards.rapidSpeciation.map((letters) => `rapid speciation ${letters}`),
        ...Array.from({ length: cards.colonisation }, () => 'colonisation'),
        ...Array.from({ length: cards.changeTheEnvironment }, () => 'change the environment'),
        ...Array.from({ length: cards.jumpToTheEvolutionSquare }, () => 'jump to the evolution square'),
      ],
      'selection',
    );
    this.game = this.play();
    this.asking = this.game.next();
  }

  get question(): Asked | null {
    return this.asking.done ? null : this.asking.value;
  }

  answer(answer: Answer, next: (kind: string) => Drawn): void {
    this.next = next;
    this.asking = this.game.next(answer);
  }

  private *ask(stage: string, player: number, answers: Answer[]): Generator<Asked, Answer, Answer> {
    if (answers.length === 1 && stage !== 'begin') return answers[0]!;
    return yield { stage, player, answers };
  }

  private time(): number {
    return this.next('time').time as number;
  }

  adapted(player: number, letter: string): boolean {
    const colour = this.environment[letter];
    return colour === null || colour === this.players[player]!.pool[letter];
  }
  private unadapted(player: number): string[] {
    return LETTERS.filter((letter) => !this.adapted(player, letter));
  }
  private has(player: number, letter: string): boolean {
    return NUMBERS.some((number) => this.colonies.get(letter + String(number)) === player);
  }
  private count(player: number, letter: string): number {
    return NUMBERS.filter((number) => this.colonies.get(letter + String(number)) === player).length;
  }
  store(player: number): number {
    return DATA.colonies - [...this.colonies.values()].filter((owner) => owner === player).length;
  }
  private legalSquares(player: number, letters: readonly string[] = LETTERS): string[] {
    if (this.store(player) === 0) return [];
    return letters
      .filter((letter) => this.adapted(player, letter))
      .flatMap((letter) => NUMBERS.map((number) => letter + String(number)))
      .filter((square) => {
        const owner = this.colonies.get(square);
        return owner === undefined || (owner !== player && !this.adapted(owner, square[0]!));
      });
  }

  private *play(): Generator<Asked, void, Answer> {
    for (const [seat, player] of this.players.entries()) {
      const { arrange } = (yield { stage: 'arrange', player: seat, answers: [] }) as { arrange: string };
      LETTERS.forEach((letter, i) => (player.pool[letter] = arrange[i]!));
    }
    for (const player of this.players) for (let i = 0; i < 7; i++) player.niches.push(this.niches.top(this.next)!);
    const first = this.firstPlayer();
    const seats = this.players.map((_, i) => (first + i) % this.players.length);
    LETTERS.forEach((letter, i) => {
      this.rollEnvironment(seats[i % seats.length]!, letter);
    });
    for (const player of this.players) player.toSettle = 15;
    for (const seat of seats) {
      if (this.unadapted(seat).length < 8) continue;
      const { remedy } = (yield* this.ask(
        'remedy',
        seat,
        LETTERS.map((letter) => ({ remedy: letter })),
      )) as { remedy: string };
      this.players[seat]!.pool[remedy] = this.environment[remedy]!;
    }
    while (this.players.some((player) => player.toSettle > 0)) {
      for (const seat of seats) {
        const player = this.players[seat]!;
        if (player.toSettle === 0) continue;
        const squares = this.legalSquares(seat);
        if (squares.length === 0) {
          player.toSettle = 0;
          continue;
        }
        const { place } = (yield* this.ask(
          'settle',
          seat,
          squares.map((square) => ({ place: square })),
        )) as { place: string };
        this.colonies.set(place, seat);
        player.toSettle--;
      }
    }
    for (let i = 0; ; i++) {
      this.turn++;
      if (yield* this.takeTurn(seats[i % seats.length]!)) return;
    }
  }

  private firstPlayer(): number {
    let among = this.players.map((_, i) => i);
    while (among.length > 1) {
      const rolls = among.map(() => this.time());
      among = among.filter((_, i) => rolls[i] === Math.max(...rolls));
    }
    return among[0]!;
  }

  private rollEnvironment(player: number, letter: string): void {
    const face = this.next('environment').environment as string;
    const own = this.players[player]!.pool[letter]!;
    this.environment[letter] = face === 'white' ? null : face === 'black' ? own : face;
  }

  /** True if the game is over. */
  private *takeTurn(seat: number): Generator<Asked, boolean, Answer> {
    const player = this.players[seat]!;
    for (;;) {
      const chosen = yield* this.ask('begin', seat, ['roll', ...this.conversions(seat)]);
      if (chosen === 'roll') break;
      const { adapt, with: cards } = chosen as { adapt: string; with: string[] };
      for (const card of cards) {
        player.cards.splice(player.cards.indexOf(card), 1);
        this.mutation.back.push(card);
      }
      player.pool[adapt] = this.environment[adapt]!;
    }
    const rolled = this.time();
    const ends = this.ends(seat, rolled);
    const { moveTo } = (yield* this.ask(
      'move',
      seat,
      ends.map((square) => ({ moveTo: square })),
    )) as { moveTo: number };
    player.square = moveTo;
    return yield* this.carryOut(seat, rolled);
  }

  private conversions(seat: number): Answer[] {
    const { cards, pool } = this.players[seat]!;
    const order = ['OL', 'OG', 'OY', 'LG', 'LY', 'GY', 'OLG', 'OLY', 'OGY', 'LGY', 'OLGY'];
    const sets = new Map<string, string[]>();
    const sorted = [...cards].sort((a, b) => order.indexOf(a) - order.indexOf(b));
    for (let i = 0; i < sorted.length; i++) {
      for (let j = i; j < sorted.length; j++) {
        for (let k = j; k < sorted.length; k++) {
          if (j === i && k > j) continue;
          // One card (i = j = k), two (i < j = k) or three (i < j < k).
          const set = [...new Set([i, j, k])].map((at) => sorted[at]!);
          sets.set(set.join(' '), set);
        }
      }
    }
    return this.unadapted(seat).flatMap((letter) =>
      [...sets.values()]
        .filter((set) => chainExists(set, pool[letter]!, this.environment[letter]!))
        .map((set) => ({ adapt: letter, with: set })),
    );
  }

  private taken(seat: number, square: number): boolean {
    return this.players.some((player, i) => i !== seat && player.square === square);
  }

  private ends(seat: number, rolled: number): number[] {
    const ends: number[] = [];
    let at = this.players[seat]!.square ?? 0;
    let used = 0;
    while (used < rolled) {
      at = (at + 1) % 32;
      if (this.taken(seat, at)) continue;
      used++;
      const what = DATA.timeCircuit[at]!;
      if (what === 'EVO') return [...ends, at];
      if (what === 'T' && used < rolled) ends.push(at);
    }
    return [...ends, at];
  }

  private *carryOut(seat: number, rolled: number): Generator<Asked, boolean, Answer> {
    const player = this.players[seat]!;
    const [what, letter] = DATA.timeCircuit[player.square!]!.split(' ');
    switch (what) {
      case 'M':
        this.drawMutation(seat);
        return false;
      case 'G':
        yield* this.grow(seat, rolled);
        return false;
      case 'MG': {
        const options: Answer[] = [];
        if (this.unadapted(seat).length > 0 && this.mutation.size > 0) options.push('mutation');
        if (this.legalSquares(seat).length > 0) options.push('growth');
        if (options.length === 0) return false;
        const chosen = yield* this.ask('choose', seat, options);
        if (chosen === 'mutation') this.drawMutation(seat);
        else yield* this.grow(seat, rolled);
        return false;
      }
      case 'EC':
        this.rollEnvironment(seat, letter!);
        return false;
      case 'PC':
        for (const each of LETTERS) {
          const square = [9, 8, 7, 6, 4, 3, 2, 1, 5].find((n) => this.colonies.get(each + String(n)) === seat);
          if (square !== undefined) this.colonies.delete(each + String(square));
        }
        return false;
      case 'NS':
        return yield* this.naturalSelection(seat, rolled);
      case 'T':
        if (yield* this.survive(seat)) return true;
        this.fill(player);
        return false;
      default:
        player.stage++;
        if (player.stage === 15) return true;
        if (yield* this.survive(seat)) return true;
        this.niches.back.push(...player.niches.splice(0));
        this.mutation.back.push(...player.cards.splice(0));
        this.fill(player);
        return false;
    }
  }

  private drawMutation(seat: number): void {
    for (let left = this.unadapted(seat).length; left > 0; left--) {
      const card = this.mutation.top(this.next);
      if (card !== undefined) this.players[seat]!.cards.push(card);
    }
  }

  private fill(player: Player): void {
    while (player.niches.length < DATA.stages[player.stage]!.minimum) {
      const niche = this.niches.top(this.next);
      if (niche === undefined) return;
      player.niches.push(niche);
    }
  }

  private *survive(seat: number): Generator<Asked, boolean, Answer> {
    const player = this.players[seat]!;
    const established = player.niches.flatMap((niche, i) =>
      Array.from(niche).every((letter) => this.adapted(seat, letter) && this.has(seat, letter)) ? [i + 1] : [],
    );
    if (established.length === 0) return false;
    const sets = subsets(established).filter((set) => set.length <= 15 - player.stage);
    const { survive } = (yield* this.ask(
      'survive',
      seat,
      sets.map((set) => ({ survive: set })),
    )) as { survive: number[] };
    this.niches.back.push(...survive.map((place) => player.niches[place - 1]!));
    player.niches = player.niches.filter((_, i) => !survive.includes(i + 1));
    player.stage += survive.length;
    return player.stage === 15;
  }

  private *grow(seat: number, most: number): Generator<Asked, void, Answer> {
    for (let placed = 0; placed < most; placed++) if (!(yield* this.placeOne(seat, this.legalSquares(seat)))) return;
  }

  /** False if the player stops, or nothing can be placed. */
  private *placeOne(seat: number, squares: string[]): Generator<Asked, string | false, Answer> {
    if (squares.length === 0) return false;
    const chosen = yield* this.ask('place', seat, [...squares.map((square) => ({ place: square })), 'done']);
    if (chosen === 'done') return false;
    const { place } = chosen as { place: string };
    this.colonies.set(place, seat);
    return place;
  }

  private *naturalSelection(seat: number, rolled: number): Generator<Asked, boolean, Answer> {
    const player = this.players[seat]!;
    const card = this.selection.top(this.next)!;
    this.selection.back.push(card);
    const letters = /[A-H]+$/.exec(card)?.[0] ?? '';
    if (card.startsWith('plague')) {
      for (const number of NUMBERS) {
        if (this.colonies.get(letters + String(number)) === seat) this.colonies.delete(letters + String(number));
      }
    } else if (card === 'colonisation') {
      let open = LETTERS.filter((letter) => this.adapted(seat, letter) && !this.has(seat, letter));
      for (;;) {
        const place = yield* this.placeOne(seat, this.legalSquares(seat, open));
        if (place === false) break;
        open = open.filter((letter) => letter !== place[0]);
      }
    } else if (card === 'change the environment') {
      let at = player.square!;
      do at = (at + 1) % 32;
      while (!DATA.timeCircuit[at]!.startsWith('EC') || this.taken(seat, at));
      player.square = at;
      const letter = DATA.timeCircuit[at]!.slice(3);
      this.environment[letter] = player.pool[letter]!;
    } else if (card.startsWith('rapid')) {
      for (const letter of letters) if (!this.adapted(seat, letter)) player.pool[letter] = this.environment[letter]!;
      for (;;) {
        const open = Array.from(letters).filter((letter) => this.count(seat, letter) < rolled);
        if ((yield* this.placeOne(seat, this.legalSquares(seat, open))) === false) break;
      }
    } else {
      let at = 0;
      while (this.taken(seat, at)) at++;
      player.square = at;
      return yield* this.carryOut(seat, rolled);
    }
    return false;
  }
}
