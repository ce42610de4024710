/** The number of a list's page, the first is 1. Null is asked for where there can be no such page. */
export function readPage(search: URLSearchParams): number | null {
  const page = search.get('page') || '1'
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : null
}

/** A list's address with what is chosen of it; what is not chosen, and its first page, leave the address short. */
export function listHref(
  address: string,
  chosen: Record<string, string | number | null | undefined>,
): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(chosen)) {
    if (value && !(name === 'page' && value === 1)) query.set(name, String(value))
  }
  return query.size > 0 ? `${address}?${query}` : address
}

/** How many pages a number of items fills; the first is there without any. */
export const countPages = (items: number, pageSize: number): number =>
  Math.max(1, Math.ceil(items / pageSize))

/** Of a list, the one whose slug was asked for: undefined is an unknown one, null is none asked for. */
export function chosenBySlug<Item>(
  items: readonly Item[],
  slug: string | null,
  slugOf: (item: Item) => string,
): Item | null | undefined {
  return slug ? items.find((item) => slugOf(item) === slug) : null
}
