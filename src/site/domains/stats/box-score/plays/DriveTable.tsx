import type { BoxScore } from '#contract/stats.ts'
import { TableFrame } from '#ui/Table.tsx'

/** Football's possessions, how far each came and how it ended. */
export function DriveTable({ box }: { box: Pick<BoxScore, 'drives' | 'away' | 'home'> }) {
  return (
    <TableFrame caption="Drive chart" hideCaption size="small" maxHeight="none" zebra>
      <thead>
        <tr>
          <th scope="col">Team</th>
          <th scope="col">Quarter</th>
          <th scope="col">Start</th>
          <th scope="col">From</th>
          <th scope="col" data-align="end">
            Plays
          </th>
          <th scope="col" data-align="end">
            Yards
          </th>
          <th scope="col" data-align="end">
            Time
          </th>
          <th scope="col">Result</th>
        </tr>
      </thead>
      <tbody>
        {box.drives.map((drive, index) => (
          <tr key={index}>
            <th scope="row">{box[drive.side].abbreviation}</th>
            <td>{drive.period}</td>
            <td>{drive.start}</td>
            <td>{drive.startSpot}</td>
            <td data-align="end">{drive.plays}</td>
            <td data-align="end">{drive.yards}</td>
            <td data-align="end">{drive.time}</td>
            <td>{drive.result}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  )
}
