import type { ClientLoaderFunctionArgs } from 'react-router'
import { lateModule } from '#site/lateness/late-code.ts'
import { clientLoads, type LoadArgs } from '#site/page/page.ts'
import { loadRoster, type RosterPage } from './load-roster.ts'
import { shownRoster } from './shown-roster.ts'

/** What draws the people of a roster: the browser needs it when it first has a list that did not come as HTML. */
export const rosterLists = lateModule(() => import('./RosterLists.tsx'))

type Load = (args: LoadArgs) => ReturnType<typeof loadRoster>

/** In the browser: a roster that is shown already is not asked for again. */
export function rosterClientLoads(load: Load) {
  const loadInBrowser = clientLoads(load)
  return async (args: ClientLoaderFunctionArgs): Promise<RosterPage> => {
    const shown = shownRoster(new URL(args.request.url).pathname)
    if (shown) return shown
    const [page] = await Promise.all([loadInBrowser(args), rosterLists.load()])
    return page
  }
}
