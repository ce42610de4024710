import { and, eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type StoredTeam, sportGroups } from '#contract/shapes/stats-shapes.ts'
import type { Tenant } from '#contract/tenants.ts'
import { games } from '#server/db/schema/games.ts'
import { sports } from '#server/db/schema/sports.ts'
import { boxScores } from '#server/db/schema/stats.ts'
import { takeStatFile } from '#server/domains/stats/files/stat-files.service.ts'
import { allTenants } from '#server/domains/tenants/tenants.queries.ts'
import type { FileTeam, GameReading } from '#server/feeds/statcrew/reading/reading.ts'
import { writeStatFile } from '#server/feeds/statcrew/write-stat-file.ts'
import { engines } from '#tests/support/engines.ts'
import type { SeededApi } from '#tests/support/seeded-api.ts'
import { aSaturday } from '#tests/support/templates.ts'
import { openUncachedApi } from '#tests/support/uncached-api.ts'

const engine = engines.at(-1)
if (!engine) throw new Error('There is no engine')

/** Where the usual length is not that of the game in hand. */
const regulations: Record<string, number> = {
  football: 4,
  mbball: 2,
  wbball: 4,
  baseball: 9,
  softball: 7,
  mhockey: 3,
  whockey: 3,
  msoc: 2,
  wsoc: 2,
}

describe('games of the demo, written by a scoring program and taken in', () => {
  let api: SeededApi
  let tenant: Tenant
  beforeAll(async () => {
    api = await openUncachedApi(engine)
    const found = (await allTenants(api.services.database.platform)).find(({ key }) => key === 'halcyon')
    if (!found) throw new Error('There is no school')
    tenant = found
  })
  afterAll(() => api.close())

  const gamesOf = (group: (typeof sportGroups)[number]) =>
    api.services.scope.read('halcyon', (tx) =>
      tx
        .select({ box: boxScores, game: games, sport: sports })
        .from(boxScores)
        .innerJoin(games, and(eq(games.tenantId, boxScores.tenantId), eq(games.id, boxScores.gameId)))
        .innerJoin(sports, and(eq(sports.tenantId, games.tenantId), eq(sports.id, games.sportId)))
        .where(and(eq(boxScores.sportGroup, group), isNotNull(games.resultStatus)))
        .orderBy(games.id)
        .limit(200),
    )
  type Played = Awaited<ReturnType<typeof gamesOf>>[number]

  test.each(sportGroups)(
    '%s: the game is found, every player with it, and its result stays',
    async (group) => {
      const all = await gamesOf(group)
      const some = all.filter((_, index) => index % Math.ceil(all.length / 4) === 0)
      expect(some.length).toBeGreaterThan(1)
      for (const played of some) {
        const outcome = await takeStatFile(
          { ...api.services, now: () => aSaturday },
          { tenant, bytes: Buffer.from(writeStatFile(readingOf(played))), door: 'command' },
        )
        expect(outcome).toMatchObject({ kind: 'taken', receipt: { gameId: played.game.id, strangers: [] } })
        const [after] = await api.services.scope.read('halcyon', (tx) =>
          tx.select().from(games).where(eq(games.id, played.game.id)),
        )
        expect(resultOf(after)).toEqual(resultOf(played.game))
      }
    },
  )

  const resultOf = (game: Played['game'] | undefined) => [
    game?.resultStatus,
    game?.teamScore,
    game?.opponentScore,
    game?.postscore,
    game?.lineScores,
  ]

  function readingOf({ box, game, sport }: Played): GameReading {
    const [school, opponent] = box.data.teams
    const { venue, periods, scoring, drives, matches, officials } = box.data
    const written = [fileTeam(school, 'S'), fileTeam(opponent, 'O')] as const
    const start = Temporal.Instant.fromEpochMilliseconds(game.startUtc.getTime()).toZonedDateTimeISO(
      game.timeZone,
    )
    return {
      kind: 'game',
      group: box.sportGroup,
      program: 'Test Scorer 1.0',
      date: game.startDate,
      startTime: start.toPlainTime().toString({ smallestUnit: 'minute' }),
      isNeutral: game.locationIndicator === 'N',
      isConference: game.isConference,
      venue,
      state: {
        hasStarted: true,
        isComplete: true,
        period: periods.length,
        periodsRegulation: regulations[sport.globalSportShortname] ?? 4,
        clockSeconds: 0,
      },
      periods,
      teams: school.side === 'away' ? [written[0], written[1]] : [written[1], written[0]],
      scoring,
      drives,
      matches,
      officials,
      plays: box.plays,
      warnings: [],
    }
  }

  const fileTeam = (team: StoredTeam, id: string): FileTeam => ({
    ...team,
    id,
    players: team.players.map(({ rosterPlayerId: _, ...player }) => ({ ...player, checkName: null })),
  })
})
