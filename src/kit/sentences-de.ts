/** Errors in any document, in German. Terms of the notation are not translated. */
import type { Sentences } from './sentences.ts';

export const SENTENCES: Sentences = {
  '{}': '{1}',
  '{}: {}': '{1}: {2}',
  'is not allowed here: the table sets the number of players':
    'ist hier nicht erlaubt: Wie viele mitspielen, sagt der Tisch',
  'a position already says this, so leave it out': 'das sagt schon die Stellung, also lass es weg',
  'has {} players, but {} play': 'hat {1} Spieler, es spielen aber {2}',
  'it is not JSON, or a part of it is missing': 'das ist kein JSON, oder ein Teil davon fehlt',
  'is missing; {} is expected': 'fehlt; erwartet wird {1}',
  '{} is not {}': 'erwartet wird {2}, nicht {1}',
  'an object': 'ein Objekt',
  'unknown field; allowed: {}': 'dieses Feld gibt es nicht; erlaubt: {1}',
  'comes from another version of this program; this one reads {}':
    'stammt von einer anderen Version dieses Programms; diese liest {1}',
  'must be {}': 'muss {1} sein',
  'must be "{}" or "{}"': 'muss „{1}“ oder „{2}“ sein',
  'a list': 'eine Liste',
  'has {} items; at most {} are allowed': 'hat {1} Einträge; erlaubt sind höchstens {2}',
  'is missing': 'fehlt',
  text: 'ein Text',
  'true or false': 'true oder false',
  'a whole number from {} to {}': 'eine ganze Zahl von {1} bis {2}',
  '{} is not {}; allowed: {}': '{1} gibt es hier nicht; erlaubt: {3}',
  'no {}': 'niemand',
  'the {}': '„{1}“',
  '{} {}': '„{1}“ {2}',
  'an {}': '„{1}“',
  'a {}': '„{1}“',
  'an outcome is missing: which {} was drawn; it could be {}':
    'ein Ergebnis fehlt: was gezogen wurde („{1}“); möglich: {2}',
  'outcome {} is {}, but {} is drawn; it could be {}': 'Ergebnis {1} ist {2}, gezogen wird aber {3}; möglich: {4}',
  'outcome {} could not have happened: {} cannot be drawn; it could be {}':
    'Ergebnis {1} ist nicht möglich: {2} kann nicht gezogen werden; möglich: {3}',
  'only {} of {} outcomes were drawn': 'nur {1} von {2} Ergebnissen wurden gezogen',
  'must be true, or left out': 'muss true sein oder fehlen',
  'a record has either a setup or a position':
    'eine Aufzeichnung hat entweder einen Aufbau („setup“) oder eine Stellung („position“)',
  'at the start: {}': 'am Anfang: {1}',
  'move {}: {}': 'Zug {1}: {2}',
  'must have {} entries, one for each player; it has {}':
    'muss {1} Einträge haben, für jeden Spieler einen; es sind {2}',
  'the game is over': 'die Partie ist zu Ende',
  '{} is not asked, {} is': 'gefragt ist {2}, nicht {1}',
  '{} is not a move; allowed as words: {}': '{1} ist kein Zug; als Wort erlaubt: {2}',
  'a move names one thing: {}': 'ein Zug nennt eine Sache: {1}',
  'an outcome names one thing: {}': 'ein Ergebnis nennt eine Sache: {1}',
  '{} is not legal': '{1} ist nicht erlaubt',
  'it belongs to none of the games here': 'das gehört zu keinem der Spiele hier',
  'can only be true': 'kann nur true sein',
  'says how the standard start is shuffled: it needs "start": true':
    'sagt, wie der übliche Start gemischt ist: dazu gehört "start": true',
};
