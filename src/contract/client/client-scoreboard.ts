import type { Game } from '../games.ts'
import { gameStateOf } from '../shapes/game-state.ts'

/** What a card of the scoreboard shows of a game that is on. */
export interface ScoreboardLiveStats {
  team_score: number
  opponent_score: number
  ordinal_period: string
}

export interface ScoreboardItem {
  id: number
  type: 'upcoming' | 'recent'
  sport: { title: string; abbreviation: string }
  opponent: { title: string; image: { url: string | null } }
  atVs: 'at' | 'vs'
  start_date: string
  time: string
  status: 'P' | 'C' | 'Final'
  is_live: boolean
  media: { stats: string | null; audio: string | null; video: string | null }
  result: {
    status: 'W' | 'L' | 'T' | 'N'
    team_score: string | null
    opponent_score: string | null
    prescore: string | null
    postscore: string | null
    boxscore: string | null
  } | null
  story: { url: string | null }
  game_center_enabled: boolean
  game_center_link: string | null
}

/** A card of the scoreboard, as the game itself tells it; `livestats` come from the feeds (`ScoreboardLiveStats`). */
export function toScoreboardItem(game: Game): ScoreboardItem {
  const { result } = game
  return {
    id: game.id,
    // A special event is as recent as its result.
    type: game.type === 'recent' || game.result ? 'recent' : 'upcoming',
    sport: { title: game.sport.title, abbreviation: game.sport.abbrev },
    opponent: { title: game.opponent.title, image: { url: game.opponent.image } },
    atVs: game.atVs,
    start_date: game.startDate,
    time: game.time,
    status: game.status === 'P' || game.status === 'C' ? game.status : 'Final',
    is_live: gameStateOf(game.gameState) === 'Live',
    media: { stats: game.media.stats, audio: game.media.audio, video: game.media.video },
    result: result && {
      status: result.status,
      team_score: result.teamScore,
      opponent_score: result.opponentScore,
      prescore: result.prescore,
      postscore: result.postscore,
      boxscore: result.boxscore,
    },
    story: { url: game.story?.url ?? null },
    game_center_enabled: game.gameCenterEnabled,
    game_center_link: game.gameCenterLink,
  }
}
