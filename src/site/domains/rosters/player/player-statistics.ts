import {
  chosenNumber,
  chosenSeason,
  highRows,
  loggedSeasons,
  numberByGame,
  numberKey,
  numberName,
  type SportNumbers,
  seasonFigures,
  tellingNumbers,
} from '#site/domains/stats/parts/player-numbers.ts'
import type { FilterLink } from '#site/parts/filters/FilterLinks.tsx'
import type { PlayerChoice } from './player-choice.ts'

/** Everything a player's page shows of the statistics; `controls` is what stays alive in the browser. */
export function playerStatistics(stats: SportNumbers | undefined, own: string, choice: PlayerChoice) {
  const played = stats ? loggedSeasons(stats) : []
  const season = chosenSeason(played, choice.season, own)
  const gamesOf = (title: string | undefined) => stats?.gameLog.filter((game) => game.season === title) ?? []
  const games = gamesOf(season)
  const numbers = stats ? tellingNumbers(stats, games) : []
  const number = chosenNumber(numbers, choice.stat)

  // The figures at the head are those of the page's own season, whichever games are looked at.
  const first = chosenSeason(played, null, own)
  const latest = stats?.seasons.find((line) => line.season === first)
  return {
    controls: season
      ? {
          seasons: played.map(
            (title): FilterLink => ({
              href: choice.href({ season: title === first ? null : title, stat: null }),
              label: title,
              current: title === season,
            }),
          ),
          numbers: numbers.slice(0, 8).map(
            (one): FilterLink => ({
              href: choice.href({ stat: one === numbers[0] ? null : numberKey(one) }),
              label: numberName(one, numbers),
              current: one === number,
            }),
          ),
        }
      : null,
    figures: {
      season: first ?? null,
      facts: stats ? seasonFigures(tellingNumbers(stats, gamesOf(first)), latest) : [],
    },
    games: {
      season: season ?? '',
      columns: stats?.columns ?? [],
      games,
      total: stats?.seasons.find((line) => line.season === season),
      chart: number ? numberByGame(number, numberName(number, numbers), games) : null,
      highs: stats && season ? highRows(stats, season) : [],
      telling: numbers[0]?.group ?? null,
    },
  }
}
