import type { Work } from '../../work.ts'
import { storiesOfGames } from '../news/news.service.ts'
import { galleriesOfGames, gamesWithBoxScore } from './games.link-queries.ts'

interface StoryRef {
  id: number
  title: string
  url: string
}

/** What other domains hold about a game and its row on a schedule links to. */
export interface GameLinks {
  hasBoxScore: boolean
  recap: StoryRef | null
  story: StoryRef | null
  galleries: StoryRef[]
}

/** The links of many games in three queries. */
export async function linksOfGames(work: Work, gameIds: number[]): Promise<(gameId: number) => GameLinks> {
  if (gameIds.length === 0) return () => noLinks
  work.uses('stats')
  const withBoxScore = await gamesWithBoxScore(work.tx, gameIds)
  const stories = await storiesOfGames(work, gameIds)
  const galleries = Map.groupBy(await galleriesOfGames(work.tx, work.now, gameIds), ({ gameId }) => gameId)
  return (gameId) => {
    const { recap = null, preview = null } = stories.get(gameId) ?? {}
    return {
      hasBoxScore: withBoxScore.has(gameId),
      recap: recap && toRef(recap),
      story: toRefIfAny(recap ?? preview),
      galleries: (galleries.get(gameId) ?? []).map(({ id, title, slug }) => ({
        id,
        title,
        url: `/galleries/${slug}/${id}`,
      })),
    }
  }
}

export const noLinks: GameLinks = { hasBoxScore: false, recap: null, story: null, galleries: [] }
const toRef = ({ id, title, url }: StoryRef): StoryRef => ({ id, title, url })
const toRefIfAny = (story: StoryRef | null) => story && toRef(story)
