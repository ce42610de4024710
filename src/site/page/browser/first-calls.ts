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

/** As long as a browser takes each of these answers from its own cache, where they came one by one. */
const freshMs = 10_000

let first: { address: string; shownAt: number } | null = null

/** What comes after the first page is shown is asked for anew, but for the lists: they were asked for. */
export function firstPageIsShown(address: string): void {
  first ??= { address, shownAt: performance.now() }
}

const wasShownJustNow = () => first !== null && performance.now() - first.shownAt < freshMs

/** Whether somebody comes back to the page that the visit began with, and all of it was sent a moment ago. */
export const isFirstPageFresh = (address: string): boolean => first?.address === address && wasShownJustNow()

/**
 * The answer of a call of the first page, if it came with the others. An empty list is asked for again. Whoever goes from
 * page to page is not sent a second time what was sent a moment ago; what is asked for anew in place always is.
 */
export async function firstAnswer(call: string, isOfVisit = false): Promise<unknown> {
  const isList = lists.test(call)
  const isFirstShown = first !== null
  if (isFirstShown && !isList && !(isOfVisit && wasShownJustNow())) return undefined
  const answer = (await firstCalls())[call]
  return isList && Array.isArray(answer) && answer.length === 0 && isFirstShown ? undefined : answer
}
