import type { CSSProperties } from 'react'
import type { BoxScore } from '#contract/stats.ts'
import type { GameBox } from './load-box-score.ts'

type Told = Pick<GameBox, 'game'> & { away: Pick<BoxScore['away'], 'isSchool'> }

const hex = /^#(?:[\da-f]{3}|[\da-f]{6})$/i

/** Paler than this, a colour is not seen on a page. */
const palest = 0.82

function brightness(color: string): number {
  const digits = color.length === 4 ? color.slice(1).replace(/./g, '$&$&') : color.slice(1)
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16))
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255
}

/** A team has its colour on whichever side it plays: the school its accent, the opponent its own where that can be seen. */
export function teamColors({ game, away }: Told): CSSProperties {
  const { color } = game.opponent
  const isShown = color !== null && hex.test(color) && brightness(color) <= palest
  const opponent = isShown ? `color-mix(in oklab, ${color} 82%, var(--text))` : 'var(--text-muted)'
  const [first, second] = away.isSchool ? ['var(--accent)', opponent] : [opponent, 'var(--accent)']
  return { '--away': first, '--home': second } as CSSProperties
}
