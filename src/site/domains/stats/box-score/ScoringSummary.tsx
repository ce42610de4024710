import type { BoxScore } from '#contract/stats.ts'
import { periodHeads } from '#site/domains/games/parts/line-score.ts'
import { Short } from '#ui/Short.tsx'
import { TableFrame } from '#ui/Table.tsx'
import { driveFacts } from './plays/play-groups.ts'

type Told = Pick<BoxScore, 'sport' | 'periods' | 'scoring' | 'away' | 'home'>

/** Every score in its order, with what it made of the game. */
export function ScoringSummary({ box }: { box: Told }) {
  const { scoring, away, home, periods, sport } = box
  const heads = periodHeads(sport.globalSportNameSlug, periods.length)
  return (
    <TableFrame caption="Scoring summary" hideCaption size="small" maxHeight="none" zebra>
      <thead>
        <tr>
          <th scope="col">Score</th>
          <th scope="col">Period</th>
          <th scope="col">Time</th>
          <th scope="col">Team</th>
          <th scope="col" data-align="end" title={away.name}>
            <Short of={away.abbreviation} full={away.name} />
          </th>
          <th scope="col" data-align="end" title={home.name}>
            <Short of={home.abbreviation} full={home.name} />
          </th>
        </tr>
      </thead>
      <tbody>
        {scoring.map((score, index) => (
          <tr key={index}>
            <th scope="row">
              {score.text}
              {score.drive ? (
                <span className="u-note-xs u-block u-medium">{driveFacts(score.drive)}</span>
              ) : null}
            </th>
            <td>{heads[score.period - 1]?.short ?? score.period}</td>
            <td>{score.clock ?? '-'}</td>
            <td>{box[score.side].abbreviation}</td>
            <td data-align="end">{score.side === 'away' ? <b>{score.awayScore}</b> : score.awayScore}</td>
            <td data-align="end">{score.side === 'home' ? <b>{score.homeScore}</b> : score.homeScore}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  )
}
