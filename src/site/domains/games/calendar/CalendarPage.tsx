import { ServerHtml } from '#site/lateness/ServerHtml.tsx'
import { TeamPageHead } from '#site/parts/heads/TeamPageHead.tsx'
import { CalendarActions } from './CalendarActions.tsx'
import { CalendarFilter } from './CalendarFilter.tsx'
import { CalendarHead } from './CalendarHead.tsx'
import styles from './CalendarPage.module.css'
import { CalendarTools } from './CalendarTools.tsx'
import { calendarHref } from './calendar-choice.ts'
import { calendarDays } from './calendar-loads.ts'
import { countEvents } from './days/event-count.ts'
import type { CalendarData } from './load-calendar.ts'
import { useCalendarDays } from './use-calendar-days.ts'

const keysHint = 'calendar-keys'

/** The calendar of every sport or of one. */
export function CalendarPage({ page }: { page: CalendarData }) {
  const { team, sport, choice, period, count } = page
  const body = useCalendarDays(page, keysHint)
  const isFiltered = choice.sport !== null || choice.location !== null || choice.type !== 'all'
  return (
    <>
      {team ? (
        <TeamPageHead sport={team} page="Calendar" season="" seasonLinks={[]} />
      ) : (
        <CalendarHead note="Every team, day by day.">
          <CalendarActions page={page} />
        </CalendarHead>
      )}
      <div className={`u-frame u-grid u-gap-4 u-shrink-items ${styles.page}`}>
        <div className={`no-print u-wrap u-spread u-align-end u-ruled u-shrink-items ${styles.options}`}>
          <CalendarFilter page={page} />
          {team ? (
            <div className="u-wrap u-gap-2">
              <CalendarActions page={page} />
            </div>
          ) : null}
        </div>
        <CalendarTools page={page} />
        <p className={`u-cluster u-gap-0-4 u-muted ${styles.found}`}>
          <span role="status">
            {countEvents(count)} in {period.title}
            {sport && !team ? `, ${sport.title}` : ''}
          </span>
          {choice.view === 'list' ? null : (
            <span className={`u-inline ${styles.legend}`} aria-hidden="true">
              Home
            </span>
          )}
          {isFiltered ? (
            <a
              href={calendarHref(page.address, { ...choice, sport: null, location: null, type: 'all' })}
              rel="nofollow"
              data-keep-scroll=""
            >
              Show all events
            </a>
          ) : null}
        </p>
        <div ref={body}>
          <ServerHtml
            key={choice.view + period.start}
            id="calendar-days"
            value={page.days}
            className="u-shrink"
          >
            {(days) => {
              const { CalendarDays } = calendarDays.get()
              return <CalendarDays page={page} days={days} />
            }}
          </ServerHtml>
        </div>
        <p id={keysHint} hidden>
          Arrow keys go from day to day, Page Up and Page Down from month to month, Enter opens a day.
        </p>
      </div>
    </>
  )
}
