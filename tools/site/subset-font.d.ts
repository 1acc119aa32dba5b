declare module 'subset-font' {
  /** The package ships no types; this is the part that is used here. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'truetype'
      variationAxes: Record<string, number | { min: number; max: number } | undefined>
    },
  ): Promise<Buffer>
}
