import { useLoaderData } from 'react-router'
import { CalendarPage } from '#site/domains/games/calendar/CalendarPage.tsx'
import { calendarDays } from '#site/domains/games/calendar/calendar-loads.ts'
import { lateLoad } from '#site/lateness/late-code.ts'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, type LoadArgs, serverLoads } from '#site/page/page.ts'

export const headers = cachedPage

export const meta = pageMeta

const load = (args: LoadArgs) => loadCalendar(args, null)

const loadCalendar = lateLoad(
  async () => (await import('#site/domains/games/calendar/load-calendar.ts')).loadCalendar,
)

export const loader = serverLoads(load, { inHtmlOnly: ['days'] })
export const clientLoader = calendarDays.with(clientLoads(load))

export default function SiteCalendarPage() {
  return <CalendarPage page={useLoaderData<typeof loader>()} />
}
