/** What is refused about documents of this game, in German. The notation's own words stay as they are. */
import type { Sentences } from '../../kit/sentences.ts';

export const SENTENCES: Sentences = {
  '{}': '{1}',
  '{} to {}': '{1} bis {2}',
  'niches in the pack and held are not the whole set':
    'Nischen im Stapel und bei den Spielern sind nicht der ganze Satz',
  'mutation cards in the pack and held are not the whole set':
    'Mutationskarten im Stapel und bei den Spielern sind nicht der ganze Satz',
  'the natural selection pack is not whole': 'der Stapel der natürlichen Auslese ist nicht vollständig',
  'two colonies on a square of {}': 'zwei Kolonien auf einem Feld von {1}',
  'player {}': 'Spieler {1}',
  '{} has {} colonies, not {}': '{1} hat {2} Kolonien statt {3}',
  '{} settles more colonies than are in the store': '{1} siedelt mehr Kolonien an, als im Vorrat sind',
  '{} has a gene pool that is not eight colours': 'der Genpool von {1} besteht nicht aus acht Farben',
  '{} has not two specialisation cards of each colour': '{1} hat nicht zwei Spezialisierungskarten von jeder Farbe',
  '{} has a gap among the niches': 'zwischen den Nischen von {1} ist eine Lücke',
  '{} holds {} niches, not {}': '{1} hat {2} Nischen statt {3}',
  '{} has left the start before the first turn': '{1} hat den Start schon vor dem ersten Zug verlassen',
  '{} has colonies left to settle in play': '{1} hat in der Partie noch Kolonien anzusiedeln',
  '{} shares a square of the Time Circuit': '{1} steht auf dem Zeitkreis auf einem Feld mit jemand anderem',
  'a stage is beyond the last': 'eine Stufe liegt hinter der letzten',
  'the game is over exactly when one player is at the last stage':
    'die Partie ist genau dann zu Ende, wenn jemand auf der letzten Stufe steht',
  'a question is open exactly while the game goes on': 'eine Frage ist genau so lange offen, wie die Partie läuft',
  'there are four colours, those of the letters O, L, G and Y': 'es gibt vier Farben, die der Buchstaben O, L, G und Y',
  'names a colour twice': 'nennt eine Farbe zweimal',
  'a die has at least two faces': 'dieser Würfel hat mindestens zwei Seiten',
  'all faces are equal: nobody could ever be first': 'alle Seiten sind gleich: Niemand könnte je Erster sein',
  'a die has at least one face': 'ein Würfel hat mindestens eine Seite',
  'has {} Evolution Squares (EVO); there is one': 'hat {1} Evolutionsfelder (EVO); es gibt eines',
  'there are at least two stages': 'es gibt mindestens zwei Stufen',
  '{} after {}; a minimum stays or falls by one': '{1} nach {2}; das Minimum bleibt gleich oder sinkt um eins',
  'needs at least {} squares for this die, but has {}': 'braucht bei diesem Würfel mindestens {1} Felder, hat aber {2}',
  'the deal takes {} cards, but there are {}': 'ausgeteilt werden {1} Karten, hier sind es aber {2}',
  'needs a card that is no jump, or its squares would never end':
    'braucht eine Karte, die kein Sprung ist, sonst käme man auf seinen Feldern nie zu einem Ende',
  'a name has 1 to 30 characters': 'ein Name hat 1 bis 30 Zeichen',
  '{} is not a square of the circuit; allowed: {}': '{1} ist kein Feld des Zeitkreises; erlaubt: {2}',
  '{} is not a square; a square is a domain and a number from 1 to 9: "A5"':
    '{1} ist kein Feld; ein Feld ist ein Gebiet und eine Zahl von 1 bis 9: „A5“',
  '{} is not {} of the letters {}, each once and in that order':
    '{1}: erwartet werden {2} der Buchstaben {3}, jeder einmal und in dieser Reihenfolge',
  '{} is not a gene pool; it is eight of the letters OLGY, for A to H: "OOLLGGYY"':
    '{1} ist kein Genpool; das sind acht der Buchstaben OLGY, für A bis H: „OOLLGGYY“',
  '{} is not a natural selection card; written as {}':
    '{1} ist keine Karte der natürlichen Auslese; so heißen sie: {2}',
  '{} does not have each colour twice': '{1} hat nicht jede Farbe zweimal',
  'names no card; one to three are used': 'nennt keine Karte; eine bis drei werden gebraucht',
  'names niche {} twice': 'nennt Nische {1} zweimal',
  'at least {} must play, not {}': 'es müssen mindestens {1} mitspielen, nicht {2}',
  '{} occurs once too often: the pack has no more of it':
    '{1} kommt einmal zu oft vor: Der Stapel hat keine mehr davon',
  '{} has another counter on it': 'auf {1} steht schon eine andere Figur',
  '{} is not nine squares, each a dot or a player from 1 to {}':
    '{1}: erwartet werden neun Felder, jedes ein Punkt oder ein Spieler von 1 bis {2}',
  'player {} has more colonies than there are': 'Spieler {1} hat mehr Kolonien, als es gibt',
  'nobody has reached the last stage, so a question is open':
    'niemand hat die letzte Stufe erreicht, also ist eine Frage offen',
  'must be left out when the question is {}': 'muss bei der Frage „{1}“ fehlen',
  'the player is adapted to a domain: there is nothing to remedy':
    'der Spieler ist an ein Gebiet angepasst: Es gibt nichts zu beheben',
  'the player asked has no colony left to settle': 'der Gefragte hat keine Kolonie mehr anzusiedeln',
  'only one of the two would do anything, so it is not asked':
    'nur eines von beiden bewirkt etwas, also wird nicht gefragt',
  '"{}" leaves no choice here, so it is not asked': '„{1}“ lässt hier keine Wahl, also wird nicht gefragt',
  '{} is not on the time die': '{1} steht nicht auf dem Zeitwürfel',
  'the counter of the player asked is on no square of the circuit':
    'die Figur des Gefragten steht auf keinem Feld des Zeitkreises',
  'the counter is on no Mutation or Population Growth square':
    'die Figur steht auf keinem Feld für Mutation oder Wachstum',
  'the counter is on no Survival square': 'die Figur steht auf keinem Überlebensfeld',
  'must be left out before the roll': 'muss vor dem Wurf fehlen',
  'must be left out unless colonies are placed': 'muss fehlen, wenn keine Kolonien gesetzt werden',
  'the counter is on no square that asks for this': 'die Figur steht auf keinem Feld, das danach fragt',
  '{} cannot be open: unadapted, or filled already': '{1} kann nicht offen sein: nicht angepasst oder schon aufgefüllt',
  'no Rapid Speciation card has all these letters': 'keine Karte „Schnelle Artbildung“ hat alle diese Buchstaben',
  '{} is not {}, what the open domains lack': '{1} ist nicht {2}, was den offenen Gebieten fehlt',
};
