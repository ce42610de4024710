import type { SubmissionAnswer, SubmissionStart } from '#contract/submissions.ts'
import type { SchoolApi } from './school-api.ts'

interface Team {
  slug: string
  season: string
}

/** Addresses of rows for which not every page will do, or of which there is none before somebody has done something. */
export async function chosenSamples(api: SchoolApi, team: Team): Promise<Record<string, string>> {
  const box = await playedGame(api, team)
  return {
    '/sports/:sportSlug/opponent-history/:opponentSlug/:opponentId': await metOpponent(api, team),
    '/sports/:globalSportNameSlug/stats/:season/:oppSlug/boxscore/:gameId': box,
    '/sports/:globalSportNameSlug/stats/:season/:oppSlug/boxscore/:gameId/boxscore.pdf': `${box}/boxscore.pdf`,
    '/news/:year/:month/:day/:story_slug': await richStory(api),
    '/pay/:reference': await openPayment(api),
  }
}

async function metOpponent({ get }: SchoolApi, { slug }: Team): Promise<string> {
  const { items } = await get<{
    items: { opponent: { id: number; slug: string }; firstMeeting: object | null }[]
  }>(`/OpponentHistory/bySport/${slug}`)
  const met = items.find(({ firstMeeting }) => firstMeeting)?.opponent
  return `/sports/${slug}/opponent-history/${met?.slug}/${met?.id}`
}

/** A game of the season that the other samples name, so that its address is the right one. */
async function playedGame({ get }: SchoolApi, { slug, season }: Team): Promise<string> {
  const { gameByGame } = await get<{ gameByGame: { gameId: number; opponent: { slug: string } }[] }>(
    `/Stats/cumulative/${slug}?season=${season}`,
  )
  return `/sports/${slug}/stats/${season}/${gameByGame[0]?.opponent.slug}/boxscore/${gameByGame[0]?.gameId}`
}

/** A recap with a film has everything a story can have. */
async function richStory({ get }: SchoolApi): Promise<string> {
  const { items } = await get<{ items: { url: string; hasVideo: boolean }[] }>(
    '/stories?type=recap&$pageSize=100',
  )
  return items.find(({ hasVideo }) => hasVideo)?.url ?? ''
}

const banquet = 3

/** A payment that waits: a banquet of two that was ordered and not paid. */
async function openPayment({ get, send }: SchoolApi): Promise<string> {
  const start = await get<SubmissionStart>(`/forms/${banquet}/start`)
  // Whoever sends a form sooner is taken for a program.
  await new Promise((resolve) => setTimeout(resolve, 1100))
  const values = { 'field-301': 'Robin Walker', 'field-302': 'robin@mail.example', 'field-303': '2' }
  const { reference } = await send<SubmissionAnswer>(`/forms/${banquet}/submissions`, { ...start, values })
  return `/pay/${reference}`
}
