import type { Api } from '#contract/api.ts'
import { pageNotFound } from '#site/page/page.ts'
import { sportBySlug } from '#site/parts/teams/teams.ts'

/** A school decides for each sport whether its series are shown; where they are not, there is no such page. */
export async function requireOpponentHistory(api: Api, slug: string, url: URL): Promise<void> {
  const sport = sportBySlug(await api.sports.list(), slug)
  if (!sport?.displayOpponentHistory) throw pageNotFound(url)
}
