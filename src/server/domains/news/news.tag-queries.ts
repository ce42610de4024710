import { and, asc, desc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ContentKind, TagQuery, TagsQuery } from '#contract/news.ts'
import type { Image } from '#contract/shared.ts'
import type { Tx } from '../../db/client.ts'
import { hasWords } from '../../db/has-words.ts'
import { galleries, moments, podcasts, publications, videos } from '../../db/schema/media.ts'
import { stories, taggedContent, tags } from '../../db/schema/news.ts'
import type { Slice } from './news.queries.ts'

const tagFilter = ({ text }: TagsQuery): SQL | undefined =>
  text ? hasWords('tags', tags.id, text) : undefined

export async function pageOfTags(tx: Tx, filter: TagsQuery, slice: Slice) {
  return tx
    .select()
    .from(tags)
    .where(tagFilter(filter))
    .orderBy(asc(tags.name), asc(tags.id))
    .limit(slice.limit)
    .offset(slice.offset)
}
export type TagRow = Awaited<ReturnType<typeof pageOfTags>>[number]

export const countTags = async (tx: Tx, filter: TagsQuery): Promise<number> =>
  tx.$count(tags, tagFilter(filter))

export async function tagBySlug(tx: Tx, slug: string): Promise<TagRow | undefined> {
  const [row] = await tx.select().from(tags).where(eq(tags.slug, slug))
  return row
}

/** How one kind of content answers what every kind is asked. */
interface KindColumns {
  table: { tenantId: PgColumn; id: PgColumn; title: PgColumn; slug: PgColumn; sportId: PgColumn }
  teaser: PgColumn | SQL
  day: PgColumn
  moment: PgColumn | SQL
  image: PgColumn | SQL
  elsewhere?: PgColumn
  isPublic: (now: Date) => SQL | undefined
}

const kinds: Record<ContentKind, KindColumns> = {
  story: {
    table: stories,
    teaser: stories.teaser,
    day: stories.publishedOn,
    moment: stories.publishAt,
    image: stories.image,
    elsewhere: stories.externalUrl,
    isPublic: (now) => and(eq(stories.hidden, false), lte(stories.publishAt, now)),
  },
  gallery: {
    table: galleries,
    teaser: galleries.description,
    day: galleries.publishedOn,
    moment: galleries.publishAt,
    image: sql`${galleries.images} -> 0`,
    isPublic: (now) => lte(galleries.publishAt, now),
  },
  podcast: {
    table: podcasts,
    teaser: podcasts.description,
    day: podcasts.publishedOn,
    moment: podcasts.publishAt,
    image: podcasts.image,
    isPublic: (now) => lte(podcasts.publishAt, now),
  },
  video: {
    table: videos,
    teaser: videos.description,
    day: videos.publishedOn,
    moment: videos.publishAt,
    image: videos.poster,
    isPublic: (now) => lte(videos.publishAt, now),
  },
  publication: {
    table: publications,
    teaser: publications.description,
    day: publications.publishedOn,
    moment: publications.publishAt,
    image: publications.cover,
    isPublic: (now) => lte(publications.publishAt, now),
  },
  moment: {
    table: moments,
    teaser: sql`null::text`,
    day: moments.happenedOn,
    moment: sql`${moments.happenedOn}::timestamptz`,
    image: moments.image,
    isPublic: () => undefined,
  },
}

export interface TaggedSelection {
  now: Date
  tagIds: number[]
  sportId?: number
}

/** Public content of every kind that carries one of the tags: each kind is found through the tag's own index. */
function tagged({ now, tagIds, sportId }: TaggedSelection, only?: ContentKind): SQL {
  const wanted = Object.entries(kinds).filter(([kind]) => !only || kind === only)
  const branches = wanted.map(([kind, { table, teaser, day, moment, image, elsewhere, isPublic }]) => {
    const where = and(
      inArray(taggedContent.tagId, tagIds),
      eq(taggedContent.kind, kind as ContentKind),
      isPublic(now),
      sportId ? eq(table.sportId, sportId) : undefined,
    )
    return sql`
      select ${taggedContent.tagId} as tag_id, ${kind}::text as kind, ${table.id} as id, ${table.title} as title,
        ${table.slug} as slug, ${teaser} as teaser, ${day}::text as day, ${moment} as moment, ${image} as image,
        ${table.sportId} as sport_id, ${elsewhere ?? sql`null::text`} as elsewhere
      from ${taggedContent}
      inner join ${table as typeof stories} on ${table.tenantId} = ${taggedContent.tenantId} and ${table.id} = ${taggedContent.contentId}
      where ${where}`
  })
  return sql`(${sql.join(branches, sql` union all `)}) as tagged`
}

export interface TaggedRow {
  kind: ContentKind
  id: number
  title: string
  slug: string
  teaser: string | null
  day: string
  image: Image | null
  sportId: number | null
  elsewhere: string | null
}

export async function pageOfTagged(
  tx: Tx,
  selection: TaggedSelection,
  only: TagQuery['kind'],
  slice: Slice,
): Promise<TaggedRow[]> {
  return tx
    .select({
      kind: sql<ContentKind>`tagged.kind`,
      id: sql<number>`tagged.id`,
      title: sql<string>`tagged.title`,
      slug: sql<string>`tagged.slug`,
      teaser: sql<string | null>`tagged.teaser`,
      day: sql<string>`tagged.day`,
      image: sql<Image | null>`tagged.image`,
      sportId: sql<number | null>`tagged.sport_id`,
      elsewhere: sql<string | null>`tagged.elsewhere`,
    })
    .from(tagged(selection, only))
    .orderBy(desc(sql`tagged.moment`), desc(sql`tagged.kind`), desc(sql`tagged.id`))
    .limit(slice.limit)
    .offset(slice.offset)
}

export async function countTagged(
  tx: Tx,
  selection: TaggedSelection,
): Promise<{ tagId: number; kind: ContentKind; count: number }[]> {
  return tx
    .select({
      tagId: sql<number>`tagged.tag_id`,
      kind: sql<ContentKind>`tagged.kind`,
      count: sql<number>`count(*)::integer`,
    })
    .from(tagged(selection))
    .groupBy(sql`tagged.tag_id`, sql`tagged.kind`)
}
