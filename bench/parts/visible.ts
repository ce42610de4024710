import { setTimeout as sleep } from 'node:timers/promises'
import type { Draft, Item, ItemList } from '#contract/editing/desk.shapes.ts'
import { readConfig } from '#server/config/config.ts'
import { createUser } from '#server/domains/accounts/accounts.service.ts'
import { openServices } from '#server/open.ts'
import { password } from '#tests/support/account-door.ts'
import { ask } from '../harness/ask.ts'
import { median } from '../harness/compare.ts'
import type { Context } from '../harness/context.ts'
import { getOk } from '../harness/http.ts'
import type { Row } from '../harness/rows.ts'
import { seededPostgres } from '../harness/seeded-postgres.ts'
import type { Served } from '../harness/servers.ts'

const rounds = 30
const processes = 3
const page = '/partners'
const host = 'localhost'
const email = 'publisher@bench.example'
/** How often the page is asked for, and when it is given up. */
const lookMs = 2
const limitMs = 30_000
const aim = '< 1 s'

/**
 * Somebody publishes at the desk of one of three processes on one PostgreSQL: how long after they pressed the button does
 * each of the three show it on the public page. The page was kept by all of them before, so each has to hear of it.
 */
export async function visiblePart(context: Context): Promise<Row[]> {
  await using postgres = await seededPostgres(context)
  if (!postgres) {
    console.log('  left out: there is no PostgreSQL')
    return []
  }
  const place = { DATABASE_URL: await postgres.copy('visible') }
  await makePublisher({ ...context.env, ...place })
  await using stack = new AsyncDisposableStack()
  const servers: Served[] = []
  for (let count = 0; count < processes; count++)
    servers.push(stack.use(await context.startFieldhouse(place)))
  const [own] = servers
  if (!own) throw new Error('No process was started')
  const desk = await signIn(own)
  const answered: number[] = []
  const seen: number[][] = servers.map(() => [])
  for (let round = 0; round < rounds; round++) {
    const word = `Seen ${round} ${Date.now()}`
    const publish = await desk.write(word)
    await Promise.all(servers.map(({ origin }) => shows(origin, '')))
    const start = performance.now()
    const since = () => performance.now() - start
    const waiting = servers.map(({ origin }) => shows(origin, word).then(since))
    await publish()
    answered.push(since())
    for (const [index, ms] of (await Promise.all(waiting)).entries()) seen[index]?.push(ms)
  }
  const last = answered.map((_, round) => Math.max(...seen.map((each) => each[round] ?? 0)))
  const what = `publish on ${processes} processes, ${rounds} times`
  return [
    row(`${what}: the call is answered`, answered),
    ...seen.map((each, index) =>
      row(`${what}: visible on ${index === 0 ? 'its own' : `the ${index + 1}.`} process`, each),
    ),
    { ...row(`${what}: visible everywhere`, last), aim },
  ]
}

function row(what: string, values: readonly number[]): Row {
  const ms = (value: number) => `${Math.round(value)} ms`
  return {
    what,
    ours: ms(median([...values])),
    reference: `the slowest ${ms(Math.max(...values))}`,
    ratio: null,
  }
}

async function makePublisher(env: Record<string, string>): Promise<void> {
  const services = await openServices(readConfig(env))
  await createUser(services.database, {
    email,
    name: 'A publisher',
    password,
    tenant: 'halcyon',
    role: 'publisher',
  })
  await services.close()
}

/** Asks for the page until a word stands in it. */
async function shows(origin: string, word: string): Promise<void> {
  for (const end = performance.now() + limitMs; performance.now() < end; await sleep(lookMs)) {
    const { body } = await getOk(origin + page, { host })
    if (body.includes(word)) return
  }
  throw new Error(`${origin} did not show what was published within ${limitMs / 1000} s`)
}

/** The desk of a process, at which a partner gets a new name. */
async function signIn({ origin }: Served) {
  const send = async (method: string, path: string, headers: Record<string, string>, body?: string) => {
    const response = await ask(origin + path, {
      method,
      headers: { host, 'sec-fetch-site': 'same-origin', ...headers },
      ...(body ? { body } : {}),
    })
    if (response.status >= 400)
      throw new Error(`${method} ${path} was answered ${response.status} ${await response.text()}`)
    return response
  }
  const entered = await send(
    'POST',
    '/api/auth/form/sign-in',
    { 'content-type': 'application/x-www-form-urlencoded' },
    String(new URLSearchParams({ email, password })),
  )
  const cookie = entered.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const call = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const headers = { cookie, 'content-type': 'application/json' }
    const response = await send(
      method,
      `/api/admin/v1/kinds/partners/items${path}`,
      headers,
      JSON.stringify(body),
    )
    return (await response.json()) as Answer
  }
  const { items } = await call<ItemList>('GET', '?limit=1')
  const id = items[0]?.id
  if (id === undefined) throw new Error('The school has no partner')
  return {
    /** Writes the draft; what it answers with publishes it. */
    async write(title: string) {
      const { draft } = await call<Item>('GET', `/${id}`)
      const body = { version: draft?.version ?? 0, values: { title } }
      const { version } = await call<Draft>('PUT', `/${id}/draft`, body)
      return () => call('POST', `/${id}/publish`, { version })
    },
  }
}
