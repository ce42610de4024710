import { expect, type Page } from '@playwright/test'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { LiveGames } from '#contract/live.ts'
import { games } from '#server/db/schema/games.ts'
import { sports } from '#server/db/schema/sports.ts'
import { takeStatFile } from '#server/domains/stats/files/stat-files.service.ts'
import { allTenants } from '#server/domains/tenants/tenants.queries.ts'
import { writeStatFile } from '#server/feeds/statcrew/write-stat-file.ts'
import { footballGame } from '#tests/factories/football-file.ts'
import { accessibilityFaults } from '#tests/pages/accessibility.ts'
import {
  complaintsOf,
  type Desk,
  openScreen,
  overflowOf,
  type SchoolKey,
  test,
} from '#tests/support/desk-browser.ts'
import { aSaturday } from '#tests/support/templates.ts'

/** A game of a team that is still to come, put on now. */
const gameNow = (desk: Desk, school: SchoolKey, slug: string): Promise<number> =>
  desk.site.services.scope.write(school, async (tx) => {
    const [row] = await tx
      .select({ id: games.id })
      .from(games)
      .innerJoin(sports, and(eq(sports.tenantId, games.tenantId), eq(sports.id, games.sportId)))
      .where(
        and(
          eq(sports.globalSportNameSlug, slug),
          isNull(games.resultStatus),
          isNull(games.type),
          eq(games.gameState, 'Scheduled'),
        ),
      )
      .orderBy(desc(games.startUtc))
      .limit(1)
    if (!row) throw new Error(`No game of ${slug} is to come`)
    await tx
      .update(games)
      .set({ startUtc: aSaturday, startDate: '2026-11-14', status: 'A', locationIndicator: 'H' })
      .where(eq(games.id, row.id))
    return row.id
  })

const key = (page: Page, label: RegExp) => page.getByRole('button', { name: label })
const told = async (desk: Desk, school: SchoolKey, gameId: number) => {
  const { Games } = JSON.parse(
    (await desk.site.ask(school, '/api/v2/LiveStats', { headers: { tenant: school } })).body,
  ) as LiveGames
  const game = Games.find(({ Id }) => Id === gameId)
  return game && [game.HomeTeam.Score, game.VisitingTeam.Score, game.IsComplete]
}

test('a score is posted from a phone in three actions, and what is pressed without a line waits and counts once', async ({
  browser,
  desk,
}) => {
  test.setTimeout(100_000)
  const gameId = await gameNow(desk, 'halcyon', 'football')
  const context = await desk.signedIn(browser, 'halcyon', 'editor', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  try {
    const page = await context.newPage()
    const complaints = complaintsOf(page, (text) => /ERR_INTERNET_DISCONNECTED|Failed to load/.test(text))
    await openScreen(page, '/admin/')
    await page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'Games' }).tap()
    await page.locator(`a[href="/admin/game-desk/${gameId}"]`).tap()
    await key(page, /^\+6 Touchdown, Halcyon State/).tap()
    await expect(page.getByLabel('Score of Halcyon State')).toHaveText('6')
    await expect(page.getByText('Everything is sent.')).toBeVisible()
    expect(await told(desk, 'halcyon', gameId)).toEqual([6, 0, false])
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    expect(await accessibilityFaults(page, 'main')).toEqual([])
    await page.screenshot({ path: test.info().outputPath('phone.png') })

    // The line goes: what is pressed shows at once, is kept by the device in its order, and says that it waits.
    await context.setOffline(true)
    await key(page, /^\+1 Kick, Halcyon State/).tap()
    await key(page, /^\+3 Field goal, /)
      .nth(1)
      .tap()
    await key(page, /^Undo: Field goal/).tap()
    await key(page, /^\+2 Two or safety, /)
      .nth(1)
      .tap()
    await expect(page.getByLabel('Score of Halcyon State')).toHaveText('7')
    await expect(page.getByText('4 entries waiting to be sent')).toBeVisible()
    expect(await told(desk, 'halcyon', gameId)).toEqual([6, 0, false])
    await context.setOffline(false)
    await expect(page.getByText('Everything is sent.')).toBeVisible({ timeout: 30_000 })
    expect(await told(desk, 'halcyon', gameId)).toEqual([7, 2, false])

    // An answer that is lost on its way: the act is sent again by its own key.
    let lost = 0
    await page.route('**/game-desk/*/acts', async (route) => {
      if (lost > 0) return route.continue()
      lost += 1
      await route.fetch()
      await route.abort()
    })
    await key(page, /^\+6 Touchdown, Halcyon State/).tap()
    await expect(page.getByText('Everything is sent.')).toBeVisible({ timeout: 30_000 })
    expect([lost, await told(desk, 'halcyon', gameId)]).toEqual([1, [13, 2, false]])

    // A browser that was closed in between sends what it kept when it is opened.
    await page.unroute('**/game-desk/*/acts')
    await context.route('**/game-desk/*/acts', (route) => route.abort())
    await key(page, /^\+1 Kick, Halcyon State/).tap()
    await expect(page.getByText('1 entry waiting to be sent')).toBeVisible()
    await page.close()
    await context.unroute('**/game-desk/*/acts')
    const again = await context.newPage()
    await openScreen(again, `/admin/game-desk/${gameId}`)
    await expect(again.getByText('Everything is sent.')).toBeVisible({ timeout: 30_000 })
    await expect(again.getByLabel('Score of Halcyon State')).toHaveText('14')
    expect(await told(desk, 'halcyon', gameId)).toEqual([14, 2, false])

    // Periods, a number that was wrong, the end, and that it was not the end.
    await key(again, /^2nd quarter/).tap()
    await key(again, /^Correct$/).tap()
    await again.getByRole('dialog').getByLabel('Halcyon State').fill('17')
    await again.getByRole('dialog').getByRole('button', { name: 'Correct' }).tap()
    await expect(again.getByLabel('Score of Halcyon State')).toHaveText('17')
    await key(again, /^End of the game/).tap()
    await key(again, /^Publish 17–2 as final/).tap()
    await expect(again.getByText('Everything is sent.')).toBeVisible()
    expect(await told(desk, 'halcyon', gameId)).toEqual([17, 2, true])
    const center = await desk.site.ask('halcyon', `/game-center/${gameId}`)
    expect([center.status, center.body]).toEqual([200, expect.stringMatching(/Final/)])
    // What is made of a game that is over is begun where it was kept.
    await key(again, /^Share card/).tap()
    await expect(again.getByRole('dialog').getByRole('img').first()).toBeVisible()
    await again.keyboard.press('Escape')
    await expect(key(again, /^Write the recap/)).toBeVisible()
    await expect(key(again, /^Photographs/)).toBeVisible()
    await key(again, /^Not over yet/).tap()
    await expect(key(again, /^\+6 Touchdown, Halcyon State/)).toBeVisible()
    await expect(again.getByText('Everything is sent.')).toBeVisible()
    expect(await told(desk, 'halcyon', gameId)).toEqual([17, 2, false])
    expect(complaints).toEqual([])
  } finally {
    await context.close()
  }
})

test('several games are kept beside each other, each by its own keys', async ({ browser, desk }) => {
  test.setTimeout(120_000)
  const ids = [
    await gameNow(desk, 'tamarack', 'womens-volleyball'),
    await gameNow(desk, 'tamarack', 'mens-basketball'),
  ]
  const context = await desk.signedIn(browser, 'tamarack', 'editor', {
    viewport: { width: 1440, height: 1000 },
  })
  try {
    const page = await context.newPage()
    const complaints = complaintsOf(page)
    await openScreen(page, '/admin/game-desk')
    await expect(page.getByRole('link', { name: 'Side by side' })).toBeVisible()
    await openScreen(page, `/admin/game-desk/${ids.join(',')}`)
    const volleyball = page.getByRole('region', { name: /Volleyball/ })
    const basketball = page.getByRole('region', { name: /Basketball/ })
    await volleyball.getByRole('button', { name: /^\+1 Point, Tamarack/ }).click()
    await basketball.getByRole('button', { name: /^\+3 Three, Tamarack/ }).click()
    await expect(basketball.getByLabel(/Score of Tamarack/)).toHaveText('3')
    await expect(volleyball.getByText('1 in the 1st set')).toBeVisible()
    await expect(page.getByText('Everything is sent.')).toHaveCount(2)
    expect(await told(desk, 'tamarack', ids[1] ?? 0)).toEqual([3, 0, false])
    expect(await accessibilityFaults(page, 'main')).toEqual([])
    await page.screenshot({ path: test.info().outputPath('side-by-side.png') })
    expect(complaints).toEqual([])
  } finally {
    await context.close()
  }
})

test('a file is held against the one before it, and a wrong number is corrected with a reason and taken back', async ({
  browser,
  desk,
}) => {
  test.setTimeout(100_000)
  const gameId = await gameNow(desk, 'halcyon', 'football')
  const { scope, storage, database } = desk.site.services
  const tenant = (await allTenants(database.platform)).find(({ key: school }) => school === 'halcyon')
  if (!tenant) throw new Error('There is no such school')
  for (const [isComplete, yards] of [
    [false, 40],
    [true, 55],
  ] as const) {
    const xml = writeStatFile(
      footballGame({ school: 'Halcyon State', isComplete, runners: [['91', 'Guest, Gus', yards]] }),
    )
    const outcome = await takeStatFile(
      { scope, storage, now: () => aSaturday },
      { tenant, bytes: Buffer.from(xml), door: 'post', gameId },
    )
    expect(outcome.kind).toBe('taken')
  }
  const context = await desk.signedIn(browser, 'halcyon', 'publisher', {
    viewport: { width: 390, height: 844 },
  })
  try {
    const page = await context.newPage()
    const complaints = complaintsOf(page)
    await openScreen(page, '/admin/stat-files')
    const file = page.getByRole('main').getByRole('listitem').first()
    await file.getByRole('button', { name: 'What is new in it' }).click()
    await expect(file.getByRole('row').filter({ hasText: 'State' })).toContainText('Running')
    await expect(file.getByRole('row').filter({ hasText: 'Rushing Yards' }).first()).toContainText('55')
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    expect(await accessibilityFaults(page, 'main')).toEqual([])

    await file.getByRole('button', { name: 'Correct a number' }).click()
    const panel = page.getByRole('dialog')
    await panel.getByRole('combobox', { name: 'Whose number' }).selectOption({ label: '91 Guest, Gus' })
    await panel
      .getByRole('combobox', { name: 'Number', exact: true })
      .selectOption({ label: 'Rushing: Rushing Yards' })
    await panel.getByLabel('It is (55 stands)').fill('61')
    await panel.getByLabel('Why').fill('Seen again on film')
    expect(await accessibilityFaults(page, '[role="dialog"]')).toEqual([])
    await page.screenshot({ path: test.info().outputPath('correct.png') })
    await panel.getByRole('button', { name: 'Publish the correction' }).click()
    await expect(panel.getByText('is 61; the file says 55.')).toBeVisible()
    await panel.getByRole('button', { name: /^Take back/ }).click()
    await expect(panel.getByText('is 61; the file says 55.')).toBeHidden()
    expect(complaints).toEqual([])
  } finally {
    await context.close()
  }
})
