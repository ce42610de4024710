import type { Splash } from '#contract/promotions.ts'
import { BLACK, contrast, type Hex, parseHex, textOn, WHITE } from '#ui/ground/color.ts'

const readable = 4.5

function hexOr(text: string, otherwise: Hex): Hex {
  try {
    return parseHex(text)
  } catch {
    return otherwise
  }
}

/** An editor's pair of colours, as long as it can be read; otherwise the words take what reads best on the ground. */
export function splashColours({
  backgroundColor,
  foregroundColor,
}: Pick<Splash, 'backgroundColor' | 'foregroundColor'>): { background: Hex; foreground: Hex } {
  const background = hexOr(backgroundColor, BLACK)
  const wanted = hexOr(foregroundColor, WHITE)
  const foreground = contrast(background, wanted) >= readable ? wanted : textOn(background)
  return { background, foreground }
}
