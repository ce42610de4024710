import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { gte } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { FolderLockedError } from '#server/db/folder-lock.ts'
import { players } from '#server/db/schema/rosters.ts'
import { openServices } from '#server/open.ts'
import { createSchool } from '#tests/factories/school.ts'
import { engines, type TestDatabase } from '#tests/support/engines.ts'
import { empty } from '#tests/support/templates.ts'

const writer = join(import.meta.dirname, '../support/endless-writer.ts')

describe.each(engines)('durability on $name', (engine) => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await engine.create({}, empty)
    const services = await openServices(database.config)
    await createSchool(services, 'east')
    await services.close()
  })
  afterEach(() => database.dispose())

  /** Starts a process that writes rows and prints the id of each one acknowledged; ends it after that many with SIGKILL. */
  async function killAfter(acknowledged: number): Promise<number[]> {
    const { DATA_DIR, DATABASE_URL } = database.config
    const child = spawn(process.execPath, [writer], {
      env: { ...process.env, DATA_DIR, DATABASE_URL },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ids: number[] = []
    for await (const line of createInterface(child.stdout)) {
      ids.push(Number(line))
      if (ids.length === acknowledged) child.kill('SIGKILL')
    }
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    return ids
  }

  test('kill -9 in the middle of writes loses nothing acknowledged', async () => {
    const acknowledged: number[] = []
    for (const count of [1, 7, 25]) acknowledged.push(...(await killAfter(count)))
    expect(acknowledged.length).toBeGreaterThanOrEqual(33)

    const services = await openServices(database.config)
    const rows = await services.scope.read('east', (tx) =>
      tx.select({ id: players.id }).from(players).where(gte(players.id, 1)),
    )
    await services.close()
    const stored = new Set(rows.map(({ id }) => id))
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])
  })

  test('several processes may start and migrate at once', async () => {
    if (engine.name === 'PGlite') {
      const first = await openServices(database.config)
      const refusal = await openServices(database.config).then(
        () => null,
        (error: unknown) => error,
      )
      expect(refusal).toBeInstanceOf(FolderLockedError)
      expect(String(refusal)).toMatch(
        /in use by process \d+\. Stop it first, or give this one its own DATA_DIR/,
      )
      await first.close()
    } else {
      const fresh = await engine.create()
      const all = await Promise.all(Array.from({ length: 4 }, () => openServices(fresh.config)))
      await Promise.all(all.map((services) => services.close()))
      await fresh.dispose()
    }
  })
})
