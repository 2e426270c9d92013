/** The twelve sections of the action display by phase number; the other phases have none. */
import { PHASES } from '../components.ts';
import { abundance } from './abundance.ts';
import { adaptation } from './adaptation.ts';
import { competition } from './competition.ts';
import { depletion } from './depletion.ts';
import { domination } from './domination.ts';
import { glaciation } from './glaciation.ts';
import { initiative } from './initiative.ts';
import { migration } from './migration.ts';
import { regression } from './regression.ts';
import type { Section } from './section.ts';
import { speciation } from './speciation.ts';
import { wanderlust } from './wanderlust.ts';
import { wasteland } from './wasteland.ts';

const byName: Partial<Record<string, Section>> = {
  initiative,
  adaptation,
  regression,
  abundance,
  wasteland,
  depletion,
  glaciation,
  speciation,
  wanderlust,
  migration,
  competition,
  domination,
};

export const SECTION_RULES: readonly (Section | undefined)[] = PHASES.map((phase) => byName[phase]);
