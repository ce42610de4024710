import type { IncomingHttpHeaders } from 'node:http'
import { isView, pagePath, searchWords, sourceOf } from './counted-view.ts'

export const countedKinds = ['page', 'source', 'search', 'missed'] as const
export type CountedKind = (typeof countedKinds)[number]
/** Times by name, of each kind. */
export type Batch = Record<CountedKind, Map<string, number>>

export interface Counter {
  /** A page was shown to somebody: asked for by this address. */
  view(school: string, url: string, headers: IncomingHttpHeaders): void
  /** Inside the app a browser tells it, and the page that is told of is where it stands. */
  seen(school: string, headers: IncomingHttpHeaders): void
  searched(school: string, words: string, found: number): void
  /** What was counted since, and from here on anew. */
  take(): Map<string, Batch>
  /** What could not be written waits for the next time. */
  putBack(batches: Map<string, Batch>): void
}

/** So many names of a kind are told apart between two times of writing; what comes beyond is counted as the rest. */
const mostNames = 2_000
export const theRest = ''

const emptyBatch = (): Batch => ({ page: new Map(), source: new Map(), search: new Map(), missed: new Map() })

/** Counts in memory: one look into a map for each page that is shown, and nothing of who it was. */
export function createCounter(): Counter {
  let batches = new Map<string, Batch>()

  function add(school: string, kind: CountedKind, name: string, times = 1): void {
    let batch = batches.get(school)
    if (!batch) batches.set(school, (batch = emptyBatch()))
    const counts = batch[kind]
    const before = counts.get(name)
    if (before === undefined && counts.size >= mostNames)
      counts.set(theRest, (counts.get(theRest) ?? 0) + times)
    else counts.set(name, (before ?? 0) + times)
  }

  return {
    view(school, url, headers) {
      if (!isView(headers)) return
      const path = pagePath(url)
      if (path === null) return
      add(school, 'page', path)
      const source = sourceOf(headers.referer, headers.host)
      if (source !== null) add(school, 'source', source)
    },
    seen(school, headers) {
      const page = URL.parse(headers.referer ?? '')
      const path = page && page.host === headers.host && isView(headers) ? pagePath(page.pathname) : null
      if (path !== null) add(school, 'page', path)
    },
    searched(school, words, found) {
      const counted = searchWords(words)
      if (counted !== null) add(school, found > 0 ? 'search' : 'missed', counted)
    },
    take() {
      const taken = batches
      batches = new Map()
      return taken
    },
    putBack(kept) {
      for (const [school, batch] of kept)
        for (const kind of countedKinds)
          for (const [name, times] of batch[kind]) add(school, kind, name, times)
    },
  }
}
