/** The sentences of the log in German. */
import { LETTERS } from '../../../rules/components.ts';
import type { GameEvent } from '../../../rules/events.ts';
import { mutationText, nicheText, selectionText, squareText } from '../cards.ts';
import type { BoardWords, Naming } from '../locale.ts';

const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)!}`;
const some = (count: number, one: string, many: string): string => `${String(count)} ${count === 1 ? one : many}`;
const colonies = (count: number): string => some(count, 'Kolonie', 'Kolonien');
const niches = (count: number): string => some(count, 'Nische', 'Nischen');
/** "das Perm", "die Trias", "den Jura": as object. */
const theStage = (name: string): string =>
  `${name === 'Jura' ? 'den' : name === 'Trias' || name === 'Kreide' ? 'die' : 'das'} ${name}`;

/** Whoever is called so is spoken to. */
const YOU = 'Du';
/** Verbs whose second person is not that of the third with "st" for "t". */
const SPOKEN_TO: Readonly<Record<string, string>> = { erhält: 'erhältst', ist: 'bist', passt: 'passt', setzt: 'setzt' };
const does = (player: string, verb: string): string =>
  player === YOU ? `Du ${SPOKEN_TO[verb] ?? `${verb.slice(0, -1)}st`}` : `${player} ${verb}`;
const spokenOf = (player: string): string => (player === YOU ? 'dich' : player);

/** What has happened, as a sentence. */
export function event(e: GameEvent, names: Naming, { cards }: BoardWords): string {
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
