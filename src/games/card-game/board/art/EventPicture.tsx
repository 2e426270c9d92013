/** The pictures of the events, one for each effect, in a box of 100 × 100. */
import { EFFECTS } from '../../rules/components.ts';
import pictures from './events.json' with { type: 'json' };

export function EventPicture({ effect }: { effect: number }) {
  return <svg viewBox="0 0 100 100" aria-hidden dangerouslySetInnerHTML={{ __html: pictures[EFFECTS[effect]!] }} />;
}
