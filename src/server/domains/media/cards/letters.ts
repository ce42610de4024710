import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'

/** Archivo as `scripts/cut-card-fonts.ts` cut it: condensed and black for what is read from afar, and for the rest. */
export type Cut = 'heavy' | 'plain'

export interface Lettering {
  cut: Cut
  size: number
  /** Room between letters, as a share of the size. */
  tracking?: number
}

/** How tall a capital is, as a share of the size. */
export const capHeight = 0.686

const openFont = (name: string): Font =>
  create(readFileSync(join(import.meta.dirname, 'fonts', `${name}.woff2`)))

const opened = new Map<Cut, Font[]>()
const fontsOf = (cut: Cut): Font[] =>
  opened.getOrInsertComputed(cut, () => [openFont(`${cut}-latin`), openFont(`${cut}-latin-ext`)])

interface Shape {
  /** In the font's units, from the line upwards. */
  outline: string
  advance: number
  perEm: number
}

const isMark = /\p{M}/gu

/** A letter that no font has is drawn without its accents, and where that does not help not at all. */
function* runsOf(text: string, fonts: readonly Font[]): Generator<{ font: Font; text: string }> {
  let run: { font: Font; text: string } | undefined
  const has = (letter: string) => (font: Font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
  for (const typed of text.normalize('NFC')) {
    const bare = typed.normalize('NFD').replace(isMark, '')
    const letter = fonts.some(has(typed)) ? typed : bare
    const font = letter === '' ? undefined : fonts.find(has(letter))
    if (!font) continue
    if (run?.font === font) run.text += letter
    else {
      if (run) yield run
      run = { font, text: letter }
    }
  }
  if (run) yield run
}

const kept = new Map<string, readonly Shape[]>()
const mostKept = 2_000

/** Shaping takes a millisecond, and a text is measured many times until it fits. */
function shapesOf(text: string, cut: Cut): readonly Shape[] {
  if (kept.size > mostKept) kept.clear()
  return kept.getOrInsertComputed(`${cut} ${text}`, () =>
    [...runsOf(text, fontsOf(cut))].flatMap(({ font, text: part }) => {
      const { glyphs, positions } = font.layout(part)
      return glyphs.map((glyph, index) => ({
        outline: glyph.path.toSVG(),
        advance: positions[index]?.xAdvance ?? glyph.advanceWidth,
        perEm: font.unitsPerEm,
      }))
    }),
  )
}

export function widthOf(text: string, { cut, size, tracking = 0 }: Lettering): number {
  const shapes = shapesOf(text, cut)
  const sum = shapes.reduce((width, { advance, perEm }) => width + (advance / perEm) * size, 0)
  return sum + Math.max(0, shapes.length - 1) * tracking * size
}

export interface Placed {
  x: number
  /** Of the line that letters stand on. */
  y: number
  fill: string
  anchor?: 'start' | 'middle' | 'end'
}

/** Letters as outlines: a card must not depend on the fonts of the machine that draws it. */
export function drawText(
  text: string,
  lettering: Lettering,
  { x, y, fill, anchor = 'start' }: Placed,
): string {
  const { cut, size, tracking = 0 } = lettering
  const whole = anchor === 'start' ? 0 : widthOf(text, lettering)
  let left = x - (anchor === 'middle' ? whole / 2 : whole)
  const letters = shapesOf(text, cut).map(({ outline, advance, perEm }) => {
    const scale = size / perEm
    const drawn =
      outline === ''
        ? ''
        : `<path transform="matrix(${scale} 0 0 ${-scale} ${left.toFixed(2)} ${y})" d="${outline}"/>`
    left += advance * scale + tracking * size
    return drawn
  })
  return `<g fill="${fill}">${letters.join('')}</g>`
}
