interface Rgb {
  r: number
  g: number
  b: number
}

const parse = (hex: string): Rgb => ({
  r: Number.parseInt(hex.slice(1, 3), 16),
  g: Number.parseInt(hex.slice(3, 5), 16),
  b: Number.parseInt(hex.slice(5, 7), 16),
})

const channel = (value: number): string =>
  Math.round(Math.max(0, Math.min(255, value)))
    .toString(16)
    .padStart(2, '0')

/** A colour part of the way from one to another. */
export function mix(from: string, to: string, share: number): string {
  const a = parse(from)
  const b = parse(to)
  const part = (start: number, end: number) => channel(start + (end - start) * share)
  return `#${part(a.r, b.r)}${part(a.g, b.g)}${part(a.b, b.b)}`
}

export const lighten = (hex: string, share: number): string => mix(hex, '#ffffff', share)
export const darken = (hex: string, share: number): string => mix(hex, '#000000', share)

function luminance(hex: string): number {
  const linear = (value: number) => {
    const part = value / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }
  const { r, g, b } = parse(hex)
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}

export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** The first candidate that reads on a ground, else the one that reads best. */
export function readable(ground: string, candidates: string[], enough = 3): string {
  const fit = candidates.find((candidate) => contrast(ground, candidate) >= enough)
  return fit ?? [...candidates].sort((a, b) => contrast(ground, b) - contrast(ground, a))[0] ?? '#ffffff'
}
