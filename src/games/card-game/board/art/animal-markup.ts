/** The drawing of an animal: the body plan of its class with the animal's own numbers, on the backdrop of its class. */
import animals from './animals.json' with { type: 'json' };
import { noise } from './noise.ts';
import { arachnid } from './plans/arachnid.ts';
import { bird } from './plans/bird.ts';
import { creeper } from './plans/creepers.ts';
import { insect } from './plans/insect.ts';
import { mammal } from './plans/mammal.ts';
import { type Pen, dot } from './plans/markup.ts';

/**
 * The drawing of a class: its body plan with the numbers of each animal, in the order of their slots. Another set of cards may have more
 * animals in a class than we have drawn.
 */
function drawing(slots: readonly unknown[], plan: (numbers: never, pen: Pen) => string) {
  // A test draws all of them: the compiler does not know pairs and names of plans in JSON.
  return (slot: number, pen: Pen): string => plan(slots[slot % slots.length] as never, pen);
}

/** The drawing for each class, in the order of the classes. */
const DRAW: readonly ((slot: number, pen: Pen) => string)[] = [
  drawing(animals.insect, insect),
  drawing(animals.arachnid, arachnid),
  drawing(animals.mammal, mammal),
  drawing(animals.bird, bird),
  drawing(animals.reptile, creeper),
  drawing(animals.amphibian, creeper),
];

/** The backdrops by class: a gridded tray, a web, hills, sky, sand, ripples. */
const BACKDROPS: readonly string[] = [
  `<path d="${Array.from({ length: 9 }, (_, i) => `M${String(6 + i * 11)} 0V100M0 ${String(6 + i * 11)}H100`).join('')}" stroke="#6f7f4a" stroke-width=".5" stroke-opacity=".35"/>`,
  web(),
  '<path d="M-60 70C15 58 30 64 46 58S80 46 105 56H160V180H-60V70z" fill="#b99f78" fill-opacity=".28"/>',
  '<path d="M-5 30q14-8 26 0t26 0M52 18q12-7 22 0t24 0" stroke="#8a7a3c" stroke-width=".9" fill="none" stroke-opacity=".45"/><circle cx="82" cy="20" r="11" fill="#e9bd4a" fill-opacity=".3"/>',
  sand(),
  [14, 26, 38, 50, 62]
    .map(
      (r) =>
        `<ellipse cx="50" cy="56" rx="${String(r * 1.15)}" ry="${String(r * 0.85)}" fill="none" stroke="#3d6d86" stroke-width=".7" stroke-opacity=".4"/>`,
    )
    .join(''),
];

function web(): string {
  const point = (angle: number, r: number): string =>
    `${(50 + Math.cos(angle) * r).toFixed(1)} ${(50 + Math.sin(angle) * r).toFixed(1)}`;
  const threads = [0, 1, 2, 3, 4, 5].map((i) => `M${point((i * Math.PI) / 6, -75)}L${point((i * Math.PI) / 6, 75)}`);
  const rings = [16, 28, 40, 52, 64].map(
    (r) =>
      `M${point(0, r)}` +
      Array.from(
        { length: 12 },
        (_, i) => `Q${point(((i + 0.5) * Math.PI) / 6, r * 0.88)} ${point(((i + 1) * Math.PI) / 6, r)}`,
      ).join(''),
  );
  return `<path d="${[...threads, ...rings].join('')}" stroke="#8a6a5e" stroke-width=".6" fill="none" stroke-opacity=".45"/>`;
}

function sand(): string {
  const random = noise(6);
  const grains = Array.from({ length: 60 }, () => dot(random() * 100, random() * 100, 0.4 + random() * 0.7));
  return (
    `<path d="${grains.join('')}" fill="#6b5a3c" fill-opacity=".4"/>` +
    '<path d="M-5 88q25-8 50-2t60-4" stroke="#8a7350" stroke-width=".8" fill="none" stroke-opacity=".5"/>'
  );
}

const drawn = new Map<string, string>();

/** The markup of an animal, drawn once for each table: `idOf` makes the table's ids. */
export function animalMarkup(
  id: string,
  animalClass: number,
  pale: boolean,
  idOf = (name: string): string => name,
): string {
  const key = idOf(`cg-${`${id}${pale ? '-pale' : ''}`.replace(/[^a-z0-9]/gi, '-')}`);
  let markup = drawn.get(key);
  if (markup === undefined) {
    let clips = 0;
    const pen: Pen = { pale, nextId: () => `${key}-${String(++clips)}` };
    const slot = Math.max(0, Number(/\d+$/.exec(id)?.[0] ?? 1) - 1);
    markup = (pale ? '' : BACKDROPS[animalClass]!) + DRAW[animalClass]!(slot, pen);
    drawn.set(key, markup);
  }
  return markup;
}
