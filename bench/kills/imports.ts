import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { like } from 'drizzle-orm'
import { countOn } from '#server/db/count-on.ts'
import { players, rosterPlayers } from '#server/db/schema/rosters.ts'
import { exportTenant } from '#server/exchange/export.ts'
import type { Services } from '#server/open.ts'
import { createSchool } from '#tests/factories/school.ts'
import type { Place } from '#tests/support/templates.ts'
import { Spares } from './spare.ts'

const script = join(import.meta.dirname, '../processes/import-command.ts')
const rowsOfFile = 200

/** Commands that take in a roster or a whole school, each killed at random until it has been let through once. */
export interface Imports {
  prepare(services: Services): Promise<void>
  /** One command, killed somewhere in the middle or not; true where it was killed before its end. */
  run(isKilled: boolean): Promise<boolean>
  judge(services: Services): Promise<Record<string, number>>
  close(): void
}

export function imports(place: Place): Imports {
  const folder = join(place.DATA_DIR, 'exported')
  let next = 0
  let longestMs = 5_000
  const done: string[] = []
  const spares = new Spares(script, { ...place })

  /** The command that is to be let through next: a roster, and every third time a school. */
  async function command(): Promise<{ name: string; args: string[] }> {
    if (next % 3 === 2)
      return { name: `school${next}`, args: ['import-school', folder, '--as', `copy${next}`] }
    const file = join(place.DATA_DIR, `roster${next}.csv`)
    const lines = Array.from({ length: rowsOfFile }, (_, row) => `Ann${row},Bench${next}x${row},${row % 99}`)
    await writeFile(file, ['First,Last,Number', ...lines].join('\n'))
    const args = ['--school', 'east', '--sport', 'football', '--season', '2026', '--file', file, '--apply']
    return { name: `roster${next}`, args: ['import', 'roster', ...args] }
  }

  return {
    close: () => spares.close(),
    async prepare(services) {
      await createSchool(services, 'west')
      await exportTenant(services, 'west', folder)
      // The factory gives its rows their ids.
      for (const table of [players, rosterPlayers]) await countOn(services.database.platform, table)
    },
    async run(isKilled) {
      const { name, args } = await command()
      const started = performance.now()
      const child = spares.begin(JSON.stringify(args))
      child.stdout.resume()
      let said = ''
      child.stderr.setEncoding('utf8').on('data', (text) => {
        said += text
      })
      const exited = once(child, 'exit')
      // Mostly towards the end, where it writes.
      if (isKilled) {
        const moment = longestMs * (0.3 + 0.7 * Math.random())
        await Promise.race([exited, sleep(moment)])
        child.kill('SIGKILL')
      }
      const [code, signal] = await exited
      if (signal) return true
      // A school that is there already came by a command that was killed before it could say so.
      if (code !== 0 && !/already|exists/i.test(said)) throw new Error(`${name} failed: ${said.slice(-1000)}`)
      if (!isKilled) longestMs = performance.now() - started
      done.push(name)
      next++
      return false
    },
    async judge(services) {
      const rosters = done.filter((name) => name.startsWith('roster'))
      const rows = await services.scope.read('east', async (tx) => ({
        people: await tx
          .select({ name: players.lastName })
          .from(players)
          .where(like(players.lastName, 'Bench%')),
        places: await tx.$count(rosterPlayers),
      }))
      const names = new Set(rows.people.map(({ name }) => name))
      const expected = rosters.flatMap((name) =>
        Array.from({ length: rowsOfFile }, (_, row) => `Bench${name.slice(6)}x${row}`),
      )
      const schools = done.filter((name) => name.startsWith('school'))
      const counts = await Promise.all(
        ['west', ...schools.map((name) => `copy${name.slice(6)}`)].map((key) =>
          services.scope.read(key, (tx) => tx.$count(players)),
        ),
      )
      return {
        rosters: rosters.length,
        schools: schools.length,
        rowsLost: expected.filter((name) => !names.has(name)).length,
        rowsDoubled: rows.people.length - names.size,
        placesDoubled: rows.places - 1 - names.size,
        schoolsLost: counts.filter((count) => count !== counts[0]).length,
      }
    },
  }
}
