import { sourcesOf } from '#contract/tag-sources.ts'
import type { TagLookup, TagSources, TrackingTag } from '#contract/tracking.ts'
import type { Work } from '../../unit-of-work/work.ts'
import { belongsOn } from './tag-place.ts'
import { enabledTags, type TagRow } from './tracking.queries.ts'

export async function tagsOf(work: Work, lookup: TagLookup): Promise<TrackingTag[]> {
  const tags = await tagsInUse(work)
  return tags.filter((tag) => belongsOn(tag, lookup)).map(toTrackingTag)
}

export async function tagSources(work: Work): Promise<TagSources> {
  return sourcesOf((await tagsInUse(work)).map(toTrackingTag))
}

/** A school that has turned tracking tags off has none, whatever its editors have entered. */
async function tagsInUse(work: Work): Promise<TagRow[]> {
  return work.tenant.configuration.trackingTagsEnabled === false ? [] : enabledTags(work.tx)
}

function toTrackingTag({ id, name, isNecessary, head, openBody, closeBody }: TagRow): TrackingTag {
  return {
    id,
    name,
    isNecessary,
    trackingHeadObject: head,
    trackingOpenBodyObject: openBody,
    trackingCloseBodyObject: closeBody,
  }
}
