import { isCounted, marginOf } from './opponent-series.ts'

type Met = Parameters<typeof isCounted>[0] & { id: number; startDate: string }

export interface ChartBar {
  id: number
  year: string
  margin: number
  /** Percent of the width. */
  x: number
  width: number
  /** Share of the greatest margin, 0 to 1. */
  share: number
}

/** Fewer bars than this leave room at the end, rather than growing to walls. */
const fewestPlaces = 8

/** A bar for each meeting that has a score, the oldest first; `games` has the latest first. */
export function chartBars(games: readonly Met[]): ChartBar[] {
  const kept = games.toReversed().flatMap((game) => {
    const margin = isCounted(game) ? marginOf(game) : null
    return margin === null ? [] : [{ id: game.id, year: game.startDate.slice(0, 4), margin }]
  })
  const greatest = Math.max(1, ...kept.map(({ margin }) => Math.abs(margin)))
  const place = 100 / Math.max(kept.length, fewestPlaces)
  return kept.map((bar, index) => ({
    ...bar,
    x: index * place + place * 0.14,
    width: place * 0.72,
    share: Math.abs(bar.margin) / greatest,
  }))
}

/** What the chart shows, for those who do not see it. */
export function chartWords(bars: readonly ChartBar[], school: string): string {
  const first = bars[0]
  if (!first) return ''
  const count = (isOne: (margin: number) => boolean) => bars.filter(({ margin }) => isOne(margin)).length
  const widest = (sign: 1 | -1) =>
    bars.reduce<ChartBar | null>(
      (best, bar) => (bar.margin * sign > 0 && (!best || bar.share >= best.share) ? bar : best),
      null,
    )
  const [win, loss] = [widest(1), widest(-1)]
  return [
    `Margins of the ${bars.length} meetings since ${first.year}: ${school} won ${count((margin) => margin > 0)} and lost ${count((margin) => margin < 0)}.`,
    win ? `The widest win was by ${win.margin} in ${win.year}.` : null,
    loss ? `The widest loss was by ${-loss.margin} in ${loss.year}.` : null,
  ]
    .filter(Boolean)
    .join(' ')
}
