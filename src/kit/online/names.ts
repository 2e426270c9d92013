/**
 * Names and chat messages, made safe to show to everyone: without invisible characters or ones that change how others are read.
 */

import { namesOfLevel } from '../bots/cast.ts';

/** An emoji may consist of several characters, joined by invisible ones. */
const EMOJI =
  /\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}]?\uFE0F?(?:\u200D\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}]?\uFE0F?)*/gu;
/** Controls, noncharacters, and characters that change the text direction or are invisible. U+2800 is a blank in Braille. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** The same in a chat, where line breaks are allowed, and invisible characters that separate or join letters in some scripts. */
const UNSEEN_IN_CHAT =
  /(?!\n|(?<=[\p{L}\p{M}])[\u200C\u200D](?=\p{L}))[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** A lone surrogate, which valid text never has and some programs cannot write. */
const HALF = /\p{Surrogate}/gu;
/** A character that is visible by itself, unlike marks and joiners. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** The most combining marks on one letter: enough for every script, too few to cover the lines above. */
const MAX_MARKS = 3;
const MORE_MARKS = /(?<=\p{M}{3})\p{M}/gu;
const MAX_LINES = 20;

/** A name as it is stored: normalised (NFC), with single spaces. */
export const normalName = (name: string): string => name.normalize('NFC').replace(/\s+/g, ' ').trim();

/** What is wrong with a normal name; null if nothing is. */
export function nameError(name: string): string | null {
  const rest = name.replace(EMOJI, 'x');
  if (rest.search(HALF) >= 0) return 'has half a character';
  if (UNSEEN.test(rest)) return 'has characters that cannot be seen';
  if (!VISIBLE.test(rest)) return 'has no letter';
  if (name.search(MORE_MARKS) >= 0) return `has more than ${String(MAX_MARKS)} marks on a letter`;
  return null;
}

const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
const UNSEEN_ANYWHERE = new RegExp(UNSEEN, 'gu');

/**
 * A name that can be used in any sentence, label or title: without invisible characters or heaps of marks and, if it is written from
 * right to left, between marks that keep it from reordering the text around it (as `<bdi>` does for elements). Empty if nothing of
 * it can be seen.
 */
export function isolatedName(name: string): string {
  const seen = normalName(
    name.replace(HALF, '\uFFFD').replace(UNSEEN_ANYWHERE, (each) => (isJoiner(each) ? each : '')),
  ).replace(MORE_MARKS, '');
  if (!VISIBLE.test(seen)) return '';
  return RIGHT_TO_LEFT.test(seen) ? `\u2068${seen}\u2069` : seen;
}

/** Whether an invisible character only joins others: in emoji, and in scripts that need it. */
const isJoiner = (character: string): boolean => /\u200C|\u200D|\uFE0F|[\u{1F3FB}-\u{1F3FF}]/u.test(character);

/** What names that could be mistaken for each other have in common: width, case, marks and spaces are ignored. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}\s]/gu, '')
    // Upper case first, for letters with two small forms, and those that are two letters in capitals.
    .toUpperCase()
    .toLowerCase();

/** Whether a name could be mistaken for that of a bot of a level; bots of one level are numbered. */
export function isNameOfBot(name: string, level: string): boolean {
  const key = nameKey(name);
  return namesOfLevel(level)
    .map(nameKey)
    .some((bot) => key.startsWith(bot) && /^\p{P}*(\d*|[ivx]*)\p{P}*$/u.test(key.slice(bot.length)));
}

/** Names that can be told apart: the first of several that look the same stays, the others get a number. */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Set(names.map(nameKey));
  const seen = new Set<string>();
  return names.map((name) => {
    const isFirst = name === '' || !seen.has(nameKey(name));
    seen.add(nameKey(name));
    if (isFirst) return name;
    let number = 2;
    while (taken.has(nameKey(`${name} (${String(number)})`))) number += 1;
    const told = `${name} (${String(number)})`;
    taken.add(nameKey(told));
    return told;
  });
}

/**
 * A chat message as it is stored: normalised (NFC), without invisible characters, without piles of marks or lines. May be empty.
 */
export function normalChat(message: string): string {
  const text = message.normalize('NFC').replace(/\r\n?/g, '\n');
  const seen = (part: string): string =>
    part.replace(HALF, '\uFFFD').replace(UNSEEN_IN_CHAT, '').replace(MORE_MARKS, '');
  let result = '';
  let at = 0;
  for (const { 0: emoji, index } of text.matchAll(EMOJI)) {
    result += seen(text.slice(at, index)) + emoji;
    at = index + emoji.length;
  }
  return (result + seen(text.slice(at))).trim().split('\n').slice(0, MAX_LINES).join('\n');
}
