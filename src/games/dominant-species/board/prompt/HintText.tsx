/** A hint in words: the answer, its lead over the next best, and the reasons. */
import type { Advice } from '../../../../kit/module.ts';
import { CARDS, PHASES, PHASE_OF_SPACE, type SectionName, TERRAINS } from '../../rules/components.ts';
import { MOVE_KINDS, type Move, kindOf, valueOf } from '../../rules/moves.ts';
import { type Decision, decision, legalMoves } from '../../rules/play.ts';
import { type State, isTile, terrainOf } from '../../rules/state.ts';
import { placeName } from '../places.ts';
import { type Locale, useLocale } from '../locales/locale.ts';
import { moveText } from './move-text.ts';
import { reasonsText } from './reasons-text.ts';

/** The section of a space, if none of its other spaces can be chosen; else null. */
function onlySpaceOf(s: State, move: Move): SectionName | null {
  const sectionOf = (each: Move): string | undefined =>
    kindOf(each) === kindOf(move) ? PHASES[PHASE_OF_SPACE[valueOf(each)]!] : undefined;
  const section = sectionOf(move);
  return legalMoves(s).some((each) => each !== move && sectionOf(each) === section) ? null : (section as SectionName);
}

/**
 * A move within a sentence: for a card, a tile or the last space of a section the name is enough, since the details are on the
 * table; a number says of what.
 */
function nameOf(s: State, words: Locale, asked: Decision | null, move: Move): string {
  const value = valueOf(move);
  switch (MOVE_KINDS[kindOf(move)]) {
    case 'space': {
      const section = onlySpaceOf(s, move);
      return section === null ? moveText({ s, words, asked }, move) : words.sections[section].name;
    }
    case 'card':
      return words.cards[CARDS[value]!].name;
    case 'tile':
      return words.answers.tile(isTile(s, value) ? TERRAINS[terrainOf(s, value)]! : null, placeName(value), []);
    case 'count':
      return words.answers.species(value);
    default:
      return moveText({ s, words, asked }, move);
  }
}

interface HintTextProps {
  advice: Advice<Move>;
  state: State;
  /** Asks why another answer is not advised. */
  onWhyNot?: ((move: Move) => void) | undefined;
}

export function HintText({ advice: { move, other, reasons, about }, state, onWhyNot }: HintTextProps) {
  const words = useLocale();
  const { hint } = words;
  const asked = decision(state);
  const named = (each: Move): string => nameOf(state, words, asked, each);
  const compared = about ?? other;
  const behind = (vps: number, text: string): string =>
    about === undefined ? hint.ahead(vps, text) : hint.about(text, vps);
  const reason = reasonsText(words, state, reasons);
  const why = reason === '' && compared !== null && compared.isAsGood !== true ? hint.later : reason;
  return (
    <p className="ui-hint">
      <b>{hint.best(named(move))}</b>{' '}
      {compared !== null &&
        (compared.isAsGood === true
          ? hint.asGood(named(compared.move))
          : behind(compared.behind, named(compared.move)))}{' '}
      {why} {onWhyNot && <WhyNot advised={move} state={state} named={named} about={about?.move} onWhyNot={onWhyNot} />}
    </p>
  );
}

interface WhyNotProps {
  advised: Move;
  state: State;
  named: (move: Move) => string;
  about: Move | undefined;
  onWhyNot: (move: Move) => void;
}

/** The other answers, to be asked about. */
function WhyNot({ advised, state, named, about, onWhyNot }: WhyNotProps) {
  const { hint } = useLocale();
  return (
    <label className="ds-why-not">
      <span className="visually-hidden">{hint.whyNot}</span>
      <select
        className="ui-field"
        value={about ?? ''}
        onChange={({ target }) => {
          if (target.value !== '') onWhyNot(Number(target.value));
        }}
      >
        <option value="">{hint.whyNot}</option>
        {legalMoves(state).map(
          (each) =>
            each !== advised && (
              <option key={each} value={each}>
                {named(each)}
              </option>
            ),
        )}
      </select>
    </label>
  );
}
