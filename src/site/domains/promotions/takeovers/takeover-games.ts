import type { Api } from '#contract/api.ts'
import type { Game } from '#contract/games.ts'
import type { Takeover } from '#contract/promotions.ts'
import { gameDays, gameTime } from '#site/domains/games/parts/game-dates.ts'
import { opponentWords, venueWords } from '#site/domains/games/parts/game-words.ts'
import { orNothing } from '#site/page/or-nothing.ts'
import { leadsSomewhere, readTakeoverIds } from './takeover-rules.ts'

/** A game day to choose: what its editor calls it and, where it leads to our own game center, the game itself. */
export interface GameChoice {
  id: number
  url: string
  cookie: string | null
  title: string
  sport: string | null
  facts: string
  crest: { src: string | null; abbreviation: string } | null
}

/** The takeovers that an address names, in the school's own order; what is not there or over is left out. */
export async function gameChoices(api: Api, list: string | null): Promise<GameChoice[]> {
  const ids = readTakeoverIds(list)
  if (ids.length === 0) return []
  const { takeovers } = await api.promotions.takeovers({ ids: ids.join(',') })
  const choices = await Promise.all(takeovers.map((takeover) => gameChoice(api, takeover)))
  return choices.filter((choice) => choice !== null)
}

async function gameChoice(api: Api, { id, url, cookie, title }: Takeover): Promise<GameChoice | null> {
  if (!url || !leadsSomewhere(url)) return null
  const game = await gameAt(api, url)
  return {
    id,
    url,
    cookie,
    title: title ?? (game ? opponentWords(game) : 'Game day'),
    sport: game?.sport.title ?? null,
    facts: game ? [gameDays(game), gameTime(game), venueWords(game)[0]].filter(Boolean).join(' · ') : '',
    crest: game ? { src: game.opponent.image, abbreviation: game.opponent.abbreviation } : null,
  }
}

async function gameAt(api: Api, url: string): Promise<Game | null> {
  const [, gameId] = /^\/game-center\/(\d{1,9})$/.exec(url) ?? []
  if (!gameId) return null
  const hero = await orNothing('The game of a takeover', api['game-center'].hero({ gameId: Number(gameId) }))
  return hero?.game ?? null
}
