import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type Config, readConfig } from '#server/config/config.ts'
import { linkTree } from './link-tree.ts'
import { filled, madeOnce, type Place, runFolder, type Template } from './templates.ts'

/** A database of its own, gone when the test is over. */
export interface TestDatabase {
  config: Config
  dispose(): Promise<void>
}

export interface Engine {
  name: string
  /** Bare, or a copy of what a template made once for the whole run. */
  create(env?: Record<string, string>, template?: Template): Promise<TestDatabase>
}

/** How an engine makes a place for a database, new or as a copy of another, and clears it away. */
interface Ground {
  name: string
  make(original?: Place): Promise<Place>
  clear(place: Place): Promise<void>
}

/** In the folder of the run, which takes along what a test that was ended left behind. */
const folderName = () => join(runFolder() ?? tmpdir(), 'fieldhouse-test-')

const pglite: Ground = {
  name: 'PGlite',
  async make(original) {
    const folder = await mkdtemp(folderName())
    if (original) await cp(join(original.DATA_DIR, 'pglite'), join(folder, 'pglite'), { recursive: true })
    if (original) await linkTree(join(original.DATA_DIR, 'files'), join(folder, 'files'))
    return { DATA_DIR: folder, DATABASE_URL: '' }
  },
  clear: ({ DATA_DIR }) => rm(DATA_DIR, { recursive: true, force: true }),
}

const postgres = (serverUrl: string): Ground => {
  const onServer = async (statement: string) => {
    const client = new pg.Client({ connectionString: serverUrl })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  const nameOf = ({ DATABASE_URL }: Place) => new URL(DATABASE_URL).pathname.slice(1)
  return {
    name: 'PostgreSQL',
    async make(original) {
      const name = `fieldhouse_${randomBytes(6).toString('hex')}`
      await onServer(`create database ${name} ${original ? `template ${nameOf(original)}` : ''}`)
      const folder = await mkdtemp(folderName())
      if (original) await linkTree(join(original.DATA_DIR, 'files'), join(folder, 'files'))
      return {
        DATA_DIR: folder,
        DATABASE_URL: Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href,
      }
    },
    async clear(place) {
      await rm(place.DATA_DIR, { recursive: true, force: true })
      await onServer(`drop database if exists ${nameOf(place)} with (force)`)
    },
  }
}

/** Without a run to share it with, a template is filled where it is used. */
async function placeWith(ground: Ground, template: Template): Promise<Place> {
  const folder = runFolder()
  if (!folder) return filled(template, await ground.make())
  const made = (on: Ground, meanwhile?: () => Promise<unknown>) =>
    madeOnce(join(folder, on.name), template, () => on.make(), meanwhile)
  // While another process makes it, what is wanted next is made on the other engine.
  const others = () => Promise.all(grounds.filter((each) => each !== ground).map((each) => made(each)))
  return ground.make(await made(ground, others))
}

const engineOn = (ground: Ground): Engine => ({
  name: ground.name,
  async create(env = {}, template) {
    const place = template ? await placeWith(ground, template) : await ground.make()
    const config = readConfig({ LOG_LEVEL: 'fatal', PORT: '0', ...place, ...env })
    return { config, dispose: () => ground.clear(place) }
  },
})

const { TEST_DATABASE_URL } = process.env
const grounds = TEST_DATABASE_URL ? [pglite, postgres(TEST_DATABASE_URL)] : [pglite]

/** Every test of the API runs on each of these. `npm test` provides the server of the second. */
export const engines: Engine[] = grounds.map(engineOn)

/** What a template left behind, when the run is over. */
export async function clearPlace(engine: string, place: Place): Promise<void> {
  await grounds.find(({ name }) => name === engine)?.clear(place)
}
