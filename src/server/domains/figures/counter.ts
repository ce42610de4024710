import type { IncomingHttpHeaders } from 'node:http'
import { isView, type Placements, pagePath, searchWords, sourceOf } from './counted-view.ts'

export const countedKinds = ['page', 'source', 'search', 'missed', 'shown', 'pressed'] as const
export type CountedKind = (typeof countedKinds)[number]
/** Times by name, of each kind. */
export type Batch = Record<CountedKind, Map<string, number>>

export interface Counter {
  /** A page was shown to somebody: asked for by this address. */
  view(school: string, url: string, headers: IncomingHttpHeaders): void
  /** Inside the app a browser tells it, and the page that is told of is where it stands. */
  seen(school: string, headers: IncomingHttpHeaders): void
  searched(school: string, words: string, found: number): void
  /** What a page showed of sponsors and campaigns, and which of them somebody followed. */
  placed(school: string, placements: Placements, headers: IncomingHttpHeaders): void
  /** What was counted since, and from here on anew. */
  take(): Map<string, Batch>
  /** What could not be written waits for the next time. */
  putBack(batches: Map<string, Batch>): void
}

/** So many names of a kind are told apart between two times of writing; what comes beyond is counted as the rest. */
const mostNames = 2_000
export const theRest = ''

/** What is counted for somebody in particular stays theirs, whatever the page: 's12 /tickets' → 's12'. */
export const restOf = (kind: CountedKind, name: string): string =>
  kind === 'shown' || kind === 'pressed' ? (name.split(' ', 1)[0] ?? theRest) : theRest

const emptyBatch = (): Batch => ({
  page: new Map(),
  source: new Map(),
  search: new Map(),
  missed: new Map(),
  shown: new Map(),
  pressed: new Map(),
})

/** Counts in memory: one look into a map for each page that is shown, and nothing of who it was. */
export function createCounter(): Counter {
  let batches = new Map<string, Batch>()

  function add(school: string, kind: CountedKind, name: string, times = 1): void {
    let batch = batches.get(school)
    if (!batch) batches.set(school, (batch = emptyBatch()))
    const counts = batch[kind]
    const before = counts.get(name)
    const isFull = before === undefined && counts.size >= mostNames
    const rest = restOf(kind, name)
    if (isFull) counts.set(rest, (counts.get(rest) ?? 0) + times)
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
    placed(school, { page, shown, pressed }, headers) {
      const path = isView(headers) ? pagePath(page) : null
      if (path === null) return
      for (const mark of shown) add(school, 'shown', `${mark} ${path}`)
      for (const mark of pressed) add(school, 'pressed', `${mark} ${path}`)
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
