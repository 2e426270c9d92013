/** What the lessons of The Evolution Game state, from the rules and the reconstructed data. */
import { establishedNiches, isAdapted, unadaptedDomains } from '../../../src/games/evolution-game/rules/adaptation.ts';
import {
  BITS,
  COLOURS,
  DOMAINS,
  LETTERS,
  MAX_NICHES,
  SETTLING,
  SPECIALISATIONS_EACH,
  SQUARES,
  lettersOf,
  maskOf,
} from '../../../src/games/evolution-game/rules/components.ts';
import { RECONSTRUCTION } from '../../../src/games/evolution-game/rules/data.ts';
import type { GameEvent } from '../../../src/games/evolution-game/rules/events.ts';
import type { State } from '../../../src/games/evolution-game/rules/state.ts';
import { factList } from '../../support/lesson-facts.ts';

const { facts, fact } = factList<State, GameEvent>();
export { facts };

const { stages, timeCircuit, niches } = RECONSTRUCTION;
const nichesOf = (s: State): string[] =>
  s.niches.slice(0, MAX_NICHES).flatMap((niche) => (niche === 0 ? [] : [lettersOf(niche, LETTERS)]));
/** The niches of the learner that are lit. */
const lit = (s: State): string[] => nichesOf(s).filter((_, i) => (establishedNiches(s, 0) >> i) & 1);
const colonies = (s: State, player: number, domain: string): number =>
  BITS[s.colonies[player * DOMAINS + LETTERS.indexOf(domain as 'A')]!]!;
const rolled = (s: State): number => s.rolled;
const own = (events: readonly GameEvent[], name: GameEvent['event']): GameEvent[] =>
  events.filter((each) => each.event === name && 'player' in each && each.player === 0);
const stagesGained = (events: readonly GameEvent[]): number =>
  events.reduce((sum, e) => (e.event === 'advanced' && e.player === 0 ? sum + e.to - e.from : sum), 0);

fact('domains', 0, 'has {0} domains, A to H', 'hat {0} Gebiete, A bis H', () => [DOMAINS]);
fact(
  'domains',
  0,
  'D, G and H: Yes',
  'D, G und H: Ja',
  ({ before }) => lettersOf(unadaptedDomains(before, 0), LETTERS) === 'DGH',
);
fact('domains', 1, 'may place {0} colonies', 'darfst {0} Kolonien', ({ before }) => [before.left]);
fact('domains', 1, 'Nobody lives in B yet', 'In B lebt noch niemand', ({ before }) =>
  [0, 1].every((player) => colonies(before, player, 'B') === 0),
);
fact(
  'domains',
  1,
  'the niche AB has lit up',
  'Die Nische AB leuchtet auf',
  ({ before, after }) => !lit(before).includes('AB') && lit(after).includes('AB'),
);
fact(
  'domains',
  1,
  'in B a colony also lights up the niche AB',
  'in B bringt eine Kolonie auch die Nische AB zum Leuchten',
  ({ before, after }) => lit(after).length > lit(before).length,
);
fact(
  'domains',
  2,
  'no longer adapted to C',
  'nicht mehr an C angepasst',
  ({ before }) => !isAdapted(before, 1, LETTERS.indexOf('C')),
);

fact('niches', 0, 'with one to {0} letters', 'mit ein bis {0} Buchstaben', () => [
  Math.max(...niches.map(({ length }) => length)),
]);
fact('niches', 0, 'Return {0} lit niches', 'Gib {0} leuchtenden Nischen ab', ({ before }) => [lit(before).length]);
fact('niches', 0, 'press “Return {0}” below them', 'drücke den Knopf darunter', ({ before }) => [lit(before).length]);
fact('niches', 0, 'Mark {0} niches that are lit', 'Markiere {0} leuchtenden Nischen', ({ before }) => [
  lit(before).length,
]);
fact('niches', 0, '{0} stages at once', '{0} Stufen auf einmal', ({ events }) => [stagesGained(events)]);
fact('niches', 0, 'You have drawn {0} new niche', 'Du hast {0} neue Nische gezogen', ({ events }) => [
  own(events, 'drewNiche').length,
]);
fact('niches', 0, 'since your new stage asks for {0}', 'denn deine neue Stufe verlangt {0}', ({ after }) => [
  stages[after.stage[0]!]!.minimum,
]);
fact(
  'niches',
  1,
  '{0} at the beginning, none at the end',
  'anfangs {0}, am Ende keine',
  () => stages.at(-1)!.minimum === 0 && [stages[0]!.minimum],
);
fact('niches', 1, 'the fewer niches you hold', 'desto weniger Nischen hältst du', () =>
  stages.every(({ minimum }, i) => i === 0 || minimum <= stages[i - 1]!.minimum),
);

fact(
  'moving',
  0,
  'your {0} leads past the rival to Change B',
  'Deine {0} führt am Gegner vorbei auf Wandel B',
  ({ before }) => {
    let square = before.counter[0]!;
    for (let left = rolled(before); left > 0;) if (++square !== before.counter[1]) left--;
    return timeCircuit[square] === 'EC B' && [rolled(before)];
  },
);
fact('moving', 0, 'You are established in AB', 'Du bist in AB etabliert', ({ before }) => lit(before).includes('AB'));
fact('moving', 0, 'The rest of the {0} is lost', 'Der Rest der {0} verfällt', ({ before }) => [rolled(before)]);
fact('moving', 1, 'One stage further', 'Eine Stufe weiter', ({ events }) => stagesGained(events) === 1);

fact(
  'mutation',
  0,
  'None of your cards has both, but {0} make a chain',
  'Keine deiner Karten hat beide Farben, aber {0} ergeben eine Kette',
  ({ events }) => events.flatMap((e) => (e.event === 'adapted' ? [e.cards.length] : [])),
);
fact(
  'mutation',
  0,
  'Your gene D is orange, domain D is green',
  'Dein Gen D ist orange, Gebiet D ist grün',
  ({ before }) => before.genePool[3] === COLOURS.indexOf('O') && before.domain[3] === COLOURS.indexOf('G'),
);
fact('mutation', 0, 'Adapt to D with {0} cards', 'Passe dich mit {0} Karten an D an', ({ events }) =>
  events.flatMap((e) => (e.event === 'adapted' ? [e.cards.length] : [])),
);
fact(
  'mutation',
  0,
  '{0} cards are used up, and the niche AD has lit up',
  '{0} Karten sind verbraucht, und die Nische AD leuchtet',
  ({ before, after, events }) =>
    !lit(before).includes('AD') &&
    lit(after).includes('AD') &&
    events.flatMap((e) => (e.event === 'adapted' ? [e.cards.length] : [])),
);
fact('mutation', 1, 'A chain has one to {0} cards', 'Eine Kette hat eine bis {0} Karten', () => [COLOURS.length - 1]);

fact(
  'setting-up',
  0,
  '{0} cards, {1} of each colour, one to a compartment',
  '{0} Karten, {1} von jeder Farbe, eine je Fach',
  () => DOMAINS === COLOURS.length * SPECIALISATIONS_EACH && [DOMAINS, SPECIALISATIONS_EACH],
);
fact('setting-up', 0, 'Nobody knows yet', 'Noch weiß niemand', true);
fact('setting-up', 0, 'To swap {0} compartments', 'Um {0} Fächer zu tauschen', () => [2]);
fact('setting-up', 0, '{1} of you have been dealt {0} niches', 'ihr habt je {0} Nischen bekommen', ({ events }) => {
  const dealt = events.flatMap((e) => (e.event === 'dealt' ? [e.niches.length] : []));
  return dealt.every((count) => count === dealt[0]) && [dealt[0]!, dealt.length];
});
fact(
  'setting-up',
  1,
  'none of your genes matches its domain',
  'passt keines deiner Gene zu seinem Gebiet',
  ({ before }) => unadaptedDomains(before, 0) === 2 ** DOMAINS - 1,
);
fact(
  'setting-up',
  1,
  'one of them has only the letter C',
  'Auf einer steht nur der Buchstabe C',
  ({ before }) => nichesOf(before).filter((niche) => niche === 'C').length === 1,
);
fact(
  'setting-up',
  1,
  'you are adapted to C',
  'bist du an C angepasst',
  ({ after }) => unadaptedDomains(after, 0) === 2 ** DOMAINS - 1 - maskOf('C', LETTERS),
);
fact('setting-up', 2, 'one colony each in turn, {0} in all', 'eine Kolonie, insgesamt {0}', () => [SETTLING]);
fact('setting-up', 2, 'A domain has {0} squares', 'Ein Gebiet hat {0} Felder', () => [SQUARES]);
fact(
  'setting-up',
  2,
  'The niche C has lit up',
  'Die Nische C leuchtet',
  ({ before, after }) => !lit(before).includes('C') && lit(after).includes('C'),
);

fact(
  'evolution-square',
  0,
  'You are {0} stages from the Pleistocene',
  'Dir fehlen {0} Stufen bis zum Pleistozän',
  ({ before }) => stages.at(-1)!.name === 'Pleistocene' && [stages.length - 1 - before.stage[0]!],
);
fact(
  'evolution-square',
  0,
  'any number leads there',
  'Jede Zahl führt dorthin',
  ({ before }) => before.counter[0] === timeCircuit.length - 1 && before.counter[1] !== 0,
);
fact(
  'evolution-square',
  0,
  'brought you to the Pliocene',
  'hat dich ins Pliozän gebracht',
  ({ after }) => stages[after.stage[0]!]!.name === 'Pliocene',
);
fact(
  'evolution-square',
  1,
  'One stage is left, and one niche is lit',
  'Eine Stufe fehlt, und eine Nische leuchtet',
  ({ before }) => before.stage[0] === stages.length - 2 && lit(before).length === 1,
);
fact('evolution-square', 0, 'cannot be passed while it is free', 'kommt niemand vorbei', true);
