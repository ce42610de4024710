declare module 'fontkit' {
  interface Glyph {
    advanceWidth: number
    path: { toSVG(): string }
  }
  interface Run {
    glyphs: Glyph[]
    positions: { xAdvance: number }[]
  }
  /** What we use of it. */
  export interface Font {
    unitsPerEm: number
    layout(text: string): Run
    hasGlyphForCodePoint(codePoint: number): boolean
  }
  export function create(bytes: Buffer): Font
}
