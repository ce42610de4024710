import type { CourtMatch } from '#contract/shapes/stats-shapes.ts'
import type { BoxScore } from '#contract/stats.ts'
import { TableFrame } from '#ui/Table.tsx'

type Told = Pick<BoxScore, 'matches' | 'away' | 'home'>

/** Tennis, court by court: doubles first, as they are played. */
export function CourtMatches({ box }: { box: Told }) {
  return (['doubles', 'singles'] as const).map((kind) => {
    const matches = box.matches.filter((match) => match.kind === kind)
    return matches.length > 0 ? (
      <Courts key={kind} title={kind === 'doubles' ? 'Doubles' : 'Singles'} matches={matches} box={box} />
    ) : null
  })
}

function Courts({ title, matches, box }: { title: string; matches: CourtMatch[]; box: Told }) {
  return (
    <TableFrame caption={title} maxHeight="none">
      <thead>
        <tr>
          <th scope="col">Court</th>
          <th scope="col">{box.away.name}</th>
          <th scope="col">{box.home.name}</th>
          <th scope="col">Sets</th>
          <th scope="col">Winner</th>
        </tr>
      </thead>
      <tbody>
        {matches.map((match) => (
          <tr key={match.number}>
            <th scope="row">No. {match.number}</th>
            <td>{match.away.join(' / ')}</td>
            <td>{match.home.join(' / ')}</td>
            <td>{match.sets.map(({ away, home }) => `${away}-${home}`).join(', ')}</td>
            <td>{match.winner ? <b>{box[match.winner].abbreviation}</b> : 'Unfinished'}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  )
}
