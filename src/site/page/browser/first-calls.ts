import type { Answers } from '#contract/client/api-calls.ts'

/** Where a document of a school without SSR has the answers of its first calls, all in one: named in its head. */
const firstCallsLink = 'link[rel="preload"][as="fetch"]'
/** Then the calls are made one by one. */
const patienceMs = 10_000

let asked: Promise<Answers> | undefined

/** Asked for once per document; without them, or in a document that names none, every call is made for itself. */
export const firstCalls = (): Promise<Answers> => (asked ??= ask())

async function ask(): Promise<Answers> {
  const href = document.querySelector<HTMLLinkElement>(firstCallsLink)?.href
  if (!href) return {}
  try {
    const response = await fetch(href, { signal: AbortSignal.timeout(patienceMs) })
    if (!response.ok) throw new Error(`The server answered ${response.status}`)
    return (await response.json()) as Answers
  } catch (error) {
    console.warn('The first calls could not be had in one', error)
    return {}
  }
}

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
  if (isFirstShown && !(isList && asked)) return undefined
  const answer = (await firstCalls())[call]
  return isList && Array.isArray(answer) && answer.length === 0 && isFirstShown ? undefined : answer
}
