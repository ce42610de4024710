import type { PageRequest } from '#contract/pages/page-request.ts'
import { partnerHosts } from './partners.ts'
import { switchesOf } from './query-switches.ts'

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
  search: string,
): Promise<OpenedSources> {
  const switches = switchesOf(search)
  const [tags, analytics] = await Promise.all([
    switches.trackingTags ? api.tracking.sources() : null,
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
