import { dealFront, type FrontCounts, type FrontStory, type Pin } from '#contract/front/deal-front.ts'
import type { StoryCard } from '#contract/news.ts'
import type { Work } from '../../unit-of-work/work.ts'
import { frontOf, gamesOfStories } from './front.read-model.ts'
import { toStoryCard } from './news.mapper.ts'
import { pageOfStories, publicStories, type StoryRow } from './news.queries.ts'

type Asked = Partial<FrontCounts> & { sportId?: number }

/** Some are passed over, so more are looked at than are told. */
const spare = 15

/** The stories of a front, in its places. */
export async function frontStories(work: Work, { sportId, lead = 0, top = 0, news = 0 }: Asked) {
  const counts = { lead, top, news }
  const { rows, stories, pins } = await frontMaterial(work, sportId, lead + top + news)
  const dealt = dealFront(stories, pins, counts, nowOf(work))
  const cards = new Map(rows.map((row) => [row.story.id, toStoryCard(row)]))
  const cardsOf = (part: readonly { id: number }[]): StoryCard[] =>
    part.flatMap(({ id }) => cards.get(id) ?? [])
  return { lead: cardsOf(dealt.lead), top: cardsOf(dealt.top), news: cardsOf(dealt.news) }
}

/** The moment of a call, and the day on the school's own calendar. */
export const nowOf = ({ now, tenant }: Pick<Work, 'now' | 'tenant'>) => ({
  at: now.toISOString(),
  today: Temporal.Instant.from(now.toISOString())
    .toZonedDateTimeISO(tenant.timeZone)
    .toPlainDate()
    .toString(),
})

/** All that a front is dealt from: the newest stories, those that are pinned, and how their games stand. */
export async function frontMaterial({ tx, now }: Work, sportId: number | undefined, count: number) {
  const slice = { limit: count + spare, offset: 0 }
  const newest = await pageOfStories(tx, now, sportId ? { sportId } : {}, slice)
  const front = await frontOf(tx, sportId)
  const pins = (front?.places ?? []).map(
    ({ until, ...pin }): Pin => ({ ...pin, until: until?.toISOString() ?? null }),
  )
  const missing = pins
    .map(({ storyId }) => storyId)
    .filter((id) => !newest.some(({ story }) => story.id === id))
  const rows = [...newest, ...(await publicStories(tx, now, missing))]
  const about = Map.groupBy(
    await gamesOfStories(
      tx,
      rows.map(({ story }) => story.id),
    ),
    ({ storyId }) => storyId,
  )
  return { front, pins, rows, stories: rows.map((row) => told(row, about.get(row.story.id) ?? [])) }
}

const told = ({ story }: StoryRow, games: Awaited<ReturnType<typeof gamesOfStories>>): FrontStory => ({
  id: story.id,
  type: story.type,
  sportId: story.sportId,
  publishedOn: story.publishedOn,
  publishAt: story.publishAt.toISOString(),
  hasPicture: story.image !== null,
  isExternal: story.externalUrl !== null,
  games: games.map(({ role, status, result }) => ({
    role,
    isOver: result !== null,
    isOff: result === null && (status === 'C' || status === 'P'),
  })),
})
