/** The action display: the twelve sections in execution order, each with its spaces, its box and its free ability. */
import { memo, useEffect, useRef } from 'react';
import { scrollTo } from '../../../../ui/scroll.ts';
import {
  ARACHNID,
  BOXES,
  type BoxName,
  ELEMENTS,
  FIRST_SPACE,
  INITIATIVE,
  INSECT,
  PLANNING,
  REPTILE,
  SECTIONS,
  type SectionName,
  SETUP,
  SPACES_OF,
} from '../../rules/components.ts';
import { inBox, inPlay } from '../../rules/state.ts';
import { SilhouetteMark } from '../art/animals.tsx';
import { CheckIcon } from '../art/marks.tsx';
import { diskTexts } from '../phrases.ts';
import { boxHolds, disksOf, isFilledBySliding } from '../preview/outlook.ts';
import { Disks } from '../art/pieces.tsx';
import { Space } from './Space.tsx';
import { useTable } from '../table.ts';
import './display.css';

/** The animals whose ability acts in a section without a pawn. */
const FREE: Partial<Record<SectionName, { animal: number; last: boolean }>> = {
  regression: { animal: REPTILE, last: false },
  speciation: { animal: INSECT, last: true },
  competition: { animal: ARACHNID, last: false },
};

const isBox = (section: SectionName): section is BoxName => (BOXES as readonly string[]).includes(section);

/** The fixed bonus of the reptile, the arachnid or the insect. */
function FreeSpace({ section, animal }: { section: SectionName; animal: number }) {
  const { state, question } = useTable();
  const phase = INITIATIVE + SECTIONS.indexOf(section);
  const first = FIRST_SPACE[phase]!;
  // Its ability is carried out before the first space or after the last.
  const isFree = state.space < first || state.space >= first + SPACES_OF[phase]!;
  const here = question !== null && state.phase === phase && isFree && state.asked === animal;
  return (
    <div
      className={`ds-space ds-free${inPlay(state, animal) ? '' : ' ds-absent'}${here ? ' ds-acting' : ''}`}
      data-place={`free ${section}`}
    >
      <SilhouetteMark animal={animal} size={22} />
    </div>
  );
}

/** The disks that would slide into a box at the Reset. */
function Sliding({ section }: { section: BoxName }) {
  const { state, words } = useTable();
  const counts = boxHolds(state, BOXES.indexOf(section), 'next');
  if (counts.every((count) => count === 0)) return null;
  const disks = diskTexts(words, disksOf(counts));
  return (
    <span className="ds-sliding" data-place={`slides ${section}`}>
      <small aria-hidden="true">{words.sums.next()}</small>
      <Disks counts={counts} size={14} />
      <span className="visually-hidden">{words.sums.slides({ section, disks, count: disks.length })}</span>
    </span>
  );
}

function Row({ section, phase }: { section: SectionName; phase: number }) {
  const { state, words } = useTable();
  const current = state.phase === phase;
  const done = state.phase !== PLANNING && state.phase !== SETUP && state.phase > phase;
  const free = FREE[section];
  const freeSpace = free !== undefined && <FreeSpace section={section} animal={free.animal} />;
  const { name } = words.sections[section];
  const counts = isBox(section)
    ? ELEMENTS.map((_, element) => state.boxes[inBox(BOXES.indexOf(section), element)]!)
    : null;
  return (
    <li
      className={`ds-row${current ? ' ds-current' : ''}${done ? ' ds-done' : ''}`}
      aria-current={current ? 'step' : undefined}
    >
      <span className="ds-row-number" aria-hidden="true">
        {done ? <CheckIcon size={13} /> : phase - INITIATIVE + 1}
      </span>
      <span className="ds-row-name" data-place={`section ${section}`} tabIndex={0}>
        {name()}
      </span>
      <span className="ds-spaces">
        {free?.last === false && freeSpace}
        {Array.from({ length: SPACES_OF[phase]! }, (_, place) => (
          <Space key={place} section={section} phase={phase} space={FIRST_SPACE[phase]! + place} place={place} />
        ))}
        {free?.last === true && freeSpace}
      </span>
      {isBox(section) && isFilledBySliding(BOXES.indexOf(section)) && <Sliding section={section} />}
      {counts !== null && (
        <span className="ds-box" data-place={`box ${section}`}>
          <Disks counts={counts} size={20} />
          {counts.every((count) => count === 0) ? (
            <span className="ds-box-empty">{words.display.emptyBox()}</span>
          ) : (
            <span className="visually-hidden">
              {words.display.boxHolds({ disks: diskTexts(words, disksOf(counts)) })}
            </span>
          )}
        </span>
      )}
    </li>
  );
}

export const ActionDisplay = memo(function ActionDisplay() {
  const { state } = useTable();
  // On a low screen the display scrolls: the current section comes into view.
  const display = useRef<HTMLDivElement>(null);
  useEffect(() => {
    scrollTo(display.current?.querySelector('.ds-row.ds-current'), { block: 'nearest' });
  }, [state.phase]);

  return (
    <div className="ds-display" ref={display}>
      <ol className="ds-rows">
        {SECTIONS.map((section, i) => (
          <Row key={section} section={section} phase={INITIATIVE + i} />
        ))}
      </ol>
    </div>
  );
});
