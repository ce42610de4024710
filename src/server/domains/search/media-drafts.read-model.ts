import type { Tx } from '../../db/client.ts'
import { galleries, podcasts, publications, videos } from '../../db/schema/media.ts'
import { mediaAddress } from '../media/media.service.ts'
import { plainText } from './plain-text.ts'
import { type Draft, inPart, joined, type Part, sizeOf } from './search.draft.ts'

/** Less than of a story or a game, which tell more of the same. */
const weight = 3

export async function videoDrafts(tx: Tx, part: Part): Promise<Draft[]> {
  const rows = await tx
    .select()
    .from(videos)
    .where(inPart(videos.id, part))
    .orderBy(videos.id)
    .limit(sizeOf(part))
  return rows.map((row) => ({
    ...shared(row),
    url: mediaAddress.video(row.slug, row.id),
    image: row.poster?.url ?? null,
  }))
}

export async function galleryDrafts(tx: Tx, part: Part): Promise<Draft[]> {
  const rows = await tx
    .select()
    .from(galleries)
    .where(inPart(galleries.id, part))
    .orderBy(galleries.id)
    .limit(sizeOf(part))
  return rows.map((row) => ({
    ...shared(row),
    text: joined(...row.images.map(({ caption }) => caption)),
    url: mediaAddress.gallery(row.slug, row.id),
    image: row.images[0]?.url ?? null,
  }))
}

export async function podcastDrafts(tx: Tx, part: Part): Promise<Draft[]> {
  const rows = await tx
    .select()
    .from(podcasts)
    .where(inPart(podcasts.id, part))
    .orderBy(podcasts.id)
    .limit(sizeOf(part))
  return rows.map((row) => ({
    ...shared(row),
    url: mediaAddress.podcast(row.slug, row.id),
    image: row.image?.url ?? null,
  }))
}

export async function publicationDrafts(tx: Tx, part: Part): Promise<Draft[]> {
  const rows = await tx
    .select()
    .from(publications)
    .where(inPart(publications.id, part))
    .orderBy(publications.id)
    .limit(sizeOf(part))
  return rows.map((row) => ({
    ...shared(row),
    url: mediaAddress.publication(row.slug),
    image: row.cover?.url ?? null,
  }))
}

interface MediaRow {
  id: number
  title: string
  description: string | null
  sportId: number | null
  publishedOn: string
  publishAt: Date
}

const shared = ({ id, title, description, sportId, publishedOn, publishAt }: MediaRow) => ({
  contentId: id,
  title,
  lead: plainText(description ?? ''),
  text: '',
  sportId,
  date: publishedOn,
  shownFrom: publishAt,
  weight,
})
