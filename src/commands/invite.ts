import { parseArgs } from 'node:util'
import { isRole } from '#contract/shapes/visitor.ts'
import type { Config } from '#server/config/config.ts'
import { tenantOrigin } from '#server/config/tenant-origin.ts'
import { invite } from '#server/domains/accounts/invitations.service.ts'
import { commandLine } from '#server/domains/accounts/parts/account-events.queries.ts'
import { withSchool } from './with-school.ts'

export const usage =
  'npm run fieldhouse -- invite --email a@school.edu --school halcyon --role editor\n' +
  'Roles: visitor, editor, publisher, administrator. The mail has an address that is good once, for seven days.'

const serverRuns = 'A server uses this database. Its administrators invite people on the page /account.'

/** `invite`: mails somebody the way in. */
export async function inviteCommand(config: Config, args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { email: { type: 'string' }, school: { type: 'string' }, role: { type: 'string' } },
  })
  const { email, school, role = 'editor' } = values
  if (!email || !school || !isRole(role)) {
    console.error(usage)
    return 2
  }
  return withSchool(
    config,
    school,
    async ({ services, tenant, now }) => {
      const origin = tenantOrigin(config.PUBLIC_URL, tenant, config.PORT)
      const sender = { tenant, origin, mailFrom: config.MAIL_FROM }
      await invite({ ...services, now: now() }, sender, {
        email: email.trim().toLowerCase(),
        role,
        by: commandLine,
      })
      console.log(
        `${email} is invited to ${tenant.name} as ${role}; the mail went to ${services.mail.place}.`,
      )
      return 0
    },
    serverRuns,
  )
}
