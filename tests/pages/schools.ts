import type { APIRequestContext } from '@playwright/test'
import { archiveSamples } from './archive-samples.ts'
import { calendarSamples } from './calendar-samples.ts'
import { formSamples } from './form-samples.ts'
import { historySamples } from './history-samples.ts'
import { honorsSamples } from './honors-samples.ts'
import { mediaSamples } from './media-samples.ts'
import { newsSamples } from './news-samples.ts'
import { playerSamples } from './player-samples.ts'
import { splashSamples } from './splash-samples.ts'
import { statsSamples } from './stats-samples.ts'

const port = process.env.FIELDHOUSE_TEST_PORT

/** One school renders on the server, the other in the browser: every page is walked in both. */
export const schools = [
  {
    key: 'halcyon',
    siteName: 'Halcyon State',
    origin: `http://localhost:${port}`,
    ticketHost: 'tickets.example',
  },
  {
    key: 'tamarack',
    siteName: 'Tamarack',
    origin: `http://tamarack.localhost:${port}`,
    ticketHost: 'tickets.example',
  },
] as const
export type School = (typeof schools)[number]

interface SportAnswer {
  globalSportNameSlug: string
  rosterId: number | null
  scheduleId: number | null
  displayOpponentHistory: boolean
}

/** The API of a school, from /api/v2 on. */
export interface SchoolApi {
  get<T>(path: string): Promise<T>
  send<T>(path: string, body: object): Promise<T>
}

export async function pathSamples(
  request: APIRequestContext,
  school: School,
): Promise<Record<string, string>> {
  const address = (path: string) => `http://localhost:${port}/api/v2${path}`
  const headers = { tenant: school.key }
  return samplesOf({
    get: async (path) => (await request.get(address(path), { headers })).json(),
    send: async (path, data) => (await request.post(address(path), { headers, data })).json(),
  })
}

/** Values for the parameters of the route table. A parameter with a new name needs a line here. */
export async function samplesOf({ get, send }: SchoolApi): Promise<Record<string, string>> {
  const sports = await get<SportAnswer[]>('/Sports')
  // A sport that has every page: each of them may be switched off for a sport.
  const sport = sports.find(
    ({ rosterId, scheduleId, displayOpponentHistory }) => rosterId && scheduleId && displayOpponentHistory,
  )
  const slug = sport?.globalSportNameSlug ?? ''
  const { seasons } = await get<{ seasons: string[] }>(`/Schedule/bySport/${slug}`)
  const season = seasons.at(-1) ?? ''
  return {
    slug,
    globalSportNameSlug: slug,
    sportSlug: slug,
    season,
    seasonTitle: season,
    ...calendarSamples,
    ...splashSamples,
    ...(await archiveSamples(get)),
    ...(await staffSamples(get, slug)),
    ...(await historySamples(get, slug)),
    ...(await honorsSamples(get)),
    ...(await playerSamples(get, slug)),
    ...(await statsSamples(get, slug, season)),
    ...(await newsSamples(get)),
    ...(await mediaSamples(get)),
    ...(await formSamples(get, send)),
  }
}

interface StaffAnswer {
  id: number
  slug: string
}

async function staffSamples(get: <T>(path: string) => Promise<T>, slug: string) {
  const { coaches, supportStaff } = await get<Record<'coaches' | 'supportStaff', StaffAnswer[]>>(
    `/Coaches/bySport/${slug}`,
  )
  const { departments } = await get<{ departments: { members: StaffAnswer[] }[] }>('/Staff')
  const [coach, helper, member] = [coaches[0], supportStaff[0], departments[0]?.members[0]]
  return {
    coachName: coach?.slug ?? '',
    coachId: String(coach?.id ?? ''),
    supportStaffName: helper?.slug ?? '',
    supportStaffId: String(helper?.id ?? ''),
    sportDepartment: slug,
    staffMemberSlug: member?.slug ?? '',
    id: String(member?.id ?? ''),
  }
}
