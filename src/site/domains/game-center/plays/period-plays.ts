import { ordinalPeriod } from '#contract/client/client-shapes.ts'
import { periodHeads } from '#site/domains/games/parts/line-score.ts'
import { type PlayGroup, playGroups } from '#site/domains/stats/box-score/plays/play-groups.ts'
import type { Names } from '#site/domains/stats/box-score/plays/play-words.ts'
import type { ShownBox } from '../told/live-box.ts'

type Told = Pick<ShownBox, 'sport' | 'sportGroup' | 'periods' | 'plays' | 'drives'> & Names
export type TextedPlay = ShownBox['plays'][number] & {
  /** Its place in the game: what it is known by when a newer one comes. */
  place: number
}

export interface PeriodOfPlays {
  number: number
  title: string
  /** By possession or half inning where the plays tell it, the newest first, and so are their plays. */
  groups: PlayGroup<TextedPlay>[]
  /** The one that is played now, or the last. */
  isCurrent: boolean
}

const placed = (plays: Told['plays']): TextedPlay[] => plays.map((play, place) => ({ ...play, place }))

/** The plays of each period, what came last first; a period without plays is left out. */
export function periodPlays(box: Told): PeriodOfPlays[] {
  const { sport, periods, plays } = box
  const last = Math.max(0, ...plays.map(({ period }) => period))
  const heads = periodHeads(sport.globalSportNameSlug, Math.max(periods.length, last))
  const all = { ...box, plays: placed(plays) }
  return heads
    .map(({ full }, index) => ({
      number: index + 1,
      title: full,
      groups: playGroups(all, index + 1)
        .map((group) => ({ ...group, plays: group.plays.toReversed() }))
        .toReversed(),
      isCurrent: index + 1 === last,
    }))
    .filter(({ groups }) => groups.length > 0)
    .toReversed()
}

/** '3rd', 'OT 1': the period of a play that stands among those of others. */
export function periodWord(sportSlug: string, period: number): string {
  const { short = String(period) } = periodHeads(sportSlug, period).at(-1) ?? {}
  return short === String(period) ? ordinalPeriod(period, Number.POSITIVE_INFINITY) : short
}

/** The last things that happened, the newest first. */
export const latestPlays = ({ plays }: Pick<Told, 'plays'>, count: number): TextedPlay[] =>
  placed(plays).slice(-count).toReversed()
