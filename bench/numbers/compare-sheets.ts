import type { BoxScore } from '#contract/stats.ts'
import { isInSet, setColumns, statSets } from '#site/domains/stats/parts/stat-sets.ts'
import { type Expected, expected, printed, type Tally } from './compare.ts'
import type { Sport } from './lists.ts'
import type { MadeGame } from './meant.ts'

interface Sheets {
  sport: Sport
  game: MadeGame
  box: BoxScore
  /** What is written on the sheets, piece by piece. */
  texts: string[]
}

/** Every row of the printed box score, as it was meant: a line that is not on paper as a whole is a difference. */
export function compareSheets(tally: Tally, where: string, { sport, game, box, texts }: Sheets): void {
  const paper = texts.join('|')
  for (const [side, meant] of [
    [game.isHome ? 'home' : 'away', game.school],
    [game.isHome ? 'away' : 'home', game.rival],
  ] as const) {
    const team = box.teams.find((each) => each.side === side)
    for (const set of statSets(sport.group, box.columns)) {
      const columns = setColumns(set, { isSeason: false })
      const row = (of: Expected) =>
        columns.map((column) => printed(expected(of, column.group, column) ?? null, column.format))
      const around = { sport, team: meant.totals, games: 1 }
      const inSet = (team?.players ?? []).filter(({ groups }) => isInSet(set, groups))
      const people = meant.players.flatMap(({ name, line }) => {
        const told = inSet.find((player) => player.name === name)
        // A table that a player has nothing in is all dashes on paper.
        const isWhole = told && set.tables.every(({ key }) => told.groups[key])
        return isWhole ? [row({ ...around, line, isTeam: false })] : []
      })
      const totals =
        inSet.length > 0 ? [['Totals', ...row({ ...around, line: meant.totals, isTeam: true })]] : []
      for (const cells of [...people, ...totals]) {
        tally.numbers += cells.length
        if (!paper.includes(cells.join('|')))
          tally.differences.push(`${where} on paper, ${side} ${set.title}: ${cells.join(' ')}`)
      }
    }
  }
}
