import type { CountedLine, SportGroup, StoredBoxScore, StoredPlayer } from '#contract/shapes/stats-shapes.ts'
import { type Mark, marks, teamMarks } from './marks.ts'
import type { SeasonContext } from './recap-input.ts'

/** The school's side of an earlier game that counts. */
export interface PastGame {
  players: readonly Pick<StoredPlayer, 'rosterPlayerId' | 'groups'>[]
  totals: CountedLine
}

export interface Past {
  group: SportGroup
  box: Pick<StoredBoxScore, 'teams'>
  /** Of the same season, in the order of play, before this one. */
  season: readonly PastGame[]
  /** A player's lines of the seasons before; null where not all of them are known, and nothing is said of a career. */
  career: (rosterPlayerId: number) => readonly CountedLine[] | null
}

type Found = Omit<SeasonContext, 'people' | 'series'>

const at = (line: CountedLine, { group, key }: Pick<Mark, 'group' | 'key'>): number => line[group]?.[key] ?? 0
const most = (lines: readonly CountedLine[], mark: Mark): number =>
  Math.max(0, ...lines.map((line) => at(line, mark)))
const total = (lines: readonly CountedLine[], mark: Mark): number =>
  lines.reduce((sum, line) => sum + at(line, mark), 0)

/** What the games before give to the numbers of this one. */
export function seasonContext({ group, box, season, career }: Past): Found {
  const found: Found = { highs: [], totals: [], milestones: [], runs: [], teamHighs: [] }
  const past = Map.groupBy(
    season.flatMap(({ players }) => players.filter(({ rosterPlayerId }) => rosterPlayerId !== null)),
    ({ rosterPlayerId }) => rosterPlayerId,
  )
  for (const { rosterPlayerId, groups } of box.teams[0].players) {
    if (rosterPlayerId === null) continue
    const lines = (past.get(rosterPlayerId) ?? []).map((row) => row.groups)
    const before = career(rosterPlayerId)
    for (const mark of marks[group]) {
      const value = at(groups, mark)
      const own = { rosterPlayerId, group: mark.group, key: mark.key }
      if (value === 0) continue
      const best = most(lines, mark)
      if (value >= mark.worth && value > best) {
        const everBest = before ? Math.max(best, most(before, mark)) : null
        const isCareer =
          everBest !== null && value > everBest && before !== null && before.length + lines.length >= 8
        found.highs.push({
          ...own,
          scope: isCareer ? 'career' : 'season',
          previous: isCareer ? (everBest ?? best) : best,
          games: isCareer && before ? before.length + lines.length : lines.length,
        })
      }
      if (mark.isSummed)
        found.totals.push({ ...own, value: value + total(lines, mark), games: lines.length + 1 })
      if (before && mark.round) {
        const had = total(before, mark) + total(lines, mark)
        const passed = mark.round.findLast((round) => had < round && had + value >= round)
        if (passed !== undefined) found.milestones.push({ ...own, mark: passed, total: had + value })
      }
      const { least } = mark
      if (least !== undefined && value >= least) {
        const broken = lines.findLastIndex((line) => at(line, mark) < least)
        found.runs.push({ ...own, least, games: lines.length - broken })
      }
    }
  }
  const byWeight = (one: { value: number }, other: { value: number }) => other.value - one.value
  found.totals.sort(byWeight)
  found.runs.sort((one, other) => other.games - one.games)
  found.highs.sort((one, other) => (one.scope === other.scope ? 0 : one.scope === 'career' ? -1 : 1))
  for (const [table, key] of teamMarks[group]) {
    const value = box.teams[0].totals[table]?.[key] ?? 0
    const previous = Math.max(0, ...season.map(({ totals }) => totals[table]?.[key] ?? 0))
    if (season.length >= 3 && value > previous && previous > 0)
      found.teamHighs.push({ group: table, key, previous, games: season.length })
  }
  return found
}
