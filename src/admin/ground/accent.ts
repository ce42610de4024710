import { contrast, type Hex, parseHex, readable, textOn } from '#ui/ground/color.ts'

const light: readonly Hex[] = ['#ffffff', '#f6f6f4', '#efefec']
const dark: readonly Hex[] = ['#17181b', '#101113', '#1f2124']

interface Accent {
  color: Hex
  text: Hex
}

/** A color that can be told from every surface and has text that can be read on it. */
function accentOn(color: Hex, surfaces: readonly Hex[], ink: Hex): Accent {
  const seen = readable(color, ink, surfaces, 4.5)
  const text = textOn(seen)
  return contrast(seen, text) >= 4.5 ? { color: seen, text } : { color: ink, text: textOn(ink) }
}

/** The school's color as the desk's accent, in light and in dark. */
export const accentsOf = (primary: string): { light: Accent; dark: Accent } => {
  const color = parseHex(primary)
  return { light: accentOn(color, light, '#1a1a19'), dark: accentOn(color, dark, '#ececea') }
}
