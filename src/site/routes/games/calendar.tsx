import { useLoaderData } from 'react-router'
import { CalendarPage } from '../../domains/games/CalendarPage.tsx'
import { loadCalendar } from '../../domains/games/load-calendar.ts'
import { pageMeta } from '../../shell/meta.ts'
import { cachedPage, clientLoads, type LoadArgs, serverLoads } from '../../shell/page.ts'

export const headers = cachedPage

export const meta = pageMeta

const load = (args: LoadArgs) => loadCalendar(args, null)

export const loader = serverLoads(load, { inHtmlOnly: ['days'] })
export const clientLoader = clientLoads(load)

export default function SiteCalendarPage() {
  return <CalendarPage page={useLoaderData<typeof loader>()} />
}
