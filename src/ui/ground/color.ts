/** A colour as six lower-case hexadecimal digits after a `#`: the only form that leaves this file. */
export type Hex = `#${string}`

type Triple = readonly [number, number, number]

export type Oklch = { l: number; c: number; h: number }

export const WHITE: Hex = '#ffffff'
export const BLACK: Hex = '#000000'

/** Also the guard of the style block: whatever passes holds hexadecimal digits and nothing else. */
export function parseHex(text: string): Hex {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase()
  if (digits === undefined) throw new RangeError(`Not a hex colour: ${text}`)
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`
}

function channels(hex: Hex): Triple {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

function toHex(rgb: Triple): Hex {
  const digits = rgb.map((channel) =>
    Math.round(Math.min(Math.max(channel, 0), 255))
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${digits.join('')}`
}

function toLinear(channel: number): number {
  const s = channel / 255
  return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4
}

function fromLinear(value: number): number {
  return 255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)
}

function luminance(hex: Hex): number {
  const [r, g, b] = channels(hex)
  return 0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b)
}

/** The WCAG contrast ratio, 1 to 21. */
export function contrast(a: Hex, b: Hex): number {
  const la = luminance(a)
  const lb = luminance(b)
  return (Math.max(la, lb) + 0.05) / (Math.min(la, lb) + 0.05)
}

/** The lowest contrast of one colour against several surfaces. */
export function worstContrast(color: Hex, surfaces: readonly Hex[]): number {
  return Math.min(...surfaces.map((surface) => contrast(color, surface)))
}

export function toOklch(hex: Hex): Oklch {
  const [r, g, b] = channels(hex).map(toLinear) as unknown as Triple
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: Math.atan2(bb, a),
  }
}

function linearRgb({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos(h)
  const b = c * Math.sin(h)
  const ll = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const mm = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const ss = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * ll - 3.3077115913 * mm + 0.2309699292 * ss,
    -1.2684380046 * ll + 2.6097574011 * mm - 0.3413193965 * ss,
    -0.0041960863 * ll - 0.7034186147 * mm + 1.707614701 * ss,
  ]
}

/** Out-of-gamut colours lose chroma, not hue: a school's green must not turn yellow when it is lightened. */
export function fromOklch(color: Oklch): Hex {
  const l = Math.min(Math.max(color.l, 0), 1)
  let c = color.c
  for (; c > 0.002; c *= 0.92) {
    const rgb = linearRgb({ l, c, h: color.h })
    if (rgb.every((value) => value > -0.0005 && value < 1.0005)) break
  }
  const rgb = linearRgb({ l, c: c > 0.002 ? c : 0, h: color.h })
  return toHex(rgb.map((value) => fromLinear(Math.max(value, 0))) as unknown as Triple)
}

/** `share` of `b` in `a`, mixed as the browser composites a translucent layer. */
export function mix(a: Hex, b: Hex, share: number): Hex {
  const to = channels(b)
  return toHex(
    channels(a).map((channel, i) => channel + ((to[i] ?? 0) - channel) * share) as unknown as Triple,
  )
}

/** White where it is readable, as sports brands expect; else near-black; pure black closes the mid-tones. */
export function textOn(surface: Hex): Hex {
  const ink: Hex = '#101418'
  return [WHITE, ink].find((text) => contrast(text, surface) >= 4.5) ?? BLACK
}

/**
 * Walks a colour's lightness toward the text colour until it stands out from every surface.
 * It ends at the text colour itself, so it is as readable as the text in the worst case.
 */
export function readable(color: Hex, text: Hex, surfaces: readonly Hex[], ratio: number): Hex {
  const { l, c, h } = toOklch(color)
  const end = toOklch(text).l
  const steps = 40
  for (let step = 0; step <= steps; step++) {
    const candidate = step === 0 ? color : fromOklch({ l: l + ((end - l) * step) / steps, c, h })
    if (worstContrast(candidate, surfaces) >= ratio) return candidate
  }
  return text
}
