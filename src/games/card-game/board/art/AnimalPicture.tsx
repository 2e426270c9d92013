/** The picture of an animal. What draws it is fetched once the table is shown: until then there is the tint of its class. */
import { memo } from 'react';
import { useIds } from '../../../../ui/ids.tsx';
import { lazyValue } from '../../../../ui/lazy-value.ts';
import { CLASSES } from '../../rules/components.ts';

const useMarkup = lazyValue(async () => (await import('./animal-markup.ts')).animalMarkup);

/** What lies behind the animals of each class. */
const TINTS = ['#e9ecd2', '#f3dfd3', '#efe4cf', '#f6eac4', '#e6e1d3', '#d9e6ea'];

export const AnimalPicture = memo(function AnimalPicture({
  id,
  animalClass,
  pale,
}: {
  id: string;
  animalClass: number;
  pale: boolean;
}) {
  const idOf = useIds();
  const markup = useMarkup();
  // Animals seen from the side must not lose head or tail; those seen from above may lose a toe.
  const isSide = CLASSES[animalClass] === 'mammal' || CLASSES[animalClass] === 'bird';
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio={isSide ? 'xMidYMid meet' : 'xMidYMid slice'}
      style={{ background: pale ? '#ebe3d0' : TINTS[animalClass] }}
      aria-hidden
      // The markup is made from our own numbers alone.
      dangerouslySetInnerHTML={{ __html: markup?.(id, animalClass, pale, idOf) ?? '' }}
    />
  );
});
