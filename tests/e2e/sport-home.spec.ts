import { expect, type Page, test } from '@playwright/test'
import { schools } from '#tests/pages/schools.ts'
import { silentDocuments } from '#tests/pages/silent-documents.ts'
import { tellLiveGames } from '#tests/support/live-games.ts'

const [, tamarack] = schools

async function open(page: Page, address: string) {
  await page.goto(address)
  await expect(page.locator('h1')).toBeVisible({ timeout: 15_000 })
  await page.waitForLoadState('networkidle')
}

for (const school of schools) {
  test(`${school.key}: a sport's home has its record, its own strip, results, stories, leaders and faces`, async ({
    page,
  }) => {
    await open(page, `${school.origin}/sports/mens-basketball`)
    await expect(page.locator('h1')).toHaveText("Men's Basketball")
    await expect(page.locator('main dl').first()).toContainText('Overall')
    await expect(page.locator('#scoreboard a[href="/sports/mens-basketball/schedule"]').first()).toBeVisible()
    await expect(page.locator('#results a').first()).toBeVisible()
    expect(await page.locator('#stories a[href^="/news/"]').count()).toBeGreaterThan(1)
    await expect(page.locator('#leaders')).toContainText(/PPG|PTS/)
    const face = page.locator('#roster-strip a').first()
    await expect(face).toHaveAttribute('href', /^\/sports\/mens-basketball\/roster\/[a-z-]+\/\d+$/)
  })

  test(`${school.key}: the faces of the team turn a page at a time with the arrows`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, `${school.origin}/sports/mens-basketball`)
    const next = page.getByRole('button', { name: 'Next players' })
    await next.focus()
    await page.keyboard.press('Enter')
    await expect
      .poll(() => page.locator('#roster-faces').evaluate((strip) => strip.scrollLeft))
      .toBeGreaterThan(100)
  })
}

/** A browser finds every name under localhost; not every system does. */
const here = (url: string) => url.replace('//tamarack.', '//')

/** The team's next game, moved to a moment from now. */
async function nextGameAt(page: Page, moment: number): Promise<{ id: number }> {
  const next = { id: 0 }
  await silentDocuments(page)
  await page.route('**/api/v2/Schedule/bySport/*', async (route) => {
    const schedule = await (await route.fetch({ url: here(route.request().url()) })).json()
    const game = schedule.games.find(({ type }: { type: string }) => type === 'upcoming')
    Object.assign(game, {
      gameState: 0,
      isTbd: false,
      locationIndicator: 'H',
      startDateUtc: new Date(moment).toISOString(),
      endDateUtc: null,
    })
    next.id = game.id
    await route.fulfill({ json: schedule })
  })
  return next
}

test('the next game counts down', async ({ page }) => {
  await page.route('**/api/v2/LiveStats', (route) => route.fulfill({ json: { Games: [] } }))
  await tellLiveGames(page, () => [])
  await page.route('**/api/v2/game-center/games', (route) => route.fulfill({ json: [] }))
  await nextGameAt(page, Date.now() + 3_600_000)
  await open(page, `${tamarack.origin}/sports/mens-basketball`)
  const clock = page.getByRole('timer')
  await expect(clock).toContainText('Sec')
  const left = await clock.innerText()
  await expect(clock).not.toHaveText(left, { useInnerText: true })
})

test('while the next game is on, its score stands in place of the countdown', async ({ page }) => {
  const next = await nextGameAt(page, Date.now() - 60_000)
  const team = (Score: number) => ({ Name: 'A team', Score, PeriodScores: [], PeriodTimeouts: [] })
  await page.route('**/api/v2/game-center/games', (route) => route.fulfill({ json: [] }))
  const games = () => [
    {
      Id: next.id,
      HasStarted: true,
      IsComplete: false,
      Period: 2,
      PeriodsRegulation: 2,
      ClockSeconds: 65,
      HomeTeam: team(71),
      VisitingTeam: team(64),
    },
  ]
  await page.route('**/api/v2/LiveStats', (route) => route.fulfill({ json: { Games: games() } }))
  await tellLiveGames(page, games)
  await open(page, `${tamarack.origin}/sports/mens-basketball`)
  const score = page.getByRole('group', { name: 'Score now' })
  await expect(score).toContainText('71')
  await expect(score).toContainText('64')
  await expect(score).toContainText('1:05')
  await expect(page.getByRole('timer')).toHaveCount(0)
})
