import {
  BLACK,
  contrast,
  fromOklch,
  type Hex,
  mix,
  parseHex,
  readable,
  textOn,
  toOklch,
  WHITE,
  worstContrast,
} from './color.ts'

import { LOOKS, type Look } from './looks.ts'

export type Brand = { primary: string; secondary: string; accent?: string }

/** The colours one surface needs; each theme of themes.css takes one such set. */
type SurfaceRoles = {
  surface: Hex
  raised: Hex
  text: Hex
  muted: Hex
  border: Hex
  control: Hex
  link: Hex
  accent: Hex
  'accent-hover': Hex
  'accent-text': Hex
  highlight: Hex
  live: Hex
  win: Hex
  loss: Hex
  draw: Hex
}

const TEXT = 4.5
const GRAPHIC = 3

const SEEDS = { live: '#d4001a', win: '#0a7a3d', loss: '#c2261d', draw: '#6b6f76' } as const

const SCALE = { 100: 0.95, 200: 0.88, 300: 0.78, 700: 0.38, 800: 0.29, 900: 0.21 } as const

/** A neutral that leans to the brand's hue, so greys look chosen and not left over. */
function leaning(brand: Hex, lightness: number, chroma: number): Hex {
  const { c, h } = toOklch(brand)
  return fromOklch({ l: lightness, c: Math.min(c, chroma), h })
}

/** The raised surface steps toward the text while that stays comfortable, and away from it on mid-tones. */
function raise(surface: Hex, text: Hex): Hex {
  const toward = mix(surface, text, 0.08)
  if (contrast(toward, text) >= 7) return toward
  return mix(surface, text === WHITE ? BLACK : WHITE, 0.1)
}

/** The least share of text colour in the surface that reaches the ratio on all surfaces. */
function blend(surface: Hex, text: Hex, from: number, surfaces: readonly Hex[], ratio: number): Hex {
  for (let share = from; share < 1; share += 0.04) {
    const candidate = mix(surface, text, share)
    if (worstContrast(candidate, surfaces) >= ratio) return candidate
  }
  return text
}

function surfaceRoles(
  base: { surface: Hex; raised: Hex; text: Hex },
  brand: { link: Hex; accents: readonly Hex[]; highlight: Hex },
): SurfaceRoles {
  const { surface, text } = base
  const on = [surface, base.raised]
  const readableText = (color: Hex) => readable(color, text, on, TEXT)
  const first = brand.accents[0] ?? text
  const accent =
    brand.accents.find((color) => worstContrast(color, on) >= GRAPHIC) ?? readable(first, text, on, GRAPHIC)
  const accentText = textOn(accent)
  return {
    ...base,
    muted: blend(surface, text, 0.64, on, TEXT),
    border: mix(surface, text, 0.16),
    control: blend(surface, text, 0.4, on, GRAPHIC),
    link: readableText(brand.link),
    accent,
    'accent-hover': mix(accent, accentText === WHITE ? BLACK : WHITE, 0.18),
    'accent-text': accentText,
    highlight: brand.highlight,
    live: readableText(SEEDS.live),
    win: readableText(SEEDS.win),
    loss: readableText(SEEDS.loss),
    draw: readableText(SEEDS.draw),
  }
}

function onColor(surface: Hex, partner: Hex): SurfaceRoles {
  const text = textOn(surface)
  return surfaceRoles(
    { surface, raised: raise(surface, text), text },
    { link: text, accents: [partner, text], highlight: partner },
  )
}

function prefixed(prefix: string, roles: SurfaceRoles): [string, Hex][] {
  return Object.entries(roles).map(([role, hex]) => [`--${prefix}-${role}`, hex])
}

function scale(name: string, color: Hex): [string, Hex][] {
  const { c, h } = toOklch(color)
  return Object.entries(SCALE).map(([step, l]) => [
    `--${name}-${step}`,
    fromOklch({ l, c: Math.min(c, 0.16), h }),
  ])
}

/** Ink on white, or on paper that leans to the brand. */
function dayRoles(primary: Hex, accent: Hex, surface: Hex): SurfaceRoles {
  return surfaceRoles(
    {
      surface,
      raised: leaning(primary, surface === WHITE ? 0.965 : 0.94, surface === WHITE ? 0.008 : 0.02),
      text: leaning(primary, 0.2, 0.03),
    },
    { link: primary, accents: [primary], highlight: accent },
  )
}

/** Light on a dark that leans to the brand; the deeper one lies beside it where pages are dark themselves. */
function nightRoles(primary: Hex, accent: Hex, depth: 0.2 | 0.13): SurfaceRoles {
  return surfaceRoles(
    {
      surface: leaning(primary, depth, 0.035),
      raised: leaning(primary, depth + 0.065, 0.045),
      text: leaning(primary, 0.985, 0.004),
    },
    { link: accent, accents: [accent], highlight: accent },
  )
}

/** Every custom property that follows from a school's colours and look; themes.css gives them their meaning. */
export function brandProperties(brand: Brand, look: Look = LOOKS.classic): Record<string, string> {
  const primary = parseHex(brand.primary)
  const secondary = parseHex(brand.secondary)
  const accent = brand.accent ? parseHex(brand.accent) : secondary

  const isNight = look.page === 'night'
  const paper = look.page === 'paper' ? leaning(primary, 0.975, 0.012) : WHITE
  const light = isNight ? nightRoles(primary, accent, 0.2) : dayRoles(primary, accent, paper)
  const dark = nightRoles(primary, accent, isNight ? 0.13 : 0.2)
  const band =
    look.band === 'light'
      ? dayRoles(primary, accent, leaning(primary, 0.955, 0.03))
      : onColor(primary, accent)
  return Object.fromEntries([
    ['--brand-primary', primary],
    ['--on-primary', textOn(primary)],
    ['--brand-secondary', secondary],
    ['--on-secondary', textOn(secondary)],
    ['--brand-accent', accent],
    ['--on-accent', textOn(accent)],
    ...scale('primary', primary),
    ...scale('secondary', secondary),
    ...prefixed('light', light),
    ...prefixed('dark', dark),
    ...prefixed('primary', band),
    ...prefixed('secondary', onColor(secondary, primary)),
    ...Object.entries(look.tokens),
  ])
}

/** Rules for the page's head. The values are hex colours and our own words, so nothing in a brand can leave the block. */
export function brandCss(brand: Brand, look: Look = LOOKS.classic): string {
  const body = Object.entries(brandProperties(brand, look))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
  const scheme = look.page === 'night' ? ':root,.light-theme{color-scheme:dark}' : ''
  return `:root{${body}}${scheme}`
}
