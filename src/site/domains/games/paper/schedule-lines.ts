import type { Game } from '#contract/games.ts'
import { gameDays, gameTime } from '../parts/game-dates.ts'
import { gameStanding, scoreText } from '../parts/game-standing.ts'
import { gameTags, opponentWords, venueWords, zoneWords } from '../parts/game-words.ts'

/** A game in plain words, for reporters and for paper. */
export interface ScheduleLine {
  id: number
  date: string
  /** 'vs No. 12 Northfield *'; the asterisk is explained below the table. */
  opponent: string
  place: string
  /** '7 p.m. ET', 'W, 31-17', 'Postponed'. */
  outcome: string
  /** Tournament, doubleheader, promotion, note. */
  notes: string
  /** Television and radio of a game to come. */
  stations: string
}

function outcomeOf(game: Game): string {
  const standing = gameStanding(game)
  switch (standing.kind) {
    case 'called-off':
      return standing.word
    case 'over': {
      const { status, prescore, postscore } = standing.result
      const words = [
        status === 'N' ? null : status,
        scoreText(standing.result, 'team-first'),
        prescore,
        postscore,
      ].filter(Boolean)
      return words.join(', ') || 'Final'
    }
    case 'live':
      return 'Live'
    case 'ahead':
      return game.isTbd || game.isAllDay ? gameTime(game) : `${gameTime(game)} ${zoneWords(game)}`
  }
}

export function scheduleLines(games: readonly Game[]): ScheduleLine[] {
  return games.map((game) => ({
    id: game.id,
    date: gameDays(game),
    opponent: opponentWords(game) + (game.isConference ? ' *' : ''),
    place: venueWords(game).join(', '),
    outcome: outcomeOf(game),
    notes: gameTags(game).join('; '),
    stations:
      game.result === null && game.status === 'A'
        ? [game.media.tv, game.media.radio].filter(Boolean).join(', ')
        : '',
  }))
}
