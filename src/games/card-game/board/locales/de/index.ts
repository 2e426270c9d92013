/** The board's words in German. */
import { BIOME_NAMES, CARD_NAMES } from './names.ts';
import type { Words } from '../locale.ts';
import { timeline } from './timeline.ts';

const vps = (count: number): string => `${String(count)} SP`;
const cards = (count: number): string => (count === 1 ? '1 Karte' : `${String(count)} Karten`);
/** A number with its sign. */
const signed = (count: number): string => (count < 0 ? `−${String(-count)}` : `+${String(count)}`);

const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} und ${names.at(-1)!}`;

/** Somebody does something; a player called "Du" is addressed directly. */
const SPOKEN_TO: Readonly<Record<string, string>> = {
  beginnt: 'beginnst',
  hat: 'hast',
  ist: 'bist',
  nimmt: 'nimmst',
  wirft: 'wirfst',
};
const who = (player: string, verb: string): string =>
  player === 'Du' ? `Du ${SPOKEN_TO[verb] ?? `${verb.slice(0, -1)}st`}` : `${player} ${verb}`;

const spokenOf = (player: string): string => (player === 'Du' ? 'du' : player);

export const words: Words = {
  language: 'de',
  timeline,
  elements: { grass: 'Gras', grub: 'Larve', meat: 'Fleisch', seed: 'Samen', sun: 'Sonne', water: 'Wasser' },
  classes: {
    insect: 'Insekt',
    arachnid: 'Spinnentier',
    mammal: 'Säuger',
    bird: 'Vogel',
    reptile: 'Reptil',
    amphibian: 'Amphibie',
  },
  cardNames: CARD_NAMES,
  hyphenated: (name) => name,
  biomeNames: BIOME_NAMES,
  effects: {
    predation: 'Unterdrücke zwei beliebige verschiedene Tiere.',
    extinction: 'Eliminiere ein beliebiges Tier, gesund oder gefährdet.',
    parasitism: 'Unterdrücke ein Tier jedes Gegners; ziehe dann 1 Karte.',
    disease: 'Wähle eine Klasse; unterdrücke alle ihre Tiere, auch deine.',
    recovery: 'Drehe bis zu zwei deiner gefährdeten Tiere auf gesund; ziehe dann 1 Karte.',
    migration: 'Ziehe 2 Karten, wirf dann 1 ab.',
    'adaptive radiation': 'Ziehe 4 Karten, wirf dann 3 ab.',
    fertility: 'Ziehe 1 Karte; dann zieht jeder mit den wenigsten SP eine.',
    'early thaw': 'Die Runde endet sofort.',
    blight: 'Lege eine Elementkarte, die jemand hat, beiseite; ziehe dann 1 Karte.',
    niche: 'Erhalte 1 SP je Elementkarte, die du hast, höchstens 3.',
    hardiness: 'Rücke ein Feld auf der Überlebens\u00adleiste vor.',
    'pack hunting': 'Deine Nahrungskette ist 7 höher.',
    abundance: 'Wähle ein Element: Deine Tiere zeigen zwei Symbole mehr davon.',
    camouflage: 'Deine Tiere können nicht unterdrückt werden; deine Nahrungskette ist 3 höher. Ziehe 1 Karte.',
    drought: 'Wähle ein Element des Bioms: Niemand erhält diese Runde SP dafür. Ziehe 1 Karte.',
    specialisation: 'Erhalte 1 SP je Element, von dem du allein die meisten Symbole im Spiel hast, höchstens 3.',
    'apex predator': 'Jedes deiner gesunden Tiere zählt 3 mehr. Ziehe 1 Karte.',
  },
  places: ['1.', '2.', '3.', '4.', '5.', '6.'],
  sources: {
    first: 'Erster Platz der Nahrungskette',
    second: 'Zweiter Platz der Nahrungskette',
    third: 'Dritter Platz der Nahrungskette',
    dominance: 'Dominanz',
    element: 'Symbole des Bioms',
    'most elements': 'Meiste Elementkarten',
    niche: 'Nische',
    specialisation: 'Spezialisierung',
    highest: 'Höchstes Feld der Überlebensleiste',
    lowest: 'Niedrigstes Feld der Überlebensleiste',
  },
  shortSources: {
    first: '1.',
    second: '2.',
    third: '3.',
    dominance: 'Dominanz',
    element: 'Symbole',
    'most elements': 'meiste Karten',
    niche: 'Nische',
    specialisation: 'Spezialisierung',
    highest: 'Leiste',
    lowest: 'Leiste',
  },
  prompt: {
    turn: () => 'Spiele eine Karte oder passe.',
    target: ({ card, opponent, effect, left }) =>
      effect === 'parasitism'
        ? `${card}: Wähle ein Tier von ${opponent}.`
        : effect === 'extinction'
          ? `${card}: Wähle das Tier, das eliminiert wird.`
          : effect === 'predation'
            ? `${card}: Wähle ${left > 1 ? 'das erste' : 'das zweite'} Tier, das unterdrückt wird.`
            : `${card}: Wähle das Tier, das unterdrückt wird.`,
    class: ({ card }) => `${card}: Wähle eine Klasse. Alle ihre Tiere werden unterdrückt.`,
    recover: ({ card, left }) =>
      `${card}: Wähle ${left > 1 ? 'bis zu zwei Tiere, die' : 'noch ein Tier, das'} gesund ${left > 1 ? 'werden' : 'wird'}.`,
    element: ({ card, effect }) =>
      effect === 'blight' ? `${card}: Wähle die Elementkarte, die beiseitegelegt wird.` : `${card}: Wähle ein Element.`,
    discard: ({ left }) => `Wähle ${left > 1 ? `${String(left)} Karten` : 'eine Karte'} zum Abwerfen.`,
  },
  waiting: (player) => `${who(player, 'ist')} am Zug.`,
  gameOver: (winners) =>
    winners.length === 1
      ? `Das Spiel ist zu Ende. ${who(winners[0]!, 'gewinnt')}.`
      : `Das Spiel ist zu Ende. ${list(winners)} ${winners.includes('Du') ? 'teilt euch' : 'teilen sich'} den Sieg.`,
  bar: {
    round: (round, of) => `Runde ${String(round)} von ${String(of)}`,
    pass: 'Passen',
    done: 'Fertig',
  },
  parts: { table: 'Tisch', elements: 'Elemente', track: 'Leiste' },
  phases: { competition: 'Konkurrenz', scoring: 'Wertung', survival: 'Überleben' },
  moves: {
    play: (card) => `${card} spielen`,
    target: (card) => `${card} unterdrücken`,
    recover: (card) => `${card} gesund machen`,
    discard: (card) => `${card} abwerfen`,
  },
  hint: {
    cost: (size, other) => `„${other}“ würde dich ${['ein wenig', 'einiges', 'viel'][size]!} kosten`,
    lost: {
      own: (count) => `etwa ${vps(count)} für dich`,
      rival: (count) => `etwa ${vps(count)} mehr für den stärksten Gegner`,
    },
    won: {
      own: (count) => `etwa ${vps(count)} mehr`,
      rival: (count) => `etwa ${vps(count)} weniger für den stärksten Gegner`,
    },
    later: 'was die Karten in späteren Runden wert sind',
  },
  reminders: {
    next: (players) => `Danach: ${players}`,
    alone: 'Alle anderen haben gepasst: Du kannst beliebig lange weiterspielen',
    empty: (player) => `${player} hat keine Karte mehr: Sobald ${player} an der Reihe ist, endet die Runde`,
    lastCard: 'Deine letzte Karte: Dein nächster Zug würde die Runde beenden',
    oneCard: (player) => `${player} hat noch eine Karte`,
    tundra: 'Tundra: Der erste Platz rückt auf der Überlebensleiste vor',
    nearEnd: (player, count, end) => `${player} hat ${vps(count)}: Ab ${vps(end)} endet das Spiel nach der Runde`,
  },
  why: {
    lead: (mine, against) => `${String(mine)} gegen ${String(against)}`,
    goesTo: (player, reason) => `an ${player}${reason === '' ? '' : `, ${reason}`}`,
    tied: (count) => `je ${String(count)}: bleibt`,
    tiedAside: (count) => `je ${String(count)}: beiseite`,
    noIcons: 'ohne Symbole: bleibt',
    aside: 'beiseite',
  },
  table: {
    you: 'du',
    passed: 'gepasst',
    cards: (count) => `${cards(count)} auf der Hand`,
    vps,
    total: (total) => `Nahrungskette ${String(total)}`,
    thisRound: 'diese Runde',
    scoredWhenOver: 'wird am Ende der Runde gewertet',
    foodChainTitle: 'Nahrungskette: höchste Summe',
    elementsTitle: 'Elementkarten, die hier zählen',
    mostCards: 'meiste Karten',
    nobody: 'niemand',
    next: (biome) => `Danach: ${biome}`,
    noNext: 'Das ist das letzte Biom.',
    tundra: 'Tundra: 1. Platz rückt vor',
    piles: (draw, discards) => `Nachziehstapel ${String(draw)} · Ablagestapel ${String(discards)}`,
    spent: (list) => `ausgespielt: ${list}`,
    track: 'Überlebensleiste',
    trackNote: 'Karten ziehen / abwerfen',
    trackEnd: 'am Ende: niedrigstes −5 SP, höchstes +5',
    space: (number, draw, discard) => `Feld ${String(number)}: ziehe ${String(draw)}, wirf ${String(discard)} ab`,
    matrix: 'Elementkarten',
    matrixNote: 'Wer die meisten Symbole hat, nimmt die Karte; bei Gleichstand bleibt sie, wo sie ist.',
    vpsColumn: 'SP',
    controls: (player) => `${player} hat die Karte`,
    aside: 'beiseite',
    emptyTable: 'keine Karten ausgespielt',
    split: (foodChain, elements, most) =>
      `Endete die Runde jetzt: Nahrungskette ${String(foodChain)} · Elemente ${String(elements)} · meiste Karten ${String(most)}`,
    hand: 'Deine Hand',
    emptyHand: 'Deine Hand ist leer.',
    sortBy: 'Sortieren nach',
    sorts: { class: 'Klasse', foodChain: 'Nahrungskette', element: 'Element' },
    play: 'Spielen',
    discard: 'Abwerfen',
  },
  card: {
    endangered: 'gefährdet',
    nextOut: '→ raus',
    once: 'Einmalig',
    stays: 'Bleibt im Spiel',
    suppresses: (animalClass) => `unterdrückt: ${animalClass}`,
    side: (foodChain, list) => `Nahrungskette ${String(foodChain)}, ${list}`,
    noIcons: 'keine Symbole',
  },
  preview: {
    total: (before, after) => `${String(before)} → ${String(after)}`,
    place: (before, after) => (before === after ? before : `${before} → ${after}`),
    vps: (before, after) => `diese Runde +${String(before)} → +${String(after)}`,
    none: '–',
    choose: 'Wähle eine Karte, um zu sehen, was sie ändert.',
    nothing: 'ändert nichts, was jetzt zählt',
    noTarget: 'nichts zu unterdrücken',
    takenFrom: 'genommen von',
    taken: 'genommen,',
    goesTo: 'geht an',
    aside: 'beiseite',
    against: (mine, others) => `${String(mine)} zu ${String(others)}`,
    suppresses: 'unterdrückt',
    chooses: 'wählen:',
    or: 'oder',
    out: 'raus',
    more: (count) => `oder ${String(count)} weitere`,
    thenVps: (count) => `(Runde +${String(count)})`,
    draws: (count) => `zieht ${cards(count)}`,
    othersDraw: (players) => `${list(players)} ${players.length === 1 ? 'zieht' : 'ziehen je'} ${cards(1)}`,
    thenDiscards: (count) => `wirft dann ${cards(count)} ab`,
    endsRound: (count) => `beendet die Runde: Du erhältst ${vps(count)}`,
    scores: (count) => `sofort ${vps(count)}`,
    climbs: 'rückt ein Feld vor',
    heals: (animal, foodChain) => `${animal} wird gesund: ${String(foodChain)}`,
    plus: signed,
  },
  scoring: {
    title: 'Die Wertung der Runde',
    sentence: (biome) => `${biome} wird gewertet.`,
    result: (count, place) => `Du bekommst ${vps(count)} und liegst jetzt auf Platz ${place.replace('.', '')}.`,
    note: (source, element) => (element === '' ? source : `${source}: ${element}`),
    columns: { foodChain: 'Nahrungskette', most: 'meiste Karten', elements: 'Elemente', track: 'Leiste' },
  },
  log: {
    aCard: 'eine Karte',
    cards,
    sentence: (event, name) => {
      switch (event.event) {
        case 'round':
          return `Runde ${String(event.round)}: ${name.biome(event.biome)}. ${who(name.player(event.starter), 'beginnt')}.`;
        case 'drew':
          return `${who(name.player(event.player), 'zieht')} ${name.card(event.card)}.`;
        case 'discarded':
          return `${who(name.player(event.player), 'wirft')} ${name.card(event.card)} ab.`;
        case 'reshuffled':
          return `Der Ablagestapel wird neu gemischt: ${cards(event.cards)}.`;
        case 'played':
          return `${who(name.player(event.player), 'spielt')} ${name.card(event.card)}.`;
        case 'recovered':
          return `${name.card(event.card)} ist wieder gesund.`;
        case 'passed':
          return event.emptyHand
            ? `${who(name.player(event.player), 'hat')} keine Karte mehr: Die Runde endet.`
            : `${name.player(event.player)} passt.`;
        case 'suppressed':
          return event.eliminated
            ? `${name.card(event.card)} (${spokenOf(name.player(event.owner))}) wird eliminiert.`
            : `${name.card(event.card)} (${spokenOf(name.player(event.owner))}) ist jetzt gefährdet.`;
        case 'class':
          return `${who(name.player(event.player), 'wählt')} die Klasse ${name.animalClass(event.class)}.`;
        case 'abundance':
          return `${who(name.player(event.player), 'wählt')} ${name.element(event.element)}.`;
        case 'control': {
          if (event.to < 0) return `Die Elementkarte ${name.element(event.element)} wird beiseitegelegt.`;
          const mine = event.icons[event.to] ?? 0;
          const other = Math.max(0, ...event.icons.filter((_, player) => player !== event.to));
          const owner = event.from < 0 ? '' : name.player(event.from);
          const from = owner === '' ? '' : ` von ${owner === 'Du' ? 'dir' : owner}`;
          return `${who(name.player(event.to), 'nimmt')} ${name.element(event.element)}${from}: ${mine === 1 ? '1 Symbol' : `${String(mine)} Symbole`} gegen ${String(other)}.`;
        }
        case 'round over':
          return `Runde ${String(event.round)} ${event.why === 'early thaw' ? 'endet sofort' : event.why === 'all passed' ? 'ist zu Ende: Alle haben gepasst' : 'ist zu Ende'}.`;
        case 'vps': {
          const element = event.element < 0 ? '' : ` (${name.element(event.element)})`;
          const source = words.sources[event.source];
          const isNoun = ['element', 'niche', 'dominance', 'specialisation'].includes(event.source);
          const what = isNoun ? source : source.charAt(0).toLowerCase() + source.slice(1);
          return `${name.player(event.player)}: ${what}${element}.`;
        }
        case 'advanced':
          return `${who(name.player(event.player), 'rückt')} auf Feld ${String(event.space + 1)} der Überlebensleiste vor.`;
        case 'game over':
          return 'Das Spiel ist zu Ende.';
        default:
          return null;
      }
    },
  },
  final: {
    tieBreaks: 'Bei Gleichstand zählt das höhere Feld, dann mehr Karten auf der Hand, dann mehr Elementkarten.',
    space: 'Feld der Leiste',
    cards: 'Karten auf der Hand',
    elements: 'Elementkarten',
  },
  ten: {
    table: {
      foodChainTitle: 'Dominanz: höchste Summe',
      elementsTitle: 'Die meisten Symbole zählen hier',
      trackNote: 'Karten vor Runde 10',
      space: (number) => `Feld ${String(number)}: ziehe vor Runde 10 ${cards(number)}`,
      matrix: 'Symbole im Spiel',
      matrixNote: 'Wer am Ende der Runde allein die meisten Symbole hat, erhält sie; bei Gleichstand niemand.',
      controls: (player) => `${player} bekäme die SP`,
      aside: 'niemand',
      split: (foodChain, elements) =>
        `Endete die Runde jetzt: Dominanz ${String(foodChain)} · Elemente ${String(elements)}`,
    },
    why: {
      tied: (count) => `je ${String(count)}: niemand`,
      tiedAside: (count) => `je ${String(count)}: niemand`,
      noIcons: 'ohne Symbole',
      aside: 'niemand',
    },
    final: { tieBreaks: 'Bei Gleichstand zählt das höhere Feld, dann mehr Karten auf der Hand.' },
    scoring: { columns: { foodChain: 'Dominanz', most: 'meiste Karten', elements: 'Elemente', track: 'Leiste' } },
  },
  setup: {
    edition: 'Ausgabe',
    editions: {
      'twelve rounds': {
        name: 'Zwölf Runden',
        text: 'Nach der Regelzusammenfassung von 2011: Elementkarten gehen von Hand zu Hand, 66 SP beenden das Spiel.',
      },
      'ten rounds': {
        name: 'Zehn Runden',
        text: 'Nach der Ausgabe von 2012: Dominanz zählt so viel wie die Runde, und jedes Biom außer dem Meer bevorzugt eine Klasse. Karten und Biome sind unsere eigenen.',
      },
    },
    cards: 'Karten',
    reconstruction: 'Unsere Rekonstruktion',
    choose: 'Kartendatei wählen …',
    ofServer: '(die Karten dieses Servers)',
    serverCards: (name) => `Karten dieses Servers: ${name}`,
    inUse: (name) => `Verwendete Karten: ${name}`,
    faults: 'Diese Datei lässt sich nicht verwenden:',
    notFound: (address) => `${address} lässt sich nicht laden.`,
  },
  rulebook: {
    events: 'Ereignisse',
    biomes: 'Biome',
    tenEvents: 'Ereignisse nur in zehn Runden',
    tenBiomes: 'Biome in zehn Runden',
  },
};
