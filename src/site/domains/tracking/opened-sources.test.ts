import { expect, test } from 'vitest'
import type { PageRequest } from '#contract/pages/page-request.ts'
import { sourcesOf } from '#contract/tag-sources.ts'
import type { TagLookup, TagSources, TrackingTag } from '#contract/tracking.ts'
import { openedSources } from './opened-sources.ts'

const none = { script: [], style: [], noscript: [], img: [] }
const tagOf = (children: string): TrackingTag => ({
  id: 1,
  name: 'A tag',
  isNecessary: false,
  trackingHeadObject: { ...none, script: [{ attributes: {}, children }] },
  trackingOpenBodyObject: none,
  trackingCloseBodyObject: none,
})
const [ofSchool, ofPage] = [tagOf('school()'), tagOf('page()')]
const quoted = (tag: TrackingTag) => sourcesOf([tag]).scriptHashes.map((hash) => `'${hash}'`)

async function openedBy(sources: TagSources | null, search = '') {
  const asked: TagLookup[] = []
  const api = {
    tracking: {
      sources: async () => sources,
      search: async (lookup: TagLookup) => {
        asked.push(lookup)
        return [ofPage]
      },
    },
    settings: { analytics: async () => null },
  }
  const request = { api, tenant: { configuration: {} }, platformTagManager: null } as unknown as PageRequest
  const shown = {
    pathname: '/news/2026/9/1/a-story.aspx',
    search,
    key: 'story',
    type: 'story',
    sport: null,
    contentId: 7,
  } as const
  const { script } = await openedSources(request, shown)
  return { script, asked }
}

test('the policy of a document allows the tags of the whole school', async () => {
  expect(await openedBy(sourcesOf([ofSchool]))).toEqual({ script: quoted(ofSchool), asked: [] })
})

test('a server that tells no sources is asked for the tags of this page, and those are allowed', async () => {
  expect(await openedBy(null)).toEqual({
    script: quoted(ofPage),
    asked: [{ PageTemplate: 'story', ContentId: 7 }],
  })
})

test('where tags are switched off by the address nobody is asked, and nothing is allowed', async () => {
  expect(await openedBy(null, '?tracking_tags_enabled=false')).toEqual({ script: [], asked: [] })
})
