declare module 'subset-font' {
  /** Types of the part of the package that is used here; it ships none. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'truetype'
      variationAxes: Record<string, number | { min: number; max: number } | undefined>
    },
  ): Promise<Buffer>
}
