import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Fastify from 'fastify'
import { pathOf, roleNeeded } from '#contract/endpoint.ts'
import type { Role } from '#contract/shapes/visitor.ts'
import { buildServer, type ServerDeps } from '#server/app.ts'
import { readConfig } from '#server/config/config.ts'
import { accessTo, routeRows } from '#tests/pages/route-rows.ts'
import { allEndpoints } from './endpoints.ts'

const everybody = 'everybody'
const fromRole = (role: Role) => (role === 'administrator' ? role : `${role} and higher`)

/** `GET /path` to who may use it. */
export type AccessList = Map<string, string>

/** What is in no table, and who may use it. A route that is not here fails the test that compares. */
const otherRoutes: Record<string, string> = { 'GET /api/v2/LiveStats/stream': everybody }

/** The API's reference and its files, which need no list. */
const isReference = (url: string) => url.startsWith('/api/docs')

/** Every route that the server registers, with who may use it. */
export async function accessOfApi(): Promise<AccessList> {
  const known = new Map<string, string>([
    ...allEndpoints.map(({ endpoint }): [string, string] => {
      if (endpoint.operator) return [`${endpoint.method} ${pathOf(endpoint)}`, 'the operator']
      const role = roleNeeded(endpoint)
      return [`${endpoint.method} ${pathOf(endpoint)}`, role ? fromRole(role) : (endpoint.who ?? everybody)]
    }),
    ...Object.entries(otherRoutes),
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
  if (accessTo(path) === 'signed-in') return fromRole('visitor')
  return accessTo(path) === 'code' ? 'whoever has the access code' : everybody
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
    'Pictures, files, icons, `/healthz`, `/readyz`, `/policy-reports` and `/builds/*` are for everybody, `/metrics` for who shows `METRICS_TOKEN` or sits at the machine. A document under `/documents/` that is hidden is for visitor and higher, one that is protected for whoever has its access code.',
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
