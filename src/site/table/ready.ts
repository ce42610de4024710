import type { ReadyPages } from '#contract/pages/page-request.ts'
import { routeOfFile } from '#contract/pages/router-names.ts'
import { pages } from './pages.ts'

/** The pages that a host keeps ready, by what the router calls them. */
export const readyPages: ReadyPages = Object.fromEntries(
  pages.filter(({ isReady }) => isReady).map(({ path, file }) => [path, routeOfFile(`routes/${file}`)]),
)
