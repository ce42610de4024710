import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SportGroup } from '#contract/shapes/stats-shapes.ts'
import type { Tenant } from '#contract/tenants.ts'
import { games, opponents } from '#server/db/schema/games.ts'
import { players, rosterPlayers } from '#server/db/schema/rosters.ts'
import { seasons, sports } from '#server/db/schema/sports.ts'
import { boxScores } from '#server/db/schema/stats.ts'
import { takeStatFile } from '#server/domains/stats/files/stat-files.service.ts'
import { splitName } from '#server/feeds/person-name.ts'
import { readStatFile } from '#server/feeds/statcrew/read-stat-file.ts'
import type { GameReading } from '#server/feeds/statcrew/reading/reading.ts'
import { openServices, type Services } from '#server/open.ts'
import { createSchool } from '#tests/factories/school.ts'
import { engines, type TestDatabase } from '#tests/support/engines.ts'
import { realStatFiles, sayIfMissing, statFolder } from '#tests/support/real-data.ts'
import { empty } from '#tests/support/templates.ts'

const files = realStatFiles()
sayIfMissing(statFolder, files)

const globalSportIds: Partial<Record<SportGroup, number>> = {
  baseball: 1,
  football: 3,
  soccer: 8,
  volleyball: 19,
  hockey: 7,
  'field-hockey': 14,
  lacrosse: 24,
}

/** One engine is enough: the rules are the same, and the other tests run on both. */
const engine = engines.at(-1)

describe.runIf(files.length > 0)('real files of games', () => {
  let database: TestDatabase
  let services: Services
  beforeAll(async () => {
    if (!engine) throw new Error('There is no engine')
    database = await engine.create({}, empty)
    services = await openServices(database.config)
  })
  afterAll(async () => {
    await services.close()
    await database.dispose()
  })

  /** A school with the file's home team as its roster and the file's game on its schedule. */
  async function schoolOf(file: GameReading, key: string): Promise<Tenant> {
    const [visitors, home] = file.teams
    const tenant = { ...(await createSchool(services, key)), name: home.name.trim() }
    await services.scope.write(key, async (tx) => {
      const common = { sportId: 2, seasonId: 2 }
      await tx.insert(sports).values({
        id: 2,
        title: 'Sport',
        shortname: 'sport',
        abbreviation: 'SP',
        globalSportId: globalSportIds[file.group] ?? 0,
        globalSportShortname: 'sport',
        globalSportNameSlug: 'sport',
      })
      const { date } = file
      await tx.insert(seasons).values({ id: 2, sportId: 2, title: '2000', startsOn: date, endsOn: date })
      await tx.insert(opponents).values({ id: 2, title: visitors.name.trim(), slug: 'v', abbreviation: 'V' })
      const [factoryGame] = await tx.select().from(games)
      if (!factoryGame) throw new Error('The school has no game')
      await tx.insert(games).values({
        ...factoryGame,
        ...common,
        id: 2,
        opponentId: 2,
        startDate: date,
        startUtc: new Date(`${date}T23:00:00Z`),
        locationIndicator: file.isNeutral ? 'N' : 'H',
      })
      for (const [index, { name, jersey }] of home.players.entries()) {
        const parts = splitName(name) ?? { firstName: '', lastName: name }
        await tx.insert(players).values({ id: index + 10, ...parts, slug: 'p' })
        await tx
          .insert(rosterPlayers)
          .values({ id: index + 10, seasonId: 2, playerId: index + 10, jersey, academicYear: 'Senior' })
      }
    })
    return tenant
  }

  test.each(files.map((name, index) => [name, index] as const))(
    '%s is taken in: every player with a number is found, and the score is the file’s',
    async (name, index) => {
      const bytes = readFileSync(join(statFolder, name))
      const reading = readStatFile(bytes)
      if (!reading.ok || reading.file.kind !== 'game') throw new Error(`${name} cannot be read`)
      const { file } = reading
      const tenant = await schoolOf(file, `real-${index}`)
      const deps = { ...services, now: () => new Date('2026-11-15T12:00:00Z') }
      const outcome = await takeStatFile(deps, { tenant, bytes, door: 'command' })
      expect(outcome).toMatchObject({ kind: 'taken', receipt: { gameId: 2, strangers: [] } })
      const [box] = await services.scope.read(tenant.key, (tx) => tx.select().from(boxScores))
      const [own, other] = box?.data.teams ?? []
      expect([own?.score, other?.score]).toEqual([file.teams[1].score, file.teams[0].score])
      const numbered = own?.players.filter(({ jersey }) => jersey !== null && jersey !== 'TM') ?? []
      expect(numbered.length).toBeGreaterThan(5)
      expect(numbered.filter(({ rosterPlayerId }) => rosterPlayerId === null)).toEqual([])
      expect(await takeStatFile(deps, { tenant, bytes, door: 'command' })).toMatchObject({
        kind: 'unchanged',
      })
    },
  )
})
