import { type Random, randomFor } from '../basics/random.ts'
import type { SchoolKey } from '../model/model.ts'
import { darken, lighten, mix } from './colour.ts'
import { placedMascot } from './mascots.ts'
import { sportIcon } from './sport-icons.ts'

export interface PosterLook {
  school: SchoolKey
  key: string
  family: string
  brand: { primary: string; secondary: string }
  kind: 'sport' | 'facility'
}

const width = 1600
const height = 900

/** Dots that shrink across the sheet: the grain of a printed poster, cheap to paint. */
function halftone(colour: string, fromRight: boolean): string {
  const dots: string[] = []
  for (let column = 0; column < 30; column++) {
    const radius = 7.5 * (1 - column / 30)
    const x = fromRight ? width - column * 22 : column * 22
    for (let row = 0; row < 42; row++) {
      const y = row * 22 + (column % 2) * 11
      dots.push(
        `M${(x - radius).toFixed(1)} ${y}a${radius.toFixed(1)} ${radius.toFixed(1)} 0 1 0 ${(radius * 2).toFixed(1)} 0a${radius.toFixed(1)} ${radius.toFixed(1)} 0 1 0 ${(-radius * 2).toFixed(1)} 0`,
      )
    }
  }
  return `<path fill="${colour}" opacity=".16" d="${dots.join('')}"/>`
}

/** Slanted blocks, all at one angle so that the sheet reads as one movement. */
function blocks(random: Random, { primary, secondary }: PosterLook['brand']): string {
  const lean = 360
  const edge = random.between(760, 940)
  const band = (x: number, wide: number, fill: string, opacity = 1) =>
    `<path fill="${fill}" opacity="${opacity}" d="M${x + lean} 0h${wide}L${x + wide} ${height}h${-wide}Z"/>`
  return [
    band(edge, 1400, mix(primary, '#000000', 0.25)),
    band(edge - 30, 46, secondary),
    band(edge + 60, 14, secondary, 0.7),
    band(edge - 420, 180, lighten(primary, 0.1), 0.55),
    band(edge - 700, 90, lighten(primary, 0.16), 0.4),
    band(edge + 420, 220, lighten(primary, 0.08), 0.35),
  ].join('')
}

function stands(colour: string): string {
  const rows = Array.from({ length: 7 }, (_, row) => {
    const y = 470 + row * 62
    return `<path d="M0 ${y}Q800 ${y - 130 + row * 14} 1600 ${y}V${y + 24}Q800 ${y - 106 + row * 14} 0 ${y + 24}Z"/>`
  })
  return `<g fill="${colour}" opacity=".14">${rows.join('')}</g>`
}

/** A sheet without words: pages put their own headings over it, mostly at the left. */
export function poster(look: PosterLook): string {
  const { brand, family, key, kind, school } = look
  const random = randomFor('poster', school, key)
  const icon = sportIcon(family)
  const size = random.between(720, 800)
  const x = random.between(860, 940)
  const y = Math.round((height - size) / 2 + random.between(-30, 40))
  const figure = (left: number, top: number, scale: number, colour: string, opacity: number) =>
    `<g transform="translate(${left} ${top}) scale(${scale / 24})" color="${colour}" opacity="${opacity}">${icon}</g>`
  const light = lighten(brand.secondary, 0.1)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${darken(brand.primary, 0.3)}"/><stop offset=".55" stop-color="${brand.primary}"/><stop offset="1" stop-color="${lighten(brand.primary, 0.12)}"/></linearGradient>`,
    `<linearGradient id="d" x1="0" y1="0" x2="0" y2="1"><stop offset=".5" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".45"/></linearGradient></defs>`,
    `<path fill="url(#g)" d="M0 0h${width}v${height}H0z"/>`,
    kind === 'facility' ? stands('#ffffff') : '',
    blocks(random, brand),
    halftone(kind === 'facility' ? brand.secondary : '#ffffff', random.chance(0.5)),
    figure(x - 40, y + 26, size, '#000000', 0.28),
    figure(x, y, size, kind === 'facility' ? '#ffffff' : light, kind === 'facility' ? 0.9 : 1),
    figure(-160, 380, 620, '#ffffff', 0.05),
    `<path fill="url(#d)" d="M0 0h${width}v${height}H0z"/>`,
    '</svg>',
  ].join('')
}

/** The picture that goes with a shared link. */
export function shareImage(school: SchoolKey, brand: PosterLook['brand']): string {
  const random = randomFor('poster', school, 'share')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 840" width="${width}" height="840">`,
    `<path fill="${brand.primary}" d="M0 0h${width}v840H0z"/>`,
    blocks(random, brand),
    halftone('#ffffff', false),
    placedMascot(school, 500, 120, 600),
    '</svg>',
  ].join('')
}
