import type { Side, StoredPeriodLine } from '#contract/shapes/stats-shapes.ts'
import type { FileTeam } from '../reading/reading.ts'
import type { XmlElement } from '../xml/element.ts'
import { element, type Written } from '../xml/serialise.ts'
import type { Cell } from './cells.ts'
import type { GameFile } from './game-file.ts'
import type { SportFrame } from './sport-frame.ts'
import { readPlayer } from './teams.ts'

const sides: Side[] = ['away', 'home']

const cellsOf = ({ byPeriod }: SportFrame, cells: readonly Cell[]): Cell[] =>
  cells.filter(({ element: name, group }) => name === byPeriod?.of && group === byPeriod.group)

/** What the totals and every player's row count period by period: the team first, then the players in their order. */
export function readByPeriod(frame: SportFrame, file: GameFile, cells: readonly Cell[]): StoredPeriodLine[] {
  const { byPeriod } = frame
  if (!byPeriod) return []
  const own = cellsOf(frame, cells)
  const linesOf = (row: XmlElement | undefined, side: Side, player: number | null) =>
    (row?.all(byPeriod.element) ?? []).flatMap((said): StoredPeriodLine[] => {
      const table = Object.fromEntries(
        own.map(({ key, read }) => [key, read(said, false)] as const).filter(([, value]) => value !== 0),
      )
      const period = said.whole('prd')
      if (period < 1 || Object.keys(table).length === 0) return []
      return [{ period, side, player, groups: { [byPeriod.group]: table } }]
    })
  return sides.flatMap((side, index) => {
    const team = file.teams[index]
    if (!team) return []
    const played = team.all('player').filter((player) => readPlayer(frame, cells, player).length > 0)
    return [
      ...linesOf(team.child('totals'), side, null),
      ...played.flatMap((player, place) => linesOf(player, side, place)),
    ]
  })
}

/** The elements of a player's row, or of the totals, that say what was done in each period. */
export function writeByPeriod(
  frame: SportFrame,
  cells: readonly Cell[],
  { side }: Pick<FileTeam, 'side'>,
  player: number | null,
  lines: readonly StoredPeriodLine[] = [],
): Written[] {
  const { byPeriod } = frame
  if (!byPeriod) return []
  return lines
    .filter((line) => line.side === side && line.player === player)
    .map(({ period, groups }) => {
      const table = groups[byPeriod.group] ?? {}
      const said = cellsOf(frame, cells).map(({ key, write }) => write(table[key] ?? 0))
      return element(byPeriod.element, { prd: period, ...Object.assign({}, ...said) })
    })
}
