import { expect, type Locator, type Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { stories } from '#server/db/schema/news.ts'
import { accessibilityFaults } from '#tests/pages/accessibility.ts'
import { complaintsOf, type Desk, openScreen, overflowOf, test } from '#tests/support/desk-browser.ts'

/** Counts what somebody does: a press, a choice, a paste. */
function counting() {
  let actions = 0
  return {
    async act(what: Promise<unknown>) {
      actions += 1
      await what
    },
    get actions() {
      return actions
    },
  }
}

const nouns = 'Alder Birch Cedar Dogwood Elm Fir Gorse Hazel Iris Juniper Kelp Larch Maple Nettle Oak'.split(
  ' ',
)
const thirtyPlayers = [
  'Name\tNo.\tHt.\tCl.\tPos.\tHometown',
  ...nouns.flatMap((noun, index) => [
    `Zara ${noun}zed\t${60 + index}\t5-${index % 12}\tFr.\tG\tReno, Nev.`,
    `Zoe ${noun}zed\t${index === 0 ? 60 : 75 + index}\t6-0\tSo.\tF\tElko, Nev.`,
  ]),
].join('\n')

/** Puts text where a spreadsheet puts what is copied from it, and presses the keys that paste. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((words) => navigator.clipboard.writeText(words), text)
  await page.keyboard.press('Control+v')
}

async function deskPage(
  desk: Desk,
  browser: Parameters<Desk['signedIn']>[0],
  school: 'halcyon' | 'tamarack',
) {
  const context = await desk.signedIn(browser, school, 'administrator', {
    viewport: { width: 1440, height: 1000 },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const page = await context.newPage()
  return { context, page, complaints: complaintsOf(page) }
}

const notice = (page: Page, text: RegExp): Locator =>
  page.getByRole('region', { name: 'Notices' }).locator('div').filter({ hasText: text })
const undo = (page: Page, text: RegExp) => notice(page, text).getByRole('button', { name: 'Undo' }).click()
const playerCount = async (page: Page): Promise<number> =>
  Number.parseInt((await page.getByText(/^\d+ players/).textContent()) ?? '', 10)

test('thirty players come from a spreadsheet in four actions, and go with one', async ({ browser, desk }) => {
  test.setTimeout(180_000)
  const { context, page, complaints } = await deskPage(desk, browser, 'halcyon')
  const hand = counting()
  await openScreen(page, '/admin/')
  await hand.act(
    page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Rosters' }).click(),
  )
  await expect(page.getByRole('grid')).toBeVisible()
  await hand.act(page.getByLabel('Team', { exact: true }).selectOption({ label: "Women's Basketball" }))
  await expect(page.getByRole('grid', { name: /Women's Basketball/ })).toBeVisible()
  const before = await playerCount(page)
  await hand.act(paste(page, thirtyPlayers))
  const plan = page.getByRole('dialog')
  await expect(plan.getByRole('button', { name: 'New 30' })).toBeVisible()
  await expect(plan.getByText('Wears number 60 like Zara Alderzed of row 2')).toBeVisible()
  expect(await accessibilityFaults(page, '[role="dialog"]')).toEqual([])
  // However long the list is, what is pressed stays in sight.
  await expect(plan.getByRole('button', { name: 'Add 30 players' })).toBeInViewport()
  await hand.act(plan.getByRole('button', { name: 'Add 30 players' }).click())
  await expect(notice(page, /30 rows/)).toBeVisible()
  expect(hand.actions).toBe(4)
  await expect(page.getByText(new RegExp(`^${before + 30} players · worn twice: .*60`))).toBeVisible()
  expect(await accessibilityFaults(page, 'main')).toEqual([])

  await undo(page, /30 rows/)
  await expect(page.getByText(new RegExp(`^${before} players`))).toBeVisible()
  expect(complaints).toEqual([])
  await context.close()
})

test('a roster is written in by keys alone, and what is typed outlives the browser', async ({
  browser,
  desk,
}) => {
  test.setTimeout(180_000)
  const { context, page, complaints } = await deskPage(desk, browser, 'tamarack')
  await openScreen(page, '/admin/rosters')
  const grid = page.getByRole('grid')
  await grid.focus()
  const active = grid.locator('[data-active]')

  // Typed over, taken by Enter, which goes down; the height is tidied, and a fault is told in words.
  await page.keyboard.press('Home')
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight')
  const height = await active.textContent()
  await page.keyboard.type('6\'1"')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowUp')
  await expect(active).toHaveText('6-1')
  await page.keyboard.press('F2')
  await page.keyboard.press('Escape')
  await expect(active).toHaveText('6-1')
  await page.keyboard.type('tall')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowLeft')
  await expect(active).toContainText('A height is feet and inches, as in 6-2.')
  await expect(page.getByRole('button', { name: /^Publish/ })).toBeDisabled()
  await page.keyboard.press('Control+z')
  await expect(active).toHaveText('6-1')

  // Filled down through what is chosen with shift, and kept by this browser.
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Control+d')
  await expect(grid.locator('[aria-selected="true"]')).toHaveText(['6-1', '6-1', '6-1'])
  await page.reload()
  await expect(page.getByRole('region', { name: 'Changes' })).toContainText('kept in this browser')
  await expect(grid.locator('[data-row="2"] [data-column="5"]')).toHaveText('6-1')

  await page.keyboard.press('Control+s')
  await expect(notice(page, /published\./)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Changes' })).toBeHidden()
  await undo(page, /published\./)
  await expect(grid.locator('[data-row="0"] [data-column="5"]')).toHaveText(height ?? '')

  // Sorted for looking, and back as it was.
  const first = await grid.locator('[data-row="0"]').textContent()
  await grid.getByRole('button', { name: 'Last name' }).click()
  await expect(grid.getByRole('columnheader', { name: 'Last name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await grid.getByRole('button', { name: 'Last name' }).click()
  await grid.getByRole('button', { name: 'Last name' }).click()
  await expect(grid.locator('[data-row="0"]')).toHaveText(first ?? '')
  expect(complaints).toEqual([])
  await context.close()
})

test('a name is corrected everywhere in three actions, the stories that name it with it', async ({
  browser,
  desk,
}) => {
  test.setTimeout(180_000)
  const { context, page } = await deskPage(desk, browser, 'halcyon')
  await openScreen(page, '/admin/rosters')
  const grid = page.getByRole('grid')
  await expect(grid).toBeVisible()
  const cells = (row: number) => grid.locator(`[data-row="${row}"] [data-column]`)
  const was = `${await cells(0).nth(1).textContent()} ${await cells(0).nth(2).textContent()}`
  const { scope } = desk.site.services
  const story = await scope.write('halcyon', async (tx) => {
    const [row] = await tx.select({ id: stories.id, teaser: stories.teaser }).from(stories).limit(1)
    await tx
      .update(stories)
      .set({ teaser: `${was} leads.` })
      .where(eq(stories.id, row?.id ?? 0))
    return row
  })
  const hand = counting()
  await cells(0).nth(2).click()
  await page.keyboard.type('Quillsworth')
  await hand.act(page.keyboard.press('Enter'))
  await hand.act(page.keyboard.press('Control+s'))
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('heading', { name: `${was} → ` })).toBeVisible()
  expect(await accessibilityFaults(page, '[role="dialog"]')).toEqual([])
  await hand.act(panel.getByRole('button', { name: /^Publish and correct \d+ text/ }).click())
  await expect(notice(page, /published and \d+ texts? corrected/)).toBeVisible()
  expect(hand.actions).toBe(3)
  await undo(page, /corrected/)
  await expect(cells(0).nth(2)).not.toHaveText('Quillsworth')
  await scope.write('halcyon', (tx) =>
    tx
      .update(stories)
      .set({ teaser: story?.teaser ?? '' })
      .where(eq(stories.id, story?.id ?? 0)),
  )
  await context.close()
})

test('a new season begins in three actions, a class up and without those who are through', async ({
  browser,
  desk,
}) => {
  test.setTimeout(180_000)
  const { context, page } = await deskPage(desk, browser, 'tamarack')
  const hand = counting()
  await openScreen(page, '/admin/')
  await hand.act(
    page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Rosters' }).click(),
  )
  await hand.act(page.getByRole('button', { name: 'Next season' }).click())
  const panel = page.getByRole('dialog')
  await expect(panel.getByText('leaves').first()).toBeVisible()
  expect(await accessibilityFaults(page, '[role="dialog"]')).toEqual([])
  await hand.act(panel.getByRole('button', { name: /^Begin / }).click())
  await expect(notice(page, /begins with/)).toBeVisible()
  expect(hand.actions).toBe(3)
  await undo(page, /begins with/)
  await expect(notice(page, /Undone/)).toBeVisible()
  await context.close()
})

test("a season's schedule comes from a spreadsheet in four actions", async ({ browser, desk }) => {
  test.setTimeout(180_000)
  const { context, page, complaints } = await deskPage(desk, browser, 'halcyon')
  const hand = counting()
  await openScreen(page, '/admin/')
  await hand.act(
    page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Schedules' }).click(),
  )
  await expect(page.getByRole('grid')).toBeVisible()
  await hand.act(page.getByLabel('Team', { exact: true }).selectOption({ label: 'Softball' }))
  await expect(page.getByRole('grid', { name: /Softball/ })).toBeVisible()
  const season =
    (await page.getByLabel('Season', { exact: true }).locator('option:checked').textContent()) ?? ''
  const year = season.slice(0, 4)
  const rows = nouns.map(
    (noun, index) =>
      `March ${index * 2 + 1}, ${year}\t${index === 0 ? 'TBA' : '6 p.m.'}\t${index % 2 ? 'at ' : ''}${noun}zed State\tESPN+`,
  )
  await hand.act(paste(page, ['Date\tTime\tOpponent\tTV', ...rows].join('\n')))
  const plan = page.getByRole('dialog')
  await expect(plan.getByText('15 opponents are not known yet')).toBeVisible()
  await expect(plan.getByText('Time to be announced')).toBeVisible()
  expect(await accessibilityFaults(page, '[role="dialog"]')).toEqual([])
  await hand.act(plan.getByRole('button', { name: 'Add 15 games' }).click())
  await expect(notice(page, /15 rows/)).toBeVisible()
  expect(hand.actions).toBe(4)
  await undo(page, /15 rows/)
  await expect(notice(page, /Undone/)).toBeVisible()
  expect(complaints).toEqual([])
  await context.close()
})

test('a game is postponed in two actions and has another time in three', async ({ browser, desk }) => {
  test.setTimeout(180_000)
  const { context, page } = await deskPage(desk, browser, 'halcyon')
  await openScreen(page, '/admin/schedules')
  const grid = page.getByRole('grid')
  const place = await grid.getByRole('row').filter({ hasText: 'As planned' }).last().getAttribute('data-row')
  const menu = grid.locator(`[data-row="${place}"]`).getByRole('button')

  const hand = counting()
  await hand.act(menu.click())
  await hand.act(page.getByRole('menuitem', { name: 'Postpone', exact: true }).click())
  await expect(notice(page, /is postponed\./)).toBeVisible()
  expect(hand.actions).toBe(2)
  await undo(page, /is postponed\./)
  await expect(notice(page, /Undone/)).toBeVisible()

  const time = counting()
  await time.act(menu.click())
  await time.act(page.getByRole('menuitem', { name: 'Change the time…' }).click())
  await expect(page.getByLabel('Time at the venue')).toBeFocused()
  await page.keyboard.type('5:45 pm')
  await time.act(page.keyboard.press('Enter'))
  await expect(notice(page, /has a new time/)).toBeVisible()
  expect(time.actions).toBe(3)
  await expect(grid.getByText('5:45 PM').first()).toBeVisible()
  await undo(page, /has a new time/)
  await context.close()
})

test('a final score is posted from a phone in four actions', async ({ browser, desk }) => {
  test.setTimeout(180_000)
  const context = await desk.signedIn(browser, 'tamarack', 'administrator', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  const page = await context.newPage()
  await openScreen(page, '/admin/schedules')
  await page.getByLabel('Team', { exact: true }).selectOption({ label: "Men's Basketball" })
  // A game that was played and of which nobody has said how it ended.
  const ahead = page
    .getByRole('list', { name: /^Men's Basketball/ })
    .getByRole('listitem')
    .filter({ hasNotText: /Postponed|Cancelled|Live|[WLT] \d/ })
  await ahead
    .last()
    .getByRole('button', { name: /^Game on/ })
    .tap()
  await page.getByRole('menuitem', { name: 'Reschedule…' }).tap()
  const panel = page.getByRole('dialog')
  await panel
    .getByLabel('Day', { exact: true })
    .fill(Temporal.Now.plainDateISO('UTC').subtract({ days: 1 }).toString())
  await panel.getByRole('button', { name: 'Reschedule' }).tap()
  await expect(notice(page, /has a new day/)).toBeVisible()

  const hand = counting()
  await hand.act(
    page
      .getByRole('button', { name: /^Final score of/ })
      .first()
      .tap(),
  )
  await hand.act(panel.getByLabel('Our score').fill('3'))
  await hand.act(panel.locator('input[inputmode="numeric"]').nth(1).fill('1'))
  await expect(panel.getByRole('status')).toHaveText('We won, 3–1.')
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  expect(await accessibilityFaults(page, '[role="dialog"]')).toEqual([])
  await hand.act(panel.getByRole('button', { name: 'Publish the score' }).tap())
  await expect(notice(page, /has its final score/)).toBeVisible()
  expect(hand.actions).toBe(4)
  await expect(page.getByRole('main').getByText('W 3–1').last()).toBeVisible()
  await undo(page, /has its final score/)
  await expect(notice(page, /Undone/)).toBeVisible()
  await context.close()
})

test('head shots that are dropped at once find their players', async ({ browser, desk }) => {
  test.setTimeout(240_000)
  const { context, page } = await deskPage(desk, browser, 'halcyon')
  await openScreen(page, '/admin/rosters')
  const grid = page.getByRole('grid')
  await expect(grid).toBeVisible()
  const names: string[] = []
  for (const row of await grid.locator('[data-row]').all()) {
    const cells = row.locator('[data-column]')
    const name = `${await cells.nth(1).textContent()}-${await cells.nth(2).textContent()}`
    if (names.length < 12 && name.length > 3) names.push(name)
  }
  const files = await Promise.all(
    names.map(async (name, index) => ({
      name: `${name}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await sharp({
        create: { width: 300, height: 400, channels: 3, background: { r: index * 17, g: 90, b: 120 } },
      })
        .jpeg()
        .toBuffer(),
    })),
  )
  await page.locator('input[type="file"]').setInputFiles(files)
  const panel = page.getByRole('dialog')
  await panel.getByRole('button', { name: `Put ${names.length} portraits` }).click()
  await expect(notice(page, /have a new portrait/)).toBeVisible({ timeout: 60_000 })
  await expect(grid.locator('img')).not.toHaveCount(0)
  await undo(page, /have a new portrait/)
  await expect(notice(page, /Undone/)).toBeVisible()
  await context.close()
})

test('on a phone a roster is a list, and a row is written in a panel', async ({ browser, desk }) => {
  test.setTimeout(120_000)
  const context = await desk.signedIn(browser, 'tamarack', 'administrator', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  const page = await context.newPage()
  await openScreen(page, '/admin/rosters')
  const list = page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.getByRole('button') })
    .first()
  await list.getByRole('button').first().tap()
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Weight').fill('201')
  await panel.getByRole('button', { name: 'Done' }).tap()
  await expect(page.getByRole('region', { name: 'Changes' })).toContainText('1 change')
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  expect(await accessibilityFaults(page, 'main')).toEqual([])
  await page.getByRole('button', { name: 'Discard' }).tap()
  await expect(page.getByRole('region', { name: 'Changes' })).toBeHidden()
  await openScreen(page, '/admin/schedules')
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await context.close()
})
