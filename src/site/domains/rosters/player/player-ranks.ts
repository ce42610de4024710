import type { RecordBook } from '#contract/shapes/record-book.ts'
import type { StatLeaders } from '#contract/stats.ts'

export interface RankChip {
  rank: number
  /** '2nd' */
  place: string
  /** 'on the team', 'all-time' */
  among: string
  what: string
  href: string
}

const shown = 4

/** '1st', '2nd', '3rd', '11th', '22nd'. */
export function ordinal(rank: number): string {
  const [tens, ones] = [rank % 100, rank % 10]
  if (tens > 10 && tens < 14) return `${rank}th`
  return `${rank}${['th', 'st', 'nd', 'rd'][ones] ?? 'th'}`
}

/** Where a player stands in the team's season and in the school's careers: the best first, each number once. */
export function rankChips(
  who: { rosterPlayerId: number; playerId: number },
  { leaders, careers }: { leaders: StatLeaders | null; careers: RecordBook | null },
): RankChip[] {
  const slug = (leaders ?? careers)?.sport.globalSportNameSlug ?? ''
  const allTime = (careers?.categories ?? []).flatMap(({ group, key, title, holders }): RankChip[] => {
    const own = holders.find(({ playerId }) => playerId === who.playerId)
    return own
      ? [
          {
            rank: own.rank,
            place: ordinal(own.rank),
            among: 'all-time',
            what: `career ${title}`,
            href: `/sports/${slug}/records?scope=career&number=${group}.${key}`,
          },
        ]
      : []
  })
  const inTeam = (leaders?.categories ?? []).flatMap(({ group, key, statName, leaders: all }): RankChip[] => {
    const own = all.find(({ rosterPlayerId }) => rosterPlayerId === who.rosterPlayerId)
    return own
      ? [
          {
            rank: own.rank,
            place: ordinal(own.rank),
            among: 'on the team',
            what: statName,
            href: `/sports/${slug}/stats/${leaders?.season}?view=individual&sort=-${group}.${key}`,
          },
        ]
      : []
  })
  // Half of each where there is enough of both: what is best of all time, and what is best now.
  const byRank = (chips: RankChip[]) => chips.toSorted((one, other) => one.rank - other.rank)
  const [old, now] = [byRank(allTime), byRank(inTeam)]
  const most = Math.max(shown / 2, shown - now.length)
  const first = old.slice(0, most)
  return [...now.slice(0, shown - first.length), ...first]
}
