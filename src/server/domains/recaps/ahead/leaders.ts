import type { CountedLine, SportGroup } from '#contract/shapes/stats-shapes.ts'
import { type Mark, marks } from '../input/marks.ts'
import type { Leader } from './ahead-input.ts'

/** The school's side of a sheet. */
export interface SheetSide {
  players: readonly {
    rosterPlayerId: number | null
    name: string
    jersey: string | null
    groups: CountedLine
  }[]
}

/** What is counted is called: one, several. */
export const unitWords: Readonly<Record<string, readonly [string, string]>> = {
  'stats.tp': ['point', 'points'],
  'stats.treb': ['rebound', 'rebounds'],
  'stats.ast': ['assist', 'assists'],
  'stats.fgm3': ['3-pointer', '3-pointers'],
  'passing.yds': ['passing yard', 'passing yards'],
  'rushing.yds': ['rushing yard', 'rushing yards'],
  'receiving.yds': ['receiving yard', 'receiving yards'],
  'passing.td': ['touchdown pass', 'touchdown passes'],
  'receiving.no': ['catch', 'catches'],
  'attack.k': ['kill', 'kills'],
  'defense.dig': ['dig', 'digs'],
  'set.a': ['set assist', 'set assists'],
  'serve.sa': ['ace', 'aces'],
  'hitting.h': ['hit', 'hits'],
  'hitting.rbi': ['run batted in', 'runs batted in'],
  'hitting.hr': ['home run', 'home runs'],
  'pitching.so': ['strikeout', 'strikeouts'],
  'shots.g': ['goal', 'goals'],
  'shots.a': ['assist', 'assists'],
  'goalie.saves': ['save', 'saves'],
  'singles.win': ['singles win', 'singles wins'],
}

const at = (line: CountedLine, { group, key }: Mark): number => line[group]?.[key] ?? 0

/** In each thing that a sport is told by, who has most of it; nobody where two have as much. Pure. */
export function leadersOf(group: SportGroup, sheets: readonly SheetSide[]): Leader[] {
  const lines = Map.groupBy(
    sheets.flatMap(({ players }) =>
      players.flatMap(({ rosterPlayerId: id, name, groups }) => (id === null ? [] : [{ id, name, groups }])),
    ),
    ({ id }) => id,
  )
  return marks[group].flatMap((mark): Leader[] => {
    if (!unitWords[`${mark.group}.${mark.key}`]) return []
    const [first, second] = [...lines]
      .map(([rosterPlayerId, rows]) => {
        const values = rows.map(({ groups }) => at(groups, mark))
        return {
          rosterPlayerId,
          name: rows.at(-1)?.name ?? '',
          group: mark.group,
          key: mark.key,
          value: values.reduce((sum, value) => sum + value, 0),
          games: rows.length,
          best: Math.max(...values),
        }
      })
      .toSorted((a, b) => b.value - a.value || a.rosterPlayerId - b.rosterPlayerId)
    if (!first || first.value <= 0 || first.value === second?.value) return []
    return [
      { ...first, second: second && second.value > 0 ? { name: second.name, value: second.value } : null },
    ]
  })
}
