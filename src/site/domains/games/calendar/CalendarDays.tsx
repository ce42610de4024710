import { CalendarAgenda } from './CalendarAgenda.tsx'
import { CalendarGrid } from './CalendarGrid.tsx'
import { CalendarWeek } from './CalendarWeek.tsx'
import type { CalendarData } from './load-calendar.ts'

/** The days of a calendar in the view that was chosen. */
export function CalendarDays({ page, days }: { page: CalendarData; days: CalendarData['days'] }) {
  const { choice, period, today, timeZone, sport } = page
  const shared = { days, today, timeZone, showSport: sport === null }
  if (choice.view === 'week') return <CalendarWeek period={period} {...shared} />
  if (choice.view === 'month')
    return (
      <>
        <CalendarGrid period={period} {...shared} />
        <CalendarAgenda {...shared} isBelowGrid />
      </>
    )
  return days.length > 0 ? <CalendarAgenda {...shared} /> : <p>There are no events to show.</p>
}
