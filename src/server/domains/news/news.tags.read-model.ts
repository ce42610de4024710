import { and, asc, desc, eq, lte, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ContentKind, TagQuery, TagsQuery } from '#contract/news.ts'
import type { Image } from '#contract/shapes/shared.ts'
import type { Tx } from '../../db/client.ts'
import { hasWords } from '../../db/has-words.ts'
import { isOneOf } from '../../db/is-one-of.ts'
import { galleries, moments, podcasts, publications, videos } from '../../db/schema/media.ts'
import { stories, taggedContent, tags } from '../../db/schema/news.ts'
import { players, rosterPlayers } from '../../db/schema/rosters.ts'
import { seasons, sports } from '../../db/schema/sports.ts'
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
  table: { tenantId: PgColumn; id: PgColumn; slug: PgColumn }
  title: PgColumn | SQL
  sportId: PgColumn | SQL
  teaser: PgColumn | SQL
  day: PgColumn | SQL
  moment: PgColumn | SQL
  image: PgColumn | SQL
  elsewhere?: PgColumn | SQL
  /** What must be joined besides the table. */
  join?: SQL
  isPublic: (now: Date) => SQL | undefined
}

/** A player's page is that of the last line on a roster which the public may see; without one there is nothing to show. */
const latestLine = sql`
  inner join lateral (
    select ${rosterPlayers.id} as id, ${seasons.startsOn} as starts_on, ${seasons.sportId} as sport_id,
      ${sports.globalSportNameSlug} as sport_slug
    from ${rosterPlayers}
    inner join ${seasons} on ${seasons.tenantId} = ${rosterPlayers.tenantId} and ${seasons.id} = ${rosterPlayers.seasonId}
    inner join ${sports} on ${sports.tenantId} = ${seasons.tenantId} and ${sports.id} = ${seasons.sportId}
    where ${rosterPlayers.tenantId} = ${players.tenantId} and ${rosterPlayers.playerId} = ${players.id}
      and ${seasons.hasRoster} and not ${seasons.isRosterHidden}
    order by ${seasons.startsOn} desc, ${rosterPlayers.id} desc
    limit 1
  ) as line on true`

const kinds: Record<ContentKind, KindColumns> = {
  story: {
    table: stories,
    title: stories.title,
    sportId: stories.sportId,
    teaser: stories.teaser,
    day: stories.publishedOn,
    moment: stories.publishAt,
    image: stories.image,
    elsewhere: stories.externalUrl,
    isPublic: (now) => and(eq(stories.hidden, false), lte(stories.publishAt, now)),
  },
  gallery: {
    table: galleries,
    title: galleries.title,
    sportId: galleries.sportId,
    teaser: galleries.description,
    day: galleries.publishedOn,
    moment: galleries.publishAt,
    image: sql`${galleries.images} -> 0`,
    isPublic: (now) => lte(galleries.publishAt, now),
  },
  podcast: {
    table: podcasts,
    title: podcasts.title,
    sportId: podcasts.sportId,
    teaser: podcasts.description,
    day: podcasts.publishedOn,
    moment: podcasts.publishAt,
    image: podcasts.image,
    isPublic: (now) => lte(podcasts.publishAt, now),
  },
  video: {
    table: videos,
    title: videos.title,
    sportId: videos.sportId,
    teaser: videos.description,
    day: videos.publishedOn,
    moment: videos.publishAt,
    image: videos.poster,
    isPublic: (now) => lte(videos.publishAt, now),
  },
  publication: {
    table: publications,
    title: publications.title,
    sportId: publications.sportId,
    teaser: publications.description,
    day: publications.publishedOn,
    moment: publications.publishAt,
    image: publications.cover,
    isPublic: (now) => lte(publications.publishAt, now),
  },
  moment: {
    table: moments,
    title: moments.title,
    sportId: moments.sportId,
    teaser: sql`null::text`,
    day: moments.happenedOn,
    moment: sql`${moments.happenedOn}::timestamptz`,
    image: moments.image,
    isPublic: () => undefined,
  },
  player: {
    table: players,
    title: sql`${players.firstName} || ' ' || ${players.lastName}`,
    sportId: sql`line.sport_id`,
    teaser: sql`null::text`,
    day: sql`line.starts_on`,
    moment: sql`line.starts_on::timestamptz`,
    image: sql`case when ${players.image} is not null then jsonb_build_object('url', ${players.image}, 'alt', '') end`,
    elsewhere: sql`'/sports/' || line.sport_slug || '/roster/' || ${players.slug} || '/' || line.id`,
    isPublic: () => undefined,
    join: latestLine,
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
  const branches = wanted.map(([kind, columns]) => {
    const { table, title, sportId: sport, teaser, day, moment, image, elsewhere, join, isPublic } = columns
    const where = and(
      isOneOf(taggedContent.tagId, tagIds),
      eq(taggedContent.kind, kind as ContentKind),
      isPublic(now),
      sportId ? sql`${sport} = ${sportId}` : undefined,
    )
    return sql`
      select ${taggedContent.tagId} as tag_id, ${kind}::text as kind, ${table.id} as id, ${title} as title,
        ${table.slug} as slug, ${teaser} as teaser, ${day}::text as day, ${moment} as moment, ${image} as image,
        ${sport} as sport_id, ${elsewhere ?? sql`null::text`} as elsewhere
      from ${taggedContent}
      inner join ${table as typeof stories} on ${table.tenantId} = ${taggedContent.tenantId} and ${table.id} = ${taggedContent.contentId}
      ${join}
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
