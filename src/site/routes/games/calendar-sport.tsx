import { useLoaderData } from 'react-router'
import { CalendarPage } from '../../domains/games/CalendarPage.tsx'
import { calendarDays } from '../../domains/games/calendar-loads.ts'
import { lateLoad } from '../../shell/late-module.ts'
import { pageMeta } from '../../shell/meta.ts'
import { cachedPage, clientLoads, type LoadArgs, serverLoads } from '../../shell/page.ts'

export const headers = cachedPage

export const meta = pageMeta

const load = (args: LoadArgs) => loadCalendar(args, args.params.globalSportNameSlug ?? '')

const loadCalendar = lateLoad(async () => (await import('../../domains/games/load-calendar.ts')).loadCalendar)

export const loader = serverLoads(load, { inHtmlOnly: ['days'] })
export const clientLoader = calendarDays.with(clientLoads(load))

export default function SportCalendarPage() {
  return <CalendarPage page={useLoaderData<typeof loader>()} />
}
