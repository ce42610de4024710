import { createHash } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isShared } from '#contract/endpoint.ts'
import type { Sport } from '#contract/sports.ts'
import { settle } from '#server/db/settle.ts'
import { createUser } from '#server/domains/accounts/accounts.service.ts'
import { exportTenant } from '#server/exchange/export.ts'
import { importTenant } from '#server/exchange/import.ts'
import { inOrderOfReference } from '#server/exchange/table-order.ts'
import { tenantTables } from '#server/exchange/tables.ts'
import type { Services } from '#server/open.ts'
import { openEndpoints } from '#tests/support/endpoints.ts'
import { engines } from '#tests/support/engines.ts'
import type { ApiAnswer, SeededApi } from '#tests/support/seeded-api.ts'
import { openUncachedApi } from '#tests/support/uncached-api.ts'
import { addressOf, pathSamples } from './samples.ts'

const schools = ['halcyon', 'tamarack']
const [first] = engines
const other = engines.at(-1)
if (!first || !other) throw new Error('There is no engine')

interface Part {
  columns: string[]
  rows: number
  bytes: number
  sha256: string
}

interface ChangedManifest {
  tenant: Record<string, unknown>
  tables: Record<string, Part>
  people: Part
  files: Record<string, object>
}

/** What the API says to every question, by school and address. Calls whose answers nobody shares are left out: they are others each time. */
async function answersOf(api: SeededApi): Promise<Map<string, string>> {
  const answers = new Map<string, string>()
  for (const school of schools) {
    const samples = await pathSamples(api, school)
    const sports = (await api.get('/api/v2/Sports', school)).json<Sport[]>()
    const ofSports = sports.flatMap(({ globalSportNameSlug: slug }) => [
      `/api/v2/Rosters/bySport/${slug}`,
      `/api/v2/Schedule/bySport/${slug}`,
    ])
    const ofTable = openEndpoints
      .filter(({ endpoint }) => isShared(endpoint))
      .map(({ endpoint }) => addressOf(endpoint, samples))
    for (const address of [...ofTable, ...ofSports]) {
      const { statusCode, body } = await answerOf(api, address, school)
      // A refusal bears the number of its request, which is another one each time.
      answers.set(
        `${school} ${address}`,
        `${statusCode} ${statusCode < 400 ? body : body.replace(/"instance":"[^"]*"/, '')}`,
      )
    }
  }
  return answers
}

/** A machine that is too busy for a question says so, and is asked again: that is no other answer. */
async function answerOf(api: SeededApi, address: string, school: string, tries = 5): Promise<ApiAnswer> {
  const answer = await api.get(address, school)
  return answer.statusCode === 503 && tries > 1 ? answerOf(api, address, school, tries - 1) : answer
}

/** Named one by one, because two long texts that differ somewhere tell nobody where. */
function differences(before: Map<string, string>, after: Map<string, string>): string[] {
  const statusOf = (answer: string | undefined) => answer?.slice(0, 3) ?? 'not asked'
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((address) => before.get(address) !== after.get(address))
    .map((address) => `${address}: ${statusOf(before.get(address))}, then ${statusOf(after.get(address))}`)
}

const filesOf = async (storage: Services['storage'], school: string) => [
  ...(await storage.list(`${school}/`)),
  ...(await storage.list(`private/${school}/`)),
]

async function wipe({ database, storage }: Services): Promise<void> {
  const tables = inOrderOfReference(tenantTables())
  await database.platform.transaction(async (tx) => {
    for (const { name, deferred } of tables) {
      for (const column of deferred)
        await tx.execute(sql`update ${sql.identifier(name)} set ${sql.identifier(column)} = null`)
    }
    for (const { name } of tables.toReversed()) await tx.execute(sql`delete from ${sql.identifier(name)}`)
    await tx.execute(sql`delete from tenants`)
  })
  for (const school of schools) for (const path of await filesOf(storage, school)) await storage.delete(path)
}

/** An export with all its rows and a few of its files, which take longest to write. */
async function leaveOutFiles(whole: string, lean: string): Promise<void> {
  const manifest = JSON.parse(await readFile(join(whole, 'manifest.json'), 'utf8'))
  for (const kind of ['files', 'privateFiles'])
    manifest[kind] = Object.fromEntries(Object.entries(manifest[kind]).slice(0, 12))
  const kept = ['files', 'privateFiles'].flatMap((kind) =>
    Object.keys(manifest[kind]).map((name) => join(kind, name)),
  )
  for (const part of ['tables', 'people.ndjson', ...kept])
    await cp(join(whole, part), join(lean, part), { recursive: true })
  await writeFile(join(lean, 'manifest.json'), JSON.stringify(manifest))
}

/** The way to every value of an object. */
const pathsOf = (value: unknown, path: string[] = []): string[][] =>
  value !== null && typeof value === 'object'
    ? [
        ...(path.length > 0 ? [path] : []),
        ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key])),
      ]
    : [path]

/** Puts a value in place of another. */
function setAt(target: object, path: string[], value: unknown): void {
  const parent = path
    .slice(0, -1)
    .reduce<Record<string, unknown>>(
      (inner, key) => inner[key] as Record<string, unknown>,
      target as Record<string, unknown>,
    )
  parent[path.at(-1) ?? ''] = value
}

describe(`a school that moves from ${first.name} to ${other.name} and back`, () => {
  let folder: string
  let source: SeededApi
  let target: SeededApi | undefined
  let before: Map<string, string>
  const exported = (trip: string, school: string) => join(folder, trip, school)
  const manifestOf = async (trip: string, school: string) =>
    JSON.parse(await readFile(join(exported(trip, school), 'manifest.json'), 'utf8'))
  const importAll = async (services: Services, trip: string) => {
    for (const school of schools) await importTenant(services, exported(trip, school), { isOwn: true })
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fieldhouse-exchange-'))
    source = await openUncachedApi(first)
    const person = { name: 'A Person', password: 'a long enough password', role: 'editor' as const }
    await createUser(source.services.database, {
      ...person,
      email: 'editor@halcyon.example',
      tenant: 'halcyon',
    })
    before = await answersOf(source)
    for (const school of schools) await exportTenant(source.services, school, exported('there', school))
    target = await openUncachedApi(other, {
      async fill(services) {
        await importAll(services, 'there')
        // PostgreSQL does so in its own time, which nobody waits for here.
        await settle(services.database)
      },
    })
    await leaveOutFiles(exported('there', 'tamarack'), exported('lean', 'tamarack'))
  })
  afterAll(async () => {
    await target?.close()
    await source.close()
    await rm(folder, { recursive: true, force: true })
  })

  const there = () => {
    if (!target) throw new Error('The import failed')
    return target
  }

  test('gives the same answer to every call', async () => {
    expect(before.size).toBeGreaterThan(100)
    expect(differences(before, await answersOf(there()))).toEqual([])
  })

  test('has the same rows and files to the byte, and gives the same answers when it comes back to a wiped database', async () => {
    for (const school of schools) {
      await exportTenant(there().services, school, exported('back', school))
      const [sent, returned] = [await manifestOf('there', school), await manifestOf('back', school)]
      expect(returned).toEqual({ ...sent, created: returned.created })
      expect(Object.keys(sent.files).length).toBeGreaterThan(100)
    }
    await wipe(source.services)
    await importAll(source.services, 'back')
    // Over HTTP a process learns of its schools by the bus, which needs a moment.
    await expect.poll(async () => (await source.get('/api/v2/Sports', 'tamarack')).statusCode).toBe(200)
    expect(differences(before, await answersOf(source))).toEqual([])
  })

  test('carries who may sign in, without their password, and nobody is taken for who they say they are', async () => {
    const { platform: handle } = there().services.database
    const result = await handle.execute(sql`
      select email, role, email_verified, is_operator, (select count(*)::int from accounts where accounts.user_id = users.id) as accounts
        from memberships join users on users.id = memberships.user_id where tenant_id = 'halcyon'`)
    const { rows } = result as unknown as { rows: { email: string; role: string }[] }
    expect(rows).toContainEqual(expect.objectContaining({ email: 'editor@halcyon.example', role: 'editor' }))
    expect(rows.length, 'the office of the demo comes along').toBeGreaterThan(1)
    const untrusted = { email_verified: false, is_operator: false, accounts: 0 }
    for (const row of rows) expect(row).toMatchObject(untrusted)
  })

  test('can be taken in twice, the second time under another name with its own files and hosts', async () => {
    const { services } = there()
    const imported = await importTenant(services, exported('there', 'tamarack'), { as: 'larch' })
    expect(imported.hostsLeftOut).toEqual(['tamarack.localhost'])
    await expect.poll(async () => (await there().get('/api/v2/Sports', 'larch')).statusCode).toBe(200)
    const sport = (await there().get('/api/v2/Sports', 'larch'))
      .json<Sport[]>()
      .find(({ rosterId }) => rosterId)
    const roster = await there().get(`/api/v2/Rosters/bySport/${sport?.globalSportNameSlug}`, 'larch')
    expect(roster.body).toContain('/files/larch/')
    expect(roster.body).not.toContain('/files/tamarack/')
    expect(await filesOf(services.storage, 'larch')).toHaveLength(imported.files)
    // Nothing of a stranger's acts by itself.
    const acting = await services.scope.read('larch', (tx) =>
      tx.execute(
        sql`select (select count(*)::int from tracking_tags where enabled) as tags,
            (select count(*)::int from form_notices where claimed_at is null) as mails,
            (select count(*)::int from payments where status in ('waiting', 'refunding')) as payments`,
      ),
    )
    expect((acting as unknown as { rows: object[] }).rows).toEqual([{ tags: 0, mails: 0, payments: 0 }])
  })

  test('goes on counting ids where the import ended', async () => {
    const id = await there().services.scope.write('halcyon', async (tx) => {
      const result = await tx.execute(
        sql`insert into opponents (title, slug, abbreviation) values ('New', 'new', 'NEW') returning id, (select max(id) from opponents) as before`,
      )
      return (result as unknown as { rows: { id: number; before: number }[] }).rows[0]
    })
    expect(id?.id).toBeGreaterThan(id?.before ?? 0)
  })

  describe('is refused in one line, and leaves nothing behind,', () => {
    const attempt = async (
      change: (copy: string) => Promise<unknown>,
      options: { as?: string } = { as: 'fresh' },
    ) => {
      const copy = await mkdtemp(join(folder, 'copy-'))
      await cp(exported('lean', 'tamarack'), copy, { recursive: true })
      await change(copy)
      const message = await importTenant(there().services, copy, options).then(
        () => 'taken',
        (error: Error) => error.message,
      )
      const left = await there().services.database.platform.execute(
        sql`select count(*)::int as count from sports where tenant_id = 'fresh'`,
      )
      expect((left as unknown as { rows: unknown[] }).rows).toEqual([{ count: 0 }])
      expect(await there().services.storage.list('fresh/')).toEqual([])
      return message.replaceAll(copy, '<folder>')
    }
    const changeManifest = (change: (manifest: ChangedManifest) => void) => async (copy: string) => {
      const path = join(copy, 'manifest.json')
      const manifest = JSON.parse(await readFile(path, 'utf8'))
      change(manifest)
      await writeFile(path, JSON.stringify(manifest))
    }
    const nothing = () => Promise.resolve()
    /** Rows that somebody wrote with care: the manifest knows of them. */
    const changeRows =
      (table: string, change: (row: Record<string, unknown>) => unknown, path = `tables/${table}.ndjson`) =>
      async (copy: string) => {
        const place = join(copy, path)
        const lines = (await readFile(place, 'utf8')).split('\n').filter(Boolean)
        const written = (lines.length > 0 ? lines : ['{}'])
          .map((line, index) => (index === 0 ? JSON.stringify(change(JSON.parse(line))) : line))
          .join('\n')
        await writeFile(place, written)
        await changeManifest(({ tables, people }) => {
          const sha256 = createHash('sha256').update(written).digest('hex')
          Object.assign(tables[table] ?? people, { bytes: Buffer.byteLength(written), sha256 })
        })(copy)
      }

    test.each<[string, Parameters<typeof attempt>, string]>([
      [
        'when the school is there',
        [nothing, {}],
        "There is a school 'tamarack' already; import it under another name with --as.",
      ],
      [
        'under a name that is none',
        [nothing, { as: '../x' }],
        "'../x' cannot be a school's key: small letters, digits and dashes.",
      ],
      [
        'without a manifest',
        [(copy) => rm(join(copy, 'manifest.json'))],
        '<folder> is no export: it has no manifest.json, which is written last.',
      ],
      [
        'with half a manifest',
        [(copy) => truncate(join(copy, 'manifest.json'), 500)],
        '<folder>/manifest.json is broken; export the school again.',
      ],
      [
        'of a newer format',
        [changeManifest((manifest) => Object.assign(manifest, { format: 99 }))],
        'The export has format 99; this version reads up to 1. Update Fieldhouse first.',
      ],
      [
        'with a table that is not known',
        [changeManifest(({ tables }) => Object.assign(tables, { drones: tables.games }))],
        'The export has drones, which this version does not know. Update Fieldhouse first.',
      ],
      [
        'with a table cut short',
        [(copy) => truncate(join(copy, 'tables/games.ndjson'), 1000)],
        expect.stringMatching(
          /^The export is not whole: tables.games.ndjson has 1000 bytes instead of \d+\.$/,
        ),
      ],
      [
        'with a table missing',
        [(copy) => rm(join(copy, 'tables/games.ndjson'))],
        expect.stringMatching(/^The export is not whole: tables.games.ndjson is missing\.$/),
      ],
      [
        'with a row changed',
        [changeGame],
        expect.stringMatching(/^The export was changed: tables.games.ndjson is not what was exported\.$/),
      ],
      [
        'with a path that leads elsewhere',
        [changeManifest(({ files }) => Object.assign(files, { '../../x.svg': Object.values(files)[0] }))],
        "The export names a file '../../x.svg', which is no path of the storage.",
      ],
      [
        'with somebody who would run the platform',
        [changeManifest(({ people }) => people.columns.push('is_operator'))],
        'The export has people.is_operator, which this version does not know. Update Fieldhouse first.',
      ],
      [
        'with a school that is given what no school has',
        [changeManifest(({ tenant }) => Object.assign(tenant, { is_operator: true }))],
        'The export has tenants.is_operator, which this version does not know. Update Fieldhouse first.',
      ],
      [
        'with a brand that is no colour',
        [
          changeManifest(({ tenant }) =>
            Object.assign(tenant, { brand: { primary: 'red}*{', secondary: '' } }),
          ),
        ],
        expect.stringMatching(/^The export's school is not well described: \/brand\/primary .+\.$/),
      ],
      [
        'with a host that is none',
        [changeManifest(({ tenant }) => Object.assign(tenant, { hosts: ['a b/../c'] }))],
        expect.stringMatching(/^The export's school is not well described: \/hosts\/0 .+\.$/),
      ],
      [
        'with a name that is a pattern',
        [changeManifest(({ tenant }) => Object.assign(tenant, { key: '(a+)+$' }))],
        "'(a+)+$' cannot be a school's key: small letters, digits and dashes.",
      ],
      [
        "under the name of all schools' private files",
        [nothing, { as: 'private' }],
        "'private' cannot be a school's key: small letters, digits and dashes.",
      ],
      [
        'with a column that names the school',
        [changeManifest(({ tables }) => tables.games?.columns.push('tenant_id'))],
        'The export has games.tenant_id, which this version does not know. Update Fieldhouse first.',
      ],
      [
        'with a table of the platform',
        [changeManifest(({ tables }) => Object.assign(tables, { sessions: tables.games }))],
        'The export has sessions, which this version does not know. Update Fieldhouse first.',
      ],
      [
        'with a column twice',
        [changeManifest(({ tables }) => tables.games?.columns.push('id'))],
        'The export has a column of games twice.',
      ],
      [
        'with a line that is no row',
        [changeRows('games', () => [])],
        "The export's games has a line that is no row.",
      ],
      [
        'with an id that leaves no other school one',
        [changeRows('games', (row) => ({ ...row, id: 2_147_483_647 }))],
        "The export's games have a row without an id from 1 to 2000000000.",
      ],
      [
        'with a value of another kind',
        [changeRows('sports', (row) => ({ ...row, title: null }))],
        expect.stringMatching(/^The export's sports cannot be taken: .+\.$/),
      ],
      [
        'with a box score that is none',
        [changeRows('box_scores', (row) => ({ ...row, data: { teams: 7 } }))],
        "The export's box_scores have a data that cannot be read.",
      ],
      [
        'with a day that never comes',
        [changeRows('games', (row) => ({ ...row, start_utc: 'infinity' }))],
        "The export's games have a start_utc that never comes.",
      ],
      [
        'with somebody who has no address',
        [changeRows('people', () => ({ id: 'x', name: 'A', email: 'nobody' }), 'people.ndjson')],
        'The export has somebody in people.ndjson without a proper id, name and address.',
      ],
      [
        'with a link in place of a file',
        [
          async (copy) => {
            await rm(join(copy, 'tables/games.ndjson'))
            await symlink(
              join(exported('there', 'tamarack'), 'tables/games.ndjson'),
              join(copy, 'tables/games.ndjson'),
            )
          },
        ],
        'The export is not whole: tables/games.ndjson is missing.',
      ],
    ])('%s', async (_, [change, options], message) => {
      expect(await attempt(change, options)).toEqual(message)
    })

    test('or taken, whatever its manifest says, and nobody runs the platform for it', async () => {
      const copy = await mkdtemp(join(folder, 'copy-'))
      await cp(exported('lean', 'tamarack'), copy, { recursive: true })
      const good = await readFile(join(copy, 'manifest.json'), 'utf8')
      const all = pathsOf(JSON.parse(good))
      const isOfFile = ([part]: string[]) => part === 'files' || part === 'privateFiles'
      const paths = [...all.filter((path) => !isOfFile(path)), ...all.filter(isOfFile).slice(0, 10)]
      let tried = 0
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...paths), fc.jsonValue(), async (path, value) => {
          const manifest = JSON.parse(good) as object
          setAt(manifest, path, value)
          await writeFile(join(copy, 'manifest.json'), JSON.stringify(manifest))
          const outcome = await importTenant(there().services, copy, { as: `fresh-${tried++}` }).then(
            () => 'taken.',
            (error: Error) => (error.name === 'ExchangeError' ? error.message : `${error.stack} !`),
          )
          expect(outcome).toMatch(/^[^\n]+\.$/)
        }),
        { numRuns: 100, seed: 7 },
      )
      const { platform: handle } = there().services.database
      const result = await handle.execute(sql`select count(*)::int as count from users where is_operator`)
      expect((result as unknown as { rows: unknown[] }).rows).toEqual([{ count: 0 }])
    })

    async function changeGame(copy: string) {
      const path = join(copy, 'tables/games.ndjson')
      const text = await readFile(path, 'utf8')
      await writeFile(path, text.replace('"id":', '"id" '))
    }
  })

  test('is not exported over what a folder holds', async () => {
    await expect(exportTenant(there().services, 'halcyon', exported('there', 'halcyon'))).rejects.toThrow(
      'is not empty; name a folder that is not there yet.',
    )
    await expect(exportTenant(there().services, 'nobody', join(folder, 'nobody'))).rejects.toThrow(
      "There is no school 'nobody'.",
    )
  })
})
