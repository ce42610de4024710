import type { Game } from '#contract/games.ts'
import type { BoxScore } from '#contract/stats.ts'
import { periodHeads } from '#site/domains/games/parts/line-score.ts'

/** A box score of another server may not say of which sport it is, nor what its periods are called. */
export function toldBox(box: BoxScore, game: Pick<Game, 'sport'>): BoxScore {
  const sport = box.sport.title ? box.sport : game.sport
  const count = Math.max(box.away.scoreByPeriod.length, box.home.scoreByPeriod.length)
  const heads = periodHeads(sport.globalSportNameSlug, count).map(({ short }) => short)
  return { ...box, sport, periods: box.periods.length > 0 ? box.periods : heads }
}
