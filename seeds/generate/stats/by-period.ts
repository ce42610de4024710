import type { StoredBoxScore, StoredPeriodLine } from '#contract/shapes/stats-shapes.ts'
import type { MatchLog, MatchTeam } from './match.ts'

interface Counted {
  group: string
  teams: readonly MatchTeam[]
  log: Pick<MatchLog, 'plays'>
}

/** What each team and player did by period, as basketball's scorers count it: every number but minutes has its play. */
export function byPeriodOf(
  { group, teams, log }: Counted,
  told = log.plays.length,
): Pick<StoredBoxScore, 'byPeriod'> {
  if (group !== 'basketball' || log.plays.length === 0) return {}
  const sides = teams.toSorted((a, b) => a.side.localeCompare(b.side))
  const byPeriod = sides.flatMap((team) => linesOf(team, log.plays, told))
  return byPeriod.length > 0 ? { byPeriod } : {}
}

function linesOf({ side, sheet }: MatchTeam, plays: MatchLog['plays'], told: number): StoredPeriodLine[] {
  const athletes = sheet.athletes()
  const lines = new Map<string, StoredPeriodLine>()
  for (const entry of sheet.journal) {
    const period = plays[entry.told]?.period
    if (entry.kind !== 'add' || entry.key === 'min' || period === undefined || entry.told >= told) continue
    for (const player of [null, athletes.indexOf(entry.athlete)]) {
      const line = lines.getOrInsertComputed(`${player} ${period}`, () => ({
        period,
        side,
        player,
        groups: { [entry.group]: {} },
      }))
      const table = (line.groups[entry.group] ??= {})
      table[entry.key] = (table[entry.key] ?? 0) + entry.amount
    }
  }
  return [...lines.values()].toSorted((a, b) => (a.player ?? -1) - (b.player ?? -1) || a.period - b.period)
}
