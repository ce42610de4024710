import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allRows, oneRow, unannounced } from '#server/db/announced.ts'
import { schemaTables } from '#server/db/schema-tables.ts'
import { engines } from '#tests/support/engines.ts'
import { heardOf } from '#tests/support/heard-of.ts'
import { type KeptAddress, keptAddresses } from '#tests/support/kept-addresses.ts'
import { type KeptAnswer, keptOf, takeDropped } from '#tests/support/kept-answers.ts'
import { openSite, type Site, type SiteDoor } from '#tests/support/open-site.ts'
import { type Asked, plansOf } from '#tests/support/query-plans.ts'
import { writableTables, writeOneRow } from '#tests/support/write-one-row.ts'

const postgres = engines.find(({ name }) => name === 'PostgreSQL')

/** Both, for one has its pages made in the browser. */
const schools = { halcyon: { isMadeInBrowser: false }, tamarack: { isMadeInBrowser: true } }

/** Pages that are made for one visitor, or that nobody need be spared the making of. */
const neverKept = [
  '/login',
  '/login/forgot',
  '/login/reset',
  '/invitation',
  '/account',
  '/documents/*',
  '/form/:id',
  '/pay/:reference',
  '/subscribe/confirm',
  '/subscribe/leave',
  '/*',
]
const isForSome = (row: string) => /^\/(?:hidden|protected)\//.test(row)

/** A page, a file or a call, as it is kept. */
interface Made extends KeptAddress {
  school: string
  /** What PostgreSQL reads for it. */
  tables: ReadonlySet<string>
}
/** The same in one process, which may name other tags for it than the next. */
type Kept = Made & KeptAnswer

describe.runIf(postgres)('a page, a file or an answer that was made from a table', () => {
  let site: Site
  let doors: { door: SiteDoor; kept: Kept[] }[]
  let asked: Asked[] = []
  const rows = new Set<string>()
  let ownTables: Set<string>

  beforeAll(async () => {
    if (!postgres) return
    ownTables = new Set(schemaTables().map(({ table }) => table))
    site = await openSite(postgres, {}, { onQuery: (query, params) => asked.push({ query, params }) })
    const first = await keepAll()
    const beside = await site.beside()
    doors = [
      { door: site, kept: first },
      { door: beside, kept: await keepBeside(beside, first) },
    ]
    for (const { door, kept } of doors) {
      door.forget()
      await takeDropped(door, kept)
    }
  })
  afterAll(() => site.close())

  /** One after the other, each with everything asked anew, so that what is read is read for it. */
  async function keepAll(): Promise<Kept[]> {
    const client = new pg.Client({ connectionString: site.databaseUrl })
    await client.connect()
    const tablesOf = new Map<string, string[]>()
    const all: Kept[] = []
    for (const [school, { isMadeInBrowser }] of Object.entries(schools)) {
      const addresses = await keptAddresses(site, school, isMadeInBrowser)
      for (const made of addresses) {
        rows.add(made.row)
        site.forget()
        site.forgetAnswers()
        asked = []
        const kept = await keptOf(site, school, made.address)
        if (!kept) continue
        const queries = asked
        const unknown = queries.filter(({ query }) => !tablesOf.has(query))
        for (const { query, nodes } of await plansOf(client, school, unknown))
          tablesOf.set(
            query,
            nodes.flatMap((node) => node['Relation Name'] ?? []),
          )
        const tables = new Set(queries.flatMap(({ query }) => tablesOf.get(query) ?? []))
        all.push({ ...made, ...kept, school, tables })
      }
    }
    await client.end()
    return all
  }

  /** Another process, several at a time, which remembers what its pages share; each page in one form. */
  async function keepBeside(door: SiteDoor, first: readonly Kept[]): Promise<Kept[]> {
    const waiting = first.values().filter(({ isOtherForm }) => !isOtherForm)
    const all: Kept[] = []
    const askInTurn = async () => {
      for (const one of waiting) {
        await door.ask(one.school, one.address)
        const tags = door.cache.get(one.key)?.entry.tags
        all.push({ ...one, tags: tags ?? [] })
      }
    }
    await Promise.all(Array.from({ length: 4 }, askInTurn))
    return all
  }

  /** Tags name single rows too, and what stands where tables stand in a query, such as functions. */
  const tablesIn = (tags: readonly string[]) =>
    new Set(tags.map((tag) => tag.split('/')[0] ?? '').filter((table) => ownTables.has(table)))

  const everything = () => doors.flatMap(({ kept }) => kept)

  /** What has tables of which something is wrong, with those tables. */
  const namedBy = (wrong: (one: Kept) => ReadonlySet<string>) =>
    everything().flatMap((one) => {
      const tables = [...wrong(one)].join(', ')
      return tables === '' ? [] : [`${one.school} ${one.address}: ${tables}`]
    })

  /** What a row is known by that is shown by itself, where rows of a table are told apart. */
  const shownRow = (school: string, table: string) =>
    everything()
      .filter((one) => one.school === school)
      .flatMap(({ tags }) => tags)
      .find((tag) => tag.startsWith(`${table}/`) && tag !== allRows(table))
      ?.slice(table.length + 1)

  test('is kept, wherever it is for everybody', () => {
    const kept = new Set(everything().map(({ row }) => row))
    const unkept = [...rows].filter((row) => !kept.has(row) && !isForSome(row))
    expect(unkept.toSorted()).toEqual(neverKept.toSorted())
    expect(kept.size).toBeGreaterThan(150)
  })

  test('is tagged with every table that was read for it', () => {
    expect(namedBy(({ tables, tags }) => tables.difference(tablesIn(tags)))).toEqual([])
  })

  test('is tagged with no table that was not read for it', () => {
    expect(namedBy(({ tables, tags }) => tablesIn(tags).difference(tables))).toEqual([])
  })

  test('is made from no table that tells nobody what is written', () => {
    expect(namedBy(({ tables }) => tables.intersection(unannounced))).toEqual([])
  })

  test('is made anew when one row of that table is written, and nothing else is, in every process', async () => {
    const wrong: string[] = []
    const shown = new Set<string>()
    const tables = await writableTables(site.services)
    for (const school of Object.keys(schools)) {
      for (const written of tables) {
        const { table } = written
        const row = await writeOneRow(site.services, school, written, shownRow(school, table))
        for (const { door, kept } of doors) {
          await heardOf(site.services, door.bus)
          const shows = new Set(
            kept.filter(
              (one) =>
                one.school === school &&
                one.tables.has(table) &&
                (row === null || one.tags.includes(table) || one.tags.includes(oneRow(table, row))),
            ),
          )
          const dropped = new Set(await takeDropped(door, kept))
          if (shows.size > 0) shown.add(table)
          const tell = (what: string, ones: Iterable<Kept>) => {
            const addresses = [...ones].map((one) => `${one.school} ${one.address}`)
            if (addresses.length > 0) wrong.push(`${table} of ${school} ${what} ${addresses.join(', ')}`)
          }
          tell('drops', dropped.difference(shows))
          tell('does not drop', shows.difference(dropped))
        }
      }
    }
    expect(wrong).toEqual([])
    // Reports are read at the desk alone. Pictures follow the others, which are kept elsewhere; a page names a picture by
    // an address that stays.
    const nowhere = ['accessibility_reports', 'media_asset_players', 'media_asset_staff', 'media_assets']
    expect(tables.map(({ table }) => table).filter((table) => !shown.has(table))).toEqual(nowhere)
  })
})
