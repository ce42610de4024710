import { expect, type Page, test } from '@playwright/test'
import type { Video } from '#contract/media.ts'
import { accessibilityFaults } from '#tests/pages/accessibility.ts'
import { openPage } from '#tests/pages/open-page.ts'
import { schools } from '#tests/pages/schools.ts'
import { silentDocuments } from '#tests/pages/silent-documents.ts'
import { withPictures } from '#tests/support/chromium.ts'

test.use(withPictures)

const [halcyon] = schools
const port = process.env.FIELDHOUSE_TEST_PORT

const answer = async <T>(page: Page, path: string) =>
  (
    await page.request.get(`http://localhost:${port}/api/v2${path}`, { headers: { tenant: halcyon.key } })
  ).json() as Promise<T>

const sound = (page: Page) => page.locator('[data-podcast-player] audio')
const played = (page: Page) => sound(page).evaluate((audio: HTMLAudioElement) => audio.currentTime)
const dock = (page: Page) => page.getByRole('region', { name: 'Podcast player' })

/** It sounds: a moment later more of it has been heard. */
async function expectPlaying(page: Page) {
  const before = await played(page)
  await expect.poll(() => played(page)).toBeGreaterThan(before)
}

for (const { key, origin } of schools) {
  test(`${key}: a podcast keeps playing while the visitor moves through three pages`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openPage(page, `${origin}/podcasts`)
    await expect(dock(page)).toHaveCount(0)
    const play = page.getByRole('link', { name: /^Play/ }).first()
    await play.focus()
    await page.keyboard.press('Enter')
    await expectPlaying(page)
    await expect(page.getByRole('link', { name: /^Pause/ })).toHaveCount(1)
    const first = await sound(page).elementHandle()

    await dock(page).getByRole('link').click()
    await expect(page).toHaveURL(/\/podcasts\/[^/]+\/\d+$/)
    await expect(page.getByRole('link', { name: 'Pause episode' })).toBeVisible()
    await expectPlaying(page)
    if (key === 'halcyon') expect(await accessibilityFaults(page, dock(page))).toEqual([])

    await page.getByRole('banner').locator('a[href="/"]').first().click()
    await expect(page).toHaveURL(`${origin}/`)
    await expectPlaying(page)
    expect(await sound(page).evaluate((audio, before) => audio === before, first)).toBe(true)

    await dock(page).getByRole('combobox', { name: 'Speed' }).selectOption('2')
    await expect(sound(page)).toHaveJSProperty('playbackRate', 2)
    await dock(page).getByRole('button', { name: 'Pause' }).click()
    await expect(sound(page)).toHaveJSProperty('paused', true)
    const at = await played(page)
    await dock(page).getByRole('button', { name: '+30 seconds, forward' }).click()
    await expect.poll(() => played(page)).toBeGreaterThan(at + 20)
    await dock(page).getByRole('button', { name: '−15 seconds, back' }).click()
    await expect.poll(() => played(page)).toBeGreaterThan(10)
    expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toBeTruthy()
  })
}

test('the place in an episode and the speed are remembered, and the player can be closed', async ({
  page,
}) => {
  await openPage(page, `${halcyon.origin}/podcasts`)
  await page.getByRole('link', { name: /^Play/ }).first().click()
  await expectPlaying(page)
  await dock(page).getByRole('combobox', { name: 'Speed' }).selectOption('1.5')
  await dock(page).getByRole('slider', { name: 'Position' }).fill('20')
  await expect.poll(() => played(page)).toBeGreaterThanOrEqual(20)
  await dock(page).getByRole('button', { name: 'Close the podcast player' }).click()
  await expect(dock(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Play/ }).first()).toBeFocused()

  await openPage(page, `${halcyon.origin}/podcasts`)
  await expect(dock(page)).toHaveCount(0)
  await page.getByRole('link', { name: /^Play/ }).first().click()
  await expect.poll(() => played(page)).toBeGreaterThanOrEqual(20)
  await expect(sound(page)).toHaveJSProperty('playbackRate', 1.5)
})

test('a gallery opens large, turns by the arrow keys, credits its pictures and gives the focus back', async ({
  page,
}) => {
  const { items } = await answer<{ items: { url: string }[] }>(page, '/galleries?$pageSize=1')
  await openPage(page, halcyon.origin + items[0]?.url)
  const picture = page.locator('main figure a').first()
  await picture.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('status')).toContainText(/^1 of \d.*Photo: /)
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('status')).toContainText(/^2 of /)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(dialog.getByRole('status')).toContainText(/^(\d+) of \1/)
  expect(await accessibilityFaults(page, dialog)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(picture).toBeFocused()
})

test('a publication is leafed through by keys, two pages at once where there is room, and its PDF is shown', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, `${halcyon.origin}/publications/2026-football-media-guide`)
  const status = page.locator('main').getByRole('status')
  await page.getByRole('list', { name: /^Pages of/ }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(status).toHaveText(/^Pages 2 and 3 of \d+$/)
  await page.keyboard.press('ArrowLeft')
  await expect(status).toHaveText(/^Page 1 of \d+$/)
  await page.locator('main').getByRole('link', { name: '5', exact: true }).click()
  await expect(status).toHaveText(/^Pages 4 and 5 of \d+$/)
  await expect(page.locator('main iframe')).toHaveAttribute('src', /^\/files\/.*\.pdf$/)
})

test('without JavaScript there is a plain player, a list of pages and links to pictures; a wrong slug leads to the right one', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const { items } = await answer<{ items: { id: number; url: string }[] }>(page, '/podcasts?$pageSize=1')
  await page.goto(`${halcyon.origin}/podcasts/not-its-name/${items[0]?.id}`)
  await expect(page).toHaveURL(halcyon.origin + items[0]?.url)
  await expect(page.locator('main audio[controls]')).toBeVisible()
  await page.goto(`${halcyon.origin}/publications/2026-football-media-guide`)
  await expect(page.locator('main ol > li').last()).toBeVisible()
  const elsewhere = await page.request.get(`${halcyon.origin}/publications/reader`, { maxRedirects: 0 })
  expect([elsewhere.status(), elsewhere.headers().location]).toEqual([
    302,
    'https://library.example/halcyon/reader',
  ])
  await context.close()
})

test('the embed page plays a recording, and asks nothing of YouTube before play is pressed', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>The film</p>' }),
  )
  await openPage(page, `${halcyon.origin}/Showcase/embed.aspx?Id=halcyon-opener&autoplay=undefined`)
  const video = page.locator('video')
  await expect(video).toHaveJSProperty('paused', true)
  await expect(video.locator('track'), 'a silent film has nothing to caption').toHaveCount(0)
  await video.evaluate((element: HTMLVideoElement) => element.play())
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0)

  await openPage(page, `${halcyon.origin}/showcase/embed.aspx?youtube=abcdefghijk&Archive=undefined`)
  expect(asked.filter((url) => !url.startsWith(halcyon.origin))).toEqual([])
  await page.getByRole('link', { name: /Play video/ }).click()
  await expect(page.locator('iframe')).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0',
  )
  await expect(page.frameLocator('iframe').locator('p')).toHaveText('The film')
})

/** Four seconds of silence, as the frames of an MP3 file: a head and nothing to hear. */
const silence = Buffer.concat(
  Array.from({ length: 153 }, () =>
    Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(413)]),
  ),
)
const playlist = `#EXTM3U
#EXT-X-VERSION:3
#EXT-X-TARGETDURATION:4
#EXT-X-MEDIA-SEQUENCE:0
#EXTINF:4,
piece.mp3
#EXT-X-ENDLIST
`

test('a stream (HLS) plays where the browser has no player of its own for it', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.canPlayType = () => ''
  })
  await page.route('**/files/halcyon/videos/stream.m3u8', (route) =>
    route.fulfill({ contentType: 'application/vnd.apple.mpegurl', body: playlist }),
  )
  await page.route('**/files/halcyon/videos/piece.mp3', (route) =>
    route.fulfill({ contentType: 'audio/mpeg', body: silence }),
  )
  await page.goto(
    `${halcyon.origin}/showcase/embed.aspx?Archive=halcyon%2Fvideos%2Fstream.m3u8&autoplay=true&live=true`,
  )
  const video = page.locator('video[data-live]')
  await expect(video).toHaveAttribute('src', /^blob:/)
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0)
})

test('a silent film says in words what can be seen', async ({ page }) => {
  const answer = await page.request.get(`${halcyon.origin}/api/v2/videos?$pageSize=1`, {
    headers: { tenant: 'halcyon' },
  })
  const { items } = (await answer.json()) as { items: { url: string }[] }
  await openPage(page, halcyon.origin + (items[0]?.url ?? ''))
  await expect(page.locator('main').getByText('No sound', { exact: true })).toBeVisible()
  await page.locator('main').getByText('Transcript', { exact: true }).click()
  await expect(page.locator('main')).toContainText('The film has no sound.')
  expect(await accessibilityFaults(page, 'main')).toEqual([])
})

test('a film with sound has its captions on, tells itself in words, and says what is seen for who asks', async ({
  page,
}) => {
  const [, { key, origin }] = schools
  const ask = async <T>(path: string) =>
    (
      await page.request.get(`${halcyon.origin}/api/v2${path}`, { headers: { tenant: key } })
    ).json() as Promise<T>
  const { items } = await ask<{ items: Video[] }>('/videos?$pageSize=20')
  const [video, other] = items.filter(({ file }) => file)
  const described = other?.file
  // The demo's own films are silent. This school's pages are drawn of the answers that the browser gets.
  await silentDocuments(page)
  await page.route(new RegExp(`/api/v2/videos/${video?.id}(?:[?]|$)`), (route) =>
    route.fulfill({
      json: {
        ...video,
        isSilent: false,
        captions: [{ language: 'en', label: 'English', url: '/captions.vtt' }],
        described,
        transcript: 'The crowd roars.\n\nShe scores.',
      },
    }),
  )
  await page.route('**/captions.vtt', (route) =>
    route.fulfill({
      contentType: 'text/vtt',
      body: 'WEBVTT\n\n00:00.000 --> 00:20.000\n(The crowd roars)\n',
    }),
  )
  await openPage(page, origin + video?.url)
  const film = page.locator('main video')
  const shown = () =>
    film.evaluate((element: HTMLVideoElement) =>
      [...element.textTracks].map(({ kind, label, language, mode, cues }) => ({
        head: [kind, label, language, mode].join(' '),
        words: [...(cues ?? [])].map((cue) => (cue as VTTCue).text),
      })),
    )
  const captions = [{ head: 'captions English en showing', words: ['(The crowd roars)'] }]
  await film.evaluate((element: HTMLVideoElement) => element.play())
  await expect.poll(shown).toEqual(captions)
  await expect(page.getByText('No sound', { exact: true })).toHaveCount(0)
  await page.locator('main').getByText('Transcript', { exact: true }).click()
  await expect(page.getByText('She scores.')).toBeVisible()

  const choice = page.locator('main').getByRole('link', { name: 'With audio description' })
  await expect(choice).toHaveAttribute('href', described ?? '')
  await choice.press('Enter')
  await expect(film.locator('source')).toHaveAttribute('src', described ?? '')
  await expect(page.getByRole('link', { name: 'Without audio description' })).toBeFocused()
  await film.evaluate((element: HTMLVideoElement) => element.play())
  await expect.poll(shown).toEqual(captions)
  expect(await accessibilityFaults(page, 'main')).toEqual([])
})
