import type { Api } from '#contract/api.ts'
import type { PageRequest } from '#contract/pages/page-request.ts'
import { sourcesOf } from '#contract/tag-sources.ts'
import type { TagLookup, TagSources } from '#contract/tracking.ts'
import type { ShownPage } from '#site/page/shown-page.ts'
import { partnerHosts } from './partners.ts'
import { switchesOf } from './query-switches.ts'
import { tagLookup } from './tag-lookup.ts'

/** What the policy of a document allows beyond the site's own. */
export interface OpenedSources {
  script: string[]
  style: string[]
  /** Calls and frames. */
  connect: string[]
}

/**
 * What the school's tags and partners need, whether the visitor will consent or not: the document is the same for
 * everybody. A policy permits and loads nothing; consent is asked for in the browser.
 */
export async function openedSources(
  { api, tenant, platformTagManager }: PageRequest,
  shown: ShownPage,
): Promise<OpenedSources> {
  const switches = switchesOf(shown.search)
  const [tags, analytics] = await Promise.all([
    switches.trackingTags ? tagSources(api, tagLookup(shown)) : null,
    api.settings.analytics(),
  ])
  const { configuration } = tenant
  const { scripts, calls } = partnerHosts({ configuration, analytics, platformTagManager }, switches)
  const hosts = [...new Set([...(tags?.origins ?? []), ...scripts])]
  const quoted = (hashes: readonly string[] = []) => hashes.map((hash) => `'${hash}'`)
  return {
    script: [...quoted(tags?.scriptHashes), ...hosts, ...(analytics?.partnerHosts ?? [])],
    style: quoted(tags?.styleHashes),
    connect: [...hosts, ...calls],
  }
}

/** Of all the tags of the school; of those of this page where the server cannot tell more. */
const tagSources = async (api: Api, lookup: TagLookup): Promise<TagSources> =>
  (await api.tracking.sources()) ?? sourcesOf(await api.tracking.search(lookup))
