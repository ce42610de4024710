import { toScoreboardItem } from '#contract/client/client-scoreboard.ts'
import type { Game } from '#contract/games.ts'
import type { LiveGame } from '#site/domains/live/live-game.ts'
import { gameTime } from '../parts/game-dates.ts'
import { isEvent, opponentWords, venueWords } from '../parts/game-words.ts'

/** What a card of the scoreboard shows of a game, and no more: it travels with the page for the card to live on. */
export interface ScoreboardCard
  extends Pick<
    Game,
    'id' | 'status' | 'gameState' | 'atVs' | 'locationIndicator' | 'startDate' | 'startDateUtc'
  > {
  /** A special event is as recent as its result. */
  type: 'recent' | 'upcoming'
  isLive: boolean
  sport: { title: string; slug: string; code: string }
  opponent: { title: string; image: string | null; abbreviation: string }
  /** 'vs Northfield'. */
  words: string
  time: string
  /** An event has no second team to score against. */
  isEvent: boolean
  facts: string
  result: CardResult | null
  links: CardLinks
  /** As it stood when the page was made. */
  live: LiveGame | null
}

export type CardResult = Pick<
  NonNullable<Game['result']>,
  'status' | 'teamScore' | 'opponentScore' | 'prescore' | 'postscore'
>

export interface CardLinks {
  gameCenter: string | null
  stats: string | null
  audio: string | null
  video: string | null
  recap: string | null
  preview: string | null
  boxScore: string | null
}

export function toCard(game: Game, live: LiveGame | null): ScoreboardCard {
  const { id, status, gameState, atVs, locationIndicator, startDate, startDateUtc } = game
  const { sport, opponent, media } = game
  const { type, result, story, ...item } = toScoreboardItem(game)
  // What is told of a game that is over is how it went.
  const recap = game.result?.recap ?? (type === 'recent' ? story.url : null)
  return {
    id,
    status,
    gameState,
    atVs,
    locationIndicator,
    startDate,
    startDateUtc,
    type,
    isLive: item.is_live,
    sport: { title: sport.title, slug: sport.globalSportNameSlug, code: sport.shortName },
    opponent: { title: opponent.title, image: opponent.image, abbreviation: opponent.abbreviation },
    words: opponentWords(game),
    time: gameTime(game),
    isEvent: isEvent(game),
    facts: [venueWords(game)[0], media.tv].filter(Boolean).join(' · '),
    result: result && {
      status: result.status,
      teamScore: result.team_score,
      opponentScore: result.opponent_score,
      prescore: result.prescore,
      postscore: result.postscore,
    },
    links: {
      gameCenter: item.game_center_enabled ? item.game_center_link : null,
      ...item.media,
      recap,
      preview: recap ? null : story.url,
      boxScore: result?.boxscore ?? null,
    },
    live,
  }
}

export const toCards = (games: readonly Game[], liveGames: readonly LiveGame[]): ScoreboardCard[] =>
  games.map((game) => toCard(game, liveGames.find(({ id }) => id === game.id) ?? null))
