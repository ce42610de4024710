import type { TagLookup, TrackingTag } from '#contract/tracking.ts'
import type { Work } from '../../work.ts'
import { belongsOn } from './tag-place.ts'
import { toTrackingTag } from './tracking.mapper.ts'
import { enabledTags } from './tracking.queries.ts'

export async function tagsOf(work: Work, lookup: TagLookup): Promise<TrackingTag[]> {
  work.uses('tracking')
  const tags = await enabledTags(work.tx)
  return tags.filter((tag) => belongsOn(tag, lookup)).map(toTrackingTag)
}
