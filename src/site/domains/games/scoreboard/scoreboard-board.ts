import type { Api } from '#contract/api.ts'
import { askForLiveGames } from '#site/domains/live/ask-live-games.ts'
import { mayBeLive } from '#site/domains/live/live-game.ts'
import { readGames } from '../parts/read-games.ts'
import { type ScoreboardCard, toCards } from './scoreboard-card.ts'
import { chosenEntry, sportEntries } from './scoreboard-sports.ts'

/** Cards asked for at a time. */
const pageCount = 12

/** The cards of a strip as far as they are loaded. */
export interface Board {
  /** 0 for every sport. */
  sportId: number
  cards: ScoreboardCard[]
  pages: number
  hasMore: boolean
}

export const filterParameter = 'scoreboard'

/** The strip of every sport, or of the one that a visitor without scripts has chosen in the filter. */
export async function loadChosenBoard(api: Api, url: URL): Promise<Board> {
  const wanted = url.searchParams.get(filterParameter)
  return loadBoard(api, wanted ? chosenEntry(sportEntries(await api.sports.list()), wanted).id : 0)
}

/** The first page of the strip. Only when a game may be on does it ask for the score, so that the page need not be made anew for others. */
export async function loadBoard(api: Api, sportId = 0): Promise<Board> {
  const { items } = await askForPage(api, sportId, 0)
  const games = readGames(items)
  const isGameDay = games.some((game) => mayBeLive(game, Date.now()))
  const live = isGameDay ? await askForLiveGames(api) : null
  return {
    sportId,
    cards: toCards(games, live ?? []),
    pages: 1,
    hasMore: items.length === pageCount,
  }
}

/** The board with its next page. Nothing more is to be loaded when a page returns fewer than were asked for, or none. */
export async function loadMore(api: Api, board: Board): Promise<Board> {
  const { items } = await askForPage(api, board.sportId, board.pages)
  const known = new Set(board.cards.map(({ id }) => id))
  const fresh = readGames(items).filter(({ id }) => !known.has(id))
  return {
    ...board,
    cards: [...board.cards, ...toCards(fresh, [])],
    pages: board.pages + 1,
    hasMore: items.length === pageCount,
  }
}

const askForPage = (api: Api, sportId: number, pageIndex: number) =>
  api.games.scoreboard({ sportId: sportId || undefined, $pageIndex: pageIndex, $pageSize: pageCount })
