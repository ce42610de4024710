import type { NumberChange } from '#contract/editing/stat-numbers.ts'
import type { CountedLine, StoredBoxScore, StoredPlayer } from '#contract/shapes/stats-shapes.ts'
import type { Column, SportColumns } from '../columns/column.ts'
import { numberWords } from '../corrections/number-words.ts'

/** A version of a game's file, as far as two are compared. */
export interface FileVersion {
  box: StoredBoxScore
  isComplete: boolean
  plays: number
}

const theGame = 'The game'

/** What a version says otherwise than the one before: first how the game stands, then each team and each player. */
export function differenceOf(
  before: FileVersion,
  after: FileVersion,
  { tables }: Pick<SportColumns, 'tables'>,
): NumberChange[] {
  const columns = tables.flatMap((table) =>
    table.columns
      .filter(({ total }) => total !== 'derived')
      .map((column) => ({ table: table.key, teamOnly: table.teamOnly, column })),
  )
  const lines = (who: string, was: CountedLine, is: CountedLine, isTeam: boolean) =>
    columns
      .filter(({ teamOnly }) => isTeam || !teamOnly)
      .flatMap(({ table, column }) =>
        changed(
          who,
          numberWords({ tables }, table, column.key),
          told(column, was[table]?.[column.key] ?? 0),
          told(column, is[table]?.[column.key] ?? 0),
        ),
      )
  return [
    ...changed(theGame, 'State', stateOf(before), stateOf(after)),
    ...after.box.teams.flatMap((team, index) => {
      const was = before.box.teams[index === 0 ? 0 : 1]
      return [
        ...changed(team.name, 'Score', String(was.score), String(team.score)),
        ...changed(team.name, 'By period', was.scoreByPeriod.join(' '), team.scoreByPeriod.join(' ')),
      ]
    }),
    ...changed(theGame, 'Plays', String(before.plays), String(after.plays)),
    ...after.box.teams.flatMap((team, index) => {
      const was = before.box.teams[index === 0 ? 0 : 1]
      return [
        ...playersOf(was.players, team.players).flatMap(({ name, old, now }) =>
          old && now
            ? lines(name, old.groups, now.groups, false)
            : changed(name, 'In the file', old ? 'Yes' : 'No', now ? 'Yes' : 'No'),
        ),
        ...lines(team.name, was.totals, team.totals, true),
      ]
    }),
  ]
}

const stateOf = ({ isComplete }: FileVersion): string => (isComplete ? 'Final' : 'Running')

const changed = (who: string, label: string, before: string, after: string): NumberChange[] =>
  before === after ? [] : [{ who, label, before, after }]

const told = ({ format }: Column, value: number): string =>
  format === 'clock'
    ? `${Math.floor(value / 60)}:${String(Math.round(value % 60)).padStart(2, '0')}`
    : String(value)

const keyOf = ({ rosterPlayerId, jersey, name }: StoredPlayer): string =>
  rosterPlayerId === null ? `${jersey ?? ''} ${name}` : `roster ${rosterPlayerId}`

/** Everybody of either version, those of the later one in its order. */
function playersOf(before: readonly StoredPlayer[], after: readonly StoredPlayer[]) {
  const [old, now] = [before, after].map((players) => new Map(players.map((one) => [keyOf(one), one])))
  return [...new Set([...(now?.keys() ?? []), ...(old?.keys() ?? [])])].map((key) => {
    const [was, is] = [old?.get(key), now?.get(key)]
    return { name: (is ?? was)?.name ?? '', old: was, now: is }
  })
}
