import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type NewSchool, schools } from '#contract/editing/schools.ts'
import { sportList } from '#contract/shapes/sport-list.ts'
import { readManifest, verifyFolder } from '#server/exchange/manifest.ts'
import { tenantTables } from '#server/exchange/tables.ts'
import { pages } from '#site/table/pages.ts'
import { engines } from '#tests/support/engines.ts'
import { openSite, type Site, type SiteDoor } from '#tests/support/open-site.ts'
import { newestMessage } from '#tests/support/outbox.ts'
import { readTar } from '#tests/support/read-tar.ts'

const northfold: NewSchool = {
  key: 'northfold',
  name: 'Northfold University',
  abbreviation: 'NFU',
  mascot: 'Herons',
  hosts: ['northfold.localhost'],
  timeZone: 'America/Chicago',
  primary: '#7A1F1F',
  secondary: '#F7E7CE',
  sports: sportList.map(({ key }) => key),
  administrator: 'first@northfold.example',
}
/** What addresses call the parameter that is a sport. */
const sport = /:(?:slug|globalSportNameSlug|sportSlug|sportDepartment)\b/
const host = { host: 'northfold.localhost' }

describe.each(engines)('a school as a whole on $name', (engine) => {
  let site: Site
  let beside: SiteDoor
  let operator: string
  beforeAll(async () => {
    site = await openSite(engine)
    beside = await site.beside()
    operator = await site.signIn('halcyon', {
      email: 'op@platform.example',
      role: 'visitor',
      isOperator: true,
    })
  })
  afterAll(async () => {
    await beside.close()
    await site.close()
  })

  const post = async (path: string, json: object, cookie = operator) => {
    const { status, body } = await site.ask('halcyon', path, { cookie, json })
    return { status, body: JSON.parse(body) }
  }
  const create = (change: Partial<NewSchool> = {}) => post(schools.create.path, { ...northfold, ...change })
  const get = async (path: string, cookie = operator) => {
    const { status, body } = await site.ask('halcyon', path, { cookie })
    return { status, body: JSON.parse(body) }
  }
  const rowsOf = async (key: string) => {
    let count = 0
    for (const { name } of tenantTables()) {
      const { rows } = (await site.services.database.platform.execute(
        sql`select count(*)::int as count from ${sql.identifier(name)} where tenant_id = ${key}`,
      )) as unknown as { rows: { count: number }[] }
      count += rows[0]?.count ?? 0
    }
    return count
  }

  test('is made by the operator alone', async () => {
    const administrator = await site.signIn('halcyon', { email: 'a@own.example', role: 'administrator' })
    expect((await post(schools.create.path, northfold, administrator)).status).toBe(403)
    expect((await get(schools.list.path, administrator)).status).toBe(403)
    expect((await get(schools.list.path)).body.schools.map(({ key }: { key: string }) => key)).toEqual([
      'halcyon',
      'tamarack',
    ])
    expect((await get(schools.choices.path)).body.sports).toHaveLength(sportList.length)
  })

  test.each<[string, Partial<NewSchool>, string, RegExp]>([
    ['a key that is taken', { key: 'halcyon' }, 'key', /already/],
    ['a host of another', { hosts: ['tamarack.localhost'] }, 'hosts', /belongs to Tamarack College/],
    ['no time zone', { timeZone: 'Mars/Olympus' }, 'timeZone', /no time zone/],
    ['two colors alike', { primary: '#0a1f44', secondary: '#000000' }, 'secondary', /too much alike/],
    ['nobody to invite', { administrator: 'nobody' }, 'administrator', /whole e-mail address/],
  ])('is refused with %s, in words and by field', async (_, change, field, words) => {
    const { status, body } = await create(change)
    expect(status).toBe(422)
    expect(body.errors).toContainEqual({ field, message: expect.stringMatching(words) })
  })

  test('is refused with a crest that acts, and leaves nothing behind', async () => {
    const crest = Buffer.from('<svg onload="alert(1)"/>').toString('base64')
    expect((await create({ crest })).body.detail).toMatch(/plain SVG/)
    expect(await rowsOf('northfold')).toBe(0)
    expect(await site.services.storage.list('northfold/')).toEqual([])
  })

  test('has every page on every process from its first moment, and invites its administrator', async () => {
    const { status, body } = await create()
    expect([status, body.detail]).toEqual([200, undefined])
    expect(body).toMatchObject({
      school: { key: 'northfold', isDemo: false },
      invited: northfold.administrator,
    })
    expect(body.checks.every(({ passes }: { passes: boolean }) => passes)).toBe(true)
    await expect
      .poll(async () => (await beside.ask('halcyon', '/', { headers: host })).body)
      .toMatch(/<title>[^<]*Northfold Herons/)
    expect(await newestMessage(join(site.dataDir, 'outbox'), northfold.administrator)).toMatch(
      /northfold\.localhost:\d+\/invitation/,
    )
    const plain = pages
      .map(({ path }) => path.replaceAll(/\/:\w+\?/g, '').replace(sport, 'football'))
      .filter((path) => !/[:*]/.test(path))
    expect(plain.length).toBeGreaterThan(40)
    const failed: string[] = []
    for (const path of plain) {
      const answer = await site.ask('halcyon', path, { headers: host })
      if (answer.status >= 500) failed.push(`${path} ${answer.status}`)
    }
    expect(failed).toEqual([])
  })

  test.each([
    ['/', /Football/],
    ['/sports/football', /Football/],
    ['/sports/football/roster', /<h1/],
    ['/sports/football/schedule', /<h1/],
    ['/archives', /<h1/],
    ['/staff-directory', /<h1/],
    ['/calendar', /<h1/],
    ['/login', /Sign in/],
  ])('says something at %s', async (path, words) => {
    const { status, body } = await site.ask('halcyon', path, { headers: host })
    expect(status).toBe(200)
    expect(body).toMatch(words)
    expect(body).not.toMatch(/>(?:undefined|null|NaN)</)
  })

  test('is downloaded as an archive that can be taken in elsewhere, by whoever runs the platform', async () => {
    const path = schools.export.path.replace(':key', 'northfold')
    const administrator = await site.signIn('halcyon', {
      email: 'curious@halcyon.example',
      role: 'administrator',
    })
    const refused = await site.ask('halcyon', path, { cookie: administrator })
    expect([refused.status, refused.body]).toEqual([403, expect.stringContaining('runs the whole platform')])
    const { status, headers, body } = await site.ask('halcyon', path, { cookie: operator })
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/x-tar',
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename="northfold-[\d-]{10}\.tar"$/),
    })
    const folder = await mkdtemp(join(tmpdir(), 'northfold-'))
    for (const [name, bytes] of readTar(Buffer.from(body))) {
      await mkdir(dirname(join(folder, name)), { recursive: true })
      await writeFile(join(folder, name), bytes)
    }
    const archive = join(folder, 'northfold-export')
    await verifyFolder(archive, await readManifest(archive))
    await rm(folder, { recursive: true })
    expect(await readdir(join(site.dataDir, 'exports'))).toEqual([])
    const { rows } = (await site.services.database.platform.execute(
      sql`select user_name from account_events where tenant_id = 'northfold' and what = 'school exported'`,
    )) as unknown as { rows: unknown[] }
    expect(rows).toHaveLength(1)
  })

  test('is deleted when its key was typed again, with all it had, and the others stay', async () => {
    const path = schools.remove.path.replace(':key', 'northfold')
    const before = await rowsOf('halcyon')
    expect((await post(path, { again: 'halcyon' })).body.detail).toMatch(/once more/)
    const { status, body } = await post(path, { again: 'northfold' })
    expect([status, body.files]).toEqual([200, 2])
    expect(body.rows).toBeGreaterThan(100)
    expect(await rowsOf('northfold')).toBe(0)
    // The operator made an event or two, and nothing else.
    expect(Math.abs((await rowsOf('halcyon')) - before)).toBeLessThan(3)
    expect(await site.services.storage.list('northfold/')).toEqual([])
    await expect
      .poll(async () => (await beside.ask('halcyon', '/', { headers: host })).body)
      .not.toMatch(/Northfold Herons/)
    expect((await post(path, { again: 'northfold' })).status).toBe(404)
  })
})
