import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { isRole } from '#contract/shapes/visitor.ts'
import type { Config } from '#server/config/config.ts'
import { createUser } from '#server/domains/accounts/accounts.service.ts'
import { commandLine } from '#server/domains/accounts/parts/account-events.queries.ts'
import { openServices } from '#server/open.ts'

export const usage =
  'npm run fieldhouse -- create-user --email a@school.edu --name "A Person" --school halcyon --role editor\n' +
  'Roles: visitor, editor, publisher, administrator. The password is asked for, or read from standard input.\n' +
  'With --operator the person runs the platform and may do everything at every school.'

const remarks = {
  created: '',
  updated: ', and was known before: the password is unchanged',
  'taken over':
    '; an account of that address, which nobody had verified, has the new password and no sessions',
}

/** `create-user`: the password never stands in the command line, where other users of the machine could read it. */
export async function createUserCommand(config: Config, args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      email: { type: 'string' },
      name: { type: 'string' },
      school: { type: 'string' },
      role: { type: 'string' },
      operator: { type: 'boolean' },
    },
  })
  const { email, name, school, role = 'editor', operator = false } = values
  if (!email || !name || !school || !isRole(role)) {
    console.error(usage)
    return 2
  }
  const password = await askPassword()
  const services = await openServices(config)
  try {
    const outcome = await createUser(services.database, {
      email,
      name,
      password,
      tenant: school,
      role,
      isOperator: operator,
      by: commandLine,
    })
    console.log(`${email} is now ${role} at ${school}${remarks[outcome]}.`)
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  } finally {
    await services.close()
  }
}

/** Typed characters are not shown. */
async function askPassword(): Promise<string> {
  const isTerminal = process.stdin.isTTY === true
  if (isTerminal) process.stdout.write('Password: ')
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: silent, terminal: isTerminal })
  for await (const line of lines) {
    lines.close()
    if (isTerminal) process.stdout.write('\n')
    return line
  }
  return ''
}
