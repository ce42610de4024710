import { periodHeads } from '#site/domains/games/parts/line-score.ts'
import type { ShownBox } from '../told/live-box.ts'

type Told = Pick<ShownBox, 'sport' | 'periods' | 'plays'>
export type TextedPlay = ShownBox['plays'][number] & {
  /** Its place in the game: what it is known by when a newer one comes. */
  place: number
}

export interface PeriodOfPlays {
  number: number
  title: string
  /** The newest first. */
  plays: TextedPlay[]
  /** The one that is played now, or the last. */
  isCurrent: boolean
}

const placed = (plays: Told['plays']): TextedPlay[] => plays.map((play, place) => ({ ...play, place }))

/** The plays of each period, what came last first; a period without plays is left out. */
export function periodPlays({ sport, periods, plays }: Told): PeriodOfPlays[] {
  const last = Math.max(0, ...plays.map(({ period }) => period))
  const heads = periodHeads(sport.globalSportNameSlug, Math.max(periods.length, last))
  const all = placed(plays)
  return heads
    .map(({ full }, index) => ({
      number: index + 1,
      title: full,
      plays: all.filter(({ period }) => period === index + 1).toReversed(),
      isCurrent: index + 1 === last,
    }))
    .filter((period) => period.plays.length > 0)
    .toReversed()
}

/** The last things that happened, the newest first. */
export const latestPlays = ({ plays }: Pick<Told, 'plays'>, count: number): TextedPlay[] =>
  placed(plays).slice(-count).toReversed()
