import type { SitemapEntry } from '#contract/feeds.ts'
import type { Schedule } from '#contract/games.ts'
import type { LiveGames } from '#contract/live.ts'
import type { Sport } from '#contract/sports.ts'
import type { SiteDoor } from './open-site.ts'

/** Calls that say nothing unless they are asked for something that there is, each with an address that asks for it. */
export async function answeredCalls(
  ask: SiteDoor['ask'],
  school: string,
  samples: Record<string, string>,
): Promise<{ row: string; address: string }[]> {
  const get = async <T>(path: string) => JSON.parse((await ask(school, `/api/v2${path}`)).body) as T
  const { Games } = await get<LiveGames>('/LiveStats')
  const sports = await get<Sport[]>('/Sports')
  const schedules = await Promise.all(
    sports
      .filter(({ scheduleId }) => scheduleId !== null)
      .map(({ globalSportNameSlug }) => get<Schedule>(`/Schedule/bySport/${globalSportNameSlug}`)),
  )
  const shown = schedules.flatMap(({ games }) => games).find(({ galleries }) => galleries.length > 0)
  const [paper] = await get<SitemapEntry[]>('/sitemap/documents/1')
  const path = paper?.path.replace('/documents/', '') ?? ''
  return [
    { row: 'live.details', address: `/LiveStats/details?gameId=${Games[0]?.Id}` },
    { row: 'game-center.gallery', address: `/game-center/${shown?.id}/gallery` },
    { row: 'news.storyAddress', address: `/stories/address?slug=${samples.storySlug}` },
    { row: 'news.document', address: `/documents/by-path?path=${encodeURIComponent(path)}` },
    { row: 'promotions.splash', address: '/Splash/0?splashId=1' },
  ].map(({ row, address }) => ({ row, address: `/api/v2${address}` }))
}
