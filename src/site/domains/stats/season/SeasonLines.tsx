import type { ReactNode } from 'react'
import type { StatLine } from '#contract/shapes/stats-shapes.ts'
import type { CumulativeStats } from '#contract/stats.ts'
import { Short } from '#ui/Short.tsx'
import { TableFrame } from '#ui/Table.tsx'
import { gameLink, resultCell } from '../parts/game-cells.tsx'
import { boxScoreAddress } from '../parts/player-numbers.ts'
import { type SetColumn, setCells } from '../parts/stat-sets.ts'

interface Line {
  key: string | number
  name: ReactNode
  outcome: ReactNode
  team: StatLine
  opponents: StatLine
}

/** A season, line by line, and what its lines are headed with. */
interface Lines {
  heads: [name: string, outcome: string]
  lines: Line[]
  /** The name of the last line, which adds up the others. */
  sum: string
}

/** Each game of the season. */
export function linesByGame({ sport, season, gameByGame }: CumulativeStats): Lines {
  const lines = gameByGame.map((game) => ({
    ...game,
    key: game.gameId,
    name: (
      <>
        {gameLink(game, boxScoreAddress(sport.globalSportNameSlug, season, game))}
        {game.isExhibition ? (
          <span className="u-note-xs u-block u-medium">Exhibition, not in the totals</span>
        ) : null}
      </>
    ),
    outcome: resultCell(game),
  }))
  return { heads: ['Game', 'Result'], lines, sum: 'Season' }
}

/** The season cut in parts: home and away, conference, wins and losses. */
export function linesBySplit({ splits }: CumulativeStats): Lines {
  const lines = splits.map((split) => ({ ...split, name: split.title, outcome: split.record }))
  return { heads: ['Games', 'Record'], lines, sum: 'All games' }
}

interface SeasonLinesProps {
  stats: CumulativeStats
  lines: Lines
  columns: SetColumn[]
  title: string
  side: 'team' | 'opponents'
}

/** One kind of numbers of the team, or of those it played. */
export function SeasonLines({ stats, lines: { heads, lines, sum }, columns, title, side }: SeasonLinesProps) {
  const cells = (line: StatLine) =>
    setCells(columns, line).map((cell, index) => (
      <td key={index} data-align="end">
        {cell}
      </td>
    ))
  return (
    <TableFrame caption={title} size="small" maxHeight="none">
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
          {columns.map(({ group, key, label, name }) => (
            <th key={group + key} scope="col" data-align="end" title={name}>
              <Short of={label} full={name} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.key}>
            <th scope="row">{line.name}</th>
            <td>{line.outcome}</td>
            {cells(line[side])}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{sum}</th>
          <td>{stats.record}</td>
          {cells(stats[side])}
        </tr>
      </tfoot>
    </TableFrame>
  )
}
