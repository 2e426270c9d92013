/** Geological time: a column of strata from the first stage at the bottom to the one that wins, the players' fossils in it. */
import { memo } from 'react';
import { useSectionOnTable } from '../../../../table/chart/section.ts';
import { Token } from '../art/tokens.tsx';
import { AGES } from '../places.ts';
import { winningRolls } from '../state/preview.ts';
import { dataOf, largeSeat, useNaming, useTable } from '../table.ts';
import { Strata } from './Strata.tsx';

export const Ages = memo(function Ages() {
  const table = useTable();
  const { state, words } = table;
  const naming = useNaming();
  const isSection = useSectionOnTable();
  const seat = largeSeat(table);
  const { stages } = dataOf(state);
  if (isSection) return null;
  const last = stages.length - 1;
  const players = Array.from({ length: state.players }, (_, player) => player);
  const chases = players.flatMap((player) => {
    const { rolls, faces } = winningRolls(state, player);
    return rolls > 0 ? [words.table.chase({ name: naming.player(player), rolls, faces })] : [];
  });
  return (
    <section className="evo-ages" data-place={AGES} aria-label={words.parts.ages()}>
      <header>
        <h2>{words.parts.ages()}</h2>
        <span>{words.parts.agesOrder()}</span>
      </header>
      <ol reversed start={last}>
        {stages.map((_, i) => {
          const stage = last - i;
          const here = players.filter((player) => state.stage[player] === stage);
          // Players who have passed leave an imprint.
          const passed = players.filter((player) => state.stage[player]! > stage);
          return (
            <li
              key={stage}
              className={`evo-stratum${state.stage[seat] === stage ? ' evo-own' : ''}`}
              style={
                {
                  '--evo-depth': String(i / Math.max(1, last)),
                  '--evo-above': String((i - 1) / Math.max(1, last)),
                } as React.CSSProperties
              }
              data-above={state.stage[seat] === stage + 1 ? 'own' : undefined}
            >
              <Strata layer={i} />
              <span className="evo-stage-name">
                <b>{naming.stage(stage)}</b>
                <span>
                  {stage === last ? words.table.wins() : words.table.minimum({ niches: stages[stage]!.minimum })}
                </span>
              </span>
              <span className="evo-fossils" aria-hidden="true">
                {passed.map((player) => (
                  <Token key={player} player={player} ghost />
                ))}
                {here.map((player) => (
                  <span className="evo-risen" key={player}>
                    <Token player={player} />
                  </span>
                ))}
              </span>
              <span className="visually-hidden">{here.map(naming.player).join(', ')}</span>
            </li>
          );
        })}
      </ol>
      {chases.length > 0 && (
        <p className="evo-chase" role="status">
          {chases.join(' · ')}
        </p>
      )}
    </section>
  );
});
