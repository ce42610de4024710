import type { CalendarDay } from '#contract/games.ts'
import { formatDate } from '#site/format/date.ts'
import { useLink } from '#site/page/links/use-link.ts'
import { Heading } from '#ui/Heading.tsx'
import styles from './CalendarAgenda.module.css'
import { CalendarEvent } from './CalendarEvent.tsx'

interface CalendarAgendaProps {
  days: readonly CalendarDay[]
  today: string
  timeZone: string
  showSport: boolean
  /** Stands below a grid: where the grid itself tells of every event, only the day that was asked for shows. */
  isBelowGrid?: boolean
}

/** Day after day, with all there is to know of each event. Days without events are left out. */
export function CalendarAgenda({
  days,
  today,
  timeZone,
  showSport,
  isBelowGrid = false,
}: CalendarAgendaProps) {
  const link = useLink()
  return (
    <div className={isBelowGrid ? `u-above-5 ${styles.below}` : undefined}>
      {days.map(({ date, games }) => (
        <section
          key={date}
          id={`day-${date}`}
          className={`u-far ${styles.day}`}
          data-day={date}
          aria-current={date === today ? 'date' : undefined}
          aria-label={formatDate(date, 'cccc, MMMM d')}
        >
          <Heading level={3} size="small" className={`u-cluster u-gap-2 ${styles.date}`}>
            <time dateTime={date}>
              {formatDate(date, 'cccc')}{' '}
              <span className="u-medium u-muted">{formatDate(date, 'MMMM d')}</span>
            </time>
          </Heading>
          <ul className="u-block">
            {games.map((game) => (
              <CalendarEvent
                key={game.id}
                game={game}
                day={date}
                timeZone={timeZone}
                showSport={showSport}
                link={link}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
