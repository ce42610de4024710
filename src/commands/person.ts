import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { Config } from '#server/config/config.ts'
import { erasePerson, exportPerson, PersonError } from '#server/exchange/person/person.ts'
import { openServices, type Services } from '#server/open.ts'

export const usage = `npm run fieldhouse -- person export EMAIL [FILE]
npm run fieldhouse -- person erase EMAIL --sure

All that is known of somebody at every school, by the address of their mailbox: as JSON, or erased for good. What they
wrote for a school stays the school's, under no name; what they paid stays in the books as a number. Backups hold them
until those are gone (backup --keep). docs/personal-data.md says what is where and for how long.`

/** `person`: what the law calls access and erasure, each in one go. */
export async function personCommand(config: Config, args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { sure: { type: 'boolean', default: false } },
  })
  const [what, email = '', file] = positionals
  const isWhole = (what === 'export' || (what === 'erase' && values.sure)) && /^[^\s@]+@[^\s@]+$/.test(email)
  if (!isWhole) {
    console.error(usage)
    return 2
  }
  const services = await openServices(config)
  try {
    return what === 'export' ? await show(services, email, file) : await erase(services, email)
  } catch (error) {
    if (!(error instanceof PersonError)) throw error
    console.error(error.message)
    return 1
  } finally {
    await services.close()
  }
}

async function show({ database }: Services, email: string, file: string | undefined): Promise<number> {
  const data = await exportPerson(database, email)
  const text = `${JSON.stringify({ email, made: new Date().toISOString(), data }, null, 2)}\n`
  if (file === undefined) console.log(text)
  else await writeFile(file, text, { flag: 'wx', mode: 0o600 })
  if (file !== undefined) console.log(`${Object.values(data).flat().length} rows are in ${file}.`)
  return 0
}

async function erase({ database }: Services, email: string): Promise<number> {
  const { rows, mentions } = await erasePerson(database, email)
  const found = Object.entries(rows).map(([table, count]) => `${count} of ${table}`)
  console.log(found.length > 0 ? `Erased: ${found.join(', ')}.` : 'Nothing is known of them.')
  for (const { school, reference } of mentions)
    console.log(
      `The address stands in the answers of another's form: ${school}, ${reference}. Look at it at the desk.`,
    )
  return 0
}
