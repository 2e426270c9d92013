/** The bar: the point in the game, who is asked what, the moves without a place on the table, and the tools. */
import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { lazyPart } from '../../ui/lazy.tsx';
import { lazyValue } from '../../ui/lazy-value.ts';
import { focusTable, useFocusOnMoves } from '../focus.ts';
import { useTableKeys } from '../keys/use-table-keys.ts';
import { usePointed } from '../pointing.ts';
import type { BarOptions, Board, Following, GameTypes, Prompt, Table } from '../types.ts';
import { useFrame } from '../use-frame.ts';
import { Notices } from '../notices/Notices.tsx';
import { TableProvider, useTable, useFrameWords } from '../use-table.ts';
import { Buttons, ChoicesProvider, useChoices } from './Buttons.tsx';
import { Hint, useHasHint } from './Hint.tsx';
import { Tools } from './Tools.tsx';
import './bar.css';

const KeysDialog = lazyPart(async () => (await import('../keys/KeysDialog.tsx')).KeysDialog);

/** So few panels that all tools stand beside the question of a tablet. */
const FEW = 2;

declare module 'react' {
  // Custom properties are styles too.
  interface CSSProperties {
    '--bar-characters'?: number;
  }
}

/** The remark below the question, or what is more urgent. */
function Note<G extends GameTypes>({
  note,
  effectText,
  hasHint,
}: Omit<BarOptions<G>, 'isBeside' | 'away'> & { note: ReactNode }) {
  const table = useTable<G>();
  const { moves, isAdvice } = usePointed<G>();
  const [pointed] = isAdvice ? [] : moves;
  const effect = pointed === undefined ? '' : (effectText?.(pointed, table) ?? '');
  const isHinted = useHasHint() && hasHint === true;
  return (
    <div className="table-note" aria-live="polite">
      {effect !== '' ? effect : isHinted ? <Hint /> : note}
    </div>
  );
}

function Where({ prompt: { where, detail, number, place } }: { prompt: Prompt }) {
  return (
    <div className="table-where" data-place={place}>
      {number !== undefined && (
        <span className="table-turn" aria-hidden="true">
          {number}
        </span>
      )}
      <p>
        {detail !== undefined && <small>{detail}</small>}
        <b>{where}</b>
      </p>
    </div>
  );
}

/** Who is next. Where there is no room for the first, the label goes too. */
const Next = ({ label, sides }: Following) => (
  <span className="table-next">
    {sides.map(({ key, sign, name, before, place }, i) => (
      <span key={key} className="table-next-one" data-place={place}>
        {i === 0 && <span>{label}</span>}
        {before !== undefined && <span aria-hidden="true">{before}</span>}
        {sign}
        <span className="visually-hidden">{name}</span>
      </span>
    ))}
  </span>
);

/** The question, whom it is for, and who is next. */
function Question({ prompt: { sign, who, next, sentence }, children }: { prompt: Prompt; children: ReactNode }) {
  const style: CSSProperties = { '--bar-characters': sentence.length };
  return (
    <div className="table-ask" data-prompt="" tabIndex={useTable().layout === 'lying' ? 0 : undefined}>
      {sign}
      <div className="table-says">
        <p className="table-who">
          <bdi>{who}</bdi>
          {next && <Next {...next} />}
        </p>
        <h1 aria-live="polite" style={style}>
          {sentence}
        </h1>
        {children}
      </div>
    </div>
  );
}

/** Until it is there, the rules' sentence stays. */
const useFinal = lazyValue(() => import('../final/own-result.ts'));

/** Once the game is over, whoever plays at this screen reads the own result first, then who has won. */
function useOwnResult<G extends GameTypes>(board: Board<G>, table: Table<G>, prompt: Prompt): Prompt {
  const isOver = table.question === null;
  const loaded = useFinal(isOver);
  const result = isOver ? loaded?.ownResult(board, table) : undefined;
  if (!result) return prompt;
  const sign = <board.Sign side={result.own.side} size={44} />;
  return { ...prompt, sign, who: prompt.sentence, sentence: result.text };
}

export function Bar<G extends GameTypes>({ effectText, hasHint, isBeside, away }: BarOptions<G>) {
  const { board, newest, page, narration, panels, root } = useFrame<G>();
  const painted = useTable<G>();
  const choices = useChoices(newest);
  const { keys, isListed, close } = useTableKeys(choices);
  const { toTable } = useFrameWords();
  useFocusOnMoves(root, painted.state);
  const { end, curtain } = page;
  const byRules = useMemo(() => board.prompt(newest), [board, newest]);
  const own = useOwnResult(board, newest, byRules);
  const prompt = end ? { where: byRules.where, who: '', sentence: end.text } : own;
  const isHinted = useHasHint() && hasHint === true;
  const isOurs = newest.legal.size > 0;
  const { buttons } = choices;
  const classes = [
    'table-bar',
    isHinted ? 'table-hinted' : '',
    narration.isSkippable ? 'table-narrated' : '',
    panels.tools.length <= FEW ? 'table-few' : '',
    buttons.length > 1 ? 'table-several' : '',
    narration.isHeld || curtain !== undefined || (buttons.length === 1 && away === undefined) ? 'table-single' : '',
  ];
  return (
    <TableProvider table={newest}>
      <ChoicesProvider value={choices}>
        <button
          type="button"
          className="ui-button table-past"
          onClick={() => {
            focusTable(root.current);
          }}
        >
          {toTable()}
        </button>
        <div className={`table-top${isBeside === true ? ' table-beside' : ''}`} data-bar="">
          <header
            className={classes.filter((name) => name !== '').join(' ')}
            data-question={curtain === undefined ? newest.question?.kind : undefined}
            data-ours={isOurs}
            data-side={newest.question?.side}
          >
            <Where prompt={prompt} />
            {curtain ?? (
              <Question prompt={prompt}>
                <Note<G> note={prompt.note} {...(effectText && { effectText })} hasHint={hasHint === true} />
              </Question>
            )}
            {narration.isHeld && board.steps !== undefined ? (
              <board.steps.GoOn language={newest.words.language} onGoOn={narration.next} />
            ) : (
              away === undefined && <Buttons />
            )}
            {!isOurs && !narration.isHeld && page.waiting !== undefined && (
              <div className="table-waiting">{page.waiting}</div>
            )}
            <Tools />
          </header>
          <Notices />
        </div>
        {away}
      </ChoicesProvider>
      {isListed && <KeysDialog keys={keys} onClose={close} />}
    </TableProvider>
  );
}
