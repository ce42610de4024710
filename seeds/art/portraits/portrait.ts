import { type Random, randomFor } from '../../basics/random.ts'
import type { Gender } from '../../model/model-people.ts'
import { darken, lighten, mix } from '../colour.ts'
import { type Cut, clothes, type Frame, torso } from './clothes.ts'
import { type Hair, hairOf } from './hair.ts'
import { flipped, lit, mirrored } from './shape.ts'

export interface PortraitLook {
  /** Whose portrait it is: the same key is the same person. */
  key: string
  gender: Gender
  isStaff: boolean
  cut: Cut
  number?: string | null
  /** The letter on a chest without a number. */
  initial: string
  brand: { primary: string; secondary: string }
}

/**
 * Somebody in the light of one lamp from the right, before the school's colour: what they wear and how they hold
 * themselves is seen, the face is in its own shadow. A drawing cannot be taken for a photograph, and need not try.
 */
export function portrait(look: PortraitLook): string {
  const { key, gender, isStaff, cut, brand } = look
  const random = randomFor('portrait', key)
  const isMan = gender === 'M'
  const hair = hairOf(random, gender, isStaff)
  const build = random.normal()
  const pads = cut === 'vee' && isMan ? 16 : cut === 'laces' ? 10 : 0
  const frame: Frame = {
    neck: Math.round((isMan ? 40 : 31) + build * 2.5),
    shoulder: Math.round((isMan ? 152 : 130) + build * 6 + pads),
    top: Math.round(random.between(270, 280) - pads / 2),
  }
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-200 0 400 400">',
    defs(brand.primary),
    '<path d="M-200 0H200V400H-200Z" fill="url(#ground)"/><path d="M-200 0H200V400H-200Z" fill="url(#glow)"/>',
    turned(random, body(look, frame, hair, random)),
    '</svg>',
  ].join('')
}

function defs(primary: string): string {
  const stop = (at: number, colour: string, opacity?: number) =>
    `<stop offset="${at}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`
  const rim = lighten(primary, 0.8)
  return [
    `<linearGradient id="ground" x2="0" y2="1">${stop(0, lighten(primary, 0.1))}${stop(1, darken(primary, 0.5))}</linearGradient>`,
    `<radialGradient id="glow" cx=".62" cy=".4" r=".58">${stop(0, lighten(primary, 0.6))}${stop(0.45, lighten(primary, 0.26), 0.7)}${stop(1, primary, 0)}</radialGradient>`,
    `<linearGradient id="rim" gradientUnits="userSpaceOnUse" x1="-70" y1="240" x2="110" y2="150">${stop(0, rim, 0)}${stop(1, rim)}</linearGradient>`,
    `<linearGradient id="shade">${stop(0, darken(primary, 0.8), 0.6)}${stop(0.85, darken(primary, 0.8), 0)}</linearGradient>`,
  ].join('')
}

/** Nobody stands as straight as a post. */
function turned(random: Random, drawn: string): string {
  const lean = (random.normal() * 1.1).toFixed(1)
  return `<g transform="rotate(${lean} 0 400) translate(0 -10) scale(1.03)">${drawn}</g>`
}

const ears = 'M52 140C66 132 71 144 67 158C64 172 58 176 52 170Z'

function body(look: PortraitLook, frame: Frame, hair: Hair, random: Random): string {
  const isMan = look.gender === 'M'
  const jaw = isMan ? random.between(43, 49) : random.between(36, 41)
  const chin = isMan ? random.between(222, 230) : random.between(217, 223)
  const head = mirrored(58, [
    [38, 58, 57, 88, 57, 130],
    [57, 158, 54, 178, jaw, 198],
    [jaw - 10, chin - 8, 20, chin, 0, chin],
  ])
  const [wide, tall] = [1 + random.normal() * 0.022, 1 + random.normal() * 0.018]
  const scale = isMan ? 1 : 0.95
  const light = lighten(look.brand.primary, 0.4)
  const shade = mix(darken(look.brand.primary, 0.8), light, random.pick([0, 0.05, 0.1]))
  const held = `rotate(${(random.normal() * 2.2).toFixed(1)} 0 230) translate(${random.between(-5, 5)} ${Math.round(238 - 230 * tall * scale)}) scale(${(wide * scale).toFixed(3)} ${(tall * scale).toFixed(3)})`
  const inHead = (drawn: string) => `<g transform="${held}">${drawn}</g>`
  return [
    hair.behind ? inHead(lit({ name: 'b', d: hair.behind, fill: mix(shade, light, 0.1) })) : '',
    lit({ name: 't', d: torso(frame), fill: shade }),
    clothes({ ...look, frame, random }),
    inHead(lit({ name: 'h', d: [head, ears, flipped(ears), hair.on].join(''), fill: shade })),
  ].join('')
}

/** Who stands in where no portrait exists: nobody in particular, in the same light. */
export function defaultPerson(brand: PortraitLook['brand'], initial: string): string {
  return portrait({ key: 'nobody', gender: 'M', isStaff: false, cut: 'crew', initial, brand })
}
