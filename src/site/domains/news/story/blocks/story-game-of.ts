import type { Game } from '#contract/games.ts'
import type { StoryGame } from '#contract/shapes/news.story-parts.ts'

/** A game of the schedule as a story names it; one that was called off says so in the place of its time. */
export function storyGameOf(game: Game): StoryGame {
  const { id, sport, season, atVs, locationIndicator, location, opponent, tournament, result } = game
  const standing = { P: 'Postponed', C: 'Canceled' }[game.status as 'P' | 'C']
  return {
    id,
    sport,
    season,
    date: game.startDate.slice(0, 10),
    time: standing ?? game.time,
    atVs,
    locationIndicator,
    location,
    opponent: { id: opponent.id, title: opponent.title, slug: opponent.slug, image: opponent.image },
    tournament,
    result: result && {
      status: result.status,
      teamScore: result.teamScore,
      opponentScore: result.opponentScore,
      prescore: result.prescore,
      postscore: result.postscore,
    },
    boxscore: result?.boxscore ?? null,
    gameCenter: game.gameCenterLink,
  }
}
