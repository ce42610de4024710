import { type SitemapEntry, type SitemapKind, type SitemapSummary, sitemapKinds } from '#contract/feeds.ts'
import type { Work } from '../../unit-of-work/work.ts'
import { mediaAddress } from '../media/media.service.ts'
import {
  foundEntries,
  type MediaKind,
  mediaEntries,
  type SearchSource,
  type Slice,
  sitemapExtents,
  tagEntries,
} from './sitemap.read-model.ts'

/** Kinds that the search knows: where they are found there, and where their own pages are. */
const found = {
  stories: { source: 'story', folder: '/news/' },
  players: { source: 'player', folder: '/sports/' },
  staff: { source: 'staff', folder: '/' },
  games: { source: 'game', folder: '/game-center/' },
  facilities: { source: 'facility', folder: '/facilities/' },
  inductees: { source: 'inductee', folder: '/honors/' },
  'all-americans': { source: 'all-american', folder: '/all-americans/' },
  'sport-files': { source: 'sport-file', folder: '/sports/' },
  documents: { source: 'document', folder: '/documents/' },
} as const satisfies Partial<Record<SitemapKind, { source: SearchSource; folder: string }>>

const mediaPaths: Record<MediaKind, (slug: string, id: number) => string> = {
  podcasts: mediaAddress.podcast,
  publications: mediaAddress.publication,
  galleries: mediaAddress.gallery,
  videos: mediaAddress.video,
}

/** Far fewer than the protocol allows in a file, so that a part is made in a moment. */
const entriesInPart = 5_000
const isFound = (kind: SitemapKind): kind is keyof typeof found => kind in found
const isMedia = (kind: SitemapKind): kind is MediaKind => kind in mediaPaths

export async function sitemapSummaries({ tx, now }: Work): Promise<SitemapSummary[]> {
  const { count, lastDay } = await sitemapExtents(
    tx,
    now,
    Object.values(found).map(({ source }) => source),
  )
  return sitemapKinds.map((kind) => ({
    kind,
    parts: Math.ceil(count(isFound(kind) ? found[kind].source : kind) / entriesInPart),
    lastModified: lastDay(kind),
  }))
}

export async function sitemapPart(work: Work, kind: SitemapKind, part: number): Promise<SitemapEntry[]> {
  const slice = { limit: entriesInPart, offset: (part - 1) * entriesInPart }
  const entries = await entriesOf(work, kind, slice)
  // What has no page of its own leads to another kind's, or to another site.
  return entries.filter(({ path }) => !isFound(kind) || path.startsWith(found[kind].folder))
}

async function entriesOf(
  { tx, now, tenant }: Work,
  kind: SitemapKind,
  slice: Slice,
): Promise<SitemapEntry[]> {
  if (isFound(kind)) {
    const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
      .toZonedDateTimeISO(tenant.timeZone)
      .toPlainDate()
      .toString()
    const rows = await foundEntries(tx, now, found[kind].source, slice)
    // A game to come was not changed on its day, and nothing is known of the day on which it was.
    return rows.map(({ url, date }) => ({ path: url, lastModified: date && date <= today ? date : null }))
  }
  if (isMedia(kind)) {
    const rows = await mediaEntries(tx, now, kind, slice)
    return rows.map(({ id, slug, date }) => ({ path: mediaPaths[kind](slug, id), lastModified: date }))
  }
  return (await tagEntries(tx, slice)).map(({ slug }) => ({ path: `/tags/${slug}`, lastModified: null }))
}
