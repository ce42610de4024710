import { fillRow } from '#tests/pages/route-rows.ts'
import { samplesOf } from '#tests/pages/samples.ts'

/** The kinds of page that fans open most, as the table of pages names them. */
const kinds = [
  '/',
  '/sports/:slug',
  '/sports/:slug/roster',
  '/sports/:slug/roster/:playerSlug/:rosterPlayerId',
  '/sports/:globalSportNameSlug/schedule',
  '/sports/:sportSlug/stats',
  '/sports/:globalSportNameSlug/stats/:season/:oppSlug/boxscore/:gameId',
  '/sports/:sportSlug/coaches',
  '/game-center/:gameId',
  '/news/:year/:month/:day/:story_slug',
  '/archives',
  '/calendar',
  '/staff-directory',
  '/facilities',
  '/tickets',
  '/podcasts',
  '/search',
]

export interface FanPage {
  school: string
  kind: string
  path: string
  /** With the port. */
  host: string
}

/** One page of every kind, of both schools of the demo. */
export async function fanPages(origin: string): Promise<FanPage[]> {
  const { port } = new URL(origin)
  const pages: FanPage[] = []
  for (const { school, name } of [
    { school: 'halcyon', name: 'localhost' },
    { school: 'tamarack', name: 'tamarack.localhost' },
  ]) {
    const ask = async (path: string, sent: RequestInit = {}) => {
      const headers = { tenant: school, ...(sent.body ? { 'content-type': 'application/json' } : {}) }
      return (await fetch(`${origin}/api/v2${path}`, { ...sent, headers })).json()
    }
    const samples = await samplesOf({
      get: (path) => ask(path),
      send: (path, data) => ask(path, { method: 'POST', body: JSON.stringify(data) }),
    })
    for (const kind of kinds)
      pages.push({ school, kind, path: fillRow(kind, samples), host: `${name}:${port}` })
  }
  return pages
}
