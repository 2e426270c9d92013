/** The buttons next to earth: overlays, what changed, zoom. */
import { type ReactNode, useState } from 'react';
import { AnimalIcon } from '../art/animals.tsx';
import type { View } from './zoom.ts';
import { OVERLAY_KEYS, type Overlay, type OverlayName } from './overlays.ts';
import { useLocale } from '../words.ts';

/** The icons of the buttons, in a box of 16 × 16. */
const SIGNS = {
  larger: 'M8 3v10M3 8h10',
  smaller: 'M3 8h10',
  fit: 'M6 2.500H2.500V6M10 2.500h3.500V6M6 13.500H2.500V10M10 13.500h3.500V10',
  changed: 'M3 8a5 5 0 1 1 1.600 3.700M2.300 12.500l2.200-.900.900 2.200M8 5.300V8l1.800 1.300',
  overlays: 'M8 2.500l6 3-6 3-6-3zM2 8.300l6 3 6-3M2 11l6 3 6-3',
  dominance: 'M8 1.500l4.500 10.500c0 1.300-2 2-4.500 2s-4.500-.7-4.500-2z',
  matching: 'M2.500 8.500L6 12l7.500-8',
  endangered: 'M8 2.500v7M8 13v.100',
  scoring: 'M3 13.500v-5h3.300v5M6.300 13.500v-10h3.400v10M9.700 13.500V6H13v7.500M2 13.500h12',
} as const satisfies Record<OverlayName | 'larger' | 'smaller' | 'fit' | 'changed' | 'overlays', string>;

function Sign({ of }: { of: keyof typeof SIGNS }) {
  return (
    <svg width="1.125rem" height="1.125rem" viewBox="0 0 16 16" aria-hidden="true" className="ds-view-sign">
      <path d={SIGNS[of]} />
    </svg>
  );
}

interface ViewButtonProps {
  sign: keyof typeof SIGNS;
  name: string;
  /** Its keyboard shortcut. */
  shortcut: string;
  pressed?: boolean;
  onClick: () => void;
  /** Shown instead of the icon. */
  picture?: ReactNode;
  /** Whether its name is shown. */
  isNamed?: boolean;
}

function ViewButton({ sign, name, shortcut, pressed, onClick, picture, isNamed = false }: ViewButtonProps) {
  return (
    <button
      type="button"
      className="ds-view-button"
      aria-keyshortcuts={shortcut}
      aria-pressed={pressed}
      title={`${name} (${shortcut.toUpperCase()})`}
      onClick={onClick}
    >
      {picture ?? <Sign of={sign} />}
      <span className={isNamed ? undefined : 'visually-hidden'}>{name}</span>
      <kbd aria-hidden="true">{shortcut.toUpperCase()}</kbd>
    </button>
  );
}

/** The overlays, of which at most one is on. In a small frame they are behind one button. */
function OverlayButtons({ shown, onPress }: { shown: Overlay | null; onPress: (name: OverlayName) => void }) {
  const words = useLocale().overlays;
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={`ds-overlay-buttons${isOpen ? ' ds-open' : ''}`} role="group" aria-label={words.title()}>
      <button
        type="button"
        className="ds-view-button"
        aria-expanded={isOpen}
        aria-label={words.title()}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        <Sign of={shown?.name ?? 'overlays'} />
      </button>
      <div className="ds-overlay-list">
        {OVERLAY_KEYS.map(([key, name]) => (
          <ViewButton
            key={name}
            isNamed
            sign={name}
            name={words.names[name]()}
            shortcut={key}
            pressed={shown?.name === name}
            onClick={() => {
              // Pressing Matching again moves on to the next animal.
              if (name !== 'matching') setOpen(false);
              onPress(name);
            }}
            picture={
              name === 'matching' && shown?.name === 'matching' ? (
                <AnimalIcon animal={shown.animal} size={18} />
              ) : undefined
            }
          />
        ))}
      </div>
    </div>
  );
}

function ZoomButtons({ view }: { view: View }) {
  const words = useLocale().earth;
  return (
    <div className="ds-zoom-buttons">
      <ViewButton sign="larger" name={words.larger()} shortcut="+" onClick={view.larger} />
      <ViewButton sign="smaller" name={words.smaller()} shortcut="-" onClick={view.smaller} />
      <ViewButton sign="fit" name={words.fit()} shortcut="0" onClick={view.fit} />
    </div>
  );
}

interface EarthControlsProps {
  overlay: Overlay | null;
  onOverlay: (name: OverlayName) => void;
  onReplay: () => void;
  view: View;
}

/** Next to earth, never over it (`data-obstacle`): anything under a button could not be clicked. */
export function EarthControls({ overlay, onOverlay, onReplay, view }: EarthControlsProps) {
  return (
    <div className="ds-earth-controls" data-obstacle="">
      <OverlayButtons shown={overlay} onPress={onOverlay} />
      <ViewButton sign="changed" name={useLocale().earth.changed()} shortcut="c" onClick={onReplay} />
      <ZoomButtons view={view} />
    </div>
  );
}
