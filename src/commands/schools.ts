import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { Value } from 'typebox/value'
import { NewSchool } from '#contract/editing/schools.ts'
import { brandChecks } from '#contract/shapes/brand-checks.ts'
import { isApiProblem } from '#contract/shapes/problem.ts'
import { sportList } from '#contract/shapes/sport-list.ts'
import type { Config } from '#server/config/config.ts'
import { tenantOrigin } from '#server/config/tenant-origin.ts'
import { emailIn } from '#server/domains/accounts/account-forms.ts'
import { invite } from '#server/domains/accounts/invitations.service.ts'
import { commandLine } from '#server/domains/accounts/parts/account-events.queries.ts'
import { createSchool } from '#server/exchange/school/create-school.ts'
import { deleteSchool } from '#server/exchange/school/delete-school.ts'
import { openServices, type Services } from '#server/open.ts'
import { newSchoolFaults } from './create-school-words.ts'

export const createUsage =
  'npm run fieldhouse -- create-school --key northfold --name "Northfold University" --abbreviation NFU --mascot Herons\n' +
  '  --host www.northfold.example [--host …] --time-zone America/Chicago --primary "#7a1f1f" --secondary "#f7e7ce"\n' +
  '  --sports football,wvball --administrator name@school.edu [--crest crest.svg]\n' +
  `Sports: ${sportList.map(({ key }) => key).join(', ')}; all of them with --sports all.`

/** `create-school`: a school with all its pages, empty, and an invitation for its first administrator. */
export async function createSchoolCommand(config: Config, args: string[]): Promise<number> {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args,
    options: {
      key: text,
      name: text,
      abbreviation: text,
      mascot: text,
      host: { type: 'string', multiple: true },
      'time-zone': text,
      primary: text,
      secondary: text,
      sports: text,
      administrator: text,
      crest: text,
    },
  })
  const chosen = values.sports ?? ''
  const given = {
    key: values.key,
    name: values.name,
    abbreviation: values.abbreviation,
    mascot: values.mascot ?? '',
    hosts: values.host ?? [],
    timeZone: values['time-zone'] ?? 'America/New_York',
    primary: values.primary,
    secondary: values.secondary,
    sports: chosen === 'all' ? sportList.map(({ key }) => key) : chosen.split(',').filter(Boolean),
    administrator: values.administrator,
    crest: values.crest ? (await readFile(values.crest)).toString('base64') : null,
  }
  const email = emailIn({ email: values.administrator ?? '' })
  if (!Value.Check(NewSchool, given) || !email) {
    for (const line of newSchoolFaults(given)) console.error(line)
    console.error(createUsage)
    return 2
  }
  return withServices(config, async (services) => {
    const now = new Date()
    const tenant = await createSchool({ ...services, now }, given)
    const origin = tenantOrigin(config.PUBLIC_URL, tenant, config.PORT)
    await invite(
      { ...services, now },
      { tenant, origin, mailFrom: config.MAIL_FROM },
      {
        email,
        role: 'administrator',
        by: commandLine,
      },
    )
    return [
      `${tenant.name} is there, at ${origin}/`,
      ...brandChecks(tenant.brand).map(({ what, ratio, advice }) =>
        `  ${what}: ${ratio} to 1. ${advice}`.trimEnd(),
      ),
      `${email} is invited as its administrator; the mail went to ${services.mail.place}.`,
    ]
  })
}

export const deleteUsage = 'npm run fieldhouse -- delete-school northfold'

/** `delete-school`: asks for the key once more, or reads it from standard input. */
export async function deleteSchoolCommand(config: Config, args: string[]): Promise<number> {
  const [key] = parseArgs({ args, allowPositionals: true }).positionals
  if (!key) {
    console.error(deleteUsage)
    return 2
  }
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  const again = await lines.question(`This deletes ${key} and all it has for good. Type its key to go on: `)
  lines.close()
  return withServices(config, async (services) => {
    const { rows, files } = await deleteSchool(services, key, again.trim())
    return [`${key} is gone: ${rows} rows and ${files} files.`]
  })
}

async function withServices(
  config: Config,
  work: (services: Services) => Promise<string[]>,
): Promise<number> {
  const services = await openServices(config)
  try {
    for (const line of await work(services)) console.log(line)
    return 0
  } catch (error) {
    if (!isApiProblem(error)) throw error
    console.error(error.message)
    return 1
  } finally {
    await services.close()
  }
}
