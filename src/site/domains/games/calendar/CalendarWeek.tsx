import type { CalendarDay } from '#contract/games.ts'
import { formatDate } from '#site/format/date.ts'
import { useLink } from '#site/page/links/use-link.ts'
import { Heading } from '#ui/Heading.tsx'
import { CalendarChip } from './CalendarChip.tsx'
import styles from './CalendarWeek.module.css'
import type { CalendarPeriod } from './calendar-period.ts'
import { daysFrom } from './days/calendar-days.ts'

interface CalendarWeekProps {
  period: CalendarPeriod
  days: readonly CalendarDay[]
  today: string
  timeZone: string
  showSport: boolean
}

/** Seven days side by side, or one below the other where there is no room. */
export function CalendarWeek({ period, days, today, timeZone, showSport }: CalendarWeekProps) {
  const link = useLink()
  const gamesOn = new Map(days.map(({ date, games }) => [date, games]))
  return (
    <ol className={`u-line-above ${styles.week}`}>
      {daysFrom(period.start, period.end).map((day) => {
        const games = gamesOn.get(day) ?? []
        return (
          <li
            key={day}
            id={`day-${day}`}
            className={`u-grid u-gap-3 u-shrink u-ruled ${styles.day}`}
            data-day={day}
            aria-current={day === today ? 'date' : undefined}
          >
            <Heading level={3} size="x-small" caps={false} className={styles.date}>
              <time dateTime={day}>
                <span className="u-note u-caps">{formatDate(day, 'ccc')}</span>{' '}
                <span className="visually-hidden">{formatDate(day, 'MMMM')} </span>
                <span className={styles.number}>{Number(day.slice(8))}</span>
              </time>
            </Heading>
            {games.length > 0 ? (
              <ul className={`u-grid u-gap-1 ${styles.events}`}>
                {games.map((game) => (
                  <li key={game.id}>
                    <CalendarChip
                      game={game}
                      day={day}
                      timeZone={timeZone}
                      showSport={showSport}
                      link={link}
                    />
                  </li>
                ))}
              </ul>
            ) : (
              <p className={`u-note ${styles.none}`}>No events</p>
            )}
          </li>
        )
      })}
    </ol>
  )
}
