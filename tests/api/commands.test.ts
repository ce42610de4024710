import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Tx } from '#server/db/client.ts'
import { duties } from '#server/db/schema/duties.ts'
import { changes } from '#server/db/schema/editing.ts'
import { forms } from '#server/db/schema/forms.ts'
import { players, rosterPlayers } from '#server/db/schema/rosters.ts'
import { formPlaces } from '#server/db/schema/submissions.ts'
import { kinds } from '#server/desk.ts'
import { undoWork } from '#server/editing/pieces/undo.ts'
import { openServices } from '#server/open.ts'
import { createSchool, tenantNamed } from '#tests/factories/school.ts'
import { engines, type TestDatabase } from '#tests/support/engines.ts'
import { empty } from '#tests/support/templates.ts'
import { doctor } from '../../src/commands/doctor.ts'
import { importCommand } from '../../src/commands/import.ts'
import { redirectCommand } from '../../src/commands/redirect.ts'
import { settingsCommand } from '../../src/commands/settings.ts'

describe.each(engines)('what is done at the command line on $name', (engine) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await engine.create({}, empty)
    const services = await openServices(database.config)
    for (const key of ['east', 'west']) await createSchool(services, key)
    await services.close()
  })
  afterAll(() => database.dispose())
  afterEach(() => {
    vi.restoreAllMocks()
  })

  type Run = (config: TestDatabase['config'], args: string[]) => Promise<number>
  /** What a command answers and prints. */
  async function run(command: Run, line: string) {
    const said: string[] = []
    vi.spyOn(console, 'log').mockImplementation((text) => void said.push(String(text)))
    vi.spyOn(console, 'error').mockImplementation((text) => void said.push(String(text)))
    const code = await command(database.config, line.split(' ').filter(Boolean))
    return { code, said: said.join('\n') }
  }

  test('settings are shown, and taken from a file once they are right', async () => {
    const file = join(database.config.DATA_DIR, 'mobile.json')
    const take = () => run(settingsCommand, `--school east --group mobile --file ${file}`)
    await writeFile(file, JSON.stringify({ mobileAppleAppId: '1234567890' }))
    expect(await take()).toMatchObject({ code: 0 })
    await writeFile(file, JSON.stringify({ mobileAppleAppId: 7 }))
    expect(await take()).toEqual({ code: 1, said: 'These are not mobile settings.' })
    const shown = await run(settingsCommand, '--school east --group mobile')
    expect(JSON.parse(shown.said)).toEqual({ mobileAppleAppId: '1234567890' })
    expect(await run(settingsCommand, '--school west --group mobile')).toMatchObject({ code: 1 })
    expect(await run(settingsCommand, '--school east --group weather')).toMatchObject({ code: 2 })
  })

  test('a redirect is written for one school, and a bad one is refused', async () => {
    const line = '/parade → /calendar'
    expect(await run(redirectCommand, '--school east --from /Parade/ --to /calendar')).toEqual({
      code: 0,
      said: line,
    })
    expect((await run(redirectCommand, '--school west')).said).toBe('')
    expect(await run(redirectCommand, '--school east --from /x --to javascript:alert(1)')).toEqual({
      code: 1,
      said: 'A redirect leads to a path of the site or to an address of the web.',
    })
    expect(await run(redirectCommand, '--school east --from /x')).toMatchObject({ code: 2 })
  })

  test('an import is one piece of work under its own name, and is undone as one', async () => {
    const file = join(database.config.DATA_DIR, 'spring.csv')
    await writeFile(file, 'No.,Name,Pos.\n71,Ada Marsh,QB\n72,Ben Orr,WR\n')
    const line = `roster --school east --sport football --season 2026 --file ${file}`
    // The embedded database is one at a time's alone.
    const atEast = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
      const services = await openServices(database.config)
      return services.scope.write('east', work).finally(() => services.close())
    }
    const onRoster = () =>
      atEast(async (tx) => new Set((await tx.select().from(rosterPlayers)).map(({ jersey }) => jersey)))
    // Their ids were given by hand, and the next of the sequence would be theirs.
    await atEast(async (tx) => {
      await tx.delete(rosterPlayers)
      await tx.delete(players)
    })
    expect((await run(importCommand, line)).code).toBe(0)
    expect(await atEast((tx) => tx.select().from(changes))).toEqual([])
    expect((await run(importCommand, `${line} --apply`)).code).toBe(0)
    expect(await onRoster()).toEqual(new Set(['71', '72']))
    const lines = await atEast((tx) => tx.select().from(changes))
    expect(new Set(lines.map(({ work }) => work)).size).toBe(1)
    expect(lines[0]).toMatchObject({
      what: 'import',
      userName: 'Import',
      subjectTitle: 'spring.csv, football 2026',
    })
    const visitor = {
      userId: 'a',
      name: 'A',
      email: 'a@b.example',
      role: 'administrator',
      isOperator: false,
    } as const
    await atEast((tx) =>
      undoWork({ tx, kinds, tenant: tenantNamed('east'), now: new Date(), visitor }, lines[0]?.work ?? ''),
    )
    expect(await onRoster()).toEqual(new Set())
  })

  test('the doctor looks into the books of every school, and for duties that failed', async () => {
    const healthy = (await run(doctor, '')).said
    expect(healthy).toContain('✓ Books of the forms (they add up, 0.00 and 0.00)')
    expect(healthy).toContain('✓ Duties')
    const services = await openServices(database.config)
    await services.database.platform
      .insert(duties)
      .values({ name: 'notices', school: 'west', nextAt: new Date(), lastError: 'no ink' })
    await services.scope.write('west', async (tx) => {
      await tx.insert(forms).values({ id: 1, title: 'Club' })
      await tx.insert(formPlaces).values({ formId: 1, taken: 5 })
    })
    await services.close()
    const { said } = await run(doctor, '')
    expect(said).toMatch(/✗ Books of the forms: west: .*form 1/)
    expect(said).toContain('✗ Duties: notices of west: no ink')
  })
})
