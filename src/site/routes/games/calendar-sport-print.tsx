import { useLoaderData } from 'react-router'
import { CalendarPaperView } from '#site/domains/games/paper/CalendarPaperView.tsx'
import { lateLoad } from '#site/lateness/late-code.ts'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, type LoadArgs, serverLoads } from '#site/page/page.ts'

export const headers = cachedPage

export const meta = pageMeta

const load = (args: LoadArgs) => loadCalendarPaper(args, args.params.globalSportNameSlug ?? '')

const loadCalendarPaper = lateLoad(
  async () => (await import('#site/domains/games/paper/load-calendar-print.ts')).loadCalendarPaper,
)

export const loader = serverLoads(load, { inHtmlOnly: ['days'] })
export const clientLoader = clientLoads(load)

export default function SportCalendarPrintPage() {
  return <CalendarPaperView page={useLoaderData<typeof loader>()} />
}
