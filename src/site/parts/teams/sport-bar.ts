import type { Api } from '#contract/api.ts'
import type { SportRef } from '#contract/shapes/shared.ts'
import type { PageData } from '#site/page/page.ts'

/** The per-sport navigation bar of a page that belongs to a sport. */
export async function sportBar(api: Api, sport: SportRef): Promise<PageData['sportBar']> {
  const { id, title, shortName, abbrev, globalSportNameSlug } = sport
  return {
    sport: { id, title, shortName, abbrev, globalSportNameSlug },
    items: await api.navigation.sub({ sportId: id }),
  }
}
