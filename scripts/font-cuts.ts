interface Range {
  min: number
  max: number
}

/** A part of a font, as its @font-face rule describes it. */
export interface Cut {
  file: string
  letters: string
  weights: Range
  widths: Range
}

/** The cuts that a style sheet asks for by an address under `cut-fonts/`. */
export function cutsIn(css: string): Cut[] {
  return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, rule = '']) => {
    const file = /url\("cut-fonts\/([\w-]+\.woff2)"\)/.exec(rule)?.[1]
    if (!file) return []
    return [
      {
        file,
        letters: lettersIn(valueOf(rule, 'unicode-range')),
        weights: rangeIn(valueOf(rule, 'font-weight')),
        widths: rangeIn(valueOf(rule, 'font-stretch')),
      },
    ]
  })
}

function valueOf(rule: string, name: string): string {
  const value = new RegExp(`${name}:([^;]+);`).exec(rule)?.[1]
  if (!value) throw new Error(`A font that is to be cut says no ${name}`)
  return value
}

function rangeIn(value: string): Range {
  const [min, max] = value.trim().split(/\s+/).map(Number.parseFloat)
  if (min === undefined || max === undefined) throw new Error(`${value} is no range`)
  return { min, max }
}

/** 'U+0041-0043, U+2026' → 'ABC…' */
function lettersIn(value: string): string {
  return value
    .split(',')
    .flatMap((range) => {
      const [from = '', to = from] = range.trim().replace('U+', '').split('-')
      const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)]
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
    })
    .join('')
}
