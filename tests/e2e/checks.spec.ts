import { request as httpRequest } from 'node:http'
import { expect, type Page, test } from '@playwright/test'
import { openPage } from '#tests/pages/open-page.ts'
import { type School, schools } from '#tests/pages/schools.ts'

const port = Number(process.env.FIELDHOUSE_TEST_PORT)

interface Answer {
  status: number
  location: string
  cacheControl: string
}

/** Asked at loopback with the school's host name, exactly as written: no client may tidy the address up first. */
function ask({ origin }: School, path: string): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const headers = { host: new URL(origin).host }
  httpRequest({ host: '127.0.0.1', port, path, headers }, (response) => {
    response.resume()
    const { location = '', 'cache-control': cacheControl = '' } = response.headers
    resolve({ status: response.statusCode ?? 0, location, cacheControl })
  })
    .on('error', reject)
    .end()
  return promise
}

for (const school of schools) {
  test(`${school.key}: documents are redirected in one hop, with the query that matters, and never to an address that no editor entered`, async () => {
    const rows: [asked: string, status: number, location: string][] = [
      ['/otd?month=2&day=29', 301, '/on-this-day?day=29&month=2'],
      ['/Sports//MBball/Roster/?view=table', 301, '/sports/mens-basketball/roster?view=table'],
      ['/sports/mbball/historicalroster', 301, '/sports/mens-basketball/historical-roster'],
      ['/Schedule.aspx?PATH=mbball&schedule=9', 301, '/sports/mens-basketball/schedule'],
      ['/index.aspx?path=mbball', 301, '/sports/mens-basketball'],
      ['/index.html', 301, '/'],
      ['/hof.aspx', 301, '/honors'],
      ['/store', 302, `https://shop.example/${school.key}`],
      ['/store?next=//evil.example', 302, `https://shop.example/${school.key}`],
      ['/store?utm_source=mail', 302, `https://shop.example/${school.key}?utm_source=mail`],
      ['/live/', 302, `https://watch.example/${school.key}`],
      ['//evil.example', 301, '/evil.example'],
      ['/\\evil.example', 301, '/evil.example'],
      ['/%2f%2fevil.example', 302, '/404'],
      ['/no/such/page', 302, '/404'],
    ]
    // Twice: the second answer is the page cache's, and is the same.
    for (const time of ['first', 'second']) {
      for (const [asked, status, location] of rows) {
        const answer = await ask(school, asked)
        expect([time, asked, answer.status, answer.location]).toEqual([time, asked, status, location])
        expect(answer.cacheControl).toMatch(/^(public, max-age=0|private, no-store)/)
      }
    }
  })
}

/** As a plain link in a page would. */
const follow = (page: Page, href: string) =>
  page.evaluate((address) => {
    const link = document.createElement('a')
    link.href = address
    document.body.append(link)
    link.click()
  }, href)

for (const { key, origin } of schools) {
  test(`${key}: a navigation inside the app is checked too: redirects stay in the app, another site is left for by a full page load`, async ({
    page,
  }) => {
    await page.route(/shop\.example/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>The shop</h1>' }),
    )
    await openPage(page, `${origin}/coverage`)
    await page.evaluate(() => {
      document.documentElement.dataset.stayed = 'yes'
    })
    await follow(page, '/otd?month=2&day=3')
    await expect(page).toHaveURL(/\/on-this-day\?/)
    await expect(page.locator('h1')).toHaveText(/on this day/i)
    await follow(page, '/sports/mbball/schedule/')
    await expect(page).toHaveURL(`${origin}/sports/mens-basketball/schedule`)
    await follow(page, '/events')
    await expect(page).toHaveURL(/\/calendar/)
    await expect(page.locator('html')).toHaveAttribute('data-stayed', 'yes')
    await follow(page, '/store?utm_source=mail')
    await expect(page.locator('h1')).toHaveText('The shop')
    expect(page.url()).toBe(`https://shop.example/${key}?utm_source=mail`)
  })

  test(`${key}: a check that says no is a 404 with 'Page Not Found', an unmatched route one with 'Page not found'`, async ({
    page,
  }) => {
    const refused = await page.goto(`${origin}/news.aspx?id=1`)
    expect(refused?.status()).toBe(404)
    await expect(page.locator('h1')).toHaveText('Page Not Found')
    await expect(page.getByRole('navigation').first()).toBeAttached()
    const unmatched = await page.goto(`${origin}/no/such/page`)
    expect(unmatched?.status()).toBe(404)
    await expect(page).toHaveURL(`${origin}/404`)
    await expect(page.locator('h1')).toHaveText('Page not found')
  })
}
