import { expect, type Page, test } from '@playwright/test'

/** A push service is not to be had in a test: what the browser would be given by one. */
async function withPushService(page: Page) {
  await page.addInitScript(() => {
    const bytes = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
    const name = 'x-given'
    const given = (key: ArrayBuffer) => ({
      endpoint: 'https://fcm.googleapis.com/fcm/send/test',
      options: { applicationServerKey: key },
      toJSON: () => ({
        endpoint: 'https://fcm.googleapis.com/fcm/send/test',
        keys: {
          p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
          auth: 'BTBZMqHH6r4Tts7J_aSIgg',
        },
      }),
      unsubscribe: async () => {
        sessionStorage.removeItem(name)
        return true
      },
    })
    Object.assign(PushManager.prototype, {
      getSubscription: async () => {
        const key = sessionStorage.getItem(name)
        return key === null ? null : given(bytes(key).buffer)
      },
      subscribe: async ({ applicationServerKey: key }: { applicationServerKey: Uint8Array<ArrayBuffer> }) => {
        sessionStorage.setItem(name, btoa(String.fromCharCode(...key)))
        return given(key.buffer)
      },
    })
  })
}

test.use({ serviceWorkers: 'allow' })

test('a team is followed on this device, nothing is asked before a yes, and it can be left', async ({
  page,
  context,
}) => {
  await withPushService(page)
  await context.grantPermissions(['notifications'])
  const told: object[] = []
  page.on('request', (request) => {
    if (request.url().includes('/subscriptions/push') && request.method() === 'POST')
      told.push(request.postDataJSON())
  })
  await page.goto('/sports/football')
  await page.getByRole('link', { name: 'Follow Football' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Follow Football')
  const follow = page.getByRole('button', { name: 'Follow Football', exact: true })
  await expect(follow).toBeEnabled()
  expect(told).toEqual([])

  await page.getByLabel('The lead changes').check()
  expect(told).toEqual([])
  await follow.click()
  await expect(page.getByRole('status').filter({ hasText: 'You follow Football.' })).toBeVisible()
  const [sportId] = (told[0] as { sportIds: number[] }).sportIds
  expect(told).toMatchObject([
    {
      endpoint: 'https://fcm.googleapis.com/fcm/send/test',
      sportIds: [expect.any(Number)],
      moments: ['start', 'lead', 'close', 'final'],
    },
  ])

  await page.goto('/follow?sport=mens-basketball')
  await expect(page.getByRole('region', { name: 'This device follows' }).getByRole('link')).toHaveText([
    'Football',
  ])
  const follows = page.getByRole('button', { name: "Follow Men's Basketball" })
  await follows.press('Enter')
  await expect(page.getByRole('region', { name: 'This device follows' }).getByRole('link')).toHaveText([
    "Men's Basketball",
    'Football',
  ])
  expect(told.at(-1)).toMatchObject({ sportIds: [expect.any(Number), sportId] })

  await page.getByRole('button', { name: 'Stop following Football' }).click()
  await page.getByRole('button', { name: "Stop following Men's Basketball" }).first().click()
  await expect(page.getByRole('region', { name: 'This device follows' })).toBeHidden()
  await expect.poll(() => told.at(-1)).toEqual({ endpoint: 'https://fcm.googleapis.com/fcm/send/test' })
})

test('what a push service delivers is shown, and leads to the game', async ({
  page,
  context,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'delivered by the browser’s own tools')
  await context.grantPermissions(['notifications'])
  await page.goto('/follow')
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js')
    await navigator.serviceWorker.ready
  })
  const tools = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    }),
  )
  await tools.send('ServiceWorker.enable')
  await tools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify({
      title: 'Halcyon wins',
      body: 'Halcyon 24',
      tag: 'game-1',
      path: '/game-center/1',
    }),
  })
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      const notices = await registration.getNotifications()
      return notices.map(({ title, body, tag, data }) => [title, body, tag, new URL(data).pathname])
    })
  await expect.poll(shown).toEqual([['Halcyon wins', 'Halcyon 24', 'game-1', '/game-center/1']])
})

test('without JavaScript the calendar and the mails are there', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/follow?sport=football')
  await expect(page.getByRole('link', { name: 'Football, in your calendar' })).toHaveAttribute(
    'href',
    /^webcal:.*\/sports\/football\/schedule\.ics$/,
  )
  await expect(page.getByRole('link', { name: 'News by e-mail' })).toBeVisible()
  await context.close()
})
