import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Config } from '#server/config/config.ts'
import { returnedMail } from '#server/domains/subscriptions/returned-mail.ts'
import { takeOff } from '#server/domains/subscriptions/subscriptions.service.ts'
import { withSchool } from './with-school.ts'

export const usage = 'npm run fieldhouse -- mail-returns FOLDER --school halcyon'

const serverRuns = 'A server uses this database. Stop it, or use PostgreSQL, where both work side by side.'
/** A report quotes the mail that came back; no mail of ours is longer. */
const longest = 4 * 1024 * 1024

/** `mail-returns`: mails that came back, as files of a folder. Whoever they are about is sent nothing more. */
export async function mailReturnsCommand(config: Config, args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    options: { school: { type: 'string' } },
    allowPositionals: true,
  })
  const [folder] = positionals
  if (!values.school || !folder || positionals.length > 1) {
    console.error(usage)
    return 2
  }
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.'))
  return withSchool(
    config,
    values.school,
    async ({ write }) => {
      const counts = { gone: 0, complaint: 0 }
      for (const name of names) {
        const bytes = await readFile(join(folder, name)).catch(() => Buffer.alloc(0))
        for (const { email, why } of returnedMail(bytes.subarray(0, longest).toString('utf8')))
          if (await write(({ tx, now }) => takeOff(tx, email, now))) counts[why]++
      }
      console.log(
        `${names.length} files were read. ${counts.gone} addresses are gone and ${counts.complaint} readers complained: they are sent nothing more.`,
      )
      return 0
    },
    serverRuns,
  )
}
