type Rgb = [number, number, number]

const parse = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** A colour part of the way from one to another. */
export function mix(from: string, to: string, share: number): string {
  const [one, other] = [parse(from), parse(to)]
  const parts = one.map((start, index) => Math.round(start + ((other[index] ?? 0) - start) * share))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

function luminance(hex: string): number {
  const [r, g, b] = parse(hex).map((value) => {
    const part = value / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

export function contrast(one: string, other: string): number {
  const [first, second] = [luminance(one), luminance(other)]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

/** Letters on a ground: white where it reads, since cards are looked at beside photographs. */
export const onColour = (ground: string): string =>
  contrast(ground, '#ffffff') >= 3.2 ? '#ffffff' : '#10151c'

/** The school's second colour where it stands out on a ground, else that of the letters. */
export const accentOn = (ground: string, accent: string): string =>
  contrast(ground, accent) >= 2.6 ? accent : onColour(ground)

/** Two colours that would run into one another are told apart by making one of them darker, or lighter. */
export function apart(own: string, other: string): string {
  const [a, b] = [parse(own), parse(other)]
  const distance = Math.hypot(...a.map((part, index) => part - (b[index] ?? 0)))
  if (distance > 70) return other
  return luminance(own) > 0.06 ? mix(other, '#000000', 0.6) : mix(other, '#ffffff', 0.28)
}

export const isColour = (text: string | null | undefined): text is string =>
  /^#[0-9a-f]{6}$/i.test(text ?? '')
