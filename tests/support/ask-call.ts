import type { Endpoint } from '#contract/endpoint.ts'
import type { AccountAnswer, AccountDoor } from './account-door.ts'

export interface Told {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests look into many answers
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any
  answer: AccountAnswer
}

/** Sends a call of any table at one of the two small schools. */
export async function askCall(
  door: AccountDoor,
  cookie: string | undefined,
  endpoint: Endpoint,
  input: Record<string, unknown> = {},
  tenant = 'east',
): Promise<Told> {
  const { body, ...rest } = input
  const path = endpoint.path.replace(/:(\w+)/g, (_, key: string) => {
    const value = String(rest[key])
    delete rest[key]
    return encodeURIComponent(value)
  })
  const query = new URLSearchParams(Object.entries(rest).map(([key, value]) => [key, String(value)]))
  const hasBody = endpoint.method !== 'GET' && endpoint.method !== 'DELETE'
  const answer = await door.ask(
    endpoint.method as 'POST',
    query.size > 0 ? `${path}?${query}` : path,
    {
      tenant,
      ...(cookie ? { cookie } : {}),
      ...(hasBody ? { headers: { 'content-type': 'application/json' } } : {}),
    },
    hasBody ? JSON.stringify(body ?? {}) : undefined,
  )
  return { status: answer.status, body: answer.body ? JSON.parse(answer.body) : null, answer }
}
