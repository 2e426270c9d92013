/** German. */
import { LETTERS } from '../../../rules/components.ts';
import type { GameEvent } from '../../../rules/events.ts';
import { mutationText, nicheText, selectionText, squareText } from '../cards.ts';
import type { Locale, Naming } from '../locale.ts';
import { timeline } from './timeline.ts';

const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)!}`;
const some = (count: number, one: string, many: string): string => `${String(count)} ${count === 1 ? one : many}`;
const colonies = (count: number): string => some(count, 'Kolonie', 'Kolonien');
const niches = (count: number): string => some(count, 'Nische', 'Nischen');
/** "das Perm", "die Trias", "den Jura": as object. */
const theStage = (name: string): string =>
  `${name === 'Jura' ? 'den' : name === 'Trias' || name === 'Kreide' ? 'die' : 'das'} ${name}`;

/** "ins Perm", "in die Trias", "in den Jura". */
const intoStage = (name: string): string => `in ${theStage(name)}`.replace('in das ', 'ins ');

const cards: Locale['cards'] = {
  plague: 'Seuche',
  colonisation: 'Besiedlung',
  changeTheEnvironment: 'Umweltwandel',
  jumpToTheEvolutionSquare: 'Sprung aufs Evolutionsfeld',
  rapidSpeciation: 'Schnelle Artbildung',
};

/** Whoever is called so is spoken to. */
const YOU = 'Du';
/** Verbs whose second person is not that of the third with "st" for "t". */
const SPOKEN_TO: Readonly<Record<string, string>> = { erhält: 'erhältst', ist: 'bist', passt: 'passt', setzt: 'setzt' };
const does = (player: string, verb: string): string =>
  player === YOU ? `Du ${SPOKEN_TO[verb] ?? `${verb.slice(0, -1)}st`}` : `${player} ${verb}`;
const spokenOf = (player: string): string => (player === YOU ? 'dich' : player);

function event(e: GameEvent, names: Naming): string {
  const isYou = names.player(e.player) === YOU;
  const who = (verb: string): string => does(names.player(e.player), verb);
  const rival = (seat: number): string => spokenOf(names.player(seat));
  switch (e.event) {
    case 'arranged':
      return `${who('ordnet')} ${isYou ? 'deinen' : 'den'} Genpool.`;
    case 'dealt':
      return `${who('erhält')} ${niches(e.niches.length)}: ${e.niches.map(nicheText).join(', ')}.`;
    case 'rolledForFirst':
      return `${who('würfelt')} um den ersten Zug: ${String(e.rolled)}.`;
    case 'first':
      return `${who('hat')} den ersten Zug.`;
    case 'environment': {
      const letter = LETTERS[e.domain]!;
      const now = names.colour(e.to);
      if (e.from === e.to && e.by !== 'setup') return `Gebiet ${letter} bleibt ${now}.`;
      return e.by === 'setup' ? `${who('würfelt')} für Gebiet ${letter}: ${now}.` : `Gebiet ${letter} wird ${now}.`;
    }
    case 'adapted': {
      const what = `${who('passt')} ${isYou ? 'dich' : 'sich'} an ${LETTERS[e.domain]!} an: ${names.colour(e.from)} zu ${names.colour(e.to)}`;
      return e.cards.length === 0
        ? `${what}.`
        : `${what}, mit ${list(e.cards.map((card) => mutationText(card, names)))}.`;
    }
    case 'placed':
      return e.supplanted === null
        ? `${who('setzt')} eine Kolonie auf ${squareText(e.square)}.`
        : `${who('verdrängt')} ${rival(e.supplanted)} von ${squareText(e.square)}.`;
    case 'settledEarly':
      return `${who('findet')} kein Feld für ${colonies(e.left)}: ${e.left === 1 ? 'Sie geht' : 'Sie gehen'} zurück in den Vorrat.`;
    case 'turn':
      return `${who('ist')} am Zug.`;
    case 'rolled':
      return `${who('würfelt')} eine ${String(e.rolled)}.`;
    case 'moved':
      return `${who('zieht')} auf „${names.square(e.to)}“${e.jumped.length > 0 ? ` und ${isYou ? 'überspringst' : 'überspringt'} ${list(e.jumped.map(rival))}` : ''}.`;
    case 'jumped':
      return `${who('springt')} direkt auf „${names.square(e.to)}“.`;
    case 'drewMutation':
      return `${who('zieht')} die Mutationskarte ${mutationText(e.card, names)}.`;
    case 'drewNiche':
      return `${who('zieht')} die Nische ${nicheText(e.niche)}.`;
    case 'drewSelection':
      return `${who('zieht')} „${selectionText(e.card, cards)}“.`;
    case 'removed':
      return `${who('verliert')} ${colonies(e.squares.length)}: ${e.squares.map(squareText).join(', ')}.`;
    case 'stopped':
      return `${who('setzt')} keine weitere Kolonie.`;
    case 'returned':
      return `${who('gibt')} ${list(e.niches.map(nicheText))} ab.`;
    case 'advanced':
      return e.by === 'bonus'
        ? `${who('erreicht')} ${theStage(names.stage(e.to))}: Bonus des Evolutionsfelds.`
        : `${who('erreicht')} ${theStage(names.stage(e.to))}.`;
    case 'exchanged': {
      const parts = [
        ...(e.niches.length > 0 ? [niches(e.niches.length)] : []),
        ...(e.mutation.length > 0 ? [some(e.mutation.length, 'Mutationskarte', 'Mutationskarten')] : []),
      ];
      return `${who('legt')} ${list(parts)} unter die Stapel.`;
    }
    case 'won':
      return `${who('gewinnt')}.`;
  }
}

export const words: Locale = {
  timeline,
  phases: { arranging: 'Aufbau', settling: 'Besiedeln', play: 'Spiel' },
  language: 'de',
  colours: {
    orange: 'orange',
    lilac: 'lila',
    green: 'grün',
    yellow: 'gelb',
    blue: 'blau',
    red: 'rot',
    pink: 'rosa',
    brown: 'braun',
    turquoise: 'türkis',
  },
  stages: {
    Precambrian: 'Präkambrium',
    Cambrian: 'Kambrium',
    Ordovician: 'Ordovizium',
    Silurian: 'Silur',
    Devonian: 'Devon',
    Carboniferous: 'Karbon',
    Permian: 'Perm',
    Triassic: 'Trias',
    Jurassic: 'Jura',
    Cretaceous: 'Kreide',
    Palaeocene: 'Paläozän',
    Eocene: 'Eozän',
    Oligocene: 'Oligozän',
    Miocene: 'Miozän',
    Pliocene: 'Pliozän',
    Pleistocene: 'Pleistozän',
  },
  empty: 'leer',
  squares: {
    EVO: 'Evolu\u00adtions\u00adfeld',
    T: 'Überleben',
    M: 'Mutation',
    G: 'Wachstum',
    MG: 'Mutation / Wachstum',
    NS: 'Auslese',
    PC: 'Rückgang',
  },
  change: (letter) => `Wandel ${letter}`,
  squareRules: {
    EVO: 'Eine Stufe als Bonus, dann etablierte Nischen für je eine Stufe abgeben. Alle deine Karten werden getauscht.',
    T: 'Etablierte Nischen für je eine Stufe abgeben, dann bis zum Minimum nachziehen.',
    M: 'Für jedes Gebiet, an das du nicht angepasst bist, eine Mutationskarte ziehen.',
    G: 'Höchstens so viele Kolonien setzen, wie du gewürfelt hast.',
    MG: 'Wähle: Mutationskarten oder Kolonien.',
    EC: 'Der Umweltwürfel bestimmt die Farbe des Gebiets.',
    NS: 'Eine Karte der natürlichen Auslese ziehen und befolgen.',
    PC: 'Aus jedem Gebiet eine Kolonie zurücknehmen.',
  },
  cards,
  bar: {
    round: (round) => `Runde ${String(round)}`,
    turn: (turn) => `Zug ${String(turn)}`,
    over: 'Ende',
    stage: {
      arrange: 'Aufbau',
      remedy: 'Abhilfe',
      settle: 'Besiedeln',
      begin: 'Beginn',
      move: 'Ziehen',
      choose: 'Wählen',
      place: 'Setzen',
      survive: 'Überleben',
    },
    question: {
      arrange: 'Ordne deinen Genpool.',
      remedy: 'Du bist an kein Gebiet angepasst. Welches Fach ändert sich?',
      settle: 'Wohin kommt die nächste Kolonie?',
      begin: 'Würfle, oder passe dich zuerst an.',
      move: 'Wo endet dein Zug?',
      choose: 'Karten oder Kolonien?',
      place: 'Wohin setzt du eine Kolonie?',
      survive: 'Welche Nischen gibst du ab?',
    },
    yours: (name) => `${name} · am Zug`,
    waits: (name) => `${name} ist am Zug`,
    help: {
      arrange: 'Zwei Karten jeder Farbe, eine je Fach. Die Farben der Gebiete werden danach ausgewürfelt.',
      remedy: 'Es nimmt die Farbe seines Gebiets an.',
      settle: 'Fünfzehn Kolonien je Spieler, in Gebieten, an die du angepasst bist.',
      begin: 'Würfel zeigen, wo jeder Wurf endet; gestrichelte, wo du anhalten darfst.',
      move: 'Auf einem Überlebensfeld darfst du anhalten oder weiterziehen.',
      choose: 'Das Feld bietet beides.',
      place: 'Umrandete Felder sind frei oder von einem Gegner besetzt, der dort nicht angepasst ist.',
      survive: 'Jede bringt dich eine Stufe weiter.',
    },
    toPlace: (left) => `Noch bis zu ${String(left)}.`,
    toSettle: (left) => `Noch ${colonies(left)}.`,
    next: 'Danach',
  },
  buttons: {
    roll: 'Würfeln',
    done: 'Fertig',
    mutation: (count) => `${some(count, 'Mutationskarte', 'Mutationskarten')} ziehen`,
    growth: (count) => `Bis zu ${colonies(count)} setzen`,
    rest: 'Den Rest für mich setzen',
    atRandom: 'Zufällig',
    arrange: 'So anordnen',
    adapt: (letter) => `${letter} anpassen`,
    chain: (chain) => `Mit ${chain}`,
    back: 'Zurück',
    returnNiches: (count, stage) => `${String(count)} abgeben: ${stage}`,
    returnNone: 'Keine abgeben',
    close: 'Schließen',
    record: 'Als Datei speichern',
  },
  parts: {
    map: 'Welt',
    players: 'Spieler',
    ages: 'Zeitalter',
    agesOrder: 'von unten',
    genePool: 'Genpool',
    genePoolHelp: 'oben Gebiet, unten Gen',
    unmatched: '≠ nicht angepasst',
    niches: 'Nischen',
    nichesHelp: 'leuchtende bringen je eine Stufe',
    mutation: 'Mutationskarten',
    mutationHelp: 'vor dem Würfeln einsetzen',
    noMutation: 'keine Karten: man zieht sie auf Mutationsfeldern',
    noNiches: 'keine mehr nötig',
    you: 'du',
  },
  table: {
    stage: (name, number) => `${name}, Stufe ${String(number)}`,
    store: (count) => `${String(count)} im Vorrat`,
    minimum: niches,
    wins: 'gewinnt die Partie',
    timeDie: 'Zeitwürfel',
    rolled: (rolled) => `${String(rolled)} gewürfelt`,
    environmentDie: 'Umweltwürfel',
    packs: (nicheCards, mutation, selection) =>
      `Stapel: Nischen ${String(nicheCards)}, Mutation ${String(mutation)}, Auslese ${String(selection)}`,
    risk: 'verdrängbar',
    dominant: 'Dominante Position',
    allAdapted: 'alle angepasst',
    unknown: 'wird gewürfelt',
    any: 'alle',
    domain: (letter, colour) => `Gebiet ${letter}, ${colour}`,
    slot: (name, owner, atRisk) =>
      owner === null ? `${name}, frei` : `${name}, ${owner}${atRisk ? ', kann verdrängt werden' : ''}`,
    compartment: (letter, gene, domain, adapted) =>
      `${letter}: Gen ${gene}, Gebiet ${domain}: ${adapted ? 'angepasst' : 'nicht angepasst'}`,
    niche: (letters, established, missing) => `Nische ${letters}: ${established ? 'etabliert' : missing}`,
    advances: '+1 Stufe',
    settle: (letters) => `Kolonie ${letters}`,
    adaptTo: (letters, change) => `Gen ${letters}${change === null ? '' : `: ${change}`}`,
    card: (colours) => `Mutationskarte ${colours}`,
    endsHere: (rolls) => `mit ${rolls} endet der Zug hier`,
    jumped: 'übersprungen',
    mayStop: (rolls) => `mit ${rolls} darf man hier anhalten`,
    chase: (name, rolls, faces) => `${name} gewinnt bei ${String(rolls)} von ${String(faces)} Würfen`,
    arrangeHelp: 'Wähle zwei Fächer, um sie zu tauschen.',
    reconstruction:
      'Zeitkreis, Nischen, Mutationskarten und einige Namen sind unsere eigene Rekonstruktion, nicht die Daten des Verlags.',
  },
  preview: {
    gains: (letters) => `Du etablierst dich in ${letters}.`,
    loses: (letters) => `Du verlierst ${letters}.`,
    supplants: (name) => `Verdrängt ${spokenOf(name)}.`,
    ifBecomes: (letter, colours, letters) => `Wird ${letter} ${colours}, verlierst du ${letters}.`,
    ifBecomesGains: (letter, colours, letters) => `Wird ${letter} ${colours}, bist du in ${letters} etabliert.`,
    safeIf: (count, letter, colour) =>
      `Deine ${colonies(count)} in ${letter} ${count === 1 ? 'ist' : 'sind'} nur sicher, solange es ${colour} oder leer ist.`,
    safeAgain: (count, letter) =>
      `Deine ${colonies(count)} in ${letter} ${count === 1 ? 'kann' : 'können'} nicht mehr verdrängt werden.`,
    nothing: 'Ändert an deinen Nischen nichts.',
    draws: (count) =>
      count === 0
        ? 'Du bist überall angepasst: keine Karte zu ziehen.'
        : `Du ziehst ${some(count, 'Karte', 'Karten')}.`,
    couldSupplant: (names) => `Du könntest verdrängen: ${names}.`,
    noSquare: 'Du hast jetzt kein Feld, auf das du setzen darfst.',
    free: 'Auf freie Felder; niemand kann verdrängt werden.',
    couldReturn: (letters, stage) => `Jetzt könntest du ${letters} abgeben: bis ${intoStage(stage)}.`,
    noneToReturn: 'Du bist jetzt in keiner deiner Nischen etabliert.',
    upTo: (stage) => `Bis ${intoStage(stage)}.`,
    ahead: (points, other) =>
      `„${other}“ würde von 100 Partien ${points === 1 ? 'eine' : String(points)} weniger gewinnen.`,
    advances: (stage, minimum) => `Du erreichst ${theStage(stage)}: Minimum ${niches(minimum)}.`,
    wins: 'Du gewinnst.',
  },
  reasons: {
    stage: 'für mehr Stufen',
    niches: 'für deine Nischen',
    nearer: 'um deinen Nischen näher zu kommen',
    colonies: 'für bessere Plätze deiner Kolonien',
    genes: 'für deinen Genpool',
    cards: 'um Karten zu bekommen oder zu sparen',
    position: 'für einen besseren Platz vor dem nächsten Überlebensfeld',
    rivals: 'um die anderen aufzuhalten',
  },
  move: {
    roll: 'würfeln',
    place: (square) => `auf ${square} setzen`,
    moveTo: (square) => `bis ${square} ziehen`,
    adapt: (letter, chain) => `${letter} mit ${chain} anpassen`,
    remedy: (letter) => `Fach ${letter} ändern`,
    arrange: 'jede Anordnung ist gleich gut',
    survive: (letters) => `${letters} abgeben`,
    surviveNone: 'nichts abgeben',
  },
  event,
  recap: {
    rolls: (rolled, square) => `${String(rolled)}: ${square}`,
    draws: (card) => card,
    jumps: (square) => `weiter auf ${square}`,
    changes: (letter, colour) => `${letter} wird ${colour}`,
    stays: (letter, colour) => `${letter} bleibt ${colour}`,
    adapts: (letters) => `passt sich an ${letters} an`,
    cards: (count) => `zieht ${some(count, 'Karte', 'Karten')}`,
    places: (count, victims) => `setzt ${colonies(count)}${victims === '' ? '' : `, verdrängt ${victims}`}`,
    loses: (count) => `verliert ${colonies(count)}`,
    returns: (letters) => `gibt ${letters} ab`,
    advances: (stage) => `jetzt ${stage}`,
  },
  final: {
    title: (name) => `${does(name, 'erreicht')} die letzte Stufe und ${name === YOU ? 'gewinnst' : 'gewinnt'}`,
    byBonus: (name) => `Der Bonus des Evolutionsfelds brachte ${spokenOf(name)} ins Ziel.`,
    byNiche: (name, letters) => `${name} ${name === YOU ? 'gabst' : 'gab'} auf dem Evolutionsfeld ${letters} ab.`,
    source: { bonus: 'Bonus des Evolutionsfelds', survival: 'Abgegebene Nischen' },
    stages: (count) => `${count < 0 ? '−' : '+'}${some(Math.abs(count), 'Stufe', 'Stufen')}`,
    turns: (turns) => `Die Partie dauerte ${some(turns, 'Zug', 'Züge')}.`,
  },
  setup: {
    data: 'Karten und Zeitkreis',
    own: 'Daten deines Exemplars',
    choose: 'Datei wählen …',
    remove: 'Rekonstruktion verwenden',
    faults: 'Diese Datei lässt sich nicht verwenden:',
  },
};
