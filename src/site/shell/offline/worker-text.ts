import { payloadEnding } from '#contract/pages/router-names.ts'
import { type Keeping, keepPages } from './keep-pages.ts'

/** The service worker as a file. */
export const workerText = (keeping: Omit<Keeping, 'dataEnding'>): string =>
  `(${keepPages})(self,${JSON.stringify({ ...keeping, dataEnding: payloadEnding })})\n`
