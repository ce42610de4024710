import type { Cell } from './frame/cells.ts'
import { sumOf } from './frame/lines.ts'
import { setsWon } from './frame/sets.ts'
import type { SportFrame } from './frame/sport-frame.ts'
import type { FileTeam, FileWarning, GameReading } from './reading/reading.ts'

/** What does not add up. The file is taken in all the same: one overtime game in 294 is so. */
export function checkSums(
  frame: SportFrame,
  cells: readonly Cell[],
  teams: GameReading['teams'],
  regulation: number,
): FileWarning[] {
  return teams.flatMap((team, index) => {
    const rival = teams[1 - index] ?? team
    return [
      ...checkPeriods(frame, team, rival, regulation),
      ...checkPlayers(cells, team),
      ...checkTwice(team),
    ]
  })
}

function checkPeriods(
  { group }: SportFrame,
  team: FileTeam,
  rival: FileTeam,
  regulation: number,
): FileWarning[] {
  if (team.scoreByPeriod.length === 0) return []
  const sum =
    group === 'volleyball'
      ? setsWon(team.scoreByPeriod, rival.scoreByPeriod, regulation)
      : team.scoreByPeriod.reduce((total, points) => total + points, 0)
  if (sum === team.score) return []
  return [
    {
      place: `${team.name}, line score`,
      message: `The periods make ${sum}, the score is ${team.score}.`,
    },
  ]
}

/** Numbers that players' rows should make; a file without rows of a team has nothing to compare. */
export function checkPlayers(
  cells: readonly Cell[],
  team: Pick<FileTeam, 'name' | 'totals' | 'players'>,
): FileWarning[] {
  if (team.players.length === 0) return []
  const sums = sumOf(
    cells,
    team.players.map(({ groups }) => groups),
  )
  return cells.flatMap(({ group, key, scope, adds, merge }) => {
    if (scope !== 'both' || !adds || merge === 'max') return []
    const [sum, total] = [sums[group]?.[key] ?? 0, team.totals[group]?.[key] ?? 0]
    if (sum === total) return []
    return [
      {
        place: `${team.name}, ${group} ${key}`,
        message: `The players have ${sum}, the team has ${total}.`,
      },
    ]
  })
}

function checkTwice({ name, players }: FileTeam): FileWarning[] {
  const rows = Map.groupBy(players, (player) => `${player.jersey ?? ''} ${player.name}`)
  return [...rows].flatMap(([who, same]) =>
    same.length > 1
      ? [{ place: `${name}, players`, message: `${who.trim()} is listed ${same.length} times.` }]
      : [],
  )
}
