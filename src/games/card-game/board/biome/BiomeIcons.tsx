import { ELEMENTS } from '../../rules/components.ts';
import { ElementIcon } from '../art/ElementIcon.tsx';
import { useWords } from '../words.ts';

/** The elements printed on a biome, as `biomeIcons` counts them. */
export function BiomeIcons({ counts }: { counts: readonly number[] }) {
  const words = useWords();
  return counts.flatMap((icons, element) =>
    Array.from({ length: icons }, (_, i) => (
      <ElementIcon
        key={`${String(element)}-${String(i)}`}
        element={element}
        size={18}
        title={words.elements[ELEMENTS[element]!]()}
      />
    )),
  );
}
