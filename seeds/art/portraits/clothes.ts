import { drawText } from '#server/domains/media/cards/letters.ts'
import type { Random } from '../../basics/random.ts'
import type { Gender } from '../../model/model-people.ts'
import { darken, lighten, mix, readable } from '../colour.ts'
import { lit, mirrored, type Piece } from './shape.ts'

/** How what somebody wears is cut. */
export type Cut = 'crew' | 'vee' | 'buttons' | 'laces' | 'polo' | 'tank' | 'zip' | 'suit'

/** What a team plays in; who plays without a number has the jacket of the team. */
const cuts: Record<string, Cut> = {
  football: 'vee',
  basketball: 'tank',
  volleyball: 'crew',
  soccer: 'crew',
  lacrosse: 'vee',
  'field-hockey': 'vee',
  baseball: 'buttons',
  softball: 'buttons',
  'ice-hockey': 'laces',
  tennis: 'polo',
  golf: 'polo',
  track: 'tank',
  'cross-country': 'tank',
  wrestling: 'tank',
  rowing: 'tank',
}

export const cutOf = (family: string): Cut => cuts[family] ?? 'zip'

export interface Frame {
  /** Half of what the neck and the shoulders measure. */
  neck: number
  shoulder: number
  /** Where the shoulders begin to fall. */
  top: number
}

/** From the neck over the shoulder and down the arm to the edge of the picture. */
const shoulderLine = ({ neck, shoulder, top }: Frame): Piece[] => [
  [neck + 18, top - 10, shoulder - 62, top - 6, shoulder - 34, top + 10],
  [shoulder - 4, top + 28, shoulder + 4, top + 70, shoulder + 10, 404],
  [0, 404],
]

export const torso = (frame: Frame): string =>
  mirrored(180, [
    [frame.neck, 180],
    [frame.neck, 200, frame.neck - 4, frame.top - 40, frame.neck + 6, frame.top - 18],
    ...shoulderLine(frame),
  ])

interface Worn {
  cut: Cut
  gender: Gender
  frame: Frame
  brand: { primary: string; secondary: string }
  number?: string | null
  initial: string
  random: Random
}

/** How deep the neckline of a shirt is, and whether it is round. */
const necklines: Partial<Record<Cut, [number, number]>> = {
  crew: [30, 1],
  vee: [52, 0],
  buttons: [46, 0.2],
  laces: [34, 0.4],
  polo: [40, 0.1],
  tank: [50, 0.8],
}

export function clothes(worn: Worn): string {
  if (worn.cut === 'suit') return suit(worn)
  return worn.cut === 'zip' ? jacket(worn) : shirt(worn)
}

const stroke = (d: string, colour: string, width: number, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

function shirt({ cut, frame, brand, number, initial }: Worn): string {
  const { neck, shoulder, top } = frame
  const [depth, round] = necklines[cut] ?? [30, 1]
  const low = top - 14 + depth
  const side = neck + 9
  const neckline: Piece = [
    side * round * 0.62,
    low,
    side * (0.35 + round * 0.6),
    low - depth * (0.35 + round * 0.2),
    side,
    top - 20,
  ]
  const edge = `M${-side} ${top - 20}C${[-neckline[2], neckline[3], -neckline[0], low, 0, low, neckline[0], low, neckline[2], neckline[3], side, top - 20].map(Math.round).join(' ')}`
  const isTank = cut === 'tank'
  const armhole = shoulder * 0.62
  const d = mirrored(
    low,
    isTank
      ? [
          neckline,
          [side + 38, top - 10],
          [side + 40, top + 40, armhole, top + 66, shoulder * 0.8, top + 108],
          [shoulder * 0.86, 404],
          [0, 404],
        ]
      : [neckline, ...shoulderLine(frame)],
  )
  const trim = brand.secondary
  const details: Partial<Record<Cut, string>> = {
    buttons: `${stroke(`M-8 ${low - 6}V312M8 ${low - 6}V312`, trim, 3)}`,
    laces: `${stroke(`M${-shoulder} ${top + 34}L${-side} ${top + 6}M${shoulder} ${top + 34}L${side} ${top + 6}`, trim, 10)}${stroke(`M-10 ${low - 22}L10 ${low - 8}M10 ${low - 22}L-10 ${low - 8}`, '#fff', 3, 0.8)}`,
    polo: `${stroke(`M0 ${low}V${low + 44}`, '#000', 3, 0.4)}`,
  }
  const collar =
    cut === 'polo'
      ? `<path d="M${-side} ${top - 28}L${-side - 14} ${top + 2}L-22 ${top + 34}L0 ${low}L22 ${top + 34}L${side + 14} ${top + 2}L${side} ${top - 28}L0 ${low}Z" fill="${trim}"/>`
      : stroke(edge, trim, cut === 'tank' ? 13 : 15)
  const on = [
    details[cut] ?? '',
    isTank ? stroke(armLine(side, armhole, frame), trim, 13) : '',
    collar,
    number ? numeral(number, brand) : chestLetter(initial, brand, cut === 'polo'),
  ].join('')
  return lit({ name: 'w', d, fill: lighten(brand.primary, 0.06), on: on + shadow, rim: 0.75 })
}

const armLine = (side: number, armhole: number, { shoulder, top }: Frame) => {
  const right = (sign: number) =>
    `M${sign * (side + 38)} ${top - 14}C${[sign * (side + 40), top + 40, sign * armhole, top + 66, sign * shoulder * 0.8, top + 108].map(Math.round).join(' ')}`
  return right(1) + right(-1)
}

/** The side that the light does not reach. */
const shadow = '<path d="M-200 180H200V404H-200Z" fill="url(#shade)"/>'

/** In the site's own type, as it stands on the shirt. */
function numeral(number: string, { primary, secondary }: Worn['brand']): string {
  const size = number.length > 2 ? 76 : 96
  const fill = readable(primary, ['#ffffff', secondary], 4.5)
  return drawText(number, { cut: 'heavy', size }, { x: 0, y: 384, fill, anchor: 'middle' })
}

/** Who has no number wears the school's letter: large on a singlet, small where a pocket would be. */
function chestLetter(initial: string, { primary, secondary }: Worn['brand'], isSmall: boolean): string {
  const fill = readable(primary, [secondary, '#ffffff'], 3)
  const place = isSmall ? { x: 62, y: 362 } : { x: 0, y: 384 }
  return drawText(initial, { cut: 'heavy', size: isSmall ? 46 : 84 }, { ...place, fill, anchor: 'middle' })
}

/** A team's jacket with its collar up. */
function jacket({ frame, brand, initial, random }: Worn): string {
  const { neck, shoulder, top } = frame
  const isOpen = random.chance(0.5)
  const base = random.chance(0.7) ? brand.primary : darken(mix(brand.primary, '#4a5058', 0.6), 0.3)
  const rise = top - 40
  const d = mirrored(isOpen ? top + 34 : rise + 12, [
    [neck + 10, rise - 6],
    [neck + 12, top - 20, neck + 12, top - 18, neck + 14, top - 14],
    ...shoulderLine(frame),
  ])
  const on = [
    `<path d="M${-shoulder - 20} ${top + 60}L${-neck - 10} ${top - 20}L${-neck - 40} 404H-220ZM${shoulder + 20} ${top + 60}L${neck + 10} ${top - 20}L${neck + 40} 404H220Z" fill="#000" opacity=".16"/>`,
    stroke(`M0 ${isOpen ? top + 30 : rise + 10}V404`, lighten(base, 0.5), 3, 0.7),
    stroke(`M${-neck - 16} ${top - 14}Q0 ${top + 44} ${neck + 16} ${top - 14}`, brand.secondary, 5),
    chestLetter(initial, { ...brand, primary: base }, true),
  ].join('')
  return lit({ name: 'w', d, fill: base, on: on + shadow, rim: 0.75 })
}

/** What an office wears: a blazer over a shirt, with a tie now and then, or over a plain top. */
function suit({ frame, gender, brand, random }: Worn): string {
  const { neck, top } = frame
  const cloth = random.pick([
    darken(brand.primary, 0.35),
    '#20242b',
    '#2b2f38',
    darken(mix(brand.primary, '#5b606a', 0.6), 0.25),
  ])
  const shirtFill = random.pick(['#dfe4ea', '#c9d3de', mix('#dfe4ea', brand.primary, 0.25)])
  const tie = gender === 'M' && random.chance(0.6)
  const inner = mirrored(top - 26, [
    [neck + 4, top - 40],
    [neck + 8, top - 20, 60, 330, 30, 404],
    [0, 404],
  ])
  const d = mirrored(400, [[14, 360, neck + 2, top + 20, neck + 8, top - 26], ...shoulderLine(frame)])
  const lapel = (sign: number) =>
    `M${sign * (neck + 8)} ${top - 26}L${sign * (neck + 34)} ${top + 22}L${sign * (neck + 12)} ${top + 34}L${sign * (neck + 28)} ${top + 48}L${sign * 4} 404L${sign * 2} 392C${sign * 20} 350 ${sign * (neck - 4)} ${top + 20} ${sign * (neck + 4)} ${top - 20}Z`
  const under = tie
    ? `<path d="M-13 ${top + 2}H13L9 ${top + 22}L20 404H-20L-9 ${top + 22}Z" fill="${random.pick([brand.primary, brand.secondary])}"/><path d="M${-neck} ${top - 38}L0 ${top + 4}L-24 ${top + 30}L${-neck - 6} ${top - 24}ZM${neck} ${top - 38}L0 ${top + 4}L24 ${top + 30}L${neck + 6} ${top - 24}Z" fill="${lighten(shirtFill, 0.5)}"/>`
    : `<path d="M0 ${top + 44}L${-neck + 8} ${top - 34}H${neck - 8}Z" fill="#10161c"/><path d="M${-neck} ${top - 38}L0 ${top + 44}L-24 ${top + 56}L${-neck - 8} ${top - 20}ZM${neck} ${top - 38}L0 ${top + 44}L24 ${top + 56}L${neck + 8} ${top - 20}Z" fill="${lighten(shirtFill, 0.5)}"/>`
  return [
    `<path d="${inner}" fill="${shirtFill}"/>${under}<path d="${inner}" fill="url(#shade)"/>`,
    lit({
      name: 'w',
      d,
      fill: cloth,
      on: `<path d="${lapel(1)}${lapel(-1)}" fill="#fff" opacity=".08"/>${shadow}<path d="M84 ${top + 62}h14v14h-14z" fill="${brand.secondary}" transform="rotate(45 91 ${top + 69})"/>`,
    }),
  ].join('')
}
