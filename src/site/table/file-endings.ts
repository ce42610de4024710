import { pages } from './pages.ts'

/** How the addresses of files for other programs end; no page's does. */
export const fileEndings: readonly string[] = [
  ...new Set(pages.filter(({ keys }) => keys.length === 0).map(({ path }) => path.replace(/.*\./, ''))),
]
