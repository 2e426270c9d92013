/** What is refused about documents of this game, in German. The notation's own words stay as they are. */
import type { Sentences } from '../../kit/sentences.ts';

export const SENTENCES: Sentences = {
  '{}': '{1}',
  'the open question leaves no choice': 'die offene Frage lässt keine Wahl',
  'there are {} disks of {}, not {}': '{1} Scheiben von „{2}“ statt {3}',
  'a disk lies on the corner of {}, which no tile touches':
    'auf der Ecke {1} liegt eine Scheibe, aber kein Plättchen berührt sie',
  'the {} has {} {}, not {}': '„{1}“ hat {2} statt {4} („{3}“)',
  'the {} holds more than {} elements': '„{1}“ hat mehr als {2} Elemente',
  'the {} does not stand on the initiative track exactly once':
    '„{1}“ steht nicht genau einmal auf der Initiativeleiste',
  'more {}s hibernate than there are': 'von „{1}“ halten mehr Arten Winterschlaf, als da sind',
  'pieces lie on {}, where there is no tile': 'auf {1} liegen Spielteile, aber kein Plättchen',
  'there are more than {} tiles of {}': 'es gibt nur {1} Plättchen „{2}“',
  'there are more than 12 tundra tiles on earth': 'auf der Erde liegen mehr als 12 Tundraplättchen',
  'the large tiles on earth, face up and face down are not 31 in all':
    'die großen Plättchen auf der Erde, die offenen und die verdeckten sind zusammen nicht 31',
  'the cards are not those of a game of this length': 'die Karten sind nicht die einer Partie dieser Länge',
  'too few cards are left for those that lie in the box unseen':
    'für die Karten, die verdeckt in der Schachtel liegen, sind zu wenige übrig',
  'stays in the box in a game of this length': 'bleibt bei dieser Länge in der Schachtel',
  'more than five cards lie face up': 'mehr als fünf Karten liegen offen',
  'a count is not a whole number of 0 or more': 'eine Anzahl ist keine ganze Zahl ab 0',
  'can only be true': 'kann nur true sein',
  'the {} has no pawn in hand': '„{1}“ hat keine Figur auf der Hand',
  'says who places a pawn next, in planning only':
    'sagt, wer als Nächstes eine Figur einsetzt, und steht nur in der Planung',
  'this question is asked of the animal whose action it is': 'diese Frage geht an das Tier, dessen Aktion es ist',
  'is missing': 'fehlt',
  'is not a space of {}': 'ist kein Feld von „{1}“',
  'is missing: the space being carried out': 'fehlt: das Feld, das gerade ausgeführt wird',
  'this cannot come about in play': 'dazu kann es im Spiel nicht gekommen sein',
  'the question has no answer': 'die Frage hat keine Antwort',
  'this cannot come about in play: {}': 'dazu kann es im Spiel nicht gekommen sein: {1}',
  '{} is not a space; a space is a section and a number from the left: "migration 2"':
    '{1} ist kein Feld; ein Feld ist ein Abschnitt und eine Nummer von links: „migration 2“',
  '{} is not a hex of the board, "q,r"': '{1} ist kein Feld des Spielplans, „q,r“',
  '{} is not a corner of the board; a corner is the three hexes that meet there, "q,r q,r q,r"':
    '{1} ist keine Ecke des Spielplans; eine Ecke ist durch die drei Felder benannt, die dort aneinanderstoßen, „q,r q,r q,r“',
  'the {} is not in play': '„{1}“ spielt nicht mit',
  'there is no tile': 'dort liegt kein Plättchen',
  'players have {} each': 'jeder Spieler hat {1}',
  'must list each of {} once': 'muss jedes von {1} genau einmal nennen',
  'more hibernate than there are': 'mehr Arten halten Winterschlaf, als da sind',
  'the same corner is given twice': 'dieselbe Ecke steht zweimal da',
  'no tile touches this corner': 'kein Plättchen berührt diese Ecke',
  'there are more than {} species of the {}': 'es gibt nur {1} Arten von „{2}“',
  'genePool and eliminated must make {} together, all that are not on earth':
    'genePool und eliminated müssen zusammen {1} ergeben: alle, die nicht auf der Erde sind',
  'there are more than {} pawns of the {}': 'es gibt nur {1} Figuren von „{2}“',
  'hand and aside must make {} together, all that are not on the display':
    'hand und aside müssen zusammen {1} ergeben: alle, die nicht auf der Aktionstafel stehen',
  'there are {} disks of {}, more than {}': '{1} Scheiben von „{2}“, mehr als {3}',
  'must be {}: {} less the {} that are elsewhere': 'muss {1} sein: {2} weniger die {3}, die anderswo liegen',
  'the same card is given twice': 'dieselbe Karte steht zweimal da',
  'there are {} stacks': 'es gibt {1} Stapel',
  'faceDown must make {} in all: 31 large tiles less those on earth and face up':
    'faceDown muss zusammen {1} ergeben: 31 große Plättchen weniger die auf der Erde und die offenen',
  'the position does not add up: {}': 'die Stellung geht nicht auf: {1}',
  'must be left out while players choose their animals': 'muss fehlen, solange die Tiere gewählt werden',
  'two players cannot both lead the {}': 'zwei Spieler können nicht beide „{1}“ führen',
  'the players have not chosen in turn': 'die Spieler haben nicht reihum gewählt',
  'there is nothing left to choose': 'es ist nichts mehr zu wählen',
  '{} is not a number of players; 2 to 6 can play': '{1} Spieler gibt es nicht; es spielen 2 bis 6',
  '{} animals each do not fit {} players; allowed: 1, or 3 with two players, or 2 with three':
    'je {1} Tiere passen nicht zu {2} Spielern; erlaubt: 1, zu zweit auch 3, zu dritt auch 2',
  'is a list of {}; an entry for each of the {} players is expected':
    'hat {1} Einträge; erwartet wird einer für jeden der {2} Spieler',
  'player {} has {} animals and must have {}': 'Spieler {1} hat {2} Tiere und muss {3} haben',
};
