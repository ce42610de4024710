import { allPurposeWays, allPurposeYards } from '#contract/shapes/all-purpose.ts'
import type { StatColumn, StatLine, StatTable } from '#contract/shapes/stats-shapes.ts'
import type { SportNumbers } from '../parts/player-numbers.ts'

const names: Record<(typeof allPurposeWays)[number], [label: string, name: string]> = {
  rushing: ['RUSH', 'Rushing Yards'],
  receiving: ['REC', 'Receiving Yards'],
  kr: ['KR', 'Kickoff Return Yards'],
  pr: ['PR', 'Punt Return Yards'],
  ir: ['IR', 'Interception Return Yards'],
}

const column = (key: string, label: string, name: string): StatColumn => ({
  key,
  label,
  name,
  title: name,
  format: 'whole',
  total: 'sum',
  seasonOnly: false,
})

const table: StatTable = {
  key: 'allPurpose',
  title: 'All-Purpose',
  teamOnly: false,
  columns: [
    ...allPurposeWays.map((way) => column(way, ...names[way])),
    column('yds', 'YDS', 'All-Purpose Yards'),
  ],
}

const yardsOf = (line: StatLine) => allPurposeWays.map((way) => [way, line[way]?.yds ?? 0] as const)

/** All the ways in which yards were gained, and their sum. */
export const allPurposeLine = (line: StatLine): Record<string, number> => ({
  ...Object.fromEntries(yardsOf(line)),
  yds: allPurposeYards(line),
})

type Career = Pick<SportNumbers, 'columns' | 'seasons' | 'career'>

/** A career with its all-purpose yards. Who gained yards in one way alone has them in that table already. */
export function withAllPurpose({ columns, seasons, career }: Career): Career {
  if (yardsOf(career.stats).filter(([, yds]) => yds !== 0).length < 2) return { columns, seasons, career }
  const told = (stats: StatLine): StatLine => ({ ...stats, allPurpose: allPurposeLine(stats) })
  return {
    columns: [...columns, table],
    seasons: seasons.map((season) => ({ ...season, stats: told(season.stats) })),
    career: { ...career, stats: told(career.stats) },
  }
}
