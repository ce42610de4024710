import { useLoaderData } from 'react-router'
import { CalendarPaperView } from '../../domains/games/CalendarPaperView.tsx'
import { lateLoad } from '../../shell/late-module.ts'
import { pageMeta } from '../../shell/meta.ts'
import { cachedPage, clientLoads, type LoadArgs, serverLoads } from '../../shell/page.ts'

export const headers = cachedPage

export const meta = pageMeta

const load = (args: LoadArgs) => loadCalendarPaper(args, null)

const loadCalendarPaper = lateLoad(
  async () => (await import('../../domains/games/load-calendar-print.ts')).loadCalendarPaper,
)

export const loader = serverLoads(load, { inHtmlOnly: ['days'] })
export const clientLoader = clientLoads(load)

export default function SiteCalendarPrintPage() {
  return <CalendarPaperView page={useLoaderData<typeof loader>()} />
}
