import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { openSecret } from '#server/config/secret.ts'
import { sports } from '#server/db/schema/sports.ts'
import { openServices } from '#server/open.ts'
import { createSchool } from '#tests/factories/school.ts'
import { engines, type TestDatabase } from '#tests/support/engines.ts'
import { startObjectStore } from '#tests/support/object-store.ts'
import { empty } from '#tests/support/templates.ts'
import { backupCommand, restoreCommand } from '../../src/commands/backup.ts'

const key = 'the key of a vault that is somewhere else entirely'

describe.each(engines)('backup and restore by command on $name', (engine) => {
  let original: TestDatabase
  let shelf: string
  const places: TestDatabase[] = []
  beforeAll(async () => {
    original = await engine.create({ BACKUP_KEY: key }, empty)
    shelf = await mkdtemp(join(tmpdir(), 'fieldhouse-backups-'))
    const services = await openServices(original.config)
    for (const school of ['east', 'west']) await createSchool(services, school)
    await services.storage.write('east/stored/crest.png', Buffer.from('a crest'), 'image/png')
    await services.storage.write('east/stored/same.png', Buffer.from('a crest'), 'image/png')
    await services.storage.write('private/west/stat-files/1.txt', Buffer.alloc(300_000, 'x'), 'text/plain')
    await services.close()
  })
  afterAll(async () => {
    for (const place of [original, ...places]) await place?.dispose()
    await rm(shelf, { recursive: true, force: true })
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  type Config = TestDatabase['config']
  async function run(command: typeof backupCommand, config: Config, ...args: string[]) {
    const said: string[] = []
    vi.spyOn(console, 'log').mockImplementation((text) => void said.push(String(text)))
    vi.spyOn(console, 'error').mockImplementation((text) => void said.push(String(text)))
    const code = await command(config, [shelf, ...args])
    return { code, said: said.join('\n') }
  }
  /** A new place without anything in it. */
  async function emptyPlace(): Promise<Config> {
    const place = await engine.create({ BACKUP_KEY: key })
    places.push(place)
    return place.config
  }
  async function withServices<T>(
    config: Config,
    work: (services: Awaited<ReturnType<typeof openServices>>) => Promise<T>,
  ) {
    const services = await openServices(config)
    return work(services).finally(() => services.close())
  }

  test('the first takes everything and shows none of it to a stranger', async () => {
    const { code, said } = await run(backupCommand, original.config)
    expect(said).toContain('3 files; 3 of them are new')
    expect(said).toContain('It is encrypted.')
    expect(code).toBe(0)
    for (const entry of await readdir(shelf, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const bytes = await readFile(join(entry.parentPath, entry.name))
      expect(bytes.subarray(0, 4).toString()).toBe('FHB1')
      expect(bytes.includes('crest')).toBe(false)
    }
    // What two paths hold alike lies there once.
    const stored = (await readdir(join(shelf, 'files'), { recursive: true, withFileTypes: true })).filter(
      (each) => each.isFile(),
    )
    expect(stored).toHaveLength(2)
  })

  test('the second takes what has changed', async () => {
    await withServices(original.config, async ({ storage, scope }) => {
      await storage.write('east/stored/crest.png', Buffer.from('a new crest'), 'image/png')
      await storage.delete('east/stored/same.png')
      await scope.write('east', (tx) => tx.update(sports).set({ title: 'Rowing, mended' }))
    })
    const { said } = await run(backupCommand, original.config)
    expect(said).toContain('2 files; 1 of them are new, 11 bytes')
  })

  test('an empty place gets all of it back, compared row by row and byte by byte', async () => {
    const config = await emptyPlace()
    const { code, said } = await run(restoreCommand, config)
    expect(said).toContain('compared one by one')
    expect(code).toBe(0)
    expect(openSecret(config)).toBe(openSecret(original.config))
    await withServices(config, async ({ storage, scope }) => {
      expect(await storage.list('')).toEqual(['east/stored/crest.png', 'private/west/stat-files/1.txt'])
      expect((await storage.read('east/stored/crest.png'))?.bytes.toString()).toBe('a new crest')
      const titles = await scope.read('east', (tx) => tx.select({ title: sports.title }).from(sports))
      expect(new Set(titles.map(({ title }) => title))).toEqual(new Set(['Rowing, mended']))
      expect(await scope.read('nobody', (tx) => tx.$count(sports))).toBe(0)
    })
  })

  test('an earlier moment comes back by its name, into a store as well', async () => {
    const store = await startObjectStore()
    const config = { ...(await emptyPlace()), STORAGE_URL: store.url }
    const [first = ''] = (await readdir(shelf)).filter((name) => name.startsWith('20')).sort()
    expect((await run(restoreCommand, config, '--backup', first)).code).toBe(0)
    expect(store.files.get('east/stored/crest.png')?.bytes.toString()).toBe('a crest')
    expect(store.files.size).toBe(3)
    await store.stop()
  })

  test.each([
    ['a place that is not empty', async () => original.config, [], /already/],
    [
      'another key',
      async () => ({ ...(await emptyPlace()), BACKUP_KEY: `${key}!` }),
      [],
      /BACKUP_KEY is another/,
    ],
    ['no key', async () => ({ ...(await emptyPlace()), BACKUP_KEY: '' }), [], /Set BACKUP_KEY/],
    [
      'a backup that is not there',
      async () => emptyPlace(),
      ['--backup', '2020-01-01T00-00-00-000Z'],
      /There is no backup 2020/,
    ],
  ])('%s is refused in a line', async (_, place, args, words) => {
    const { code, said } = await run(restoreCommand, await place(), ...args)
    expect(said).toMatch(words)
    expect(code).toBe(1)
  })

  test('a backup is looked at without being taken in, and a byte that has changed is found', async () => {
    expect(await run(restoreCommand, original.config, '--check')).toMatchObject({ code: 0 })
    const places = (await readdir(join(shelf, 'files'), { recursive: true, withFileTypes: true }))
      .filter((each) => each.isFile())
      .map((each) => join(each.parentPath, each.name))
    const before = await Promise.all(places.map((place) => readFile(place)))
    for (const [index, place] of places.entries()) {
      const bytes = Buffer.from(before[index] ?? [])
      bytes[bytes.length - 20] = (bytes[bytes.length - 20] ?? 0) ^ 1
      await writeFile(place, bytes)
    }
    const { code, said } = await run(restoreCommand, original.config, '--check')
    expect(said).toContain('a file of it was changed')
    expect(code).toBe(1)
    for (const [index, place] of places.entries()) await writeFile(place, before[index] ?? '')
  })

  test('the oldest go when so many are enough, with what they alone needed', async () => {
    const { said } = await run(backupCommand, original.config, '--keep', '1')
    expect(said).toContain('2 older backups are gone.')
    expect((await readdir(shelf)).filter((name) => name.startsWith('20'))).toHaveLength(1)
    expect((await run(restoreCommand, original.config, '--check')).code).toBe(0)
    const stored = (await readdir(join(shelf, 'files'), { recursive: true, withFileTypes: true })).filter(
      (each) => each.isFile(),
    )
    expect(stored).toHaveLength(2)
  })
})
