/** The characters of a game as plates, of which one is chosen for a seat. */
import { useState } from 'react';
import { castName, characterOf, isCast, sameBefore } from '../../kit/bots/cast.ts';
import type { GameMeta } from '../../kit/module.ts';
import { useWords } from '../words/words.ts';
import { Portrait, Strength } from './Portrait.tsx';

interface GalleryProps {
  readonly meta: GameMeta;
  /** The bots' levels by seat; null for others. */
  readonly bots: readonly (string | null)[];
  /** The seat that is being filled. */
  readonly seat: number;
  readonly onChoose: (level: string) => void;
}

/**
 * The gallery of a form, and the seat that it fills: the one last used, if it can be filled, otherwise the first that can.
 * After a choice the next seat follows. Null where none can be filled.
 */
export function useGallery(
  meta: GameMeta,
  bots: GalleryProps['bots'],
  canFill: (seat: number) => boolean,
  onChoose: (seat: number, level: string) => void,
) {
  const [used, setUsed] = useState(0);
  const open = bots.flatMap((_, seat) => (canFill(seat) ? [seat] : []));
  const filled = open.includes(used) ? used : open[0];
  const gallery = filled !== undefined && (
    <Gallery
      {...{ meta, bots, seat: filled }}
      onChoose={(level) => {
        onChoose(filled, level);
        setUsed(open.find((seat) => seat > filled) ?? open[0]!);
      }}
    />
  );
  return { gallery, filled, setUsed };
}

function Gallery({ meta: { levels, strengths }, bots, seat, onChoose }: GalleryProps) {
  const { kinds, tempers, gallery: words } = useWords('cast');
  return (
    <div className="page-gallery" role="group" aria-label={words.seat({ seat: seat + 1 })}>
      <p aria-hidden="true">{words.seat({ seat: seat + 1 })}</p>
      {levels.filter(isCast).map((level) => {
        const before = sameBefore(bots, seat, level);
        const name = castName(level, before);
        const strength = strengths[level];
        const seats = bots.flatMap((bot, i) => (bot === level ? [String(i + 1)] : []));
        return (
          <button
            key={level}
            type="button"
            className="page-plate"
            aria-pressed={bots[seat] === level}
            onClick={() => {
              onChoose(level);
            }}
          >
            {seats.length > 0 && <b className="page-plate-seats">{words.taken({ seats })}</b>}
            <Portrait {...{ level, before, name }} />
            <strong>{name}</strong>
            <small>{kinds[level]()}</small>
            <em>{tempers[characterOf(level, before)]()}</em>
            {strength !== undefined && (
              <span>
                <Strength strength={strength} /> <small>{words.strength({ strength })}</small>
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}
