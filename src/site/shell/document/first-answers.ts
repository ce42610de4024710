import { apiOf, callName, callOf } from '#contract/client/api-calls.ts'
import type { PageRequest } from '#contract/pages/page-request.ts'

/** Asks for the answers of the calls that a page of a school without SSR makes first, in place of its document. */
const parameter = 'calls'

/** Where they are: beside the page itself, so that they are kept, renewed and refused as it is. */
export function firstAnswersAddress({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search)
  query.set(parameter, '1')
  return `${pathname}?${query}`
}

export const asksFirstAnswers = (url: URL, { shellOnly }: Pick<PageRequest, 'shellOnly'>): boolean =>
  shellOnly && url.searchParams.get(parameter) === '1'

/** An `Api` that remembers what it answered, by the names under which the browser will look for it. */
export function remembering(api: PageRequest['api']): {
  api: PageRequest['api']
  answers: Record<string, unknown>
} {
  const answers: Record<string, unknown> = {}
  return {
    answers,
    api: apiOf(async (domain, name, input) => {
      const answer = await callOf(api, domain, name)?.(input)
      answers[callName(domain, name, input)] = answer
      return answer
    }),
  }
}
