import { momentOf } from '#seeds/generate/games/publish.ts'
import { openNewsroom } from '#seeds/generate/press/newsroom.ts'
import { recapInput } from '#seeds/generate/press/recap-input.ts'
import { generateUnscored, schoolData } from '#seeds/generate/school.ts'
import { boxScoresOf, sheetsOf } from '#seeds/generate/stats/box-scores.ts'
import type { RecapInput } from '#server/domains/recaps/input/recap-input.ts'

/** Games of both schools, three years at a time, all of them with their plays. */
export function* demoGames(wanted: number): Generator<{ group: string; input: RecapInput }> {
  let count = 0
  for (let year = 2026; year < 2080; year += 3) {
    for (const key of ['halcyon', 'tamarack'] as const) {
      const today = `${year}-11-15`
      const school = generateUnscored(key, today)
      const room = openNewsroom(schoolData[key], school, momentOf(today, school.tenant.timeZone))
      const sheets = new Map(
        [...sheetsOf(school.games)].map(([id, { game }], place) => [id, { game, isFull: place % 3 !== 0 }]),
      )
      const rows = new Map(boxScoresOf(schoolData[key], school, sheets).map((row) => [row.gameId, row]))
      for (const team of room.teams) {
        for (const game of team.games) {
          const row = rows.get(game.id)
          // Rosters run thin decades ahead: a court without a name is no game that anybody played.
          if (!row || row.data.matches.some(({ away, home }) => away.length * home.length === 0)) continue
          yield { group: row.sportGroup, input: recapInput(room, team, game, ({ id }) => rows.get(id)) }
          if (++count >= wanted) return
        }
      }
    }
  }
}
