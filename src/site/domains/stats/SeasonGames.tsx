import type { CumulativeStats } from '#contract/stats.ts'
import type { StatLine } from '#contract/stats-shapes.ts'
import { TableFrame } from '#ui/Table.tsx'
import { gameLink, resultCell } from './game-cells.tsx'
import { boxScoreAddress } from './player-numbers.ts'
import { type SetColumn, setCells } from './stat-sets.ts'

interface SeasonGamesProps {
  stats: CumulativeStats
  columns: SetColumn[]
  title: string
  side: 'team' | 'opponents'
}

/** Each game of the season in one kind of numbers, of the team or of those it played. */
export function SeasonGames({ stats, columns, title, side }: SeasonGamesProps) {
  const { sport, season } = stats
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
          <th scope="col">Game</th>
          <th scope="col">Result</th>
          {columns.map(({ group, key, label, name }) => (
            <th key={group + key} scope="col" data-align="end" title={name}>
              <span aria-hidden="true">{label}</span>
              <span className="visually-hidden">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {stats.gameByGame.map((game) => (
          <tr key={game.gameId}>
            <th scope="row">{gameLink(game, boxScoreAddress(sport.globalSportNameSlug, season, game))}</th>
            <td>{resultCell(game)}</td>
            {cells(game[side])}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Season</th>
          <td>{stats.record}</td>
          {cells(stats[side])}
        </tr>
      </tfoot>
    </TableFrame>
  )
}
