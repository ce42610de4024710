import type { CountedLine, StoredBoxScore, StoredPlayer, StoredTeam } from '#contract/shapes/stats-shapes.ts'
import type { SportColumns } from '../columns/column.ts'
import { columnOf } from '../stat-line.ts'

/** Whose number it is; a team's own has neither number nor name. */
export interface Whose {
  side: 'school' | 'opponent'
  jersey: string
  name: string
  rosterPlayerId: number | null
}

/** A number that somebody corrected, and what the file said then. */
export interface Correction extends Whose {
  id: number
  groupKey: string
  columnKey: string
  said: number
  value: number
}

/** How a correction stands beside the file that is read now. */
export interface CorrectionStanding {
  id: number
  state: 'holds' | 'agreed' | 'overruled'
  /** What the file says; null where it has nobody of that name. */
  saidNow: number | null
}

const indexOf = { school: 0, opponent: 1 } as const

export const isOfTeam = ({ jersey, name }: Pick<Whose, 'jersey' | 'name'>): boolean =>
  jersey === '' && name === ''

/** Whoever is on the roster is known by that, however a file writes them; anybody else by number and name. */
export const isWhose =
  ({ jersey, name, rosterPlayerId }: Whose) =>
  (player: StoredPlayer): boolean =>
    rosterPlayerId === null
      ? player.rosterPlayerId === null && (player.jersey ?? '') === jersey && player.name === name
      : player.rosterPlayerId === rosterPlayerId

/** The number as a file has it: what is zero may be left out there. Null where nobody is of that name. */
export function numberIn(
  box: StoredBoxScore,
  { groupKey, columnKey, ...whose }: Whose & Pick<Correction, 'groupKey' | 'columnKey'>,
): number | null {
  const team = box.teams[indexOf[whose.side]]
  const line = isOfTeam(whose) ? team.totals : team.players.find(isWhose(whose))?.groups
  return line ? (line[groupKey]?.[columnKey] ?? 0) : null
}

/**
 * A file's box score with what was corrected. A correction is held against what the file said when it was made: a file
 * that says so still has it, one that says the corrected number agrees, and one that says a third is followed.
 */
export function correctBox(
  raw: StoredBoxScore,
  corrections: readonly Correction[],
  columns: Pick<SportColumns, 'tables'>,
): { box: StoredBoxScore; standings: CorrectionStanding[] } {
  let box = raw
  const standings = corrections.map((correction): CorrectionStanding => {
    const saidNow = numberIn(raw, correction)
    const { id, said, value } = correction
    if (saidNow !== said) return { id, saidNow, state: saidNow === value ? 'agreed' : 'overruled' }
    box = withNumber(box, correction, columns)
    return { id, saidNow, state: 'holds' }
  })
  return { box, standings }
}

function withNumber(
  box: StoredBoxScore,
  correction: Correction,
  columns: Pick<SportColumns, 'tables'>,
): StoredBoxScore {
  const place = indexOf[correction.side]
  const team = box.teams[place]
  const changed = isOfTeam(correction)
    ? { ...team, totals: lineWith(team.totals, correction, correction.value) }
    : withPlayers(team, correction, columns)
  return { ...box, teams: place === 0 ? [changed, box.teams[1]] : [box.teams[0], changed] }
}

/** The team has by as much more or less; of what is the longest of all it has the longest. */
function withPlayers(
  team: StoredTeam,
  correction: Correction,
  columns: Pick<SportColumns, 'tables'>,
): StoredTeam {
  const { groupKey, columnKey, said, value } = correction
  const players = team.players.map((player) =>
    isWhose(correction)(player) ? { ...player, groups: lineWith(player.groups, correction, value) } : player,
  )
  const { total } = columnOf(columns, groupKey, columnKey)
  const before = team.totals[groupKey]?.[columnKey] ?? 0
  const all = players.map(({ groups }) => groups[groupKey]?.[columnKey] ?? 0)
  const sum = total === 'max' ? Math.max(...all) : before + value - said
  return { ...team, players, totals: lineWith(team.totals, correction, sum) }
}

const lineWith = (
  line: CountedLine,
  { groupKey, columnKey }: Pick<Correction, 'groupKey' | 'columnKey'>,
  value: number,
): CountedLine => ({ ...line, [groupKey]: { ...line[groupKey], [columnKey]: value } })
