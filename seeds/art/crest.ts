import { randomFor } from '../basics/random.ts'
import { contrast, darken, lighten, readable } from './colour.ts'
import { lettering } from './lettering.ts'
import { type Motif, motif } from './motifs.ts'

const shapes = [
  'M100 6 182 26V102C182 148 148 178 100 194 52 178 18 148 18 102V26Z',
  'M100 5A95 95 0 1 1 100 195 95 95 0 1 1 100 5Z',
  'M100 4 183 52V148L100 196 17 148V52Z',
  'M18 14H182V122L100 194 18 122Z',
  'M24 14C60 26 140 26 176 14 188 52 190 96 174 132 160 162 130 182 100 194 70 182 40 162 26 132 10 96 12 52 24 14Z',
]

export interface CrestLook {
  key: string
  letters: string
  colors: [string, string]
  motif: Motif
}

/** The plate at several insets: rim, line and field of one outline. */
function plate(shape: string, inset: number, fill: string): string {
  const scale = 1 - inset / 100
  return `<path transform="translate(100 100) scale(${scale.toFixed(3)}) translate(-100 -100)" fill="${fill}" d="${shape}"/>`
}

/** A crest in a school's two colours: outline, motif and letters are settled by its key. */
export function crest({ key, letters, colors, motif: sign }: CrestLook): string {
  const random = randomFor('crest', key)
  const [primary, secondary] = colors
  const shape = random.pick(shapes)
  const layout = random.pick(['below', 'behind', 'split'] as const)
  const line = readable(primary, [secondary, '#ffffff'], 1.8)
  const ink = readable(primary, ['#ffffff', secondary, '#111111'], 3)
  const rim = contrast(primary, '#ffffff') > 2.2 ? primary : darken(primary, 0.45)
  const clip = `<clipPath id="f"><path transform="translate(100 100) scale(.89) translate(-100 -100)" d="${shape}"/></clipPath>`
  const short = letters.slice(0, layout === 'behind' ? 2 : 1)
  const outline = darken(primary, 0.45)
  const art = {
    below: () =>
      lettering({ text: short, x: 100, y: 82, height: 84, fill: ink, outline }) +
      motif(sign, 100, 154, 34, line),
    behind: () =>
      `<g clip-path="url(#f)">${motif(sign, 100, 94, 118, lighten(primary, 0.16))}</g>` +
      lettering({ text: short, x: 100, y: 98, height: short.length > 1 ? 62 : 88, fill: ink, outline }),
    split: () =>
      `<g clip-path="url(#f)"><path fill="${darken(primary, 0.28)}" d="M0 200 200 0V200Z"/></g>${motif(sign, 100, 60, 58, line)}${lettering({ text: short, x: 100, y: 128, height: 62, fill: ink, outline })}`,
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">${clip}`,
    plate(shape, 0, rim),
    plate(shape, 5, line),
    plate(shape, 11, primary),
    art[layout](),
    '</svg>',
  ].join('')
}
