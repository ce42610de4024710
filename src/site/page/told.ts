import type { Api } from '#contract/api.ts'
import { lateApi } from './browser/late-api.ts'

/**
 * What the browser would ask for as soon as a document is there stands in the document, so that nothing is asked: the
 * answers of the calls that its late code makes first.
 */
export type Told = Readonly<Record<string, unknown>>

type Calls<Domain extends keyof Api> = Extract<keyof Api[Domain], string>
type Call<Domain extends keyof Api, Name extends Calls<Domain>> = Extract<
  Api[Domain][Name],
  (...args: never[]) => unknown
>
type Input<Domain extends keyof Api, Name extends Calls<Domain>> = Parameters<Call<Domain, Name>>[0]
type Answer<Domain extends keyof Api, Name extends Calls<Domain>> = Awaited<ReturnType<Call<Domain, Name>>>

/** A call as the document names it. */
const nameOf = (domain: string, name: string, input: unknown) => `${domain}.${name} ${JSON.stringify(input)}`

const call = (api: Api, domain: string, name: string, input: unknown): Promise<unknown> =>
  (api as unknown as Record<string, Record<string, (input: unknown) => Promise<unknown>>>)[domain]?.[name]?.(
    input,
  ) ?? Promise.resolve(undefined)

/** On the server: one call that is answered in the document. */
export const telling = async <Domain extends keyof Api, Name extends Calls<Domain>>(
  api: Api,
  domain: Domain,
  name: Name,
  input: Input<Domain, Name>,
): Promise<[name: string, answer: Answer<Domain, Name>]> => [
  nameOf(domain, name, input),
  (await call(api, domain, name, input)) as Answer<Domain, Name>,
]

const id = 'told'

/** As it stands in the document: data, which runs nothing. */
export const toldElement = (told: Told): string =>
  Object.keys(told).length === 0
    ? ''
    : `<script type="application/json" id="${id}">${JSON.stringify(told).replaceAll('<', '\\u003c')}</script>`

function read(): Told {
  const text = document.getElementById(id)?.textContent
  return text ? (JSON.parse(text) as Told) : {}
}

/** What the document told of a call, or else what the server answers. */
export async function heard<Domain extends keyof Api, Name extends Calls<Domain>>(
  domain: Domain,
  name: Name,
  input: Input<Domain, Name>,
): Promise<Answer<Domain, Name>> {
  const known = read()[nameOf(domain, name, input)]
  return (known === undefined ? await call(await lateApi(), domain, name, input) : known) as Answer<
    Domain,
    Name
  >
}
