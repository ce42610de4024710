import { isTracking } from '#contract/tracking-names.ts'

/** What says how any page is shown, whichever it is. */
const views = new Set([
  'ssr',
  'view',
  'debug',
  'disable_airgap',
  'disable_gtm',
  'tracking_tags_enabled',
  'transcend_test_bundle',
])

/** Whether a parameter is kept whatever page it was asked with. */
export const isOfAnyPage = (name: string): boolean => isTracking(name) || views.has(name)

/** The target of a redirect with what is kept of the query asked along; what the target says itself comes first. */
export function withQuery(target: string, asked: URLSearchParams, isKept: (name: string) => boolean): string {
  const [, address = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(target) ?? []
  const own = new URLSearchParams(query)
  const kept = [...asked].filter(([name]) => isKept(name) && !own.has(name))
  if (kept.length === 0) return target
  return `${address}?${new URLSearchParams([...own, ...kept])}${hash}`
}
