/** Editing earth: the palette of tiles, species and elements, and everything on the chosen tile. */
import { CheckField } from '../../../../ui/forms/fields.tsx';
import { EditorGroup } from '../../../../ui/forms/EditorForm.tsx';
import { Stepper } from '../../../../ui/forms/Stepper.tsx';
import { ANIMALS, ELEMENTS, TERRAINS, TUNDRA } from '../../rules/components.ts';
import { isTile, onTile, terrainOf, tundraLeft, unseenTiles } from '../../rules/state.ts';
import { AnimalIcon } from '../art/animals.tsx';
import { ElementIcon } from '../art/elements.tsx';
import { TerrainSwatch } from '../art/terrains.tsx';
import { placeName } from '../places.ts';
import { useLocale } from '../words.ts';
import { Palette, type PartProps, useGroup } from './parts.tsx';
import type { Tool } from './tools.ts';

interface EarthPartProps extends PartProps {
  tool: Tool;
  onTool: (tool: Tool) => void;
  /** The tile that was chosen last, or null. */
  picked: number | null;
  onClear: () => void;
}

/** What the tools without a piece carry, in a box of 16 × 16. */
const SIGNS = {
  look: 'M4 2.500v10l2.600-2.400 1.800 4 1.700-.8-1.800-3.900H12z',
  erase: 'M9.500 3 13.500 7 8 12.500H5.500L2.500 9.500zM5.500 7l4 4M3.500 13.500h9.500',
} as const;

export function EarthPart({ draft: { s }, text, change, tool, onTool, picked, onClear }: EarthPartProps) {
  const words = useLocale();
  const group = useGroup();
  const left = unseenTiles(s);
  return (
    <>
      <p>{text.help()}</p>
      <Palette
        title={text.palette.other()}
        name={group}
        pieces={(['look', 'erase'] as const).map((name) => ({
          key: name,
          label: text.tools[name](),
          picture: (
            <svg width="1.5rem" height="1.5rem" viewBox="0 0 16 16" aria-hidden="true" className="ds-tool-sign">
              <path d={SIGNS[name]} />
            </svg>
          ),
          isChosen: tool.tool === name,
          onChoose() {
            onTool({ tool: name });
          },
        }))}
      />
      <Palette
        title={text.palette.species()}
        name={group}
        pieces={s.initiative.map((animal) => ({
          key: ANIMALS[animal]!,
          label: words.thing({ thing: ANIMALS[animal]! }),
          picture: <AnimalIcon animal={animal} size={26} />,
          left: text.left({ count: s.genePool[animal]! }),
          isChosen: tool.tool === 'species' && tool.animal === animal,
          onChoose() {
            onTool({ tool: 'species', animal });
          },
        }))}
      />
      <Palette
        title={text.palette.elements()}
        name={group}
        pieces={ELEMENTS.map((name, element) => ({
          key: name,
          label: words.thing({ thing: name }),
          picture: <ElementIcon element={element} size={26} variant="disk" />,
          left: text.left({ count: s.bag[element]! }),
          isChosen: tool.tool === 'element' && tool.element === element,
          onChoose() {
            onTool({ tool: 'element', element });
          },
        }))}
      />
      <Palette
        title={text.palette.terrain()}
        name={group}
        pieces={TERRAINS.map((name, terrain) => ({
          key: name,
          label: words.thing({ thing: name }),
          picture: <TerrainSwatch terrain={terrain} size={28} />,
          left: text.left({ count: Math.max(0, terrain === TUNDRA ? tundraLeft(s) : left[terrain]!) }),
          isChosen: terrain === TUNDRA ? tool.tool === 'tundra' : tool.tool === 'terrain' && tool.terrain === terrain,
          onChoose() {
            onTool(terrain === TUNDRA ? { tool: 'tundra' } : { tool: 'terrain', terrain });
          },
        }))}
      />
      <TileForm draft={{ s, at: {} }} text={text} change={change} picked={picked} />
      <button type="button" className="ui-button" onClick={onClear}>
        {text.clear()}
      </button>
    </>
  );
}

/** Everything on a tile, with steppers. */
function TileForm({ draft: { s }, text, change, picked: hex }: PartProps & { picked: number | null }) {
  const words = useLocale();
  if (hex === null || !isTile(s, hex)) return <p>{text.tile.none()}</p>;
  const title = text.tile.title({ terrain: words.thing({ thing: TERRAINS[terrainOf(s, hex)]! }), at: placeName(hex) });
  const flag = (label: string, row: 'tundra' | 'dominated') => (
    <CheckField
      className="ui-editor-check"
      label={label}
      checked={s[row][hex] === 1}
      onChange={(checked) => {
        change((next) => {
          next[row][hex] = checked ? 1 : 0;
        });
      }}
    />
  );
  return (
    <EditorGroup title={title}>
      {s.initiative.map((animal) => (
        <Stepper
          key={animal}
          label={words.thing({ thing: ANIMALS[animal]! })}
          value={s.species[onTile(animal, hex)]!}
          max={99}
          onChange={(count) => {
            change((next) => {
              next.species[onTile(animal, hex)] = count;
            });
          }}
        >
          <AnimalIcon animal={animal} size={22} /> {words.thing({ thing: ANIMALS[animal]! })}
        </Stepper>
      ))}
      {flag(text.tile.tundra(), 'tundra')}
      {flag(text.tile.dominated(), 'dominated')}
      <button
        type="button"
        className="ui-button"
        onClick={() => {
          change((next) => {
            next.terrain[hex] = -1;
          });
        }}
      >
        {text.tile.take()}
      </button>
    </EditorGroup>
  );
}
