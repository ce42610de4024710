import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { seedSchools } from '#seeds/load/load.ts'
import { readConfig } from '#server/config/config.ts'
import { openServices, type Services } from '#server/open.ts'

/** Where a database and its files lie. */
export interface Place {
  DATA_DIR: string
  DATABASE_URL: string
}

/** What is in a database before a test begins. The name tells templates apart. */
export interface Template {
  name: string
  fill(services: Services): Promise<void>
}

export const empty: Template = { name: 'empty', fill: async () => {} }

/** When tests take place, so that they find the same every day: noon at Halcyon on a day of many games. */
export const aSaturday = new Date('2026-11-14T17:00:00Z')

/** Both schools as they stand at a moment. */
export const demo = (moment: Date): Template => ({
  name: `demo at ${moment.getTime()}`,
  fill: (services) => seedSchools({ ...services, log: () => {}, now: moment }),
})

const variable = 'FIELDHOUSE_TEST_RUN'
/** The folder of the whole run, which all its processes see. */
export const runFolder = (): string | undefined => process.env[variable]
export const setRunFolder = (folder: string): void => {
  process.env[variable] = folder
}

/** The place that a template was made in: by the first process that asks, while the others do something else or wait. */
export async function madeOnce(
  parent: string,
  template: Template,
  make: () => Promise<Place>,
  meanwhile: () => Promise<unknown> = async () => {},
): Promise<Place> {
  const folder = join(parent, template.name)
  await mkdir(parent, { recursive: true })
  const isFirst = await mkdir(folder).then(
    () => true,
    () => false,
  )
  if (!isFirst) {
    if (!(await isThere(folder, 'place.json'))) await meanwhile()
    return waitFor(folder)
  }
  try {
    const place = await make()
    await writeFile(join(folder, 'making.json'), JSON.stringify(place))
    await filled(template, place)
    await rename(join(folder, 'making.json'), join(folder, 'place.json'))
    return place
  } catch (error) {
    await writeFile(join(folder, 'failed'), String(error))
    throw error
  }
}

export async function filled(template: Template, place: Place): Promise<Place> {
  const services = await openServices(readConfig({ LOG_LEVEL: 'fatal', ...place }))
  await template.fill(services).finally(() => services.close())
  return place
}

const isThere = (folder: string, name: string): Promise<boolean> =>
  stat(join(folder, name)).then(
    () => true,
    () => false,
  )

async function waitFor(folder: string): Promise<Place> {
  for (;;) {
    if (await isThere(folder, 'place.json'))
      return JSON.parse(await readFile(join(folder, 'place.json'), 'utf8'))
    if (await isThere(folder, 'failed')) throw new Error(await readFile(join(folder, 'failed'), 'utf8'))
    await sleep(100)
  }
}
