import type { FieldProblem, Reference } from '#contract/editing/desk.shapes.ts'
import type { Answer, Input } from '#contract/endpoint.ts'
import { noRoom } from '#contract/shapes/problem.ts'
import { reached, type Unreached, unreached } from './connection.ts'
import { whileReading } from './reading.ts'
import { waitForSignIn } from './session.ts'
import { table } from './table.ts'

type Table = typeof table
export type CallName = keyof Table
export type Asked<Name extends CallName> = Input<Table[Name]>
export type Told<Name extends CallName> = Answer<Table[Name]>

/** A field that two people changed differently. */
export interface Conflict {
  field: string
  theirs: unknown
  yours: unknown
}

interface Problem {
  type?: string
  status: number
  detail: string
  errors?: FieldProblem[]
  conflicts?: Conflict[]
  references?: Reference[]
}

/** The server understood and said no, in words for whoever asked. */
export class Refused extends Error {
  readonly status: number
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.detail)
    this.name = 'Refused'
    this.status = problem.status
    this.problem = problem
  }
}

/** Nobody answered: it may be the network, the server, or a proxy in between. */
export class Unreachable extends Error {
  constructor() {
    super('The server cannot be reached.')
    this.name = 'Unreachable'
  }
}

const patienceMs = 30_000
const bytesPatienceMs = 120_000

/** Where a call goes: what its path names, then the query, then what is sent. */
export function addressOf(path: string, input: Readonly<Record<string, unknown>>): string {
  const rest = new Map(Object.entries(input).filter(([name]) => name !== 'body'))
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest.get(name))
    rest.delete(name)
    return encodeURIComponent(value)
  })
  const query = new URLSearchParams()
  for (const [name, value] of rest) if (value !== undefined && value !== null) query.set(name, String(value))
  return query.size > 0 ? `${filled}?${query}` : filled
}

/** Asks the desk's own calls. Whoever is signed out meanwhile signs in where they are, and the call goes on. */
export async function call<Name extends CallName>(
  name: Name,
  ...[input]: Record<string, never> extends Asked<Name> ? [input?: Asked<Name>] : [input: Asked<Name>]
): Promise<Told<Name>> {
  const given = (input ?? {}) as Record<string, unknown>
  const body = JSON.stringify(given.body ?? {})
  return ask(name, given, { body, type: 'application/json', patienceMs })
}

/** The same for what nobody waits for: whoever is signed out is not asked to sign in for its sake. */
export const callQuietly = <Name extends CallName>(name: Name, input: Asked<Name> & { body: object }) =>
  ask(name, input, {
    body: JSON.stringify(input.body),
    type: 'application/json',
    patienceMs,
    isQuiet: true,
  })

/** The names of what is sent as bytes. */
type BytesName = { [Name in CallName]: Asked<Name> extends { bytes: Uint8Array } ? Name : never }[CallName]

/** The same of bytes, which take as long as they take. */
export const callBytes = <Name extends BytesName>(
  name: Name,
  input: Omit<Asked<Name>, 'bytes'>,
  bytes: Blob,
  signal: AbortSignal,
): Promise<Told<Name>> =>
  ask(name, input, { body: bytes, type: 'application/octet-stream', patienceMs: bytesPatienceMs, signal })

interface Sent {
  body: BodyInit
  type: string
  patienceMs: number
  signal?: AbortSignal
  isQuiet?: boolean
}

async function ask<Name extends CallName>(name: Name, input: object, sent: Sent): Promise<Told<Name>> {
  const { method, path } = table[name] as { method: string; path: string }
  for (;;) {
    const asked = () => send(addressOf(path, { ...input }), method, sent)
    const response = await (method === 'GET' ? whileReading(asked) : asked())
    if (response.status === 401 && !sent.isQuiet) {
      await waitForSignIn()
      continue
    }
    return read<Told<Name>>(response)
  }
}

async function send(address: string, method: string, sent: Sent): Promise<Response> {
  let why: Unreached = 'gone'
  try {
    const response = await fetch(address, {
      method,
      headers: {
        accept: 'application/json',
        ...(method === 'GET' ? {} : { 'content-type': sent.type }),
      },
      ...(method === 'GET' ? {} : { body: sent.body }),
      // Whoever closes a window is gone from it for the others at once.
      keepalive: sent.isQuiet ?? false,
      signal: AbortSignal.any([AbortSignal.timeout(sent.patienceMs), ...(sent.signal ? [sent.signal] : [])]),
    })
    // A server that fails, is away or has too much to do is the same as none: what was sent is sent again.
    if (response.status >= 500 || response.status === 429) {
      why = 'busy'
      const { type } = (await response.json()) as Partial<Problem>
      if (type === noRoom) why = 'full'
      throw new Unreachable()
    }
    reached()
    return response
  } catch {
    // Whoever cut it off knows.
    if (!sent.signal?.aborted) unreached(why)
    throw new Unreachable()
  }
}

async function read<Value>(response: Response): Promise<Value> {
  const body = (await response.json().catch(() => ({}))) as Value & Partial<Problem>
  if (response.ok) return body
  const { detail = `The server answered ${response.status}.`, errors, conflicts, references } = body
  throw new Refused({
    status: response.status,
    detail,
    ...(errors ? { errors } : {}),
    ...(conflicts ? { conflicts } : {}),
    ...(references ? { references } : {}),
  })
}
