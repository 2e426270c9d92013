/** The events by the number of their effect (rules §6). */
import { EFFECTS, type EffectName } from '../components.ts';
import type { Effect } from '../effect.ts';
import { abundance } from './abundance.ts';
import { adaptiveRadiation } from './adaptive-radiation.ts';
import { apexPredator } from './apex-predator.ts';
import { blight } from './blight.ts';
import { camouflage } from './camouflage.ts';
import { disease } from './disease.ts';
import { drought } from './drought.ts';
import { earlyThaw } from './early-thaw.ts';
import { extinction } from './extinction.ts';
import { fertility } from './fertility.ts';
import { hardiness } from './hardiness.ts';
import { migration } from './migration.ts';
import { niche } from './niche.ts';
import { packHunting } from './pack-hunting.ts';
import { parasitism } from './parasitism.ts';
import { predation } from './predation.ts';
import { recovery } from './recovery.ts';
import { specialisation } from './specialisation.ts';

const byName: Readonly<Record<EffectName, Effect>> = {
  predation,
  extinction,
  parasitism,
  disease,
  recovery,
  migration,
  'adaptive radiation': adaptiveRadiation,
  fertility,
  'early thaw': earlyThaw,
  blight,
  niche,
  hardiness,
  'pack hunting': packHunting,
  abundance,
  camouflage,
  'apex predator': apexPredator,
  specialisation,
  drought,
};

export const EVENT_EFFECTS: readonly Effect[] = EFFECTS.map((name) => byName[name]);
