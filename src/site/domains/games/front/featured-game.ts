import type { Game } from '#contract/games.ts'
import type { GameMedia } from '#contract/shapes/game-media.ts'
import { isEvent } from '../parts/game-words.ts'

const aWeek = 7 * 24 * 60 * 60 * 1000

/** The home game to lead with: one that is on, else the next one that sells tickets within a week of the very next, else that one. */
export function featuredGame<
  Ahead extends Pick<Game, 'startDateUtc' | 'isLive'> & { media: Pick<GameMedia, 'tickets'> },
>(games: readonly Ahead[]): Ahead | undefined {
  const [first] = games
  if (!first) return undefined
  const live = games.find(({ isLive }) => isLive)
  if (live) return live
  const end = Date.parse(first.startDateUtc) + aWeek
  return games.find((game) => game.media.tickets && Date.parse(game.startDateUtc) <= end) ?? first
}

const verbs = { H: 'host', A: 'visit', N: 'face' } as const

/** 'Kingfishers host Cape Meridian': the first words a fan reads. */
export function headline(
  game: Pick<Game, 'type' | 'tournament' | 'opponent' | 'locationIndicator'>,
  mascots: string,
): string {
  const { title } = game.opponent
  if (game.type === 'S') return title
  if (!isEvent(game)) return `${mascots} ${verbs[game.locationIndicator]} ${title}`
  const article = /^the /i.test(title) ? '' : 'the '
  return game.locationIndicator === 'H'
    ? `${mascots} host ${article}${title}`
    : `${mascots} at ${article}${title}`
}
