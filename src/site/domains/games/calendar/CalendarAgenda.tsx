import type { CalendarDay } from '#contract/games.ts'
import { formatDate } from '#site/format/date.ts'
import { useLink } from '#site/page/links/use-link.ts'
import { ExpansionPanel } from '#ui/ExpansionPanel.tsx'
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

/**
 * Day after day, with all there is to know of each event. Days without events are left out, and those before today
 * are behind a button: who opens a calendar asks what is on.
 */
export function CalendarAgenda({ isBelowGrid = false, ...shown }: CalendarAgendaProps) {
  const { days, today } = shown
  const upcoming = days.filter(({ date }) => date >= today)
  const earlier = upcoming.length > 0 ? days.length - upcoming.length : 0
  return (
    <div className={isBelowGrid ? `u-above-5 ${styles.below}` : undefined}>
      {earlier > 0 ? (
        <ExpansionPanel
          title={earlier === 1 ? '1 earlier day' : `${earlier} earlier days`}
          size="small"
          className={styles.earlier}
        >
          <Days {...shown} days={days.slice(0, earlier)} />
        </ExpansionPanel>
      ) : null}
      <Days {...shown} days={days.slice(earlier)} />
    </div>
  )
}

function Days({ days, today, timeZone, showSport }: Omit<CalendarAgendaProps, 'isBelowGrid'>) {
  const link = useLink()
  return (
    <>
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
    </>
  )
}
