import { type CardSchool, type CardShape, cardSizes } from './card.ts'
import { accentOn, mix, onColour } from './card-colours.ts'
import { type Fitted, fitText } from './fit-text.ts'
import { capHeight, drawText, type Lettering, type Placed, widthOf } from './letters.ts'

/** Pictures as a drawing carries them; null where there is none, or none that could be read. */
export interface CardPictures {
  photo: string | null
  logo: string | null
  /** One for each team of a game. */
  crests: (string | null)[]
}

export interface Frame {
  shape: CardShape
  width: number
  height: number
  /** What a card keeps free at its edges. Stories of a day have the network's own controls above and below. */
  margin: number
  top: number
  bottom: number
  school: CardSchool
  pictures: CardPictures
  ground: string
  deep: string
  ink: string
  accent: string
}

export function frameOf(shape: CardShape, school: CardSchool, pictures: CardPictures): Frame {
  const { width, height } = cardSizes[shape]
  const margin = shape === 'wide' ? 56 : 72
  const ends = shape === 'tall' ? 190 : margin
  const ground = school.primary
  return {
    shape,
    width,
    height,
    margin,
    top: ends,
    bottom: height - ends,
    school,
    pictures,
    ground,
    deep: mix(ground, '#05080d', 0.55),
    ink: onColour(ground),
    accent: accentOn(ground, school.secondary),
  }
}

export const rect = (x: number, y: number, width: number, height: number, fill: string, rest = ''): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${rest}/>`

export const image = (href: string, x: number, y: number, width: number, height: number, rest = ''): string =>
  `<image href="${href}" x="${x}" y="${y}" width="${width}" height="${height}" ${rest}/>`

/** Lines below each other; `y` is the top of the first one's capitals. */
export function drawLines(
  { lettering, lines }: Fitted,
  { y, ...placed }: Placed,
  leading = 1,
): { drawn: string; bottom: number } {
  const { size } = lettering
  const drawn = lines.map((line, index) =>
    drawText(line, lettering, { ...placed, y: y + size * capHeight + index * size * leading }),
  )
  return {
    drawn: drawn.join(''),
    bottom: y + size * capHeight + Math.max(0, lines.length - 1) * size * leading,
  }
}

/** How tall lines are, from the top of the first capitals to the last line. */
export const heightOf = ({ lettering: { size }, lines }: Fitted, leading = 1): number =>
  size * capHeight + Math.max(0, lines.length - 1) * size * leading

/** A word on a ground of its own, such as the sport. */
export function tag(
  text: string,
  { x, y, fill, anchor = 'start' }: Placed,
  size: number,
  most: number,
): string {
  const box = {
    cut: 'plain',
    most: size,
    least: size,
    width: most - size * 1.4,
    lines: 1,
    tracking: 0.06,
  } as const
  const { lettering, lines } = fitText(text.toUpperCase(), box)
  const [word = ''] = lines
  const width = widthOf(word, lettering) + size * 1.4
  const height = size * 1.9
  const left = anchor === 'end' ? x - width : anchor === 'middle' ? x - width / 2 : x
  return (
    rect(left, y, width, height, fill) +
    drawText(word, lettering, {
      x: left + size * 0.7,
      y: y + height / 2 + (size * capHeight) / 2,
      fill: onColour(fill),
    })
  )
}

/** The school at the foot: its crest and name, and where more is to be read. */
export function foot(
  { school, pictures, margin, bottom, width, ink, accent, shape }: Frame,
  { colour = ink, room: most = width }: { colour?: string; room?: number } = {},
): string {
  const side = shape === 'wide' ? 52 : 68
  const size = shape === 'wide' ? 22 : 28
  const y = bottom - side
  const left = margin + (pictures.logo ? side + size * 0.7 : 0)
  const base = y + side / 2 + (size * capHeight) / 2
  const host: Lettering = { cut: 'plain', size: size * 0.82 }
  // Beside a picture of a person there is room for the name alone.
  const isWhole = most === width
  const room = (isWhole ? width - margin - widthOf(school.host, host) - size * 2 : most) - left
  const name = fitText(school.name.toUpperCase(), {
    cut: 'plain',
    most: size,
    least: size * 0.7,
    width: room,
    lines: 1,
    tracking: 0.05,
  })
  return [
    pictures.logo ? image(pictures.logo, margin, y, side, side) : '',
    drawText(name.lines[0] ?? '', name.lettering, { x: left, y: base, fill: colour }),
    isWhole
      ? `<g opacity="0.8">${drawText(school.host, host, { x: width - margin, y: base, fill: colour, anchor: 'end' })}</g>`
      : '',
    rect(0, bottom + (shape === 'tall' ? 60 : margin - 10), width, 10, accent),
  ].join('')
}

/** Bands that lean the way the letters of a jersey do. */
export function bands({ width, height, deep, ground }: Frame): string {
  const light = mix(ground, '#ffffff', 0.08)
  const lean = height * 0.32
  const band = (x: number, wide: number, fill: string) =>
    `<path d="M${x + lean} 0H${x + lean + wide}L${x + wide} ${height}H${x}Z" fill="${fill}"/>`
  return [
    rect(0, 0, width, height, ground),
    `<path d="M${width * 0.62 + lean} 0H${width}V${height}H${width * 0.62}Z" fill="${deep}" opacity="0.55"/>`,
    band(width * 0.5, width * 0.06, light),
    band(width * 0.59, width * 0.014, light),
  ].join('')
}

export const svgOf = ({ width, height }: Frame, body: string, defs = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${defs}</defs>${body}</svg>`
