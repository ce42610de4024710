import { type SearchGroup, type SearchItem, searchKinds } from '#contract/search.ts'
import type { SportRef } from '#contract/shapes/shared.ts'
import { highlight, snippet } from './highlight.ts'
import type { Term } from './query.ts'
import type { Hit } from './search.queries.ts'

export function toItem(hit: Hit, terms: Term[], sports: Map<number, SportRef>): SearchItem {
  const { kind, contentId, title, body, url, image, sportId, date } = hit
  return {
    kind,
    id: contentId,
    title: highlight(title, terms),
    snippet: snippet(body, terms),
    url,
    image,
    sport: sports.get(sportId ?? 0) ?? null,
    date,
  }
}

/** How many there are of each kind, in the order of the contract; kinds without any are left out. */
export function countsOf(hits: Hit[]): { kind: SearchItem['kind']; count: number }[] {
  const counts = new Map(hits.map(({ kind, ofKind }) => [kind, ofKind]))
  return searchKinds.flatMap((kind) => {
    const count = counts.get(kind)
    return count ? [{ kind, count }] : []
  })
}

/** The group with the best hit comes first. */
export function groupsOf(hits: Hit[], top: number, item: (hit: Hit) => SearchItem): SearchGroup[] {
  const groups = Map.groupBy(
    hits.filter(({ placeInKind }) => placeInKind <= top),
    ({ kind }) => kind,
  )
  return Array.from(groups, ([kind, own]) => ({ kind, count: own[0]?.ofKind ?? 0, items: own.map(item) }))
}
