import { and, asc, count, desc, eq, exists, gt, gte, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { StoriesQuery } from '#contract/news.ts'
import type { Tx } from '../../db/client.ts'
import { hasWords } from '../../db/has-words.ts'
import { isOneOf } from '../../db/is-one-of.ts'
import { stories, storyGames, storyPeople, taggedContent, tags, writers } from '../../db/schema/news.ts'
import { sports } from '../../db/schema/sports.ts'
import { firstDayAfter } from './story-days.ts'

export interface Slice {
  limit: number
  offset: number
}

function storyRows(tx: Tx) {
  return tx
    .select({ story: stories, sport: sports })
    .from(stories)
    .innerJoin(sports, and(eq(sports.tenantId, stories.tenantId), eq(sports.id, stories.sportId)))
    .$dynamic()
}
export type StoryRow = Awaited<ReturnType<typeof storyRows>>[number]

/** What the public may see: not hidden, and its moment has come. */
const isPublic = (now: Date): SQL | undefined => and(eq(stories.hidden, false), lte(stories.publishAt, now))

const isTagged = (tx: Tx, slug: string): SQL =>
  exists(
    tx
      .select({ id: taggedContent.id })
      .from(taggedContent)
      .innerJoin(tags, and(eq(tags.tenantId, taggedContent.tenantId), eq(tags.id, taggedContent.tagId)))
      .where(
        and(
          eq(taggedContent.tenantId, stories.tenantId),
          eq(taggedContent.kind, 'story'),
          eq(taggedContent.contentId, stories.id),
          eq(tags.slug, slug),
        ),
      ),
  )

const isOfGame = (tx: Tx, gameId: number): SQL =>
  inArray(
    stories.id,
    tx.select({ id: storyGames.storyId }).from(storyGames).where(eq(storyGames.gameId, gameId)),
  )

const isOfPlayer = (tx: Tx, playerId: number): SQL =>
  inArray(
    stories.id,
    tx.select({ id: storyPeople.storyId }).from(storyPeople).where(eq(storyPeople.playerId, playerId)),
  )

function storyFilter(tx: Tx, now: Date, filter: StoriesQuery): SQL | undefined {
  const { sportId, tag, month, text, writer, type, gameId, playerId } = filter
  return and(
    isPublic(now),
    sportId ? eq(stories.sportId, sportId) : undefined,
    month ? gte(stories.publishedOn, `${month}-01`) : undefined,
    month ? lt(stories.publishedOn, firstDayAfter(month)) : undefined,
    writer ? eq(stories.writerId, writer) : undefined,
    type ? eq(stories.type, type) : undefined,
    text ? hasWords('stories', stories.id, text) : undefined,
    tag ? isTagged(tx, tag) : undefined,
    gameId ? isOfGame(tx, gameId) : undefined,
    playerId ? isOfPlayer(tx, playerId) : undefined,
  )
}

export async function pageOfStories(
  tx: Tx,
  now: Date,
  filter: StoriesQuery,
  slice: Slice,
): Promise<StoryRow[]> {
  return storyRows(tx)
    .where(storyFilter(tx, now, filter))
    .orderBy(desc(stories.publishAt), desc(stories.id))
    .limit(slice.limit)
    .offset(slice.offset)
}

/** Those that the public may see, and that a front's places name. */
export async function publicStories(tx: Tx, now: Date, ids: readonly number[]): Promise<StoryRow[]> {
  if (ids.length === 0) return []
  return storyRows(tx).where(and(inArray(stories.id, [...ids]), isPublic(now)))
}

export const countStories = async (tx: Tx, now: Date, filter: StoriesQuery): Promise<number> =>
  tx.$count(stories, storyFilter(tx, now, filter))

/** One row for each month and sport that has stories, the latest month first. */
export async function storyCounts(tx: Tx, now: Date, sportId: number) {
  const month = sql<string>`to_char(${stories.publishedOn}, 'YYYY-MM')`
  return tx
    .select({ month, sportId: stories.sportId, count: count() })
    .from(stories)
    .where(and(isPublic(now), sportId ? eq(stories.sportId, sportId) : undefined))
    .groupBy(month, stories.sportId)
    .orderBy(desc(month), asc(stories.sportId))
}

/** By the day and the name in the address, whoever may see it: the service decides. */
export async function storyAt(tx: Tx, day: string, slug: string) {
  const [row] = await tx
    .select({ story: stories, sport: sports, writer: writers })
    .from(stories)
    .innerJoin(sports, and(eq(sports.tenantId, stories.tenantId), eq(sports.id, stories.sportId)))
    .leftJoin(writers, and(eq(writers.tenantId, stories.tenantId), eq(writers.id, stories.writerId)))
    .where(and(eq(stories.publishedOn, day), eq(stories.slug, slug)))
  return row
}
export type WholeStoryRow = NonNullable<Awaited<ReturnType<typeof storyAt>>>

/** The public story of the same sport that came out right before or right after. */
export async function storyBeside(
  tx: Tx,
  now: Date,
  { id, sportId, publishAt }: Pick<WholeStoryRow['story'], 'id' | 'sportId' | 'publishAt'>,
  side: 'older' | 'newer',
): Promise<StoryRow | undefined> {
  const [within, beyond, order] = side === 'older' ? ([lte, lt, desc] as const) : ([gte, gt, asc] as const)
  const [row] = await storyRows(tx)
    .where(
      and(
        isPublic(now),
        eq(stories.sportId, sportId),
        // What the index can begin at; the rest tells stories of one moment apart.
        within(stories.publishAt, publishAt),
        or(
          beyond(stories.publishAt, publishAt),
          and(eq(stories.publishAt, publishAt), beyond(stories.id, id)),
        ),
      ),
    )
    .orderBy(order(stories.publishAt), order(stories.id))
    .limit(1)
  return row
}

export async function storiesOfDays(tx: Tx, now: Date, days: string[]): Promise<StoryRow[]> {
  return storyRows(tx)
    .where(and(inArray(stories.publishedOn, days), isPublic(now)))
    .orderBy(desc(stories.publishAt), desc(stories.id))
}

export async function storiesOfGameRows(tx: Tx, now: Date, gameId: number): Promise<StoryRow[]> {
  return storyRows(tx)
    .where(and(isOfGame(tx, gameId), isPublic(now)))
    .orderBy(desc(stories.publishAt), desc(stories.id))
}

/** What links to the public stories of some games need, the newest first. */
export async function storyRefRows(tx: Tx, now: Date, gameIds: number[]) {
  return tx
    .select({
      gameId: storyGames.gameId,
      role: storyGames.role,
      id: stories.id,
      title: stories.title,
      slug: stories.slug,
      publishedOn: stories.publishedOn,
      externalUrl: stories.externalUrl,
      galleryId: stories.galleryId,
    })
    .from(storyGames)
    .innerJoin(stories, and(eq(stories.tenantId, storyGames.tenantId), eq(stories.id, storyGames.storyId)))
    .where(and(isOneOf(storyGames.gameId, gameIds), isPublic(now)))
    .orderBy(desc(stories.publishAt), desc(stories.id))
}
export type StoryRefRow = Awaited<ReturnType<typeof storyRefRows>>[number]

export async function tagsOfStory(tx: Tx, storyId: number) {
  return tx
    .select({ id: tags.id, name: tags.name, slug: tags.slug })
    .from(taggedContent)
    .innerJoin(tags, and(eq(tags.tenantId, taggedContent.tenantId), eq(tags.id, taggedContent.tagId)))
    .where(and(eq(taggedContent.kind, 'story'), eq(taggedContent.contentId, storyId)))
    .orderBy(asc(tags.name))
}
