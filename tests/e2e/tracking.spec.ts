import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import type { TagObject, TrackingTag } from '#contract/tracking.ts'
import { openPage } from '#tests/pages/open-page.ts'
import { type School, schools } from '#tests/pages/schools.ts'
import { silentDocuments } from '#tests/pages/silent-documents.ts'
import { watchStrangers } from '#tests/support/strangers.ts'

const [, tamarack] = schools
const team = '/sports/mens-basketball'

// What the policy would hold back may not hide what the page asks for; the policy has tests of its own.
test.use({ bypassCSP: true, storageState: { cookies: [], origins: [] } })

const none: TagObject = { script: [], style: [], noscript: [], img: [] }
const inline = (children: string, attributes: Record<string, string> = {}) => ({ attributes, children })
const tag = (id: number, fields: Partial<TrackingTag>): TrackingTag => ({
  id,
  name: `Tag ${id}`,
  isNecessary: true,
  trackingHeadObject: none,
  trackingOpenBodyObject: none,
  trackingCloseBodyObject: none,
  ...fields,
})

/** Answers every lookup with the same tags, and tells what was looked up. */
async function giveTags(context: BrowserContext, tags: TrackingTag[] = []): Promise<string[]> {
  const lookups: string[] = []
  await silentDocuments(context)
  await context.route('**/api/v2/TrackingTag/search*', (route) => {
    lookups.push(new URL(route.request().url()).search)
    return route.fulfill({ json: tags })
  })
  return lookups
}

/** The settings of a school that is loaded in the browser. */
const giveAnalytics = (context: BrowserContext, settings: object) =>
  context.route('**/api/v2/Analytics/settings', (route) =>
    route.fulfill({ json: { tagManagerCodes: [], analyticsMeasurementIds: [], ...settings } }),
  )

const choose = (context: BrowserContext, { origin }: School, choice: 'granted' | 'refused') =>
  context.addCookies([{ name: 'privacy-choice', value: `1.${choice}`, url: origin }])

async function follow(page: Page, path: string) {
  await page.locator(`a[href="${path}"]`).first().dispatchEvent('click')
  await expect(page).toHaveURL((url) => url.pathname === path)
  await expect(page.locator('html')).toHaveAttribute('data-script-tags-loaded')
}

test('tags are inserted in their places and leave with their page; those that carry an img are discarded', async ({
  page,
  context,
}) => {
  const asked = await watchStrangers(context, tamarack)
  const marked = (word: string) => inline(`document.body.dataset.${word} = 'ran'`, { 'data-tag': word })
  const lookups = await giveTags(context, [
    tag(1, {
      trackingHeadObject: {
        ...none,
        script: [marked('head')],
        style: [inline('p{}', { 'data-tag': 'style' })],
      },
    }),
    tag(2, {
      trackingOpenBodyObject: { ...none, noscript: [inline('<b>Words</b>', { 'data-tag': 'open' })] },
    }),
    tag(3, { trackingCloseBodyObject: { ...none, script: [marked('close')] } }),
    tag(4, { trackingHeadObject: { ...none, script: [marked('discarded')], img: [inline('')] } }),
  ])
  await openPage(page, `${tamarack.origin}${team}/roster`)
  const places = () =>
    page.locator('[data-tag]').evaluateAll((all) =>
      all.map((element) => {
        const { parentElement: parent, dataset } = element as HTMLElement
        const end =
          parent?.firstElementChild === element ? 'first' : parent?.lastElementChild === element ? 'last' : ''
        return `${parent?.localName} ${parent?.localName === 'body' ? end : ''} ${dataset.tag}`
      }),
    )
  const all = ['head  style', 'head  head', 'body first open', 'body last close']
  await expect.poll(places).toEqual(all)
  await expect(page.locator('body')).toHaveAttribute('data-close', 'ran')
  await expect(page.locator('body')).not.toHaveAttribute('data-discarded')
  expect(lookups).toEqual(['?PageTemplate=roster-list&SportName=mbball'])

  // A page change without an answer to its lookup: the tags of the page before are gone.
  const { promise: late, resolve: answer } = Promise.withResolvers<void>()
  await context.route('**/api/v2/TrackingTag/search?PageTemplate=schedule-list*', async (route) => {
    await late
    await route.fulfill({ json: [] })
  })
  await page.locator(`a[href="${team}/schedule"]`).first().dispatchEvent('click')
  await expect(page).toHaveURL(/\/schedule$/)
  await expect(page.locator('[data-tag]')).toHaveCount(0)
  await expect(page.locator('html'), 'the script-tags-loaded flag resets').not.toHaveAttribute(
    'data-script-tags-loaded',
  )
  answer()
  await expect(page.locator('html')).toHaveAttribute('data-script-tags-loaded')

  await follow(page, `${team}/roster`)
  await expect.poll(places).toEqual(all)
  expect(lookups, 'tags load once per distinct lookup').toHaveLength(1)
  expect(asked).toEqual([])
})

test("style text with a script tag is rejected: 'That is not css'; a script that fails is logged 'Script reloading error'; a failed lookup gives no tags", async ({
  page,
  context,
}) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await context.route('**/missing.js', (route) => route.abort())
  await giveTags(context, [
    tag(1, {
      trackingHeadObject: {
        ...none,
        style: [inline('p{}</style><script>x()</script>', { 'data-tag': 'bad' })],
      },
    }),
    tag(2, { trackingHeadObject: { ...none, style: [inline('p{}', { 'data-tag': 'good' })] } }),
    tag(3, { trackingCloseBodyObject: { ...none, script: [inline('', { src: '/missing.js' })] } }),
  ])
  // A script with an address waits for consent, even one of ours: it is where the address leads that is not known.
  await choose(context, tamarack, 'granted')
  await openPage(page, `${tamarack.origin}${team}/roster`)
  await expect(page.locator('[data-tag]')).toHaveCount(1)
  expect(said.filter((text) => text.startsWith('That is not css'))).toHaveLength(1)
  await expect.poll(() => said.filter((text) => text.startsWith('Script reloading error')).length).toBe(1)

  await silentDocuments(context)
  await context.route('**/api/v2/TrackingTag/search*', (route) => route.abort())
  await follow(page, `${team}/schedule`)
  await expect(page.locator('[data-tag]')).toHaveCount(0)
  await expect(page.locator('h1')).toContainText(/schedule/i)
})

test('page title and meta tags are rebuilt after each load, and the content id is cleared', async ({
  page,
  context,
}) => {
  const lookups = await giveTags(context)
  for (const { origin } of schools) {
    const facts = () =>
      page.evaluate(() => {
        const value = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name)
        return {
          canonical: new URL(value('link[rel="canonical"]', 'href') ?? '').pathname,
          address: new URL(value('meta[property="og:url"]', 'content') ?? '').pathname,
          isTitle: value('meta[property="og:title"]', 'content') === document.title,
          title: document.title,
          description: value('meta[name="description"]', 'content'),
          tags: document.head.querySelectorAll('meta[property^="og:"], meta[name="description"]').length,
        }
      })
    await openPage(page, `${origin}/coverage`)
    const coverage = await facts()
    const game = await page.locator('main a[href^="/game-center/"]').first().getAttribute('href')
    await follow(page, game ?? '')
    const common = { isTitle: true, tags: coverage.tags }
    await expect.poll(facts).toMatchObject({ canonical: game, address: game, ...common })
    const center = await facts()
    expect(center.description).not.toBe(coverage.description)
    const asked = `^\\?PageTemplate=game-center&SportName=\\w+&ContentId=${game?.split('/').at(-1)}$`
    await expect.poll(() => lookups.at(-1)).toMatch(new RegExp(asked))

    await follow(page, '/')
    await expect.poll(facts).toMatchObject({ canonical: '/', address: '/', ...common })
    expect(new Set([coverage.title, center.title, await page.title()]).size).toBe(3)
    await expect.poll(() => lookups.at(-1)).toBe('?PageTemplate=home-page')
  }
})

test('tracking_tags_enabled=false skips tracking tags, on the server and in the browser', async ({
  page,
  context,
}) => {
  const [halcyon] = schools
  const lookups = await giveTags(context, [
    tag(1, { trackingHeadObject: { ...none, script: [inline('', { 'data-tag': 'a' })] } }),
  ])
  const policy = async (search: string) =>
    (await openPage(page, `${halcyon.origin}${team}/roster${search}`))?.headers()[
      'content-security-policy'
    ] ?? ''
  const usual = await policy('')
  expect(lookups).toHaveLength(1)
  await expect(page.locator('[data-tag]')).toHaveCount(1)

  const off = await policy('?tracking_tags_enabled=false')
  await expect(page.locator('html')).toHaveAttribute('data-script-tags-loaded')
  await expect(page.locator('[data-tag]')).toHaveCount(0)
  const hashes = (csp: string) => csp.match(/'sha256-/g)?.length ?? 0
  expect(hashes(usual) - hashes(off), 'the policy has no place for them').toBeGreaterThanOrEqual(3)
  await follow(page, `${team}/schedule`)
  expect(lookups, 'nor do the pages that follow ask for any').toHaveLength(1)
})

/** What the window of a page has of what partners read. */
interface Told {
  dataLayer?: Record<string, unknown>[]
  targeting?: Record<string, string>
}
const toldOn = (page: Page) =>
  page.evaluate(() => {
    const { dataLayer, targeting } = window as unknown as Told
    return { entry: dataLayer?.findLast(({ event }) => event === 'page'), targeting }
  })

const adNetwork = `{
  const queue = window.htlbid?.cmd ?? []
  const targeting = (window.targeting = {})
  window.htlbid = { cmd: { push: (run) => run() }, setTargeting: (key, value) => { targeting[key] = value }, clearTargeting() {}, newPage() {} }
  for (const run of queue) run()
}`

test('with consent tag managers, measurement and ads load and are told of each page; disable_gtm skips tag managers', async ({
  page,
  context,
}) => {
  const google = 'https://www.googletagmanager.com'
  const asked = await watchStrangers(context, tamarack, { 'ads.example': adNetwork })
  await giveTags(context)
  await giveAnalytics(context, {
    tagManagerCodes: ['GTM-SCHOOL'],
    analyticsMeasurementIds: ['G-1'],
    adScript: 'https://ads.example/otters.js',
  })
  await choose(context, tamarack, 'granted')
  await openPage(page, `${tamarack.origin}${team}/schedule`)
  await expect
    .poll(() => [...asked].sort())
    .toEqual(['https://ads.example/otters.js', `${google}/gtag/js`, `${google}/gtm.js`])
  await expect
    .poll(() => toldOn(page))
    .toMatchObject({
      entry: {
        clientAbbreviation: 'TAM',
        conferenceName: 'High Timber Conference',
        pageType: 'schedule-list',
        sportName: 'mbball',
      },
      targeting: { site: 'tamarack-demo', is_testing: 'yes', page: 'schedule-list', sport: 'mb' },
    })
  await follow(page, '/')
  await expect
    .poll(() => toldOn(page))
    .toMatchObject({
      entry: { pageType: 'home-page' },
      targeting: { page: 'home', sport: 'frontpage', is_home: 'yes' },
    })
  expect(asked, 'a script is loaded once').toHaveLength(3)

  for (const [value, isLoaded] of [
    ['client', false],
    ['product', true],
    ['true', false],
  ] as const) {
    asked.length = 0
    await openPage(page, `${tamarack.origin}${team}/schedule?disable_gtm=${value}`)
    await expect.poll(() => asked, value).toContain('https://ads.example/otters.js')
    expect(asked.includes(`${google}/gtm.js`), value).toBe(isLoaded)
    expect(asked.includes(`${google}/gtag/js`), value).toBe(isLoaded)
  }
})

const consentProvider = `{
  const queue = window.airgap?.readyQueue ?? []
  let isIn = false
  const provider = Object.assign(new EventTarget(), {
    isOptedIn: () => isIn,
    ready: (run) => run(provider),
    optIn() { isIn = true; provider.dispatchEvent(new Event('consent-change')) },
  })
  window.airgap = provider
  for (const run of queue) run(provider)
}`

test("a consent provider's script comes first; disable_airgap=true skips it, transcend_test_bundle=true loads the test bundle", async ({
  page,
  context,
}) => {
  const asked = await watchStrangers(context, tamarack, { 'consent.example': consentProvider })
  await giveTags(context)
  await giveAnalytics(context, {
    tagManagerCodes: ['GTM-SCHOOL'],
    consentScript: { url: 'https://consent.example/live.js', testUrl: 'https://consent.example/test.js' },
  })
  const address = `${tamarack.origin}${team}/schedule`
  const banner = page.getByRole('region', { name: 'Privacy choices' })

  await openPage(page, address)
  expect(asked).toEqual(['https://consent.example/live.js'])
  await expect(banner).toHaveCount(0)
  await page.evaluate(() => (window as unknown as { airgap: { optIn(): void } }).airgap.optIn())
  await expect.poll(() => asked.at(-1)).toBe('https://www.googletagmanager.com/gtm.js')

  asked.length = 0
  await openPage(page, `${address}?transcend_test_bundle=true`)
  expect(asked).toEqual(['https://consent.example/test.js'])

  asked.length = 0
  await openPage(page, `${address}?disable_airgap=true`)
  await expect(banner, 'our own banner asks instead').toBeVisible()
  expect(asked).toEqual([])
})
