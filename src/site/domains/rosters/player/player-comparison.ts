import type { RosterPlayer } from '#contract/rosters.ts'
import { chosenSeason, type SportNumbers } from '#site/domains/stats/parts/player-numbers.ts'
import { compareLines } from '#site/domains/stats/player/compare-lines.ts'
import { comparedFacts } from './player-facts.ts'

interface Side {
  player: RosterPlayer
  stats: SportNumbers | undefined
}

/** Two players of a team side by side, in one season. */
export function playerComparison(first: Side, second: Side, seasons: { asked: string | null; own: string }) {
  const titles = [first, second].flatMap(({ stats }) => stats?.seasons.map(({ season }) => season) ?? [])
  const season = chosenSeason([...new Set(titles)].toSorted().reverse(), seasons.asked, seasons.own)
  const [own, other] = [first, second].map(({ stats }) =>
    stats?.seasons.find((line) => line.season === season),
  )
  const tables = compareLines(first.stats?.columns ?? [], own?.stats, other?.stats)
  const numbers = tables.flatMap((table) => table.numbers)
  return {
    players: [first.player, second.player] as const,
    facts: comparedFacts(first.player, second.player),
    season: season ?? null,
    games: [own?.gp ?? 0, other?.gp ?? 0] as const,
    tables,
    leads: {
      first: numbers.filter(({ leader }) => leader === 'first').length,
      second: numbers.filter(({ leader }) => leader === 'second').length,
      of: numbers.filter(({ leader }) => leader !== null).length,
    },
  }
}
export type PlayerComparison = ReturnType<typeof playerComparison>
