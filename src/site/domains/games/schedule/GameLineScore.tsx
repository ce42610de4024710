import type { GameResult, LineScore } from '#contract/games.ts'
import { ExpansionPanel } from '#ui/ExpansionPanel.tsx'
import { Short } from '#ui/Short.tsx'
import { TableFrame } from '#ui/Table.tsx'
import { lineCells, periodHeads } from '../parts/line-score.ts'
import styles from './GameLineScore.module.css'

interface GameLineScoreProps {
  sportSlug: string
  school: string
  opponent: string
  result: GameResult
  lines: LineScore
  name: string
}

export function GameLineScore({ sportSlug, school, opponent, result, lines, name }: GameLineScoreProps) {
  const cells = lineCells(lines)
  const rows = [
    { team: school, periods: cells.team, total: result.teamScore },
    { team: opponent, periods: cells.opponent, total: result.opponentScore },
  ]
  return (
    <ExpansionPanel
      size="small"
      className={styles.panel}
      title={
        <span>
          Line score<span className="visually-hidden">, {name}</span>
        </span>
      }
    >
      <TableFrame caption={`Line score, ${name}`} hideCaption size="small">
        <thead>
          <tr>
            <th scope="col">Team</th>
            {periodHeads(sportSlug, cells.team.length).map(({ short, full }) => (
              <th key={short} scope="col" data-align="end" title={full}>
                <Short of={short} full={full} />
              </th>
            ))}
            <th scope="col" data-align="end" title="Total">
              <Short of="T" full="Total" />
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ team, periods, total }) => (
            <tr key={team}>
              <th scope="row">{team}</th>
              {periods.map((score, index) => (
                <td key={index} data-align="end">
                  {score}
                </td>
              ))}
              <td data-align="end">
                <b>{total}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </ExpansionPanel>
  )
}
