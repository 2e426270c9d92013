/** The shape of a class: with a number in it, or struck out where an animal suppresses the class. */
import type { ReactNode } from 'react';
import { CLASSES } from '../../rules/components.ts';
import shapes from './shapes.json' with { type: 'json' };
import './class-badge.css';
import { inRem } from '../../../../ui/rem.ts';

/** In a box of 40 × 40, by class; and where the baseline of a number is. */
const SHAPES: readonly { readonly path: string; readonly base: number }[] = shapes.classes;

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
      width={inRem(size)}
      height={inRem(size)}
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
