import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Tenant } from '#contract/tenants.ts'
import { type Config, ConfigError } from '#server/config/config.ts'
import type { Database } from '#server/db/client.ts'
import type { DemoDoor } from '#server/domains/accounts/demo-door.ts'
import { firstAdministratorToken } from '#server/domains/accounts/invitations.service.ts'
import { setUpLine } from './set-up-line.ts'

/** A mistake in the set-up is told in one line; anything else is a fault and shows its trace. */
export function exitOnSetUpError(error: unknown): never {
  const line = setUpLine(error)
  console.error(line === null ? error : `fieldhouse: ${line}`)
  process.exit(1)
}

/** A name or an address that is not this machine's is a mistake in HOST, whatever the network calls it. */
export async function listen(app: FastifyInstance, { PORT: port, HOST: host }: Config): Promise<void> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EINVAL'].includes(code))
      throw new ConfigError(`HOST cannot be used: it is no address of this machine (${code}).`)
    throw error
  }
}

/** Ctrl-C may reach the process twice, once from the terminal and once from npm: the first one counts. */
export function stopOnSignal(stop: (signal: NodeJS.Signals) => Promise<void>): void {
  let stopping: Promise<void> | undefined
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      stopping ??= stop(signal).then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error)
          process.exit(1)
        },
      )
    })
  }
}

/** The addresses of the schools, and what to try next. */
export function welcome(tenants: Tenant[], address: AddressInfo | string | null, mailPlace: string): string {
  const port = typeof address === 'object' && address ? address.port : 0
  const schools = tenants.map(({ name, hosts }) => `  ${name.padEnd(28)} http://${hosts[0]}:${port}/`)
  return [
    '',
    'Fieldhouse is ready.',
    ...schools,
    '',
    `Mail goes to ${mailPlace}`,
    '',
    'Try next:',
    `  http://${tenants[0]?.hosts[0]}:${port}/sports/football/schedule`,
    `  http://${tenants[0]?.hosts[0]}:${port}/api/docs`,
    '  npm run fieldhouse -- doctor',
    '',
  ].join('\n')
}

/** For each school of the demo an address that opens its desk, once, where the demo is this machine's alone. */
export const deskAddresses = (
  door: DemoDoor,
  tenants: readonly Tenant[],
  originOf: (tenant: Tenant) => string,
): string[] => [
  'Open the desk as its administrator (each address works once):',
  ...tenants.map((tenant) => `  ${tenant.name.padEnd(28)} ${originOf(tenant)}${door.pathFor(tenant)}`),
  '',
]

/** For each school without an administrator an address that makes one, once: nothing has a password to begin with. */
export async function firstAdministrators(
  database: Database,
  tenants: readonly Tenant[],
  originOf: (tenant: Tenant) => string,
): Promise<string[]> {
  const lines: string[] = []
  for (const tenant of tenants) {
    const token = await firstAdministratorToken(database, tenant.key, new Date())
    if (token)
      lines.push(
        `Nobody can sign in as an administrator of ${tenant.name} yet. Become one within a day at`,
        `  ${originOf(tenant)}/invitation?token=${token}`,
      )
  }
  return lines
}
