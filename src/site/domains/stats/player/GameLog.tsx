import type { StatLine, StatTable } from '#contract/shapes/stats-shapes.ts'
import type { PlayerSeason } from '#contract/stats.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/Icon.tsx'
import { Short } from '#ui/Short.tsx'
import { TableFrame } from '#ui/Table.tsx'
import { gameLink, resultCell } from '../parts/game-cells.tsx'
import { boxScoreAddress, gameTablesIn, type LoggedGame } from '../parts/player-numbers.ts'
import styles from '../parts/player-tables.module.css'
import { statText } from '../parts/stat-text.ts'

interface GameLogProps {
  name: string
  sportSlug: string
  season: string
  columns: StatTable[]
  games: LoggedGame[]
  total: PlayerSeason | undefined
}

/** Every game of a season with all of its numbers, under the tables they belong to. */
export function GameLog({ name, sportSlug, season, columns, games, total }: GameLogProps) {
  const tables = gameTablesIn(
    columns,
    games.map(({ stats }) => stats),
  )
  // A lineman plays without a number of his own.
  const headRows = tables.length > 0 ? 2 : 1
  const cells = (line: StatLine) =>
    tables.flatMap((table) =>
      table.columns.map((column, index) => (
        <td key={`${table.key}.${column.key}`} data-align="end" data-first={index === 0 ? '' : undefined}>
          {statText(line[table.key]?.[column.key], column.format)}
        </td>
      )),
    )
  return (
    <TableFrame
      caption={`${name}, game by game, ${season}`}
      hideCaption
      size="small"
      maxHeight="none"
      className={classNames(styles.log, headRows === 1 && styles.narrow)}
    >
      <thead>
        <tr>
          <th scope="col" rowSpan={headRows}>
            Game
          </th>
          <th scope="col" rowSpan={headRows}>
            Result
          </th>
          <th scope="col" rowSpan={headRows} data-align="center" title="Started">
            <Short of="GS" full="Started" />
          </th>
          {tables.map(({ key, title, columns: numbers }) => (
            <th key={key} scope="colgroup" colSpan={numbers.length} data-first="">
              {title}
            </th>
          ))}
        </tr>
        {headRows === 2 ? (
          <tr>
            {tables.flatMap((table) =>
              table.columns.map(({ key, label, name: words }, index) => (
                <th
                  key={`${table.key}.${key}`}
                  scope="col"
                  data-align="end"
                  data-first={index === 0 ? '' : undefined}
                  title={words}
                >
                  <Short of={label} full={words} />
                </th>
              )),
            )}
          </tr>
        ) : null}
      </thead>
      <tbody>
        {games.map((game) => (
          <tr key={game.gameId}>
            <th scope="row">
              {gameLink(game, boxScoreAddress(sportSlug, season, game))}
              {game.isExhibition ? (
                <span className="u-note-xs u-block u-medium">Exhibition, not in the totals</span>
              ) : null}
            </th>
            <td>{resultCell(game)}</td>
            <td data-align="center">
              {game.starter ? <Icon name="check" size="x-small" label="Started" /> : null}
            </td>
            {cells(game.stats)}
          </tr>
        ))}
      </tbody>
      {total ? (
        <tfoot>
          <tr>
            <th scope="row">Season</th>
            <td>{total.gp === 1 ? '1 game' : `${total.gp} games`}</td>
            <td data-align="center">{total.gs}</td>
            {cells(total.stats)}
          </tr>
        </tfoot>
      ) : null}
    </TableFrame>
  )
}
