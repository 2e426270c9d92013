/** Edits a position on the board itself: a palette next to earth, and the other parts of the table in their places. */
import { useMemo, useState } from 'react';
import type { EditorProps } from '../../../../kit/module.ts';
import { EditorParts } from '../../../../ui/forms/EditorForm.tsx';
import { useLayout } from '../../../../ui/use-layout.ts';
import { type Move, TILE, kindOf, valueOf } from '../../rules/moves.ts';
import { newPointing } from '../../../../table/pointing.ts';
import { tableAtRest } from '../../../../table/table-at-rest.ts';
import { TableProvider } from '../../../../table/use-table.ts';
import type { State } from '../../rules/state.ts';
import { AnimalDefs } from '../art/animals.tsx';
import { TerrainDefs } from '../art/terrains.tsx';
import { Earth } from '../earth/Earth.tsx';
import { useLocale } from '../words.ts';
import { previewOf } from '../state/shown-effects.ts';
import type { Types } from '../table.ts';
import { type Draft, atRest, changed, draftOf, withoutEarth, written } from './draft.ts';
import { EarthPart } from './EarthPart.tsx';
import { useGestures } from './gestures.ts';
import { AnimalsPart, CardsPart, DisplayPart, TurnPart } from './OtherParts.tsx';
import { type Tool, put, takeAway, targetsOf } from './tools.ts';
import type { EditorWords } from './words.ts';
import { editorWords } from './words.ts';
import '../../../../ui/theme.css';
import '../../../../ui/ui.css';
import '../board.css';
import './editor.css';

const PARTS = ['earth', 'display', 'animals', 'cards', 'turn'] as const;
type Part = (typeof PARTS)[number];

const NOTHING_HAPPENED: readonly never[] = [];
const LOOK: Tool = { tool: 'look' };

export function Editor({ document, onChange, language }: EditorProps) {
  const text = editorWords.wordsIn(language);
  const draft = useMemo(() => draftOf(document), [document]);
  const s = useMemo(() => draft && atRest(draft), [draft]);
  if (draft === null || s === null) return <p className="ui-empty">{text.choosing()}</p>;
  return (
    <EditorTable
      draft={draft}
      s={s}
      text={text}
      onDraft={(next) => {
        onChange(written(next));
      }}
    />
  );
}

interface EditorTableProps {
  draft: Draft;
  /** Its table at rest. */
  s: State;
  text: EditorWords;
  onDraft: (draft: Draft) => void;
}

function EditorTable({ draft, s, text, onDraft }: EditorTableProps) {
  const words = useLocale();
  const layout = useLayout();
  const [part, setPart] = useState<Part>('earth');
  const [earthTool, setEarthTool] = useState<Tool>(LOOK);
  const [pawnTool, setPawnTool] = useState<Tool>({ tool: 'pawn', animal: draft.s.initiative[0]! });
  const [picked, setPicked] = useState<number | null>(null);
  const [pointing] = useState(() => newPointing<Types>(previewOf));
  const tool = part === 'earth' ? earthTool : part === 'display' ? pawnTool : LOOK;

  const change = (make: (s: State) => void): void => {
    onDraft(changed(draft, make));
  };
  const onPut = (place: Move): void => {
    if (kindOf(place) === kindOf(TILE)) setPicked(valueOf(place));
    if (tool.tool === 'look') setPart('earth');
    else {
      change((next) => {
        put(next, tool, place);
      });
    }
  };
  const onTake = (place: Move): void => {
    if (tool.tool === 'look') return;
    change((next) => {
      takeAway(next, tool, place);
    });
  };
  const gestures = useGestures(onPut, onTake);
  const legal = useMemo(() => targetsOf(s, tool), [s, tool]);
  const table = tableAtRest<Types>({
    state: s,
    names: s.initiative.map((_, player) => String(player + 1)),
    words,
    layout,
    legal,
    pointing,
    play: (...places) => {
      places.forEach(onPut);
    },
  });
  const parts = { draft, text, change };
  return (
    <TableProvider table={table}>
      <section
        className="ds-board ui-editor ds-editor"
        data-layout={layout}
        data-tool={tool.tool}
        aria-label={text.editor()}
        {...gestures}
      >
        <svg className="ds-defs" aria-hidden="true">
          <TerrainDefs />
          <AnimalDefs />
        </svg>
        <main className="ds-editor-earth">
          <Earth seats={NOTHING_HAPPENED} advice={null} isNarrated={false} isGrowing={tool.tool === 'terrain'} />
        </main>
        <EditorParts
          label={text.partsTitle()}
          names={PARTS.map((each) => text.parts[each]())}
          open={PARTS.indexOf(part)}
          onOpen={(each) => {
            setPart(PARTS[each]!);
          }}
        >
          {part === 'earth' && (
            <EarthPart
              {...parts}
              tool={tool}
              onTool={setEarthTool}
              picked={picked}
              onClear={() => {
                onDraft(withoutEarth(draft));
                setEarthTool({ tool: 'terrain', terrain: 0 });
              }}
            />
          )}
          {part === 'display' && <DisplayPart {...parts} tool={tool} onTool={setPawnTool} />}
          {part === 'animals' && <AnimalsPart {...parts} />}
          {part === 'cards' && <CardsPart {...parts} />}
          {part === 'turn' && (
            <TurnPart
              {...parts}
              onAt={(at) => {
                onDraft({ ...draft, at });
              }}
            />
          )}
        </EditorParts>
      </section>
    </TableProvider>
  );
}
