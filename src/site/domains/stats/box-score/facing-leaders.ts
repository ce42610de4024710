import type { StatColumn, StatTable } from '#contract/shapes/stats-shapes.ts'
import type { BoxScore, StatLeader } from '#contract/stats.ts'

export interface FacingLeaders {
  key: string
  /** 'Passing' where the number is called Pass Yards. */
  title: string
  format: StatColumn['format']
  away: StatLeader | undefined
  home: StatLeader | undefined
}

type Box = Pick<BoxScore, 'columns'> & Record<'away' | 'home', { leaders: StatLeader[] }>

/** The best of both teams number by number, in the order in which they are named. */
export function facingLeaders({ away, home, columns }: Box): FacingLeaders[] {
  const keys = new Set([...away.leaders, ...home.leaders].map(keyOf))
  return [...keys].map((key) => {
    const [first, second] = [away, home].map(({ leaders }) => leaders.find((leader) => keyOf(leader) === key))
    const leader = first ?? second
    const column = leader && columnOf(columns, leader)
    return {
      key,
      title: column?.title ?? leader?.statName ?? '',
      format: column?.format ?? 'whole',
      away: first,
      home: second,
    }
  })
}

const keyOf = ({ group, statName }: StatLeader): string => `${group}|${statName}`

const columnOf = (tables: StatTable[], { group, statName }: StatLeader): StatColumn | undefined =>
  tables
    .find(({ title, key }) => title === group || key === group)
    ?.columns.find(({ name }) => name === statName)
