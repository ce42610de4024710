import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { isApiProblem } from '#contract/shapes/problem.ts'
import type { Config } from '#server/config/config.ts'
import { createUser, isKnownPerson } from '#server/domains/accounts/accounts.service.ts'
import { commandLine } from '#server/domains/accounts/parts/account-events.queries.ts'
import { minPasswordLength } from '#server/domains/accounts/password.ts'
import { openServices } from '#server/open.ts'
import { readPerson, toldOf } from './create-user-words.ts'

export const usage =
  'npm run fieldhouse -- create-user --email a@school.edu --name "A Person" --school halcyon [--role editor]\n' +
  'npm run fieldhouse -- create-user --email a@platform.example --name "A Person" --operator\n' +
  'Roles: visitor, editor, publisher, administrator; without --role somebody new is an editor, and whoever has a role\n' +
  'at the school keeps it. With --operator the person runs the platform and may do everything at every school.\n' +
  `A password of at least ${minPasswordLength} characters is asked for, or read from standard input, for somebody new.`

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
  const person = readPerson(values)
  if (typeof person === 'string') {
    console.error(`${person}\n\n${usage}`)
    return 2
  }
  const services = await openServices(config)
  try {
    const isKnown = await isKnownPerson(services.database, person.email)
    const password = isKnown ? null : await askPassword()
    const made = await createUser(services.database, { ...person, password, by: commandLine })
    console.log(toldOf(person, made))
    return 0
  } catch (error) {
    if (!isApiProblem(error)) throw error
    console.error(error.message)
    return 1
  } finally {
    await services.close()
  }
}

/** Typed characters are not shown. */
async function askPassword(): Promise<string> {
  const isTerminal = process.stdin.isTTY === true
  if (isTerminal) process.stdout.write(`Password, at least ${minPasswordLength} characters: `)
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: silent, terminal: isTerminal })
  for await (const line of lines) {
    lines.close()
    if (isTerminal) process.stdout.write('\n')
    return line
  }
  return ''
}
