import { grouped } from '#site/format/number.ts'

/** As many letters as the API takes. */
const longestText = 100
/** As far as the API pages. */
const lastPage = 10_000

/** Words that were typed into a field of the address, as the API takes them. */
export const readText = (search: URLSearchParams, name = 'text'): string =>
  (search.get(name) ?? '').trim().replace(/\s+/g, ' ').slice(0, longestText)

/** From 1. What is no page asks for the first. */
export function readPage(search: URLSearchParams): number {
  const page = search.get('page') ?? ''
  return /^[1-9]\d{0,4}$/.test(page) ? Math.min(Number(page), lastPage) : 1
}

/** How many pages a list fills; the first is there without any. */
export const countPages = (items: number, pageSize: number): number =>
  Math.max(1, Math.ceil(items / pageSize))

/** An address with what was chosen; what was not is left out, and so is the first page. */
export function listHref(address: string, chosen: Readonly<Record<string, string | null>>, page = 1): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(chosen)) if (value) query.set(name, value)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${address}?${query}` : address
}

/** '1 story', '1,204 stories'. */
export const countWords = (count: number, one: string, many: string): string =>
  `${grouped(count)} ${count === 1 ? one : many}`
