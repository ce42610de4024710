import type { TrackingTag } from '#contract/tracking.ts'
import type { TagRow } from './tracking.queries.ts'

export function toTrackingTag({ id, name, isNecessary, head, openBody, closeBody }: TagRow): TrackingTag {
  return {
    id,
    name,
    isNecessary,
    trackingHeadObject: head,
    trackingOpenBodyObject: openBody,
    trackingCloseBodyObject: closeBody,
  }
}
