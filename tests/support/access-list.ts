import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Fastify from 'fastify'
import { publicEndpoints } from '#contract/api.ts'
import { type Endpoint, roleNeeded } from '#contract/endpoint.ts'
import type { Role } from '#contract/shapes/visitor.ts'
import { submissionDoors } from '#contract/submissions.ts'
import { apiBase, buildServer, type ServerDeps } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { accountDoors } from '#server/domains/accounts/account-doors.ts'
import { layoutFlags } from '#site/page/layout/layout-flags.ts'
import { routeRows } from '#tests/pages/route-rows.ts'

const everybody = 'everybody'
const fromRole = (role: Role) => (role === 'administrator' ? role : `${role} and higher`)

/** `GET /path` to who may use it. */
export type AccessList = Map<string, string>

/** What is in no table, and who may use it. A door that is not here fails the test that compares. */
const otherDoors: Record<string, string> = {
  'POST /api/v2/stats/files': 'whoever has a token for stat files of the school',
  'GET /api/v2/LiveStats/stream': everybody,
  'POST /api/v2/subscriptions': everybody,
  'POST /api/v2/subscriptions/confirm': 'whoever has the token of the mail',
  'POST /api/v2/subscriptions/leave': 'whoever has the token of a mail',
  'GET /api/v2/subscriptions/leave': 'whoever has the token of a mail',
  'GET /api/auth/university': 'everybody, where it is configured',
  'GET /api/auth/callback/university': 'whoever comes back from the university, once',
  'POST /api/auth/sign-out': everybody,
  'POST /api/access/form': everybody,
  'POST /api/v2/forms/:formId/submissions':
    'whoever may see the form: everybody, with the access code, or visitor and higher',
  [`GET /api/v2${submissionDoors.export.path}`]: fromRole(submissionDoors.export.needs),
  [`DELETE /api/v2${submissionDoors.erase.path}`]: fromRole(submissionDoors.erase.needs),
  'POST /api/payments/offline': 'whoever signs as the gateway does; in the demo alone',
}

const accountDoorWords = {
  everybody,
  'signed in': fromRole('visitor'),
  administrator: fromRole('administrator'),
} as const

/** The API's reference and its files, which need no list. */
const isReference = (url: string) => url.startsWith('/api/docs')

/** Every endpoint and door that the server registers, with who may use it. */
export async function accessOfApi(): Promise<AccessList> {
  const tables = Object.values(publicEndpoints as unknown as Record<string, Record<string, Endpoint>>)
  const known = new Map<string, string>([
    ...tables
      .flatMap((table) => Object.values(table))
      .map((endpoint): [string, string] => {
        const role = roleNeeded(endpoint)
        return [`${endpoint.method} ${apiBase}${endpoint.path}`, role ? fromRole(role) : everybody]
      }),
    ...Object.entries(accountDoors).map(([name, door]): [string, string] => [
      `POST /api/auth/form/${name}`,
      accountDoorWords[door.for],
    ]),
    ...Object.entries(otherDoors),
  ])
  const registered = await registeredRoutes()
  const undeclared = registered.filter((route) => !known.has(route))
  const gone = [...known.keys()].filter((route) => !registered.includes(route))
  if (undeclared.length > 0) throw new Error(`Nobody says who may use ${undeclared.join(', ')}`)
  if (gone.length > 0) throw new Error(`There is no ${gone.join(', ')} any more`)
  return new Map(registered.toSorted().map((route) => [route, known.get(route) ?? '']))
}

async function registeredRoutes(): Promise<string[]> {
  const app = Fastify()
  const routes = new Set<string>()
  app.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) if (each !== 'HEAD' && !isReference(url)) routes.add(`${each} ${url}`)
  })
  const config = readConfig({ SECRET: 'x'.repeat(32) })
  await buildServer(app, { config, openapi: 'generated' } as ServerDeps)
  await app.ready()
  await app.close()
  return [...routes]
}

/** Every page of the site, with who may see it. */
export const accessOfPages = (): AccessList => new Map(routeRows().map((path) => [path, whoSees(path)]))

function whoSees(path: string): string {
  if (layoutFlags(path).needsSignIn) return fromRole('visitor')
  return path.startsWith('/protected/') ? 'whoever has the access code' : everybody
}

const rows = (list: AccessList) => [...list].map(([route, who]) => `| \`${route}\` | ${who} |`)

export async function accessText(): Promise<string> {
  return [
    '# Who may use what',
    '',
    'Made from the code by `node tests/support/access-list.ts`; a test compares it, and `tests/api/access*.test.ts` try every row as nobody, as somebody of another school, as each role and as the operator.',
    '',
    'Roles are those of the school that is asked: visitor, editor, publisher, administrator, each with what those before it may do. The operator of the platform may do everything. Without a session the API answers 401 and a page leads to `/login`; with too low a role the answer is 403. What somebody in particular may see is `private, no-store` and never kept.',
    '',
    'Pictures, files, icons, `/healthz`, `/readyz`, `/builds/*` and `/privacy-signal` are for everybody. A document under `/documents/` that is hidden is for visitor and higher, one that is protected for whoever has its access code.',
    '',
    '## The API',
    '',
    '| Endpoint | Who |',
    '|---|---|',
    ...rows(await accessOfApi()),
    '',
    '## Pages',
    '',
    '| Page | Who |',
    '|---|---|',
    ...rows(accessOfPages()),
    '',
  ].join('\n')
}

if (import.meta.main) await writeFile(join(import.meta.dirname, '../../docs/access.md'), await accessText())
