/** The shape of a class: with a number in it, or struck out where an animal suppresses the class. */
import type { ReactNode } from 'react';
import { CLASSES } from '../../rules/components.ts';
import './class-badge.css';

/** In a box of 40 × 40, by class; and where the baseline of a number is. */
const SHAPES: readonly { readonly path: string; readonly base: number }[] = [
  { path: 'M4 5h32v15c0 9-7 14-16 18C11 34 4 29 4 20z', base: 26.5 },
  { path: 'M20 1.500 36.500 11v18L20 38.500 3.500 29V11z', base: 28 },
  { path: 'M9 3h22a6 6 0 0 1 6 6v22a6 6 0 0 1-6 6H9a6 6 0 0 1-6-6V9a6 6 0 0 1 6-6z', base: 28 },
  { path: 'M20 2a18 18 0 1 1-.01 0z', base: 28 },
  { path: 'M13 2h14l11 11v14L27 38H13L2 27V13z', base: 28 },
  {
    path: 'M20 1.500C28 9 37.500 17 37.500 25.500 37.500 34 30 38.500 20 38.500S2.500 34 2.500 25.500C2.500 17 12 9 20 1.500z',
    base: 31,
  },
];

function Shape({
  animalClass,
  size,
  className,
  children,
}: {
  animalClass: number;
  size: number;
  className: string;
  children: ReactNode;
}) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 40 40"
      data-class={CLASSES[animalClass]}
      aria-hidden
    >
      <path d={SHAPES[animalClass]!.path} />
      {children}
    </svg>
  );
}

/** A food chain number in the shape of its class. */
export function FoodChain({ animalClass, value, size }: { animalClass: number; value: number; size: number }) {
  return (
    <Shape animalClass={animalClass} size={size} className="cg-food-chain">
      <text x="20" y={SHAPES[animalClass]!.base} textAnchor="middle" fontSize={value > 9 ? 22 : 23}>
        {value}
      </text>
    </Shape>
  );
}

/** A class struck out: what an animal suppresses. */
export function Struck({ animalClass, size = 20 }: { animalClass: number; size?: number }) {
  return (
    <Shape animalClass={animalClass} size={size} className="cg-struck">
      <path className="cg-struck-edge" d="M10 30 30 10" />
      <path className="cg-struck-bar" d="M10 30 30 10" />
    </Shape>
  );
}

/** A class by itself. */
export function ClassSign({ animalClass, size = 20 }: { animalClass: number; size?: number }) {
  return (
    <Shape animalClass={animalClass} size={size} className="cg-class-sign">
      {null}
    </Shape>
  );
}
