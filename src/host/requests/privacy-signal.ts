import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether this visitor's browser refuses tracking by the header of Global Privacy Control. A page cannot say it: its bytes
 * are kept for everybody. So it is said beside them, where scripts of the document can read it.
 */
export const refusesTracking = ({ 'sec-gpc': refuses }: IncomingHttpHeaders): boolean => refuses === '1'

/** The headers that say it, for an answer that others may keep. */
export const privacySignal = (headers: IncomingHttpHeaders): readonly string[] =>
  refusesTracking(headers) ? signal : silence

const silence = ['vary', 'sec-gpc']
const signal = [...silence, 'server-timing', 'gpc']
