import type { Api } from '#contract/api.ts'
import type { StatLeaders } from '#contract/stats.ts'

/** Who leads a team in `count` of its numbers; null for a sport without statistics. */
export async function leadersOf(api: Api, slug: string, count: number): Promise<StatLeaders | null> {
  const leaders = await api.stats.leaders({ slug })
  return leaders?.categories.length
    ? { ...leaders, categories: variedCategories(leaders.categories, count) }
    : null
}

/** In their order, but each leader is named once before any is named twice: a team is more than its best player. */
export function variedCategories<Category extends { leaders: { name: string }[] }>(
  categories: readonly Category[],
  count: number,
): Category[] {
  const named = new Set<string | undefined>()
  const firsts = categories.filter(
    ({ leaders: [first] }) => !named.has(first?.name) && named.add(first?.name),
  )
  const others = categories.filter((category) => !firsts.includes(category))
  const chosen = [...firsts, ...others].slice(0, count)
  return categories.filter((category) => chosen.includes(category))
}
