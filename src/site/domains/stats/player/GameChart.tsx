import { useId } from 'react'
import { gameDay } from '#site/domains/games/parts/game-dates.ts'
import { ToneButton } from '#site/parts/tones/ToneButton.tsx'
import { classNames } from '#ui/class-names.ts'
import { type Column, Table } from '#ui/Table.tsx'
import { opponentText } from '../parts/game-cells.tsx'
import type { ChartGame, NumberByGame } from '../parts/player-numbers.ts'
import { statText } from '../parts/stat-text.ts'
import { statValue } from '../parts/stat-value.ts'
import { barShapes } from './bar-shapes.ts'
import styles from './GameChart.module.css'

interface GameChartProps {
  name: string
  season: string
  chart: NumberByGame
}

/** One number of a season, a bar a game. The words under it say what it shows, and the numbers are there as a table. */
export function GameChart({ name, season, chart }: GameChartProps) {
  const id = useId()
  const { games, format, average, high } = chart
  const { bars, zero, averageLine } = barShapes(
    games.map(({ value }) => value),
    average,
  )
  return (
    <figure className="u-grid u-gap-3">
      <svg
        className={classNames(
          styles.chart,
          games.length > 12 && styles.dense,
          games.length > 32 && styles.thick,
        )}
        role="img"
        aria-labelledby={id}
      >
        {/* Percentages, so that the bars take the width there is and the words keep their size. */}
        <svg x="0" y="24" width="100%" height="150" overflow="visible">
          {bars.map((bar, index) => {
            const game = games[index]
            if (!game) return null
            return (
              <g key={game.gameId}>
                <title>{`${gameDay(game.startDate)} ${opponentText(game)}: ${statText(game.value, format)}`}</title>
                <rect
                  className={game === high ? styles.high : styles.bar}
                  x={`${bar.x}%`}
                  y={`${bar.y}%`}
                  width={`${bar.width}%`}
                  height={`${bar.height}%`}
                />
              </g>
            )
          })}
          <line className={styles.zero} x1="0" x2="100%" y1={`${zero}%`} y2={`${zero}%`} />
          {averageLine === null ? null : (
            <line className={styles.average} x1="0" x2="100%" y1={`${averageLine}%`} y2={`${averageLine}%`} />
          )}
          {bars.map((bar, index) => {
            const game = games[index]
            if (!game) return null
            return (
              <g key={game.gameId}>
                <text className={styles.value} x={`${bar.middle}%`} y={`${bar.y}%`} dy="-6">
                  {statText(game.value, format)}
                </text>
                <text x={`${bar.middle}%`} y="100%" dy="18">
                  {game.opponent.abbreviation}
                </text>
                <text x={`${bar.middle}%`} y="100%" dy="34">
                  {game.status}
                </text>
              </g>
            )
          })}
        </svg>
      </svg>
      <figcaption id={id} className="u-text-sm">
        <b>
          {chart.name} by game, {season}.
        </b>{' '}
        High of {statText(high.value, format)} {opponentText(high)} on {gameDay(high.startDate)}
        {average === null ? '.' : `; average of ${statValue(average, 'one')}, the dashed line.`}
      </figcaption>
      <ToneButton
        what={chart.name.toLowerCase()}
        values={games.flatMap(({ value }) => value ?? [])}
        help="A tone for each game, in order: the higher, the more."
      />
      <details>
        <summary className={styles.summary}>{chart.name} as a table</summary>
        <Table
          caption={`${name}, ${chart.name} by game, ${season}`}
          hideCaption
          size="small"
          maxHeight="none"
          columns={columnsOf(chart)}
          rows={games}
          rowKey={({ gameId }) => gameId}
        />
      </details>
    </figure>
  )
}

const columnsOf = ({ name, label, format }: NumberByGame): Column<ChartGame>[] => [
  {
    key: 'game',
    header: 'Game',
    rowHeader: true,
    cell: (game) => `${gameDay(game.startDate)} ${opponentText(game)}`,
  },
  { key: 'value', header: label, label: name, align: 'end', cell: ({ value }) => statText(value, format) },
]
