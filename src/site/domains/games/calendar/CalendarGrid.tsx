import type { CalendarDay, Game } from '#contract/games.ts'
import { formatDate } from '#site/format/date.ts'
import { type Link, useLink } from '#site/page/links/use-link.ts'
import { Short } from '#ui/Short.tsx'
import { CalendarChip } from './CalendarChip.tsx'
import styles from './CalendarGrid.module.css'
import type { CalendarPeriod } from './calendar-period.ts'
import { weeksOf } from './days/calendar-days.ts'
import { countEvents } from './days/event-count.ts'

interface CalendarGridProps {
  period: CalendarPeriod
  days: readonly CalendarDay[]
  today: string
  timeZone: string
  showSport: boolean
}

/** More in one cell would hide the week below; the day itself shows them all. */
const mostChips = 4
const mostDots = 3

/** A month as a table. On a phone its cells keep a mark for each event, and the list below tells what they are. */
export function CalendarGrid({ period, days, today, timeZone, showSport }: CalendarGridProps) {
  const link = useLink()
  const gamesOn = new Map(days.map(({ date, games }) => [date, games]))
  const weeks = weeksOf(period.start, period.end)
  return (
    <table className={styles.grid}>
      <caption className="visually-hidden">{period.title}</caption>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col">
              <Short of={formatDate(day, 'ccc')} full={formatDate(day, 'cccc')} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) =>
              day < period.start || day > period.end ? (
                <td key={day} className={`u-muted ${styles.outside}`}>
                  <span className={`u-title-bold u-inline u-centered u-figures ${styles.number}`}>
                    {Number(day.slice(8))}
                  </span>
                </td>
              ) : (
                <td key={day} data-day={day} aria-current={day === today ? 'date' : undefined}>
                  <DayCell
                    day={day}
                    games={gamesOn.get(day) ?? []}
                    timeZone={timeZone}
                    showSport={showSport}
                    link={link}
                  />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface DayCellProps {
  day: string
  games: readonly Game[]
  timeZone: string
  showSport: boolean
  link: Link
}

function DayCell({ day, games, timeZone, showSport, link }: DayCellProps) {
  const number = Number(day.slice(8))
  if (games.length === 0)
    return (
      <time dateTime={day} className={`u-title-bold u-inline u-centered u-figures ${styles.number}`}>
        {number}
      </time>
    )
  const shown = games.slice(0, games.length > mostChips ? mostChips - 1 : mostChips)
  const hidden = games.length - shown.length
  return (
    <>
      <a href={`#day-${day}`} className={`u-plain u-fill u-text-center ${styles.day}`}>
        <time dateTime={day} className={`u-title-bold u-inline u-centered u-figures ${styles.number}`}>
          <span className="visually-hidden">{formatDate(day, 'MMMM')} </span>
          {number}
        </time>
        <span className="visually-hidden">, {countEvents(games.length)}</span>
        <span className={`u-row u-centered u-tight ${styles.dots}`} aria-hidden="true">
          {games.slice(0, mostDots).map(({ id, locationIndicator }) => (
            <i key={id} data-home={locationIndicator === 'H' ? '' : undefined} />
          ))}
          {games.length > mostDots ? '+' : null}
        </span>
      </a>
      <ul className={styles.chips}>
        {shown.map((game) => (
          <li key={game.id}>
            <CalendarChip game={game} day={day} timeZone={timeZone} showSport={showSport} link={link} />
          </li>
        ))}
        {hidden > 0 ? (
          <li>
            <a href={`#day-${day}`} className={styles.more}>
              {hidden} more<span className="visually-hidden"> on {formatDate(day, 'MMMM d')}</span>
            </a>
          </li>
        ) : null}
      </ul>
    </>
  )
}
