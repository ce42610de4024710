import type { TagObject, TrackingTag } from './tracking.ts'

type Placed = Pick<TrackingTag, 'trackingHeadObject' | 'trackingOpenBodyObject' | 'trackingCloseBodyObject'>

export const tagObjects = (tag: Placed): TagObject[] => [
  tag.trackingHeadObject,
  tag.trackingOpenBodyObject,
  tag.trackingCloseBodyObject,
]

/** A picture is fetched without being asked, by whoever looks at the page: a tag that carries one is discarded. */
export const isDiscarded = (tag: Placed): boolean => tagObjects(tag).some(({ img }) => img.length > 0)

/** Whatever the school says of it: a script with an address is fetched, and whoever answers there hears of the visit. */
export const needsConsent = (tag: Placed & Pick<TrackingTag, 'isNecessary'>): boolean =>
  !tag.isNecessary || tagObjects(tag).some(({ script }) => script.some(({ attributes }) => attributes.src))

/**
 * The origin of an address elsewhere, or null for one of our own. It becomes part of a page's policy, where a
 * semicolon begins a new rule and an address may hold one: only plain names of hosts pass.
 */
export function foreignOrigin(address: string): string | null {
  const url = URL.parse(address, 'https://own.invalid')
  if (!url || url.hostname === 'own.invalid') return null
  return url.protocol === 'https:' && /^[a-z0-9.-]+$/.test(url.hostname) ? url.origin : null
}
