import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { keptText } from '#site/page/looks/looks.ts'
import { openPage } from '#tests/pages/open-page.ts'
import { schools } from '#tests/pages/schools.ts'
import { ways } from '#tests/support/form-page.ts'
import { newestMessage } from '#tests/support/outbox.ts'

const outbox = join(
  process.env.FIELDHOUSE_TEST_DATA ?? join('test-results', `var-${process.env.FIELDHOUSE_TEST_PORT}`),
  'outbox',
)
const offices = { halcyon: 'accessibility@halcyonstate.example', tamarack: 'access@tamarack.example' }

for (const { key, origin } of schools)
  test(`${key}: the footer leads to the accessibility statement, whose form reaches the office without JavaScript`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false })
    // Without scripts a school that draws in the browser goes on by itself to the page that its server draws.
    await page.goto(`${origin}/partners?ssr=1`)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Accessibility' })).toBeVisible()
    await page.getByLabel('What is it about?').selectOption('document')
    const message = `The media guide of ${key} in large print`
    await page.getByLabel('Your message (required)').fill(message)
    await page.getByLabel('Your e-mail address').fill('robin@mail.example')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('region', { name: 'Your message was sent' })).toBeVisible()
    await expect.poll(() => newestMessage(outbox, offices[key])).toContain(message)
    expect(await newestMessage(outbox, offices[key])).toContain('Reply-To: robin@mail.example')
    await page.close()
  })

for (const way of ways)
  test(`${way.title}: a report that was not taken comes back as it was typed, and says what is wrong with it`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: way.hasScripts })
    const address = `${way.school.origin}/accessibility`
    await (way.hasScripts ? openPage(page, address) : page.goto(address))
    const message = `The media guide of ${way.title}\nas large print`
    const typed = {
      'Your message (required)': message,
      'Page or document': '/publications',
      'Your name': 'Robin',
    }
    await page.getByLabel('What is it about?').selectOption('document')
    for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text)
    const email = page.getByLabel('Your e-mail address')
    const isAsTyped = async () => {
      await expect(page.getByLabel('What is it about?')).toHaveValue('document')
      for (const [label, text] of Object.entries(typed))
        await expect(page.getByLabel(label)).toHaveValue(text)
    }
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      page.getByRole('button', { name: 'Send' }).click(),
    ])
    expect([answer.status(), answer.headers()['cache-control']]).toEqual([422, 'private, no-store'])
    const summary = page.getByRole('alert').filter({ hasText: 'Your message was not sent.' })
    await expect(summary).toBeFocused()
    await expect(page).toHaveTitle(/^Error: Accessibility/)
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(email).toHaveAccessibleDescription(
      /Give the e-mail address that the document can be sent to/,
    )
    await isAsTyped()
    await summary.getByRole('link', { name: /Give the e-mail address/ }).click()
    if (way.hasScripts) {
      await expect(email).toBeFocused()
      await page.goBack()
      await isAsTyped()
    }
    await email.fill('robin@mail.example')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('region', { name: 'Your message was sent' })).toBeVisible()
    await expect(page).toHaveTitle(/^Accessibility/)
    await expect.poll(() => newestMessage(outbox, offices[way.school.key])).toContain('as large print')
    await page.close()
  })

/** How large the letters are in each of the first frames that have anything in them. */
const firstFrames = (page: Page) =>
  page.addInitScript(() => {
    const frames: string[] = []
    const look = () => {
      const { body, documentElement } = document
      if (body?.firstElementChild) frames.push(getComputedStyle(documentElement).fontSize)
      if (frames.length < 10) requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    Object.assign(window, { frames })
  })

for (const { key, origin } of schools)
  test(`${key}: what somebody prefers is kept on the device, and holds on the next pages before they are painted`, async ({
    page,
  }) => {
    await openPage(page, `${origin}/preferences`)
    const small = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
    await page.getByRole('checkbox', { name: 'Nothing moves' }).press('Space')
    await page.getByRole('checkbox', { name: 'Much larger text' }).press('Space')
    await expect(
      page.getByRole('status').filter({ hasText: 'Chosen: Nothing moves, Much larger text.' }),
    ).toBeVisible()
    await firstFrames(page)
    await openPage(page, origin)
    const frames = await page.evaluate(() => (window as unknown as { frames: string[] }).frames)
    expect(new Set(frames)).toEqual(new Set([`${Number.parseFloat(small) * 1.5}px`]))
    // Nobody has to press anything for it.
    await expect(page.getByRole('button', { name: 'Play All Rotators' })).toBeAttached()

    await openPage(page, `${origin}/preferences`)
    await expect(page.getByRole('checkbox', { name: 'Nothing moves' })).toBeChecked()
    await page.getByRole('button', { name: 'As the school has it' }).click()
    await expect(page.getByRole('checkbox', { name: 'Nothing moves' })).not.toBeChecked()
    await openPage(page, `${origin}/partners`)
    expect(await page.evaluate(() => [document.documentElement.dataset.looks, localStorage.looks])).toEqual([
      undefined,
      undefined,
    ])
  })

for (const { key, origin } of schools)
  test(`${key}: much larger text and stronger contrast leave a page as wide as the screen`, async ({
    page,
  }) => {
    await openPage(page, `${origin}/preferences`)
    for (const name of ['Much larger text', 'Stronger contrast', 'Abbreviations spelled out'])
      await page.getByRole('checkbox', { name }).check()
    const tooWide: string[] = []
    for (const path of ['/calendar', '/sports/football/schedule', '/sports/football/roster', '/preferences'])
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 800 })
        await openPage(page, origin + path)
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        if (over > 0) tooWide.push(`${path} is ${over} px too wide at ${width} px`)
      }
    expect(tooWide).toEqual([])
  })

test('dates are in plain words, pictures in theirs and abbreviations spelled out before any code has come', async ({
  page,
}) => {
  await page.addInitScript(
    (kept) => {
      localStorage.setItem('looks', kept)
    },
    keptText(['contrast', 'spelled', 'dates', 'bare']),
  )
  await page.route(/\/assets\/.*\.js/, (route) => route.abort())
  await page.goto('/archives')
  await expect(page.locator('main time[data-plain]').first()).toHaveAttribute(
    'data-plain',
    /^\w+day, \w+ \d+, \d{4}$/,
  )
  await page.goto('/')
  const pictures = page.locator('main img[alt]:not([alt=""])')
  await expect(pictures.first()).toBeAttached()
  await expect(pictures.and(page.locator('[src]'))).toHaveCount(0)
  await expect(page.locator('html')).toHaveAttribute('data-looks', 'contrast spelled dates bare')

  await page.goto('/sports/football/stats?view=individual')
  const inFull = page
    .getByRole('columnheader', { name: /^CMP ?, Completions$/ })
    .first()
    .locator('.visually-hidden')
  expect((await inFull.boundingBox())?.width).toBeGreaterThan(40)

  await page.unrouteAll()
  for (const { origin } of schools) {
    await openPage(page, origin)
    await expect(pictures.first()).toBeAttached()
    await expect(pictures.and(page.locator('[src]')), 'nor when it has come').toHaveCount(0)
  }
})

for (const { key, origin } of schools)
  test(`${key}: who goes through a schedule by its headings finds the next game`, async ({ page }) => {
    const answer = await page.request.get('/api/v2/EventsResults/upcoming?$pageSize=100', {
      headers: { tenant: key },
    })
    const { items } = (await answer.json()) as {
      items: { startDateUtc: string; sport: { globalSportNameSlug: string } }[]
    }
    const slugOf = ({ sport }: (typeof items)[number]) => sport.globalSportNameSlug
    // What is on already is not ahead.
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
    const soon = new Set(items.filter(({ startDateUtc }) => startDateUtc < tomorrow).map(slugOf))
    const later = items.map(slugOf).find((slug) => !soon.has(slug))
    await openPage(page, `${origin}/sports/${later}/schedule`)
    await expect(page.getByRole('heading', { name: /^Next game: \w+/ })).toHaveCount(1)
  })

test('a number of the statistics is called by its whole name for who asks for no abbreviations', async ({
  page,
}) => {
  await openPage(page, '/sports/football/stats?view=individual')
  const head = page.getByRole('columnheader', { name: /^CMP ?, Completions$/ }).first()
  const words = head.locator('.visually-hidden')
  expect((await words.boundingBox())?.width).toBeLessThan(4)
  // A tooltip is for a mouse: whoever has none opens the list below.
  const list = page.locator('main details').filter({ hasText: 'What the abbreviations mean' }).first()
  await list.locator('summary').press('Enter')
  await expect(list.locator('dt', { hasText: /^CMP$/ }).locator('xpath=following-sibling::dd')).toHaveText(
    'Completions',
  )
  await expect(list.locator('dt').first()).toBeVisible()
  await page.evaluate(() => localStorage.setItem('looks', 'spelled\n'))
  await openPage(page, '/sports/football/stats?view=individual')
  await expect.poll(async () => (await words.boundingBox())?.width).toBeGreaterThan(40)
})

/** A box score whose score is drawn, too. */
async function gameWithFlow(page: Page): Promise<string> {
  const answer = await page.request.get('/api/v2/EventsResults/results?$pageSize=100', {
    headers: { tenant: 'halcyon' },
  })
  const { items } = (await answer.json()) as { items: { result: { boxscore: string | null } | null }[] }
  const address = items
    .map(({ result }) => result?.boxscore ?? '')
    .find((boxscore) => /\/(?:football|\w+-basketball)\//.test(boxscore))
  if (!address) throw new Error('No game of the demo has a box score')
  return address
}

test('a score flow is heard as tones when its button is pressed, and falls silent when it is pressed again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const pitches: number[] = []
    Object.assign(window, { pitches })
    const Own = window.OscillatorNode
    window.OscillatorNode = class extends Own {
      constructor(context: BaseAudioContext, options?: OscillatorOptions) {
        super(context, options)
        pitches.push(options?.frequency ?? 0)
      }
    }
  })
  await openPage(page, await gameWithFlow(page))
  const button = page.getByRole('button', { name: 'Hear the score flow as tones' })
  const leads = ((await button.getAttribute('data-tones')) ?? '').split(' ').map(Number)
  await button.press('Enter')
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  const pitches = await page.evaluate(() => (window as unknown as { pitches: number[] }).pitches)
  expect(pitches).toHaveLength(leads.length)
  expect(pitches.map((pitch) => Math.sign(Math.round(pitch) - 440))).toEqual(leads.map(Math.sign))
  await button.press('Enter')
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await expect(button).toBeFocused()
  // The middle is an even chance.
  await expect(page.getByRole('button', { name: 'Hear the chance to win as tones' })).toHaveAttribute(
    'data-tones',
    /^-?\d+(?: -?\d+)+$/,
  )
})

test("bars, the line of the score and the line of a draw are drawn in a reader's own colors", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openPage(page, await gameWithFlow(page))
  const text = await page.locator('h1').evaluate((title) => getComputedStyle(title).color)
  const lines = page.locator('figure svg[role="img"] :is(path, line, polyline)')
  const strokes = await lines.evaluateAll((all) =>
    all.map((line) => getComputedStyle(line)).flatMap(({ stroke }) => (stroke === 'none' ? [] : stroke)),
  )
  expect(new Set(strokes)).toEqual(new Set([text]))
  const bar = page.getByRole('region', { name: 'Team Comparison' }).locator('tbody tr').first()
  expect(await bar.evaluate((row) => getComputedStyle(row).backgroundImage)).toContain(text)
})

for (const width of [390, 1440])
  test(`at ${width} px the number of a player is told from what is behind it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const answer = await page.request.get('/api/v2/Rosters/bySport/football', {
      headers: { tenant: 'halcyon' },
    })
    const { players } = (await answer.json()) as { players: { url: string; jerseyNumber: string | null }[] }
    const player = players.find(({ jerseyNumber }) => jerseyNumber)
    await openPage(page, player?.url ?? '')
    const number = page
      .locator('header p')
      .filter({ hasText: new RegExp(`^Number ${player?.jerseyNumber}$`) })
    const { contrast, isOnPicture, hasGround } = await number.evaluate((element) => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
      const lightOf = (color: string) => {
        if (!canvas) return 0
        canvas.fillStyle = color
        canvas.fillRect(0, 0, 1, 1)
        const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data]
          .map((part) => part / 255)
          .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
      }
      const isClear = (color: string) => /[,/] 0\)$/.test(color)
      let ground: Element | null = element
      while (ground && isClear(getComputedStyle(ground).backgroundColor)) ground = ground.parentElement
      const [less = 0, more = 0] = [
        lightOf(getComputedStyle(element).color),
        lightOf(ground ? getComputedStyle(ground).backgroundColor : '#fff'),
      ].toSorted((a, b) => a - b)
      const own = element.getBoundingClientRect()
      const picture = element.parentElement?.querySelector('img, svg')?.getBoundingClientRect()
      return {
        contrast: (more + 0.05) / (less + 0.05),
        isOnPicture: picture !== undefined && own.left < picture.right && own.right > picture.left,
        hasGround: ground === element,
      }
    })
    // Letters as large as these ask for three to one, and a picture is no ground.
    expect(contrast).toBeGreaterThanOrEqual(3)
    expect(hasGround || !isOnPicture).toBe(true)
  })
