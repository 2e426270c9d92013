/** What there is on the table, by name, and what each thing does. */
import type { AnimalName, CardName, ElementName, SectionName, TerrainName } from '../../../rules/components.ts';

/** The numbers on an animal's display. */
export type Counter = 'vps' | 'hand' | 'onDisplay' | 'aside' | 'genePool' | 'onEarth' | 'eliminated' | 'dominated';

export interface ThingWords {
  animals: Record<AnimalName, { name: string; ability: string }>;
  elements: Record<ElementName, string>;
  terrains: Record<TerrainName, string>;
  phases: Record<'planning' | 'reset' | 'setup', { name: string; rule: string }>;
  counters: Record<Counter, { name: string; short: string; text: string }>;
  sections: Record<SectionName, { name: string; rule: string }>;
  cards: Record<CardName, { name: string; effect: string }>;
}
