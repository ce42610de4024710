import type { Answers } from '#contract/client/api-calls.ts'

declare global {
  /** Of a document of a school without SSR: the answers of its first calls, asked for in its head. */
  var firstCalls: Promise<Answers> | undefined
}

const none = Promise.resolve({})

/** In a document that asks for none, and where they could not be had, every call is made for itself. */
export const firstCalls = (): Promise<Answers> => globalThis.firstCalls ?? none

/** Lists that are asked for once in a visit, whichever page is shown. */
const lists = /^(sports\.list|settings\.redirects) /

let isFirstShown = false

/** What comes after the first page is shown is asked for anew, but for the lists: they were asked for. */
export function firstPageIsShown(): void {
  isFirstShown = true
}

/** The answer of a call of the first page, if it came with the others. An empty list is asked for again. */
export async function firstAnswer(call: string): Promise<unknown> {
  const isList = lists.test(call)
  if (isFirstShown && !isList) return undefined
  const answer = (await firstCalls())[call]
  return isList && Array.isArray(answer) && answer.length === 0 && isFirstShown ? undefined : answer
}
