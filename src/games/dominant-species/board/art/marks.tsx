/** Small marks for numbers and buttons of this game's table. */
import { Mark, type MarkProps } from '../../../../ui/marks.tsx';

/** Victory points: a laurel. */
export const VpIcon = (props: MarkProps) => (
  <Mark {...props}>
    <path d="M5 2.500C1.5 5 1.5 11 7 14M11 2.500c3.5 2.5 3.5 8.5-2 11.500M2.7 6.500l2.5.5M3 10l2.5-.5M13.3 6.500l-2.5.5M13 10l-2.5-.5" />
  </Mark>
);

/** An action pawn. */
export const PawnIcon = (props: MarkProps) => (
  <Mark {...props}>
    <path d="M3 4.500v7c0 1.4 2.2 2.5 5 2.500s5-1.1 5-2.500v-7" />
    <ellipse cx="8" cy="4.5" rx="5" ry="2.3" />
  </Mark>
);

/** A card. */
export const CardIcon = (props: MarkProps) => (
  <Mark {...props}>
    <rect x="3.5" y="1.5" width="9" height="13" rx="1.5" />
    <path d="M6 5h4M6 8h4M6 11h2" />
  </Mark>
);

/** Tundra: a snow crystal. */
export const TundraIcon = (props: MarkProps) => (
  <Mark {...props}>
    <path d="M8 1.500v13M2.4 4.800l11.2 6.400M13.6 4.800L2.4 11.200M6.3 2.500L8 4.200l1.7-1.700M6.3 13.500L8 11.800l1.7 1.7" />
  </Mark>
);

/** The Survival card: a fire in the snow. */
export const SurvivalIcon = (props: MarkProps) => (
  <Mark {...props}>
    <path d="M8 1.500c.5 3 4.5 4.5 4.5 8.300A4.5 4.5 0 0 1 8 14.300a4.5 4.5 0 0 1-4.5-4.500C3.5 7.5 5 6.5 5.5 5c1 .5 1.5 1.5 1.5 2.500C8 6.5 8.3 4 8 1.500z" />
  </Mark>
);

/** A list. */
export const ListIcon = (props: MarkProps) => (
  <Mark {...props}>
    <path d="M2 4h1.500M6 4h8M2 8h1.500M6 8h8M2 12h1.500M6 12h8" />
  </Mark>
);

/** Done. */
export const CheckIcon = (props: MarkProps) => (
  <Mark {...props}>
    <path d="M3 8.500l3.500 3.500L13 4.500" strokeWidth="2" />
  </Mark>
);

/** Close. */
export const CloseIcon = (props: MarkProps) => (
  <Mark {...props}>
    <path d="M4 4l8 8M12 4l-8 8" />
  </Mark>
);

/** Earth: a globe. */
export const EarthIcon = (props: MarkProps) => (
  <Mark {...props}>
    <path d="M8 1.500a6.500 6.500 0 1 0 0 13a6.500 6.500 0 0 0 0-13zM1.500 8h13M8 1.500c-4 4-4 9 0 13c4-4 4-9 0-13" />
  </Mark>
);

/** The animals: two people, as whoever leads them. */
export const AnimalsIcon = (props: MarkProps) => (
  <Mark {...props}>
    <path d="M5.500 7.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5zM1 14c0-3 1.500-5 4.500-5s4.500 2 4.500 5M11 7.500a2.200 2.200 0 1 0 0-4.400M11.500 9.200c2.300.2 3.500 2 3.500 4.800" />
  </Mark>
);

/** The supply: layers of tiles. */
export const LayersIcon = (props: MarkProps) => (
  <Mark {...props}>
    <path d="M8 2l6.500 3.500L8 9 1.500 5.500zM1.500 8.500L8 12l6.500-3.500M1.500 11.500L8 15l6.500-3.500" />
  </Mark>
);

/** A book: the log and the rules. */
export const BookIcon = (props: MarkProps) => (
  <Mark {...props}>
    <path d="M8 4C6 2.500 3.500 2.500 1.500 3v10c2-.5 4.500-.5 6.500 1 2-1.500 4.500-1.500 6.500-1V3C12.500 2.500 10 2.500 8 4zM8 4v10" />
  </Mark>
);

/** A chart. */
export const ChartIcon = (props: MarkProps) => (
  <Mark {...props}>
    <path d="M2 2.500v11h12M4.500 10.500l3-4 2.500 2 4-5" />
  </Mark>
);
