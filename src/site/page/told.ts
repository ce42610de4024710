import type { Api } from '#contract/api.ts'
import { type Answers, callName, callOf } from '#contract/client/api-calls.ts'
import { firstCalls } from './browser/first-calls.ts'
import { lateApi } from './browser/late-api.ts'

type Calls<Domain extends keyof Api> = Extract<keyof Api[Domain], string>
type Call<Domain extends keyof Api, Name extends Calls<Domain>> = Extract<
  Api[Domain][Name],
  (...args: never[]) => unknown
>
type Input<Domain extends keyof Api, Name extends Calls<Domain>> = Parameters<Call<Domain, Name>>[0]
type Answer<Domain extends keyof Api, Name extends Calls<Domain>> = Awaited<ReturnType<Call<Domain, Name>>>

/** On the server: one call that is answered in the document. */
export const telling = async <Domain extends keyof Api, Name extends Calls<Domain>>(
  api: Api,
  domain: Domain,
  name: Name,
  input: Input<Domain, Name>,
): Promise<[name: string, answer: Answer<Domain, Name>]> => [
  callName(domain, name, input),
  (await callOf(api, domain, name)?.(input)) as Answer<Domain, Name>,
]

const id = 'told'

/**
 * What the browser would ask for as soon as a document is there stands in the document, so that nothing is asked: the
 * answers of the calls that its late code makes first. Data, which runs nothing.
 */
export const toldElement = (told: Answers): string =>
  Object.keys(told).length === 0
    ? ''
    : `<script type="application/json" id="${id}">${JSON.stringify(told).replaceAll('<', '\\u003c')}</script>`

/** In the document itself, or, where a school has no SSR, among the answers of its first calls. */
function read(): Answers | Promise<Answers> {
  const text = document.getElementById(id)?.textContent
  return text ? (JSON.parse(text) as Answers) : firstCalls()
}

/** What the document told of a call, or else what the server answers. */
export async function heard<Domain extends keyof Api, Name extends Calls<Domain>>(
  domain: Domain,
  name: Name,
  input: Input<Domain, Name>,
): Promise<Answer<Domain, Name>> {
  const known = (await read())[callName(domain, name, input)]
  return (known === undefined ? await callOf(await lateApi(), domain, name)?.(input) : known) as Answer<
    Domain,
    Name
  >
}
