import { contrastRatio } from '#contract/shapes/brand-checks.ts'

interface Look {
  primary: string
  secondary: string
  letters: string
}

const inkOn = (color: string): string =>
  contrastRatio(color, '#ffffff') >= contrastRatio(color, '#000000') ? '#ffffff' : '#000000'

const escaped = (words: string): string => words.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`)

/** A shield in a school's colours with its letters, until it has a crest of its own. */
export function placeholderCrest({ primary, secondary, letters }: Look): string {
  const shown = escaped(letters.slice(0, 4).toUpperCase())
  const size = [96, 96, 74, 54, 42][Math.min(letters.length, 4)]
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">',
    `<path fill="${primary}" d="M100 6 182 26V102C182 148 148 178 100 194 52 178 18 148 18 102V26Z"/>`,
    `<path fill="none" stroke="${secondary}" stroke-width="8" d="M100 20 168 36V102C168 140 140 164 100 179 60 164 32 140 32 102V36Z"/>`,
    `<text x="100" y="104" text-anchor="middle" dominant-baseline="central" font-family="Arial, Helvetica, sans-serif" font-weight="800" font-size="${size}" fill="${inkOn(primary)}">${shown}</text>`,
    '</svg>',
  ].join('')
}

/** Stands where a person has no picture. */
export const placeholderPerson = ({ primary }: Pick<Look, 'primary'>): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 240"><path fill="${primary}" d="M0 0h200v240H0z"/><g fill="${inkOn(primary)}" opacity=".28"><circle cx="100" cy="92" r="44"/><path d="M20 240c0-56 36-88 80-88s80 32 80 88z"/></g></svg>`
