import { CalendarAgenda } from './CalendarAgenda.tsx'
import grid from './CalendarGrid.module.css'
import { CalendarGrid } from './CalendarGrid.tsx'
import { CalendarWeek } from './CalendarWeek.tsx'
import { CalendarKey } from './days/CalendarKey.tsx'
import type { CalendarData } from './load-calendar.ts'

/** The days of a calendar in the view that was chosen. */
export function CalendarDays({ page, days }: { page: CalendarData; days: CalendarData['days'] }) {
  const { choice, period, today, timeZone, sport } = page
  const shared = { days, today, timeZone, showSport: sport === null }
  const key = { days, timeZone, showSport: sport === null }
  if (choice.view === 'week')
    return (
      <>
        <CalendarWeek period={period} {...shared} />
        <CalendarKey {...key} />
      </>
    )
  if (choice.view === 'month')
    return (
      <>
        <CalendarGrid period={period} {...shared} />
        <div className={grid.chips}>
          <CalendarKey {...key} />
        </div>
        <CalendarAgenda {...shared} isBelowGrid />
      </>
    )
  return days.length > 0 ? <CalendarAgenda {...shared} /> : <p>There are no events to show.</p>
}
