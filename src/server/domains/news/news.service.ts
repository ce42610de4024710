import type {
  ArchiveMonth,
  ClippingsQuery,
  Document,
  SportFile,
  SportFilesQuery,
  StoriesQuery,
  Story,
  StoryCard,
} from '#contract/news.ts'
import { accessCodeNeeded, notFound, signInNeeded } from '#contract/shapes/problem.ts'
import { pageOf, sliceOf } from '../../parts/paging.ts'
import type { Work } from '../../unit-of-work/work.ts'
import { galleryIfAny, galleryRefRows, videoIfAny } from '../media/media.service.ts'
import { toSportRef } from '../sports/sports.service.ts'
import {
  playerInStory,
  staffInStory,
  toClipping,
  toDocument,
  toGalleryRef,
  toSportFile,
  toSportFileCard,
  toStoryCard,
  toStoryGame,
  toStoryRef,
  toWriter,
} from './news.mapper.ts'
import {
  countClippings,
  countSportFiles,
  documentAt,
  type PaperKind,
  type ProtectedPaper,
  pageOfClippings,
  pageOfSportFiles,
  paperById,
  sportFileAt,
  sportsOfClippings,
} from './news.paper-queries.ts'
import { gamesOfStory, playersOfStory, staffOfStory } from './news.people.read-model.ts'
import {
  countStories,
  pageOfStories,
  storiesOfGameRows,
  storyAt,
  storyBeside,
  storyCounts,
  storyRefRows,
  tagsOfStory,
  type WholeStoryRow,
} from './news.queries.ts'

/** The public asks for what is published; a signed-in reader for whatever there is. */
export type Reader = 'public' | 'signed-in'

const isPublished = (now: Date, item: { hidden: boolean; publishAt: Date }): boolean =>
  !item.hidden && item.publishAt <= now

export async function listStories({ tx, now }: Work, filter: StoriesQuery) {
  const rows = await pageOfStories(tx, now, filter, sliceOf(filter))
  return pageOf(filter, rows.map(toStoryCard), await countStories(tx, now, filter))
}

export async function storyArchives({ tx, now }: Work, sportId = 0): Promise<ArchiveMonth[]> {
  const months = Map.groupBy(await storyCounts(tx, now, sportId), ({ month }) => month)
  return [...months].map(([month, rows]) => ({
    month,
    count: rows.reduce((total, row) => total + row.count, 0),
    sports: rows.map((row) => ({ sportId: row.sportId, count: row.count })),
  }))
}

export async function story(work: Work, reader: Reader, day: string, slug: string): Promise<Story> {
  const row = await storyAt(work.tx, day, slug)
  if (!row || (reader === 'public' && !isPublished(work.now, row.story))) {
    throw notFound(`There is no story '${slug}' of ${day}.`)
  }
  return wholeStory(work, reader, row)
}

async function wholeStory(work: Work, reader: Reader, row: WholeStoryRow): Promise<Story> {
  const { id, content, blocks, links, imageCaption, hidden, galleryId, videoId } = row.story
  const games = await gamesOfStory(work.tx, id)
  const players = await playersOfStory(work.tx, id, reader === 'public' ? 'announced' : 'all')
  const staff = await staffOfStory(work.tx, id)
  return {
    ...toStoryCard(row),
    imageCaption,
    content,
    blocks,
    links,
    writer: row.writer && toWriter(row.writer),
    gallery: await galleryIfAny(work, galleryId),
    video: await videoIfAny(work, videoId),
    games: games.map(toStoryGame),
    people: [...players.map(playerInStory), ...staff.map(staffInStory)],
    tags: await tagsOfStory(work.tx, id),
    isHidden: hidden,
    older: await beside('older'),
    newer: await beside('newer'),
  }

  async function beside(side: 'older' | 'newer'): Promise<StoryCard | null> {
    const found = await storyBeside(work.tx, work.now, row.story, side)
    return found ? toStoryCard(found) : null
  }
}

/** The public stories of a game, the newest first. */
export async function storiesOfGame({ tx, now }: Work, gameId: number): Promise<StoryCard[]> {
  return (await storiesOfGameRows(tx, now, gameId)).map(toStoryCard)
}

export interface StoryRef {
  id: number
  title: string
  url: string
}

export interface GameStoryRefs {
  recap: StoryRef | null
  preview: StoryRef | null
  /** Those that its stories carry. */
  galleries: StoryRef[]
}

/** Where each game that has any is told of: two queries, however many games. */
export async function storyRefsOfGames(
  { tx, now }: Work,
  gameIds: number[],
): Promise<Map<number, GameStoryRefs>> {
  if (gameIds.length === 0) return new Map()
  const stories = await storyRefRows(tx, now, gameIds)
  const galleries = await galleryRefRows(
    tx,
    stories.flatMap(({ galleryId }) => galleryId ?? []),
  )
  const byGame = Map.groupBy(stories, ({ gameId }) => gameId)
  return new Map(
    [...byGame].map(([gameId, rows]) => {
      const newest = (role: string) => {
        const row = rows.find((one) => one.role === role)
        return row ? toStoryRef(row) : null
      }
      const carried = new Set(rows.map(({ galleryId }) => galleryId))
      return [
        gameId,
        {
          recap: newest('recap'),
          preview: newest('preview'),
          galleries: galleries.filter(({ id }) => carried.has(id)).map(toGalleryRef),
        },
      ]
    }),
  )
}

export async function listSportFiles({ tx, now }: Work, filter: SportFilesQuery) {
  const rows = await pageOfSportFiles(tx, now, filter, sliceOf(filter))
  return pageOf(filter, rows.map(toSportFileCard), await countSportFiles(tx, now, filter))
}

export async function sportFile(
  work: Work,
  reader: Reader,
  day: string,
  filename: string,
): Promise<SportFile> {
  const row = await sportFileAt(work.tx, day, filename)
  if (!row) throw notFound(`There is no sport file '${filename}' of ${day}.`)
  mayRead(work, reader, 'sportfile', row.file, `There is no sport file '${filename}' of ${day}.`)
  return toSportFile(row)
}

export async function document(
  work: Work,
  reader: Reader,
  path: string | undefined,
): Promise<Document | null> {
  if (path === undefined) return null
  const row = await documentAt(work.tx, path)
  if (!row) throw notFound(`There is no document '${path}'.`)
  // It has one address for everybody, so those who may read it are asked who they are.
  if (reader === 'public' && row.hidden) throw signInNeeded()
  mayRead(work, reader, 'document', row, `There is no document '${path}'.`)
  return toDocument(row)
}

/** What is hidden is not told of; what is protected asks for its code. */
function mayRead(
  { now, mayEnter }: Work,
  reader: Reader,
  kind: PaperKind,
  item: ProtectedPaper,
  missing: string,
): void {
  if (reader === 'signed-in') return
  if (!isPublished(now, item)) throw notFound(missing)
  if (item.isProtected && !mayEnter?.(kind, item.id, item.accessCode)) throw accessCodeNeeded(kind, item.id)
}

/** The code that stands before a file or document; null where none does, and where nobody may know of it. */
export async function paperCode({ tx, now }: Work, kind: PaperKind, id: number): Promise<string | null> {
  const paper = await paperById(tx, kind, id)
  return paper?.isProtected && isPublished(now, paper) ? paper.accessCode : null
}

export async function listClippings({ tx }: Work, filter: ClippingsQuery) {
  const rows = await pageOfClippings(tx, filter, sliceOf(filter))
  const sports = Map.groupBy(
    await sportsOfClippings(
      tx,
      rows.map(({ id }) => id),
    ),
    ({ clippingId }) => clippingId,
  )
  const items = rows.map((row) =>
    toClipping(row, sports.get(row.id)?.map(({ sport }) => toSportRef(sport)) ?? []),
  )
  return pageOf(filter, items, await countClippings(tx, filter))
}
