/**
 * A second implementation of the card game, written from the rules alone. It shares only the table of cards with the first: names
 * instead of numbers, objects instead of lists of integers, and plain searches where the other keeps counts. It is slow and follows the text.
 *
 * The two play in lockstep: the reference receives the outcomes of chance by name.
 */
import type { Animal, CardTable, EventCard } from '../../../../../src/games/card-game/rules/card-table.ts';

export interface Piece {
  id: string;
  side: 'healthy' | 'endangered';
  element: string | null;
}
export interface Person {
  vps: number;
  /** A space on the Survival Track; the lowest is 0. */
  space: number;
  hand: Set<string>;
  pieces: Piece[];
  hasPassed: boolean;
}
type Answer = string | Record<string, string>;

/** The open question: whose it is, what it is, the legal answers, and what an answer does. */
interface Asked {
  stage: string;
  phase: string;
  player: number;
  answers: Answer[];
  take: (answer: Answer) => void;
}

const ELEMENTS = ['grass', 'grub', 'meat', 'seed', 'sun', 'water'];
const CLASSES = ['insect', 'arachnid', 'mammal', 'bird', 'reptile', 'amphibian'];
const ONGOING = ['pack hunting', 'abundance', 'camouflage', 'apex predator', 'drought'];

export class Reference {
  readonly people: Person[];
  readonly holders = new Map<string, number>();
  drawPile: Set<string>;
  faceUp: string[] = [];
  faceDown: { player: number; id: string }[] = [];
  spent: string[] = [];
  biome = '';
  nextBiome: string | null = null;
  gone: string[] = [];
  starter = 0;
  asked: Asked | null = null;
  over = false;

  /** Whether the edition of ten rounds is played (rules §13). */
  private readonly inTen: boolean;

  constructor(
    private readonly cards: CardTable,
    players: number,
    /** What chance decides next: the name of a card or biome, or a seat. */
    private readonly drawn: (kind: string) => string | number,
  ) {
    this.inTen = cards.edition === 'ten rounds';
    this.people = Array.from({ length: players }, () => ({
      vps: 0,
      space: 0,
      hand: new Set<string>(),
      pieces: [],
      hasPassed: false,
    }));
    this.drawPile = new Set([...cards.animals, ...cards.events].map(({ id }) => id));
    this.biome = this.turnUpBiome();
    this.nextBiome = this.turnUpBiome();
    for (let player = 0; player < players; player++) this.draw(player, 7);
    this.starter = this.drawn('player') as number;
    this.turn(this.starter);
  }

  // -------------------------------------------------------------- cards

  private animal(id: string): Animal | undefined {
    return this.cards.animals.find((each) => each.id === id);
  }
  private event(id: string): EventCard | undefined {
    return this.cards.events.find((each) => each.id === id);
  }

  private get rounds(): number {
    return this.inTen ? 10 : 12;
  }

  /** What a side of an animal counts at this biome: in ten rounds one more or less for the two classes, but never below 0. */
  private counts(animal: Animal, side: 'healthy' | 'endangered'): number {
    const printed = animal[side].foodChain;
    if (!this.inTen) return printed;
    const { plus, minus } = this.cards.biomes.find(({ name }) => name === this.biome)!;
    if (animal.class === plus) return printed + 1;
    return animal.class === minus ? Math.max(0, printed - 1) : printed;
  }

  /** Who alone has the most icons of an element in play, if anybody has any. */
  private leader(element: string): number | null {
    const counts = this.people.map((_, player) => this.icons(player, element));
    const best = Math.max(...counts);
    const first = counts.indexOf(best);
    return best > 0 && counts.lastIndexOf(best) === first ? first : null;
  }

  /** The elements that Droughts in play name. */
  private dry(): (string | null)[] {
    return this.people.flatMap((_, player) => this.ongoing(player, 'drought').map(({ element }) => element));
  }

  private turnUpBiome(): string {
    const name = this.drawn('biome') as string;
    const met = [...this.gone, this.biome, this.nextBiome];
    if (met.includes(name)) throw new Error(`${name} was met before`);
    if (name === 'Sea' && met.filter((each) => each !== null && each !== '').length < this.rounds - 1)
      throw new Error('Sea too early');
    return name;
  }

  private draw(player: number, count: number): void {
    for (let i = 0; i < count; i++) {
      if (this.drawPile.size === 0) {
        this.drawPile = new Set([...this.faceUp, ...this.faceDown.map(({ id }) => id)]);
        this.faceUp = [];
        this.faceDown = [];
      }
      if (this.drawPile.size === 0) return;
      const id = this.drawn('card') as string;
      if (!this.drawPile.delete(id)) throw new Error(`${id} was not in the draw pile`);
      this.people[player]!.hand.add(id);
    }
  }

  private clockwiseFrom(player: number): number[] {
    return this.people.map((_, i) => (player + i) % this.people.length);
  }

  /** A player discards a number of cards from hand; then calls `then`. */
  private discard(player: number, count: number, phase: string, then: () => void): void {
    const { hand } = this.people[player]!;
    const put = (id: string): void => {
      hand.delete(id);
      this.faceDown.push({ player, id });
    };
    if (count === 0) then();
    else if (hand.size <= count) {
      for (const id of [...hand]) put(id);
      then();
    } else {
      this.asked = {
        stage: 'discard',
        phase,
        player,
        answers: [...hand].map((id) => ({ discard: id })),
        take: (answer) => {
          put((answer as { discard: string }).discard);
          this.discard(player, count - 1, phase, then);
        },
      };
    }
  }

  // -------------------------------------------------------------- what a table is worth

  private ongoing(player: number, effect: string): Piece[] {
    return this.people[player]!.pieces.filter(({ id }) => this.event(id)?.effect === effect);
  }
  private animals(player: number): Piece[] {
    return this.people[player]!.pieces.filter(({ id }) => this.animal(id));
  }

  total(player: number): number {
    const animals = this.animals(player);
    if (animals.length === 0) return 0;
    const apex = this.ongoing(player, 'apex predator').length;
    let total = 7 * this.ongoing(player, 'pack hunting').length + 3 * this.ongoing(player, 'camouflage').length;
    for (const { id, side } of animals) {
      total += this.counts(this.animal(id)!, side);
      if (side === 'healthy') total += 3 * apex;
    }
    return total;
  }

  icons(player: number, element: string): number {
    const animals = this.animals(player);
    if (animals.length === 0) return 0;
    const shown = animals.map(({ id, side }) => (this.animal(id)![side].icons as Record<string, number>)[element] ?? 0);
    const abundant = this.ongoing(player, 'abundance').filter((each) => each.element === element).length;
    return shown.reduce((sum, each) => sum + each, 0) + 2 * abundant;
  }

  private elementsOf(player: number): number {
    return [...this.holders.values()].filter((holder) => holder === player).length;
  }

  // -------------------------------------------------------------- suppression

  private canBeSuppressed(player: number): boolean {
    return this.ongoing(player, 'camouflage').length === 0;
  }

  private targets(allowed: (animal: Animal, owner: number) => boolean): string[] {
    return this.people.flatMap((_, owner) =>
      this.canBeSuppressed(owner)
        ? this.animals(owner)
            .filter(({ id }) => allowed(this.animal(id)!, owner))
            .map(({ id }) => id)
        : [],
    );
  }

  private suppress(id: string, outright = false): void {
    for (const person of this.people) {
      const piece = person.pieces.find((each) => each.id === id);
      if (!piece) continue;
      if (outright || piece.side === 'endangered') {
        person.pieces = person.pieces.filter((each) => each !== piece);
        this.faceUp.push(id);
      } else {
        piece.side = 'endangered';
      }
    }
  }

  /** The player chooses one of several animals, if there is a choice. */
  private nameOne(player: number, ids: string[], named: (id: string) => void, otherwise: () => void): void {
    if (ids.length === 0) otherwise();
    else if (ids.length === 1) named(ids[0]!);
    else {
      this.asked = {
        stage: 'target',
        phase: 'competition',
        player,
        answers: ids.map((id) => ({ target: id })),
        take: (answer) => {
          named((answer as { target: string }).target);
        },
      };
    }
  }

  // -------------------------------------------------------------- the round

  private turn(player: number): void {
    const person = this.people[player]!;
    if (person.hand.size === 0) {
      person.hasPassed = true;
      this.scoreRound();
      return;
    }
    this.asked = {
      stage: 'turn',
      phase: 'competition',
      player,
      answers: [...[...person.hand].map((id) => ({ play: id })), 'pass'],
      take: (answer) => {
        if (typeof answer === 'string') {
          person.hasPassed = true;
          this.passTurn(player);
        } else {
          this.playCard(player, answer.play!);
        }
      },
    };
  }

  private passTurn(player: number): void {
    const [self, ...others] = this.clockwiseFrom(player);
    const next = [...others, self!].find((each) => !this.people[each]!.hasPassed);
    if (next === undefined) this.scoreRound();
    else this.turn(next);
  }

  private playCard(player: number, id: string): void {
    const person = this.people[player]!;
    person.hand.delete(id);
    const event = this.event(id);
    const finish = (): void => {
      if (!this.inTen) this.checkControl();
      if (event?.effect === 'early thaw') this.scoreRound();
      else this.passTurn(player);
    };
    if (event && !ONGOING.includes(event.effect)) this.spent.push(id);
    else person.pieces.push({ id, side: 'healthy', element: null });
    if (event) {
      this.carryOut(event.effect, player, id, finish);
      return;
    }
    const suppressed = this.animal(id)!.suppresses;
    const targets = suppressed === null ? [] : this.targets((each) => each.class === suppressed && each.id !== id);
    this.nameOne(
      player,
      targets,
      (target) => {
        this.suppress(target);
        finish();
      },
      finish,
    );
  }

  private carryOut(effect: string, player: number, id: string, finish: () => void): void {
    const person = this.people[player]!;
    switch (effect) {
      case 'predation':
        this.predation(player, finish);
        return;
      case 'extinction':
        this.nameOne(
          player,
          this.targets(() => true),
          (each) => {
            this.suppress(each, true);
            finish();
          },
          finish,
        );
        return;
      case 'parasitism':
        this.parasitism(player, finish);
        return;
      case 'disease':
        this.disease(player, finish);
        return;
      case 'recovery':
        this.recovery(player, finish);
        return;
      case 'migration':
        this.draw(player, 2);
        this.discard(player, 1, 'competition', finish);
        return;
      case 'adaptive radiation':
        this.draw(player, 4);
        this.discard(player, 3, 'competition', finish);
        return;
      case 'fertility': {
        const fewest = Math.min(...this.people.map(({ vps }) => vps));
        const poor = this.clockwiseFrom(player).filter((each) => this.people[each]!.vps === fewest);
        this.draw(player, 1);
        for (const each of poor) this.draw(each, 1);
        finish();
        return;
      }
      case 'blight': {
        const controlled = ELEMENTS.filter((element) => this.holders.has(element));
        const aside = (element: string): void => {
          this.holders.delete(element);
          this.drawAndFinish(player, finish);
        };
        if (controlled.length === 0) this.drawAndFinish(player, finish);
        else if (controlled.length === 1) aside(controlled[0]!);
        else this.askElement(player, controlled, aside);
        return;
      }
      case 'niche':
        person.vps += Math.min(3, this.elementsOf(player));
        finish();
        return;
      case 'drought': {
        const { icons } = this.cards.biomes.find(({ name }) => name === this.biome)!;
        const wet = ELEMENTS.filter((each) => each in icons && !this.dry().includes(each));
        const named = (element: string): void => {
          person.pieces.find((each) => each.id === id)!.element = element;
          this.drawAndFinish(player, finish);
        };
        if (wet.length === 0) this.drawAndFinish(player, finish);
        else if (wet.length === 1) named(wet[0]!);
        else this.askElement(player, wet, named);
        return;
      }
      case 'specialisation':
        person.vps += Math.min(3, ELEMENTS.filter((element) => this.leader(element) === player).length);
        finish();
        return;
      case 'hardiness':
        this.climb(player);
        finish();
        return;
      case 'abundance':
        this.askElement(player, ELEMENTS, (element) => {
          person.pieces.find((each) => each.id === id)!.element = element;
          finish();
        });
        return;
      case 'camouflage':
      case 'apex predator':
        this.drawAndFinish(player, finish);
        return;
      default:
        finish();
    }
  }

  private drawAndFinish(player: number, finish: () => void): void {
    this.draw(player, 1);
    finish();
  }

  private predation(player: number, finish: () => void): void {
    const all = this.targets(() => true);
    if (all.length <= 2) {
      for (const each of all) this.suppress(each);
      finish();
      return;
    }
    const second = (first: string): void => {
      this.suppress(first);
      const rest = all.filter((each) => each !== first);
      this.nameOne(
        player,
        rest,
        (each) => {
          this.suppress(each);
          finish();
        },
        finish,
      );
    };
    this.nameOne(player, all, second, finish);
  }

  private parasitism(player: number, finish: () => void): void {
    const next = (opponents: number[]): void => {
      const [opponent, ...rest] = opponents;
      if (opponent === undefined) {
        this.drawAndFinish(player, finish);
        return;
      }
      const goOn = (): void => {
        next(rest);
      };
      this.nameOne(
        player,
        this.targets((_, owner) => owner === opponent),
        (each) => {
          this.suppress(each);
          goOn();
        },
        goOn,
      );
    };
    next(this.clockwiseFrom(player).slice(1));
  }

  private disease(player: number, finish: () => void): void {
    const struck = (name: string): string[] => this.targets((each) => each.class === name);
    const classes = CLASSES.filter((name) => struck(name).length > 0);
    const strike = (name: string): void => {
      for (const each of struck(name)) this.suppress(each);
      finish();
    };
    if (classes.length === 0) finish();
    else if (classes.length === 1) strike(classes[0]!);
    else {
      this.asked = {
        stage: 'class',
        phase: 'competition',
        player,
        answers: classes.map((name) => ({ class: name })),
        take: (answer) => {
          strike((answer as { class: string }).class);
        },
      };
    }
  }

  private recovery(player: number, finish: () => void): void {
    const more = (left: number): void => {
      const sick = this.animals(player).filter(({ side }) => side === 'endangered');
      if (left === 0 || sick.length === 0) {
        this.drawAndFinish(player, finish);
        return;
      }
      this.asked = {
        stage: 'recover',
        phase: 'competition',
        player,
        answers: [...sick.map((each) => ({ recover: each.id })), 'done'],
        take: (answer) => {
          if (answer === 'done') {
            this.drawAndFinish(player, finish);
            return;
          }
          sick.find((each) => each.id === (answer as { recover: string }).recover)!.side = 'healthy';
          more(left - 1);
        },
      };
    };
    more(2);
  }

  private askElement(player: number, elements: string[], named: (element: string) => void): void {
    this.asked = {
      stage: 'element',
      phase: 'competition',
      player,
      answers: elements.map((element) => ({ element })),
      take: (answer) => {
        named((answer as { element: string }).element);
      },
    };
  }

  private climb(player: number): void {
    const person = this.people[player]!;
    person.space = Math.min(person.space + 1, (this.inTen ? 10 : this.cards.track.length) - 1);
  }

  private checkControl(): void {
    for (const element of ELEMENTS) {
      const counts = this.people.map((_, player) => this.icons(player, element));
      const most = Math.max(...counts);
      const leaders = counts.flatMap((count, player) => (count === most ? [player] : []));
      if (most > 0 && leaders.length === 1) this.holders.set(element, leaders[0]!);
    }
  }

  // -------------------------------------------------------------- scoring, survival, end

  /** The round of the edition of ten: dominance, survival, elements (rules §13.3, 4.1 to 4.3). */
  private scoreOfTen(): void {
    const totals = this.people.map((_, player) => this.total(player));
    const highest = Math.max(...totals);
    const dominant = this.people.map((_, player) => player).filter((each) => highest > 0 && totals[each] === highest);
    for (const each of dominant) this.people[each]!.vps += this.gone.length + 1;
    for (const each of dominant) this.climb(each);
    const { icons } = this.cards.biomes.find(({ name }) => name === this.biome)!;
    for (const [element, worth] of Object.entries(icons)) {
      const leader = this.leader(element);
      if (leader !== null && !this.dry().includes(element)) this.people[leader]!.vps += worth;
    }
  }

  private scoreRound(): void {
    if (this.inTen) this.scoreOfTen();
    else this.scoreOfTwelve();
    if (this.biome === 'Sea' || (!this.inTen && this.people.some(({ vps }) => vps >= 66))) {
      this.end();
      return;
    }
    this.cleanUp();
  }

  private scoreOfTwelve(): void {
    const biome = this.cards.biomes.find(({ name }) => name === this.biome)!;
    const totals = this.people.map((_, player) => this.total(player));
    const places = [...new Set(totals)].filter((total) => total > 0).sort((a, b) => b - a);
    this.people.forEach((person, player) => {
      const place = places.indexOf(totals[player]!);
      if (place >= 0) person.vps += biome.vps[place] ?? 0;
      if (place === 0 && biome.tundra) this.climb(player);
    });
    const most = Math.max(...this.people.map((_, player) => this.elementsOf(player)));
    this.people.forEach((person, player) => {
      if (most > 0 && this.elementsOf(player) === most) person.vps++;
    });
    for (const [element, player] of this.holders) {
      this.people[player]!.vps += (biome.icons as Record<string, number>)[element] ?? 0;
    }
  }

  private cleanUp(): void {
    for (const person of this.people) {
      this.faceUp.push(...person.pieces.map(({ id }) => id));
      person.pieces = [];
      person.hasPassed = false;
    }
    this.faceUp.push(...this.spent);
    this.spent = [];
    this.gone.push(this.biome);
    this.biome = this.nextBiome!;
    const left = this.clockwiseFrom((this.starter + 1) % this.people.length);
    const fewest = Math.min(...this.people.map(({ vps }) => vps));
    this.starter = this.inTen ? left.find((each) => this.people[each]!.vps === fewest)! : left[0]!;
    this.nextBiome = this.gone.length < this.rounds - 1 ? this.turnUpBiome() : null;
    const order = this.clockwiseFrom(this.starter);
    if (this.inTen) {
      // Spaces are counted from 0 here.
      for (const player of order) this.draw(player, this.gone.length === 9 ? this.people[player]!.space + 1 : 2);
      this.turn(this.starter);
      return;
    }
    const space = (player: number) => this.cards.track[this.people[player]!.space]!;
    for (const player of order) this.draw(player, space(player).draw);
    const next = (players: number[]): void => {
      const [player, ...rest] = players;
      if (player === undefined) this.turn(this.starter);
      else
        this.discard(player, space(player).discard, 'survival', () => {
          next(rest);
        });
    };
    next(order);
  }

  private end(): void {
    const spaces = this.people.map(({ space }) => space);
    for (const person of this.people) {
      if (person.space === Math.max(...spaces)) person.vps += 5;
      if (person.space === Math.min(...spaces)) person.vps -= 5;
    }
    this.over = true;
  }

  /** The places, 1 for a winner. */
  places(): number[] {
    const marks = this.people.map((person, player) => [
      person.vps,
      person.space,
      person.hand.size,
      this.elementsOf(player),
    ]);
    const compare = (a: number[], b: number[]): number => {
      for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return b[i]! - a[i]!;
      return 0;
    };
    return marks.map((own) => 1 + marks.filter((other) => compare(other, own) < 0).length);
  }

  // -------------------------------------------------------------- from outside

  answer(answer: Answer): void {
    const { take } = this.asked!;
    this.asked = null;
    take(answer);
  }

  /** The whole table as a seat sees it; with `'all'`, everything there is. */
  table(seat: number | null | 'all') {
    const own = (player: number): boolean => seat === 'all' || seat === player || this.over;
    return {
      biome: this.biome,
      next: this.nextBiome,
      gone: [...this.gone],
      starter: this.starter,
      pile: this.drawPile.size,
      faceUp: [...this.faceUp],
      faceDown: this.faceDown.map(({ player, id }) => ({ player, card: own(player) ? id : '?' })),
      spent: [...this.spent],
      elements: Object.fromEntries(this.holders),
      players: this.people.map((person, player) => ({
        vps: person.vps,
        space: person.space,
        hand: [...person.hand].map((id) => (own(player) ? id : '?')),
        pieces: person.pieces.map((piece) => ({ ...piece })),
        hasPassed: person.hasPassed,
        total: this.total(player),
      })),
    };
  }
}
