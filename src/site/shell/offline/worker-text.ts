import { payloadEnding } from '#contract/pages/router-names.ts'
import { type Keeping, keepPages } from './keep-pages.ts'
import { keptAtHeader } from './kept-at.ts'
import { showNotices } from './show-notices.ts'

/** The service worker as a file. */
export const workerText = (keeping: Omit<Keeping, 'dataEnding' | 'keptAt'>): string =>
  `(${keepPages})(self,${JSON.stringify({ ...keeping, dataEnding: payloadEnding, keptAt: keptAtHeader })});\n(${showNotices})(self)\n`
