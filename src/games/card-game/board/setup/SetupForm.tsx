/**
 * The options of a game: the cards that come with it, or a file of one's own, whose errors are all listed. The file is selected
 * here, or given in the page's address: `?cards=my-cards.json`.
 */
import { useEffect, useEffectEvent, useState } from 'react';
import { faultIn, faultLines, parsedText } from '../../../../kit/documents/decode.ts';
import type { GameUI } from '../../../../kit/module.ts';
import { readCards } from '../../rules/read-cards.ts';
import { listsOf } from '../../rules/cards.ts';
import { EDITIONS, type Edition } from '../../rules/components.ts';
import { DEFAULT_CARDS } from '../../rules/notation/options.ts';
import type { Options } from '../../rules/setup.ts';
import type { GameEvent } from '../../rules/chance.ts';
import type { State } from '../../rules/state.ts';
import { OwnData, useOwnData } from '../../../../ui/forms/OwnData.tsx';
import { RadioChoices } from '../../../../ui/forms/fields.tsx';
import { useWords } from '../words.ts';

type Form = NonNullable<GameUI<State, number, GameEvent, Options>['SetupForm']>;

export const SetupForm: Form = ({ value, usual, onChange, language }) => {
  const { setup } = useWords();
  /** The address from which no file came. */
  const [missing, setMissing] = useState<string | null>(null);
  const accept = (text: string) => {
    setMissing(null);
    return faultIn(() => {
      onChange({ ...value, cards: readCards(parsedText(text)) });
    });
  };
  const { faults, choose } = useOwnData(accept, language, faultLines);

  const chooseFetched = useEffectEvent(choose);
  useEffect(() => {
    const address = new URLSearchParams(window.location.search).get('cards');
    if (address === null) return undefined;
    const gone = new AbortController();
    fetch(address, { signal: gone.signal })
      .then(async (response) => {
        if (!response.ok) throw new Error(response.statusText);
        return response.text();
      })
      .then(chooseFetched, () => {
        if (!gone.signal.aborted) setMissing(address);
      });
    return () => {
      gone.abort();
    };
  }, []);

  const { edition } = listsOf(value.cards);
  /** The cards of an edition that tables have here. */
  const usualOf = (of: Edition): Options['cards'] =>
    usual !== undefined && listsOf(usual.cards).edition === of ? usual.cards : DEFAULT_CARDS[of];
  const ours = usualOf(edition);
  const use = (cards: Options['cards']): void => {
    onChange({ ...value, cards });
  };
  return (
    <>
      <RadioChoices
        legend={setup.edition()}
        name="edition"
        value={edition}
        options={EDITIONS}
        meaning={(each) => ({ label: setup.editions[each].name(), text: setup.editions[each].text() })}
        onChange={(each) => {
          use(usualOf(each));
        }}
      />
      <fieldset>
        <legend>{setup.cards()}</legend>
        <p>
          {setup.inUse({ name: typeof value.cards === 'string' ? setup.reconstruction() : value.cards.name })}
          {value.cards === ours && typeof ours === 'object' && ` ${setup.ofServer()}`}
        </p>
        {typeof ours === 'object' && value.cards !== ours && (
          <div className="ui-buttons">
            <button
              type="button"
              className="ui-button"
              onClick={() => {
                use(ours);
              }}
            >
              {setup.serverCards({ name: ours.name })}
            </button>
          </div>
        )}
        <OwnData
          choose={setup.choose()}
          onChoose={choose}
          remove={setup.reconstruction()}
          onRemove={
            typeof value.cards === 'string'
              ? null
              : () => {
                  use(DEFAULT_CARDS[edition]);
                }
          }
          refused={setup.faults()}
          faults={missing === null ? faults : [setup.notFound({ address: missing })]}
        />
      </fieldset>
    </>
  );
};
