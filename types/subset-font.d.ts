declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat?: 'sfnt' | 'woff' | 'woff2' | 'truetype';
    /** The part of each axis of a variable font that is kept. */
    readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
    /** The OpenType features that are kept; all if left out. */
    readonly keepFeatures?: readonly string[];
  }
  /** The part of a font that draws a text. */
  export default function subsetFont(font: Uint8Array, text: string, options?: SubsetOptions): Promise<Uint8Array>;
}
