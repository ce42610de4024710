/** Block letters as strokes on a grid 10 wide and 14 high: a crest must not depend on the fonts of the reader. */
const strokes: Record<string, string> = {
  A: 'M0 15.6V4L4 0H6L10 4V15.6M0 9H10',
  B: 'M0 0H7L10 3V5L8 7L10 9V11L7 14H0ZM0 7H8',
  C: 'M10 4.6V3L7 0H3L0 3V11L3 14H7L10 11V9.4',
  D: 'M0 0H7L10 3V11L7 14H0Z',
  E: 'M11.4 0H0V14H11.4M0 7H8.6',
  F: 'M11.4 0H0V15.6M0 7H8.6',
  G: 'M10 4.6V3L7 0H3L0 3V11L3 14H7L10 11V7.6H5.4',
  H: 'M0 -1.6V15.6M10 -1.6V15.6M0 7H10',
  I: 'M5 0V14M0.8 0H9.2M0.8 14H9.2',
  J: 'M10 -1.6V11L7 14H3L0 11V9',
  K: 'M0 -1.6V15.6M10.6 -1.4L1 8M4 5.6L10.8 15.4',
  L: 'M0 -1.6V14H11.2',
  M: 'M0 15.6V0L5.5 8L11 0V15.6',
  N: 'M0 15.6V0L10 14V-1.6',
  O: 'M3 0H7L10 3V11L7 14H3L0 11V3Z',
  P: 'M0 15.6V0H7L10 3V5L7 8H0',
  Q: 'M3 0H7L10 3V11L7 14H3L0 11V3ZM5.4 9L11 15.4',
  R: 'M0 15.6V0H7L10 3V5L7 8H0M5 8L10.4 15.4',
  S: 'M10 4.2V3L7 0H3L0 3V4.5L2.5 7H7.5L10 9.5V11L7 14H3L0 11V9.8',
  T: 'M-1.2 0H11.2M5 0V15.6',
  U: 'M0 -1.6V11L3 14H7L10 11V-1.6',
  V: 'M-0.4 -1.6L5 13.6L10.4 -1.6',
  W: 'M-0.6 -1.6L2.8 13.4L6 3.4L9.2 13.4L12.6 -1.6',
  X: 'M0 -1.4L10 15.4M10 -1.4L0 15.4',
  Y: 'M-0.4 -1.4L5 7L10.4 -1.4M5 7V15.6',
  Z: 'M-0.8 0H10L0 14H10.8',
}

const advance = 15.6

export interface Lettering {
  text: string
  /** The middle of the letters. */
  x: number
  y: number
  height: number
  fill: string
  outline?: string
}

export function lettering({ text, x, y, height, fill, outline }: Lettering): string {
  const letters = text
    .toUpperCase()
    .split('')
    .filter((letter) => strokes[letter])
  const scale = height / 17.2
  const width = (letters.length - 1) * advance + 10
  const paths = letters
    .map((letter, index) => `<path transform="translate(${index * advance} 0)" d="${strokes[letter]}"/>`)
    .join('')
  const draw = (colour: string, weight: number) =>
    `<g fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linejoin="miter" stroke-miterlimit="2.2">${paths}</g>`
  const place = `translate(${x - (width * scale) / 2} ${y - 7 * scale}) scale(${scale})`
  return `<g transform="${place}">${outline ? draw(outline, 5.4) : ''}${draw(fill, 3.2)}</g>`
}
