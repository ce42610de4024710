import type { CalendarDay } from '#contract/games.ts'
import { formatDate } from '#site/format/date.ts'
import { PaperTable } from '#ui/PaperTable.tsx'
import { calendarTime } from '../calendar/days/calendar-words.ts'
import { opponentWords, venueWords } from '../parts/game-words.ts'
import styles from './CalendarPaperList.module.css'

interface CalendarPaperListProps {
  days: readonly CalendarDay[]
  timeZone: string
  showSport: boolean
}

/** A line for each event, the day said once. */
export function CalendarPaperList({ days, timeZone, showSport }: CalendarPaperListProps) {
  if (days.length === 0)
    return <p className="u-above-5">There are no events in these days, at home or away.</p>
  return (
    <PaperTable className={`u-above-4 ${styles.table}`}>
      <thead>
        <tr>
          <th scope="col">Date</th>
          {showSport ? <th scope="col">Sport</th> : null}
          <th scope="col">Event</th>
          <th scope="col">Where</th>
          <th scope="col">Time / Result</th>
        </tr>
      </thead>
      {days.map(({ date, games }) => (
        <tbody key={date}>
          {games.map((game, index) => {
            const { time, letter } = calendarTime(game, date, timeZone)
            return (
              <tr key={game.id}>
                {index === 0 ? (
                  <th scope="rowgroup" rowSpan={games.length}>
                    {formatDate(date, 'ccc, MMM d')}
                  </th>
                ) : null}
                {showSport ? <td>{game.sport.title}</td> : null}
                <td>{opponentWords(game)}</td>
                <td>{venueWords(game).join(', ')}</td>
                <td>{[letter, time].filter(Boolean).join(' ')}</td>
              </tr>
            )
          })}
        </tbody>
      ))}
    </PaperTable>
  )
}
