import type { StatColumn, StatLine, StatTable } from '#contract/shapes/stats-shapes.ts'
import type { SportNumbers } from '../parts/player-numbers.ts'

/** The yards that the association counts as all-purpose, by the tables that have them. */
const ways = [
  ['rushing', 'RUSH', 'Rushing Yards'],
  ['receiving', 'REC', 'Receiving Yards'],
  ['kr', 'KR', 'Kickoff Return Yards'],
  ['pr', 'PR', 'Punt Return Yards'],
  ['ir', 'IR', 'Interception Return Yards'],
] as const

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
    ...ways.map(([key, label, name]) => column(key, label, name)),
    column('yds', 'YDS', 'All-Purpose Yards'),
  ],
}

const yardsOf = (line: StatLine) => ways.map(([key]) => [key, line[key]?.yds ?? 0] as const)

/** All the ways in which yards were gained, and their sum. */
export function allPurposeLine(line: StatLine): Record<string, number> {
  const yards = yardsOf(line)
  return { ...Object.fromEntries(yards), yds: yards.reduce((sum, [, yds]) => sum + yds, 0) }
}

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
