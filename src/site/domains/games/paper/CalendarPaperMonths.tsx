import type { CalendarDay } from '#contract/games.ts'
import { formatDate } from '#site/format/date.ts'
import type { CalendarPaper } from '../calendar/calendar-print.ts'
import { addMonths, endOfMonth, startOfMonth, weeksOf } from '../calendar/days/calendar-days.ts'
import { calendarTime } from '../calendar/days/calendar-words.ts'
import { opponentWords } from '../parts/game-words.ts'
import styles from './CalendarPaperMonths.module.css'

interface CalendarPaperMonthsProps {
  paper: CalendarPaper
  days: readonly CalendarDay[]
  timeZone: string
  showSport: boolean
}

/** A sheet for each month that the days touch. */
export function CalendarPaperMonths({ paper, days, timeZone, showSport }: CalendarPaperMonthsProps) {
  const gamesOn = new Map(days.map(({ date, games }) => [date, games]))
  return monthsOf(paper).map((month) => {
    const weeks = weeksOf(month, endOfMonth(month))
    return (
      <table key={month} className={styles.month}>
        <caption className={`u-title u-text-start ${styles.title}`}>{formatDate(month, 'MMMM yyyy')}</caption>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col">
                {formatDate(day, 'ccc')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day}>
                  {day.slice(0, 7) === month.slice(0, 7) ? (
                    <>
                      <time dateTime={day} className="u-text-sm u-bold">
                        {Number(day.slice(8))}
                      </time>
                      {gamesOn.get(day)?.map((game) => {
                        const { time, letter } = calendarTime(game, day, timeZone)
                        return (
                          <p key={game.id} className={styles.event}>
                            {showSport ? <b>{game.sport.abbrev} </b> : null}
                            {opponentWords(game)} <span>{[letter, time].filter(Boolean).join(' ')}</span>
                          </p>
                        )
                      })}
                    </>
                  ) : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    )
  })
}

function monthsOf({ start, end }: Pick<CalendarPaper, 'start' | 'end'>): string[] {
  const months: string[] = []
  for (let month = startOfMonth(start); month <= end; month = addMonths(month, 1)) months.push(month)
  return months
}
