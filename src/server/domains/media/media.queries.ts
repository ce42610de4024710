import { and, asc, count, desc, eq, inArray, lte, type SQL } from 'drizzle-orm'
import type { GalleriesQuery, PodcastsQuery, PublicationsQuery } from '#contract/media.ts'
import type { Tx } from '../../db/client.ts'
import { hasWords } from '../../db/has-words.ts'
import { isOneOf } from '../../db/is-one-of.ts'
import { galleries, podcastCategories, podcasts, publications } from '../../db/schema/media.ts'
import { sports } from '../../db/schema/sports.ts'

export interface Slice {
  limit: number
  offset: number
}

function podcastRows(tx: Tx) {
  return tx
    .select({ podcast: podcasts, category: podcastCategories, sport: sports })
    .from(podcasts)
    .innerJoin(
      podcastCategories,
      and(eq(podcastCategories.tenantId, podcasts.tenantId), eq(podcastCategories.id, podcasts.categoryId)),
    )
    .leftJoin(sports, and(eq(sports.tenantId, podcasts.tenantId), eq(sports.id, podcasts.sportId)))
    .$dynamic()
}
export type PodcastRow = Awaited<ReturnType<typeof podcastRows>>[number]

const podcastFilter = (now: Date, { categoryId, sportId, text }: PodcastsQuery): SQL | undefined =>
  and(
    lte(podcasts.publishAt, now),
    categoryId ? eq(podcasts.categoryId, categoryId) : undefined,
    sportId ? eq(podcasts.sportId, sportId) : undefined,
    text ? hasWords('podcasts', podcasts.id, text) : undefined,
  )

export async function pageOfPodcasts(tx: Tx, now: Date, filter: PodcastsQuery, slice: Slice) {
  return podcastRows(tx)
    .where(podcastFilter(now, filter))
    .orderBy(desc(podcasts.publishAt), desc(podcasts.id))
    .limit(slice.limit)
    .offset(slice.offset)
}

export const countPodcasts = async (tx: Tx, now: Date, filter: PodcastsQuery): Promise<number> =>
  tx.$count(podcasts, podcastFilter(now, filter))

export async function podcastById(tx: Tx, now: Date, id: number): Promise<PodcastRow | undefined> {
  const [row] = await podcastRows(tx).where(and(eq(podcasts.id, id), lte(podcasts.publishAt, now)))
  return row
}

export async function podcastsOfDays(tx: Tx, now: Date, days: string[]) {
  return podcastRows(tx)
    .where(and(inArray(podcasts.publishedOn, days), lte(podcasts.publishAt, now)))
    .orderBy(desc(podcasts.publishAt))
}

export async function categoriesWithEpisodes(tx: Tx, now: Date) {
  return tx
    .select({ category: podcastCategories, episodes: count(podcasts.id) })
    .from(podcastCategories)
    .leftJoin(
      podcasts,
      and(
        eq(podcasts.tenantId, podcastCategories.tenantId),
        eq(podcasts.categoryId, podcastCategories.id),
        lte(podcasts.publishAt, now),
      ),
    )
    .groupBy(podcastCategories.tenantId, podcastCategories.id)
    .orderBy(asc(podcastCategories.rank), asc(podcastCategories.title))
}

function publicationRows(tx: Tx) {
  return tx
    .select({ publication: publications, sport: sports })
    .from(publications)
    .leftJoin(sports, and(eq(sports.tenantId, publications.tenantId), eq(sports.id, publications.sportId)))
    .$dynamic()
}
export type PublicationRow = Awaited<ReturnType<typeof publicationRows>>[number]

const publicationFilter = (now: Date, { type, sportId }: PublicationsQuery): SQL | undefined =>
  and(
    lte(publications.publishAt, now),
    type ? eq(publications.type, type) : undefined,
    sportId ? eq(publications.sportId, sportId) : undefined,
  )

export async function pageOfPublications(tx: Tx, now: Date, filter: PublicationsQuery, slice: Slice) {
  return publicationRows(tx)
    .where(publicationFilter(now, filter))
    .orderBy(desc(publications.publishAt), desc(publications.id))
    .limit(slice.limit)
    .offset(slice.offset)
}

export const countPublications = async (tx: Tx, now: Date, filter: PublicationsQuery): Promise<number> =>
  tx.$count(publications, publicationFilter(now, filter))

export async function publicationBySlug(
  tx: Tx,
  now: Date,
  slug: string,
): Promise<PublicationRow | undefined> {
  const [row] = await publicationRows(tx).where(
    and(eq(publications.slug, slug), lte(publications.publishAt, now)),
  )
  return row
}

function galleryRows(tx: Tx) {
  return tx
    .select({ gallery: galleries, sport: sports })
    .from(galleries)
    .leftJoin(sports, and(eq(sports.tenantId, galleries.tenantId), eq(sports.id, galleries.sportId)))
    .$dynamic()
}
export type GalleryRow = Awaited<ReturnType<typeof galleryRows>>[number]

const galleryFilter = (now: Date, { sportId, text }: GalleriesQuery): SQL | undefined =>
  and(
    lte(galleries.publishAt, now),
    sportId ? eq(galleries.sportId, sportId) : undefined,
    text ? hasWords('galleries', galleries.id, text) : undefined,
  )

export async function pageOfGalleries(tx: Tx, now: Date, filter: GalleriesQuery, slice: Slice) {
  return galleryRows(tx)
    .where(galleryFilter(now, filter))
    .orderBy(desc(galleries.publishAt), desc(galleries.id))
    .limit(slice.limit)
    .offset(slice.offset)
}

export const countGalleries = async (tx: Tx, now: Date, filter: GalleriesQuery): Promise<number> =>
  tx.$count(galleries, galleryFilter(now, filter))

export async function galleryById(tx: Tx, now: Date, id: number): Promise<GalleryRow | undefined> {
  const [row] = await galleryRows(tx).where(and(eq(galleries.id, id), lte(galleries.publishAt, now)))
  return row
}

export async function galleriesOfDays(tx: Tx, now: Date, days: string[]) {
  return galleryRows(tx)
    .where(and(inArray(galleries.publishedOn, days), lte(galleries.publishAt, now)))
    .orderBy(desc(galleries.publishAt))
}

export async function galleryRefRows(tx: Tx, ids: number[]) {
  if (ids.length === 0) return []
  const { id, title, slug } = galleries
  return tx.select({ id, title, slug }).from(galleries).where(isOneOf(id, ids)).orderBy(asc(id))
}
export type GalleryRefRow = Awaited<ReturnType<typeof galleryRefRows>>[number]
