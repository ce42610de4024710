import { readable } from './colour.ts'
import { lettering } from './lettering.ts'
import { type Motif, motif } from './motifs.ts'

/** The mark of a partner in the footer: a plain badge with a sign over its letters. */
export function mark(look: { letters: string; sign: Motif; ground: string; accent: string }): string {
  const ink = readable(look.ground, ['#ffffff', '#111111'])
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">',
    `<path fill="${look.ground}" d="M36 8H164L192 36V164L164 192H36L8 164V36Z"/>`,
    `<path fill="none" stroke="${look.accent}" stroke-width="5" d="M42 20H158L180 42V158L158 180H42L20 158V42Z"/>`,
    motif(look.sign, 100, 72, 68, look.accent),
    lettering({ text: look.letters, x: 100, y: 140, height: look.letters.length > 3 ? 34 : 42, fill: ink }),
    '</svg>',
  ].join('')
}
