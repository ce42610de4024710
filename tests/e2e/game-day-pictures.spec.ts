import { type APIRequestContext, test } from '@playwright/test'
import type { Game } from '#contract/games.ts'
import type { LiveGames } from '#contract/live.ts'
import type { BoxScore } from '#contract/stats.ts'
import { openPage } from '#tests/pages/open-page.ts'
import { schools } from '#tests/pages/schools.ts'
import { withPictures } from '#tests/support/chromium.ts'
import { isFilmed, takePicture } from '#tests/support/film-strip.ts'

test.use(withPictures)
test.skip(!isFilmed, 'FIELDHOUSE_FILM_STRIP=docs/game-day npm run test:e2e -- game-day-pictures takes them')

const [halcyon] = schools
const widths = [
  [390, 844],
  [1440, 900],
] as const

/** Where the pages of a game day stand at a school now. */
async function pagesOf(request: APIRequestContext, key: string): Promise<Record<string, string>> {
  const ask = async <Answer>(path: string): Promise<Answer> =>
    (await (
      await request.get(`${halcyon.origin}/api/v2/${path}`, { headers: { tenant: key } })
    ).json()) as Answer
  const { Games } = await ask<LiveGames>('LiveStats')
  const live = Games.find(({ HasStarted, IsComplete }) => HasStarted && !IsComplete)
  const { items: upcoming } = await ask<{ items: Game[] }>('EventsResults/upcoming')
  const { items: results } = await ask<{ items: Game[] }>('EventsResults/results')
  const next = upcoming.find(({ id, locationIndicator, status }) => {
    return id !== live?.Id && locationIndicator === 'H' && status === 'A'
  })
  const last = results.find(({ result }) => result?.boxscore && result.recap) ?? results[0]
  const box = await ask<BoxScore>(`Stats/boxscore/${last?.id}`)
  const player = box.teams.flatMap(({ players }) => players).find(({ url }) => url)
  return {
    before: `/game-center/${next?.id}`,
    during: `/game-center/${live?.Id}`,
    after: `/game-center/${last?.id}`,
    boxscore: last?.result?.boxscore ?? '/',
    player: player?.url ?? '/',
    home: '/',
  }
}

for (const { key, origin } of schools)
  for (const [width, height] of widths)
    test(`${key} at ${width} px`, async ({ page }) => {
      test.setTimeout(180_000)
      await page.setViewportSize({ width, height })
      for (const [name, path] of Object.entries(await pagesOf(page.request, key))) {
        await openPage(page, origin + path)
        await takePicture(page, `${name}-${key}-${width}`)
      }
    })
