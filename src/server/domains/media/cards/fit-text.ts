import { type Cut, type Lettering, widthOf } from './letters.ts'

export interface Box {
  cut: Cut
  /** As large as this where there is room, and never smaller than the other. */
  most: number
  least: number
  width: number
  lines: number
  /** Where lines may not be taller altogether: their height, with `leading` of the size for each. */
  height?: number
  leading?: number
  tracking?: number
}

export interface Fitted {
  lettering: Lettering
  lines: string[]
}

const step = 2

/** The largest size at which a text fits; at the smallest one what is too much ends in three dots. */
export function fitText(text: string, { cut, most, least, width, lines, tracking, ...room }: Box): Fitted {
  const words = text.split(/\s+/).filter(Boolean)
  const { height = Number.POSITIVE_INFINITY, leading = 1 } = room
  for (let size = most; size > least; size -= step) {
    const lettering = { cut, size, tracking }
    const found = broken(words, lettering, width)
    const isIn = found.length <= lines && found.length * size * leading <= height
    if (isIn && found.every((line) => widthOf(line, lettering) <= width)) return { lettering, lines: found }
  }
  const lettering = { cut, size: least, tracking }
  const allowed = Math.max(1, Math.min(lines, Math.floor(height / (least * leading))))
  const found = broken(words, lettering, width)
  const shown = found.slice(0, allowed)
  const last = shown.length - 1
  return {
    lettering,
    lines: shown.map((line, index) =>
      shortened(line, lettering, width, index === last && found.length > allowed),
    ),
  }
}

/** Lines as full as they get. */
function broken(words: readonly string[], lettering: Lettering, width: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    if (lines.length > 0 && widthOf(longer, lettering) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function shortened(line: string, lettering: Lettering, width: number, isCut: boolean): string {
  if (!isCut && widthOf(line, lettering) <= width) return line
  let rest = line
  while (rest.length > 1 && widthOf(`${rest}…`, lettering) > width) rest = rest.slice(0, -1)
  return `${rest.replace(/[\s,.;:–-]+$/, '')}…`
}
