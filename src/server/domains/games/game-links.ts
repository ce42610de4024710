import type { Work } from '../../unit-of-work/work.ts'
import { type StoryRef, storyRefsOfGames } from '../news/news.service.ts'

/** What the newsroom holds about a game and its row on a schedule links to. */
export interface GameLinks {
  recap: StoryRef | null
  story: StoryRef | null
  galleries: StoryRef[]
}

/** The links of many games. */
export async function linksOfGames(work: Work, gameIds: number[]): Promise<(gameId: number) => GameLinks> {
  const refs = await storyRefsOfGames(work, gameIds)
  return (gameId) => {
    const { recap, preview, galleries } = refs.get(gameId) ?? { recap: null, preview: null, galleries: [] }
    return { recap, story: recap ?? preview, galleries }
  }
}

export const noLinks: GameLinks = { recap: null, story: null, galleries: [] }
