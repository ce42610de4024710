import { mkdir, mkdtemp, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { games } from '#server/db/schema/games.ts'
import { liveGames } from '#server/db/schema/live.ts'
import { boxScores, statFiles } from '#server/db/schema/stats.ts'
import { takeStatFile } from '#server/domains/stats/files/stat-files.service.ts'
import { writeStatFile } from '#server/feeds/statcrew/write-stat-file.ts'
import type { GoesOn } from '#server/jobs/duty.ts'
import { statsFolderDuties } from '#server/jobs/stats-folder.ts'
import { type FootballFile, footballGame } from '#tests/factories/football-file.ts'
import { engines } from '#tests/support/engines.ts'
import { openStatDoor, type StatDoor } from '#tests/support/stat-door.ts'

const xml = (change: FootballFile = {}) => writeStatFile(footballGame(change))
const running = (points: number) => xml({ isComplete: false, line: [[points], [0]] })

describe.each(engines)('a folder that scoring programs write to, on $name', (engine) => {
  let door: StatDoor
  let folder: string
  let look: (goesOn?: GoesOn) => Promise<unknown>
  let now: Date
  let lines: string[]
  const watch = () => {
    const [duty] = statsFolderDuties({
      ...door.services,
      config: { STATS_FOLDER: folder, STATS_FOLDER_MS: 2_000 },
      tenants: () => Object.values(door.tenants),
      now: () => now,
      log: (line) => lines.push(line),
    })
    return async (goesOn: GoesOn = () => true) => duty?.forPlatform(goesOn)
  }

  beforeAll(async () => {
    door = await openStatDoor(engine)
  })
  afterAll(() => door.close())
  beforeEach(async () => {
    lines = []
    now = door.now()
    folder = await mkdtemp(join(tmpdir(), 'fieldhouse-stats-'))
    await mkdir(join(folder, 'east'))
    look = watch()
    const { storage } = door.services
    for (const path of await storage.list('private/east/stat-files/')) await storage.delete(path)
    for (const tenant of Object.values(door.tenants))
      await door.inSchool(async ({ tx }) => {
        for (const table of [statFiles, boxScores, liveGames]) await tx.delete(table)
        await tx
          .update(games)
          .set({ startDate: '2026-11-14', gameState: 'Scheduled', resultStatus: null, lineScores: null })
      }, tenant)
  })
  afterEach(async () => {
    await rm(folder, { recursive: true })
  })

  const file = () => join(folder, 'east', 'GAME.XML')
  const rows = () =>
    door.inSchool(({ tx }) =>
      tx
        .select({
          status: statFiles.status,
          isStanding: statFiles.isStanding,
          door: statFiles.door,
          fileName: statFiles.fileName,
        })
        .from(statFiles),
    )
  const score = async () =>
    (await door.inSchool(({ tx }) => tx.select({ data: boxScores.data }).from(boxScores)))[0]?.data.teams[0]
      .score

  test('is looked into again and again: each version is taken in as it is written', async () => {
    await look()
    await writeFile(file(), running(3))
    await look()
    expect(await score()).toBe(3)
    for (const points of [10, 17]) {
      await writeFile(file(), running(points))
      await look()
      expect(await score()).toBe(points)
    }
    expect((await rows()).filter(({ isStanding }) => isStanding)).toEqual([
      { status: 'taken', isStanding: true, door: 'folder', fileName: join('east', 'GAME.XML') },
    ])
    // Of the versions of one minute the first and the standing are kept, and no other bytes.
    const kept = await door.services.storage.list('private/east/stat-files/')
    expect([(await rows()).length, kept.length]).toEqual([2, 2])
  })

  test('may hold a file that is half written: it is taken in once it is whole', async () => {
    const whole = running(7)
    await writeFile(file(), whole.slice(0, whole.length / 2))
    await look()
    await look()
    expect(await rows()).toEqual([])
    await writeFile(file(), whole)
    await look()
    expect([await score(), (await rows()).length]).toEqual([7, 1])
  })

  test('may hold a file that stays broken: it is refused once', async () => {
    await writeFile(file(), '<fbgame><venue')
    for (let count = 0; count < 8; count++) await look()
    expect((await rows()).map(({ status }) => status)).toEqual(['refused'])
    expect(lines).toEqual([expect.stringContaining('GAME.XML was refused (broken')])
  })

  test('does nothing with the same bytes under a new date', async () => {
    await writeFile(file(), running(7))
    await look()
    const before = await door.rows('east')
    await utimes(file(), new Date(), new Date(Date.now() + 60_000))
    await look()
    expect(await door.rows('east')).toEqual(before)
  })

  test('takes a file in later when its game is on the schedule by then', async () => {
    await door.inSchool(({ tx }) => tx.update(games).set({ startDate: '2026-09-05' }).where(eq(games.id, 1)))
    await writeFile(file(), running(7))
    await look()
    expect((await rows()).map(({ status }) => status)).toEqual(['refused'])
    await door.inSchool(({ tx }) => tx.update(games).set({ startDate: '2026-11-14' }).where(eq(games.id, 1)))
    await look()
    expect(await score()).toBeUndefined()
    now = new Date(now.getTime() + 61_000)
    await look()
    expect([await score(), (await rows()).map(({ status }) => status)]).toEqual([7, ['taken']])
  })

  test('has a folder for each school; links and other files are left alone', async () => {
    await mkdir(join(folder, 'west'))
    await mkdir(join(folder, 'nobody'))
    await writeFile(join(folder, 'nobody', 'a.xml'), running(7))
    await writeFile(join(folder, 'east', 'notes.txt'), running(7))
    await symlink(join(folder, 'nobody', 'a.xml'), join(folder, 'east', 'link.xml'))
    await writeFile(join(folder, 'west', 'b.xml'), xml({ school: 'School west' }))
    await look()
    expect(await rows()).toEqual([])
    const inWest = await door.inSchool(({ tx }) => tx.$count(boxScores), door.tenants.west)
    expect(inWest).toBe(1)
  })

  test('may be watched by two processes: a file is taken in once', async () => {
    const other = watch()
    await writeFile(file(), running(7))
    await Promise.all([look(), other()])
    expect((await rows()).length).toBe(1)
  })

  test('a version that was overtaken while others were at work is left', async () => {
    const before = await door.rows('east')
    const outcome = await takeStatFile(
      { ...door.services, now: () => now },
      {
        tenant: door.tenants.east,
        bytes: Buffer.from(running(7)),
        door: 'folder',
        isStillCurrent: async () => false,
      },
    )
    expect(outcome).toEqual({ kind: 'overtaken' })
    expect(await door.rows('east')).toEqual(before)
  })

  test('is left alone once the server stops, or another process has taken it over', async () => {
    await writeFile(join(folder, 'new'), running(7))
    await rename(join(folder, 'new'), file())
    await look(() => false)
    expect(await rows()).toEqual([])
  })
})
