/** The overlays on earth: who dominates, how well an animal matches, who is endangered, what a tile scores. */
import type { ReactNode } from 'react';
import { ANIMALS, ELEMENTS, TERRAINS } from '../../rules/components.ts';
import { placings } from '../../rules/scoring.ts';
import { type State, terrainOf } from '../../rules/state.ts';
import { AnimalSign } from '../art/animals.tsx';
import { DISK, centreOf, cornerAt, cross, hexagon, shoulderOf } from './geometry.ts';
import { cornerName, placeName, terrainsAt, tilesOf } from '../places.ts';
import { wastelandCorners } from '../preview/outlook.ts';
import { type Overlay, atRisk, leads, matchings } from './overlays.ts';
import { useTable } from '../table.ts';
import { whereText } from '../phrases.ts';
import type { Locale } from '../words.ts';

/** What an overlay shows of a tile: signs and numbers in a row or two around its middle. */
function Plaque({ hex, children, quiet = false }: { hex: number; children: ReactNode; quiet?: boolean }) {
  const { x, y } = centreOf(hex);
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <g className={`ds-plaque${quiet ? ' ds-absent-here' : ''}`}>{children}</g>
    </g>
  );
}

function Dominance({ s }: { s: State }) {
  return leads(s).map(({ hex, animals, by }) => {
    const [first] = animals;
    const isTie = animals.length > 1;
    const width = 34 * animals.length + (isTie ? 26 : 40);
    return (
      <g key={hex}>
        <polygon
          className={isTie ? 'ds-tied' : `ds-tint ds-of-${ANIMALS[first!]!}`}
          points={hexagon(centreOf(hex), 0.92)}
        />
        <Plaque hex={hex}>
          <rect x={-width / 2} y="-23" width={width} height="46" rx="10" />
          {animals.map((animal, i) => (
            <AnimalSign key={animal} animal={animal} x={21 + 34 * i - width / 2} y={0} size={32} />
          ))}
          <text x={width / 2 - (isTie ? 13 : 21)} y="10">
            {isTie ? '=' : `+${String(by)}`}
          </text>
        </Plaque>
      </g>
    );
  });
}

function Matching({ s, animal }: { s: State; animal: number }) {
  return matchings(s, animal).map(({ hex, fit, species }) => (
    <Plaque key={hex} hex={hex} quiet={species === 0}>
      <circle r="27" style={species > 0 ? { fill: `var(--ds-${ANIMALS[animal]!})` } : undefined} />
      <text y="12" className="ds-large" style={species > 0 ? { fill: `var(--ds-${ANIMALS[animal]!}-ink)` } : undefined}>
        {fit}
      </text>
    </Plaque>
  ));
}

function Endangered({ s }: { s: State }) {
  return (
    <>
      {atRisk(s).map(({ hex, atRisk }) =>
        atRisk.map(({ animal, count }) => {
          const { x, y } = shoulderOf(animal, hex);
          return (
            <g key={`${String(animal)} ${String(hex)}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
              <g className="ds-plate ds-less">
                <rect x="-19" y="-13" width="38" height="26" rx="13" />
                <text y="7">{`−${String(count)}`}</text>
              </g>
            </g>
          );
        }),
      )}
      {wastelandCorners(s, 'now').map((corner) => {
        const { x, y } = cornerAt(corner);
        return (
          <g key={corner}>
            <circle className="ds-around ds-less" cx={x} cy={y} r={DISK * 1.3} />
            <path className="ds-struck" d={cross({ x, y }, DISK * 0.75)} />
          </g>
        );
      })}
    </>
  );
}

/** Where the scores of a tile stand: two to a row. */
function Scoring({ s }: { s: State }) {
  return tilesOf(s).map((hex) => {
    const scores = placings(s, hex);
    if (scores.length === 0) return null;
    const rows = Math.ceil(scores.length / 2);
    const columns = Math.min(scores.length, 2);
    return (
      <Plaque key={hex} hex={hex}>
        <rect x={-35 * columns} y={-20 * rows - 2} width={70 * columns} height={40 * rows + 4} rx="10" />
        {scores.map(({ animal, vps }, i) => {
          const x = 70 * (i % 2) - 35 * columns;
          const y = 40 * Math.floor(i / 2) - 20 * rows + 20;
          return (
            <g key={animal}>
              <AnimalSign animal={animal} x={x + 22} y={y} size={32} />
              <text x={x + 51} y={y + 10}>
                {vps}
              </text>
            </g>
          );
        })}
      </Plaque>
    );
  });
}

/** The drawing of an overlay, in a layer over earth. */
export function OverlayLayer({ overlay }: { overlay: Overlay }) {
  const { state } = useTable();
  return (
    <g className="ds-overlay" aria-hidden="true">
      {overlay.name === 'dominance' && <Dominance s={state} />}
      {overlay.name === 'matching' && <Matching s={state} animal={overlay.animal} />}
      {overlay.name === 'endangered' && <Endangered s={state} />}
      {overlay.name === 'scoring' && <Scoring s={state} />}
    </g>
  );
}

/** What an overlay shows, in sentences. */
function sentences(overlay: Overlay, s: State, words: Locale): string[] {
  const say = words.overlays.tiles;
  const terrain = (hex: number) => TERRAINS[terrainOf(s, hex)]!;
  const animalName = (animal: number) => ANIMALS[animal]!;
  switch (overlay.name) {
    case 'dominance':
      return leads(s).map(({ hex, animals, by }) =>
        animals.length === 1
          ? say.dominated({ terrain: terrain(hex), at: placeName(hex), animal: animalName(animals[0]!), by })
          : say.tied({ terrain: terrain(hex), at: placeName(hex), animals: animals.map(animalName) }),
      );
    case 'matching':
      return matchings(s, overlay.animal).map(({ hex, fit, species }) =>
        say.matching({
          terrain: terrain(hex),
          at: placeName(hex),
          animal: animalName(overlay.animal),
          matching: fit,
          species,
        }),
      );
    case 'endangered':
      return [
        ...atRisk(s).map(({ hex, atRisk }) =>
          say.endangered({
            terrain: terrain(hex),
            at: placeName(hex),
            animals: atRisk.map(({ animal, count }) => say.atRisk({ animal: animalName(animal), count })),
          }),
        ),
        ...wastelandCorners(s, 'now').map((corner) =>
          say.wasted({
            element: ELEMENTS[s.disks[corner]!]!,
            where: whereText(words, terrainsAt(s, corner)),
            at: cornerName(corner),
          }),
        ),
      ];
    case 'scoring':
      return tilesOf(s).flatMap((hex) => {
        const scores = placings(s, hex).map(({ animal, vps }) => say.score({ animal: animalName(animal), vps }));
        return scores.length === 0
          ? []
          : [say.scores({ terrain: terrain(hex), at: placeName(hex), scores: scores.join(', ') })];
      });
  }
}

/** The legend of an overlay and, for screen readers, its contents. */
export function OverlayLegend({ overlay }: { overlay: Overlay }) {
  const { state, words } = useTable();
  const { names, legends, none } = words.overlays;
  const lines = sentences(overlay, state, words);
  return (
    <div className="ds-legend-of-overlay">
      <p role="status">
        {overlay.name === 'matching' ? legends.matching({ animal: ANIMALS[overlay.animal]! }) : legends[overlay.name]()}{' '}
        {lines.length === 0 && none()}
      </p>
      <ul className="visually-hidden" aria-label={names[overlay.name]()}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
