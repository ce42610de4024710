declare module 'subset-font' {
  interface Range {
    min: number
    max: number
  }
  /** What we use of it; its own types are older than it is. */
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: {
      targetFormat: 'woff2'
      keepFeatures: readonly string[]
      variationAxes: Record<string, Range>
    },
  ): Promise<Buffer>
}
