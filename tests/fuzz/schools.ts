import { createUser } from '#server/domains/accounts/accounts.service.ts'
import { createStatToken } from '#server/domains/stats/files/stat-tokens.service.ts'
import { allTenants } from '#server/domains/tenants/tenants.queries.ts'
import { writeStatFile } from '#server/feeds/statcrew/write-stat-file.ts'
import type { Services } from '#server/open.ts'
import { footballGame } from '#tests/factories/football-file.ts'
import type { SchoolApi } from '#tests/pages/school-api.ts'
import { password } from '#tests/support/account-door.ts'
import type { FuzzedSchool } from './requests.ts'
import { send } from './send.ts'
import { apiTargets, otherTargets, pageTargets, writeTargets } from './targets.ts'

interface Keys {
  key: string
  host: string
  email: string
  statToken: string
}

/** Somebody who may do everything at a school and a token of it, so that what lies behind the doors is tried too. */
export async function prepareSchools({ database, scope }: Services): Promise<Keys[]> {
  const tenants = await allTenants(database.platform)
  return Promise.all(
    tenants.map(async (tenant) => {
      const email = `fuzz@${tenant.key}.example`
      await createUser(database, {
        email,
        name: 'A Person',
        password,
        tenant: tenant.key,
        role: 'administrator',
      })
      const { token } = await scope.write(tenant.key, (tx) =>
        createStatToken({ tx, tenant, now: new Date() }, 'Fuzz'),
      )
      return { key: tenant.key, host: tenant.hosts[0] ?? '', email, statToken: token }
    }),
  )
}

/** What there is to ask of a running server. */
export const fuzzedSchools = (port: number, keys: readonly Keys[]): Promise<FuzzedSchool[]> =>
  Promise.all(keys.map((each) => fuzzedSchool(port, each)))

async function fuzzedSchool(port: number, { key, host, email, statToken }: Keys): Promise<FuzzedSchool> {
  const origin = `http://127.0.0.1:${port}`
  const json = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${origin}/api/v2${path}`, {
      ...init,
      headers: { tenant: key, ...(init.body ? { 'content-type': 'application/json' } : {}) },
    })
    return answer.json()
  }
  const api: SchoolApi = {
    get: (path) => json(path),
    send: (path, body) => json(path, { method: 'POST', body: JSON.stringify(body) }),
  }
  const statFile = writeStatFile(footballGame())
  return {
    key,
    host: `${host}:${port}`,
    sessionCookie: await signIn(port, `${host}:${port}`, email),
    statToken,
    targets: {
      api: apiTargets,
      pages: await pageTargets(api),
      writes: await writeTargets(api, statFile),
      others: otherTargets,
    },
  }
}

/** Over a bare connection, because fetch gives nobody another host name. */
async function signIn(port: number, host: string, email: string): Promise<string> {
  const body = Buffer.from(String(new URLSearchParams({ email, password })))
  const headers: [string, string][] = [
    ['host', host],
    ['content-type', 'application/x-www-form-urlencoded'],
    ['content-length', String(body.length)],
    ['connection', 'close'],
  ]
  const request = { name: 'sign in', method: 'POST', target: '/api/auth/form/sign-in', headers, body }
  const answer = await send(port, request, '127.0.0.1')
  const cookies = typeof answer === 'string' ? [] : [...answer.head.matchAll(/^set-cookie: ([^;\r]+)/gim)]
  if (cookies.length === 0) throw new Error(`${email} could not sign in`)
  return cookies.map(([, cookie]) => cookie).join('; ')
}
