import { expect, type Page } from '@playwright/test'
import { and, desc, eq, gte, inArray, isNotNull, lte, ne } from 'drizzle-orm'
import type { MailMessage } from '#server/adapters/mail.ts'
import type { Tx } from '#server/db/client.ts'
import { forms } from '#server/db/schema/forms.ts'
import { games } from '#server/db/schema/games.ts'
import { storyGames } from '#server/db/schema/news.ts'
import { boxScores } from '#server/db/schema/stats.ts'
import { formSubmissions } from '#server/db/schema/submissions.ts'
import { subscribers } from '#server/db/schema/subscriptions.ts'
import { sendNews } from '#server/domains/subscriptions/news-mail.service.ts'
import { openTenantDirectory } from '#server/domains/tenants/tenants.service.ts'
import { accessibilityFaults } from '#tests/pages/accessibility.ts'
import {
  complaintsOf,
  type Desk,
  openScreen,
  overflowOf,
  type SchoolKey,
  test,
} from '#tests/support/desk-browser.ts'
import { takePicture } from '#tests/support/film-strip.ts'
import { aSaturday } from '#tests/support/templates.ts'

/** Counts what somebody does: a press, a choice, a field that was written in. */
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

const write = <Value>(desk: Desk, school: SchoolKey, work: (tx: Tx) => Promise<Value>) =>
  desk.site.services.scope.write(school, work)
const daysFrom = (days: number) =>
  new Date(aSaturday.getTime() + days * 86_400_000).toISOString().slice(0, 10)
const notices = (page: Page) => page.getByRole('region', { name: 'Notices' })
const saved = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: 'Saved to the server' })).toBeVisible()

/** A game of these days whose last stat file is in and of which nobody has written. */
const untold = (desk: Desk, school: SchoolKey) =>
  write(desk, school, async (tx) => {
    const [game] = await tx
      .select({ id: games.id })
      .from(games)
      .innerJoin(boxScores, and(eq(boxScores.tenantId, games.tenantId), eq(boxScores.gameId, games.id)))
      .where(
        and(
          isNotNull(games.resultStatus),
          eq(games.status, 'A'),
          gte(games.startDate, daysFrom(-3)),
          lte(games.startDate, daysFrom(0)),
        ),
      )
      .orderBy(desc(games.startUtc), desc(games.id))
      .limit(1)
    if (!game) throw new Error('No game was played in these days')
    await tx.delete(storyGames).where(and(eq(storyGames.gameId, game.id), ne(storyGames.role, 'preview')))
    return game.id
  })

for (const [school, width] of [
  ['halcyon', 1440],
  ['tamarack', 390],
] as const) {
  test(`at ${width} px a game that is over has its recap out with card, picture and mail in four actions`, async ({
    browser,
    desk,
  }) => {
    test.setTimeout(180_000)
    await untold(desk, school)
    const reader = `reader-${width}@fans.example`
    await write(desk, school, (tx) =>
      tx
        .insert(subscribers)
        .values({ email: reader, confirmedAt: new Date(aSaturday.getTime() - 86_400_000) }),
    )
    const context = await desk.signedIn(browser, school, 'publisher', { viewport: { width, height: 900 } })
    const page = await context.newPage()
    const complaints = complaintsOf(page)
    await openScreen(page, '/admin')
    const hand = counting()
    const begun = Date.now()
    await expect(page.getByRole('heading', { name: /^Over, and not told yet/ })).toBeVisible()
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    await takePicture(page, `${width}-1-over`)
    await hand.act(
      page
        .getByRole('button', { name: /^Write the recap of/ })
        .first()
        .click(),
    )
    await expect(page.getByText('A first version, written from the game’s numbers.')).toBeVisible()
    await takePicture(page, `${width}-2-written`)
    await hand.act(page.getByRole('button', { name: 'Choose from library' }).first().click())
    const picker = page.getByRole('dialog', { name: 'Choose a picture' })
    // One that has its words: what has none cannot be published.
    await hand.act(
      picker.getByRole('listitem').filter({ hasNotText: 'No alt text' }).getByRole('button').first().click(),
    )
    await expect(picker).toBeHidden()
    await saved(page)
    await takePicture(page, `${width}-3-pictured`)
    await hand.act(page.getByRole('button', { name: 'Publish', exact: true }).click())
    await expect(page.getByText('Story published.')).toBeVisible()
    await takePicture(page, `${width}-4-published`)
    const seconds = (Date.now() - begun) / 1000
    expect(hand.actions).toBe(4)
    test.info().annotations.push({ type: 'seconds', description: String(seconds) })

    const id = /\/stories\/(\d+)/.exec(page.url())?.[1]
    const { address } = await desk.read<{ address: string }>(
      school,
      `/api/admin/v1/kinds/stories/items/${id}`,
    )
    const story = await context.newPage()
    await story.goto(address)
    const headline = (await story.locator('main h1').textContent()) ?? ''
    const card = await story.locator('meta[property="og:image"]').getAttribute('content')
    expect(card).toContain('/cards/')
    const drawn = await context.request.get(new URL(card ?? '', desk.originOf(school)).pathname)
    expect([drawn.status(), drawn.headers()['content-type']]).toEqual([200, 'image/png'])

    const mails: MailMessage[] = []
    const { services, bus } = desk.site
    const directory = await openTenantDirectory(services.database, bus, school)
    const tenant = directory.byKey(school)
    if (!tenant) throw new Error(`There is no ${school}`)
    await sendNews(
      {
        scope: services.scope,
        mail: { place: 'a list', send: async (mail) => void mails.push(mail), close: () => {} },
        now: () => new Date(aSaturday.getTime() + 3_600_000),
        senderOf: () => ({ tenant, origin: desk.originOf(school), mailFrom: '' }),
        log: () => {},
      },
      tenant,
    )
    expect(mails.find(({ to }) => to === reader)?.text).toContain(headline)
    expect(complaints).toEqual([])
    await context.close()
  })

  test(`at ${width} px registrations are approved and written down in three actions, and taken back in one`, async ({
    browser,
    desk,
  }) => {
    test.setTimeout(120_000)
    const formId = await write(desk, school, async (tx) => {
      const [form] = await tx.select({ id: forms.id }).from(forms).orderBy(forms.id).limit(1)
      if (!form) throw new Error('There is no form')
      await tx.insert(formSubmissions).values(
        ['Ana Fairweather', 'Ben Okafor', 'Cleo Marsh'].map((name, at) => ({
          formId: form.id,
          reference: `ABCDEFGH234${at + 2}`,
          status: 'final' as const,
          email: `camper${at}@mail.example`,
          answers: [
            { name: 'field-1', title: 'Name', value: name },
            { name: 'field-2', title: 'Session', value: at === 1 ? 'Half day' : 'Full week' },
          ],
          createdAt: new Date(aSaturday.getTime() + at * 60_000),
        })),
      )
      return form.id
    })
    const context = await desk.signedIn(browser, school, 'publisher', { viewport: { width, height: 900 } })
    const page = await context.newPage()
    const complaints = complaintsOf(page)
    await openScreen(page, `/admin/submissions/${formId}`)
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    const hand = counting()
    await takePicture(page, `${width}-5-submissions`)
    await hand.act(page.getByRole('checkbox', { name: 'Select all' }).check())
    await hand.act(page.getByRole('button', { name: 'Approve' }).click())
    await expect(notices(page)).toContainText('3 submissions: approved.')
    const link = page.getByRole('link', { name: 'Download as CSV' })
    const answer = await context.request.get((await link.getAttribute('href')) ?? '')
    expect((await answer.text()).match(/,approved,/g)).toHaveLength(3)
    await hand.act(link.click())
    expect(hand.actions).toBe(3)
    await expect(page.getByRole('row').filter({ hasText: 'Ben Okafor' })).toContainText('Approved')
    await takePicture(page, `${width}-6-approved`)
    expect(await accessibilityFaults(page, 'main')).toEqual([])

    await page.getByRole('button', { name: 'Ben Okafor' }).click()
    const panel = page.getByRole('dialog', { name: 'Ben Okafor' })
    await panel.getByLabel('Note of the office').fill('Called back on Friday')
    await panel.getByRole('button', { name: 'Keep the note' }).click()
    await expect(notices(page)).toContainText('The note is kept.')
    await expect(panel.getByRole('button', { name: 'Erase…' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await page.getByRole('searchbox', { name: 'Search submissions' }).fill('friday')
    await expect(page.getByRole('row').filter({ hasText: 'Called back' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cleo Marsh' })).toHaveCount(0)
    await write(desk, school, (tx) =>
      tx
        .delete(formSubmissions)
        .where(inArray(formSubmissions.reference, ['ABCDEFGH2342', 'ABCDEFGH2343', 'ABCDEFGH2344'])),
    )
    expect(complaints).toEqual([])
    await context.close()
  })

  test(`at ${width} px an alert is up in three actions, and something goes out at midnight in three`, async ({
    browser,
    desk,
  }) => {
    test.setTimeout(120_000)
    const context = await desk.signedIn(browser, school, 'publisher', { viewport: { width, height: 900 } })
    const page = await context.newPage()
    await openScreen(page, '/admin')
    const hand = counting()
    await hand.act(page.getByRole('button', { name: 'Alert', exact: true }).click())
    await hand.act(page.getByLabel('Text', { exact: true }).fill('Gates open an hour late.'))
    await saved(page)
    await hand.act(page.getByRole('button', { name: 'Publish', exact: true }).click())
    await expect(page.getByText('Alert published.')).toBeVisible()
    expect(hand.actions).toBe(3)
    const { body } = await desk.site.ask(school, '/api/v2/Alert/active')
    expect(body).toContain('Gates open an hour late.')
    // One press takes it back.
    await notices(page).getByRole('button', { name: 'Undo' }).click()
    await expect(notices(page)).toContainText('Undone.')

    await page.getByLabel('Text', { exact: true }).fill('The store opens at noon.')
    await saved(page)
    const plan = counting()
    await plan.act(page.getByRole('button', { name: 'More', exact: true }).click())
    await plan.act(page.getByRole('menuitem', { name: 'Publish at…' }).click())
    await plan.act(page.getByRole('dialog').getByRole('button', { name: 'Plan' }).click())
    await expect(page.getByText('Planned').first()).toBeVisible()
    expect(plan.actions).toBe(3)
    await context.close()
  })
}
