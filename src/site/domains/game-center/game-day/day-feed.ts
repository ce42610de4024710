import type { Names } from '#site/domains/stats/box-score/plays/play-words.ts'
import type { boxOfLive, ShownBox } from '../told/live-box.ts'

/** As much of a game's telling as its last plays need. */
export type DayFeed = Pick<ShownBox, 'plays'> & {
  sportSlug: string
  names: Names
  game: Parameters<typeof boxOfLive>[1]
}

/** What stands beside the score of a home page. */
export const shownPlays = 5
