import type { Game } from '#contract/games.ts'
import type { Story } from '#contract/news.ts'

/** Where the cards are that networks show of a page. */

export const storyCard = ({ publishedOn, slug }: Pick<Story, 'publishedOn' | 'slug'>): string =>
  `/cards/story/${publishedOn}/${encodeURIComponent(slug)}.png`

/** Networks keep a picture by its address, so a new score is a new one. */
export const gameCard = ({ id, gameState, result }: Pick<Game, 'id' | 'gameState' | 'result'>): string =>
  `/cards/game/${id}.png?v=${[gameState, result?.teamScore, result?.opponentScore].filter((part) => part != null).join('-')}`

export const playerCard = (rosterPlayerId: number): string => `/cards/player/${rosterPlayerId}.png`
