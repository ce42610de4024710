import { vi } from 'vitest'
import type { Api } from '#contract/api.ts'
import { shapeFor } from '#contract/client/answer-shapes.ts'
import { guarded, mapEndpoints } from '#contract/client/client.ts'
import { readAnswer } from '#contract/client/read-answer.ts'
import { isApiProblem } from '#contract/shapes/problem.ts'
import type { LoadArgs } from '#site/page/page.ts'

/** As much of a value as a test speaks of. */
type PartOf<T> = T extends readonly (infer Item)[]
  ? readonly PartOf<Item>[]
  : T extends object
    ? { [Key in keyof T]?: PartOf<T[Key]> | undefined }
    : T

type Told<Answer> = PartOf<Answer> | Error
type ToldBy<Call> = Call extends (...input: infer Input) => Promise<infer Answer>
  ? Told<Answer> | ((...input: Input) => Told<Answer>)
  : never

/** What a school answers, by domain and call. */
export type Answers = {
  [Domain in keyof Api]?: { [Name in keyof Api[Domain]]?: ToldBy<Api[Domain][Name]> }
}

/**
 * An `Api` that answers from a table, each call a mock: what an answer leaves out is read as it is of another server.
 * An error is thrown, and so is what is not in the table; a call that may fail then has what the contract says of it.
 */
export function fakeApi(answers: Answers): Api {
  const told = answers as Record<string, Record<string, unknown> | undefined>
  const calls = mapEndpoints((endpoint, domain, name) => async (input = {}) => {
    const known = told[domain]?.[name]
    const answer: unknown = typeof known === 'function' ? known(input) : known
    if (answer === undefined || answer instanceof Error) {
      const error = answer ?? new Error(`Nobody answers ${domain}.${name}`)
      return guarded(endpoint, silently, () => Promise.reject(error))
    }
    return answer === null && endpoint.mayBeEmpty ? null : readAnswer(shapeFor(endpoint), answer, unread)
  })
  return Object.fromEntries(Object.entries(calls).map(([domain, table]) => [domain, mocked(table)])) as Api
}

/** A school has many calls and a test looks at few: a mock is made when it is. */
function mocked<Table extends object>(table: Table): Table {
  const mocks = new Map<PropertyKey, unknown>()
  const mockOf = (name: PropertyKey) => vi.fn(table[name as keyof Table] as () => unknown)
  return new Proxy(table, { get: (_, name) => mocks.getOrInsertComputed(name, mockOf) })
}

const silently = () => {}
/** An item that is left out of a list is a mistake of the test. */
const unread = (message: string, why?: string) => {
  throw new TypeError(`${message}: ${why}`)
}

/** A page of a school that is asked for: its address, with the parts that its route names, and what the school answers. */
export function loading(address: string, params: LoadArgs['params'], answers: Answers) {
  const url = new URL(`https://halcyon.example${address}`)
  const api = fakeApi(answers)
  const school = { name: 'Halcyon State University', crest: null }
  return { api, params, url, school, timeZone: 'America/New_York', viewport: 'sm' } satisfies LoadArgs
}

/** What comes in place of a page: its status, and the address it leads to or what it says. */
export async function refusalOf(page: Promise<unknown>): Promise<[status: number, says: string | null]> {
  try {
    await page
  } catch (thrown) {
    if (thrown instanceof Response) return [thrown.status, thrown.headers.get('location')]
    if (isApiProblem(thrown)) return [thrown.status, thrown.message]
    if (isData(thrown)) return [thrown.init.status, thrown.data]
    throw thrown
  }
  throw new Error('A page was loaded')
}

/** As the router's `data()` makes it. */
const isData = (thrown: unknown): thrown is { data: string; init: { status: number } } =>
  typeof thrown === 'object' && thrown !== null && 'data' in thrown && 'init' in thrown

/** Two teams and what is no team, as the list of sports has them. */
export const football = {
  id: 1,
  title: 'Football',
  shortName: 'football',
  globalSportNameSlug: 'football',
  scheduleId: 1,
  poster: '/football.webp',
}
export const basketball = {
  id: 2,
  title: "Men's Basketball",
  shortName: 'mbball',
  globalSportNameSlug: 'mens-basketball',
  scheduleId: 2,
}
const general = { id: 3, title: 'General', shortName: 'general', nonSport: true }
export const sports = { list: [football, basketball, general] } satisfies Answers['sports']
