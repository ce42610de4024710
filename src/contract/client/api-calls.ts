import type { Api } from '../api.ts'

/** Any call of the API by its place in it. */
type AnyCall = (input?: unknown) => Promise<unknown>

/** A call as a document and the answers of its first calls name it. */
export const callName = (domain: string, name: string, input: unknown): string =>
  `${domain}.${name} ${JSON.stringify(input ?? {})}`

export const callOf = (api: Api, domain: string, name: string): AnyCall | undefined =>
  (api as unknown as Record<string, Record<string, AnyCall>>)[domain]?.[name]

/** What calls were answered with, by their names. */
export type Answers = Readonly<Record<string, unknown>>

/** An `Api` whose every call is one function's to answer. */
export const apiOf = (answer: (domain: string, name: string, input: unknown) => Promise<unknown>): Api =>
  new Proxy(
    {},
    {
      get: (_, domain) =>
        new Proxy({}, { get: (_, name) => (input?: unknown) => answer(String(domain), String(name), input) }),
    },
  ) as Api
