import type { IncomingHttpHeaders } from 'node:http'
import type { Counter } from '#server/domains/figures/counter.ts'
import type { Meters } from '#server/meters/meters.ts'

/** Counts pages that are shown, by school, on the way of kept ones too: one look into a map. */
export function countShown(meters: Meters, figures: Counter | undefined) {
  const shown = new Map<string, number>()
  meters.total('school_pages_total', 'Pages that were shown to nobody in particular, by school', () =>
    [...shown].map(([school, value]) => ({ labels: { school }, value })),
  )
  return (school: string, url: string, headers: IncomingHttpHeaders): void => {
    shown.set(school, (shown.get(school) ?? 0) + 1)
    figures?.view(school, url, headers)
  }
}
