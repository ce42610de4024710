import { expect } from '@playwright/test'
import { sportList } from '#contract/shapes/sport-list.ts'
import { createSchool } from '#server/exchange/school/create-school.ts'
import { pages } from '#site/table/pages.ts'
import { accessibilityFaults } from '#tests/pages/accessibility.ts'
import { withPictures } from '#tests/support/chromium.ts'
import { complaintsOf, overflowOf, test } from '#tests/support/desk-browser.ts'
import { isFilmed, takePicture } from '#tests/support/film-strip.ts'
import { aSaturday } from '#tests/support/templates.ts'

if (isFilmed) test.use(withPictures)

/** What addresses call the parameter that is a sport. */
const sport = /:(?:slug|globalSportNameSlug|sportSlug|sportDepartment)\b/
/** Pages for who is signed in or comes by a link, those that a school has to ask for first, and the one of what is not there. */
const isNotForAll =
  /^\/(?:account|login\/reset|invitation|hidden|stats\/upload|subscribe\/|404|.*opponent-history)/

/** Every page that needs no content to be asked for. */
const plain = pages
  .map(({ path }) => path.replaceAll(/\/:\w+\?/g, '').replace(sport, 'football'))
  .filter((path) => !/[:*.]/.test(path) && !isNotForAll.test(path))

test('every page of a school made a minute ago is whole, and says in words what will be there', async ({
  browser,
  desk,
}) => {
  test.setTimeout(isFilmed ? 500_000 : 240_000)
  const { database, storage } = desk.site.services
  await createSchool(
    { database, storage, now: aSaturday },
    {
      key: 'emptyfield',
      name: 'Emptyfield College',
      abbreviation: 'EC',
      mascot: 'Larks',
      hosts: ['emptyfield.localhost'],
      timeZone: 'America/Chicago',
      primary: '#5b1f3a',
      secondary: '#f3d9a4',
      sports: sportList.map(({ key }) => key),
      administrator: 'first@emptyfield.example',
    },
  )
  const baseURL = desk.originOf('halcyon').replace('localhost', 'emptyfield.localhost')
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  await expect(async () => expect((await page.goto('/'))?.status()).toBe(200)).toPass()
  await expect(page.getByRole('heading', { level: 1, name: 'Emptyfield Larks' })).toBeInViewport()
  const complaints = complaintsOf(page)
  const faults: string[] = []
  for (const path of new Set(plain)) {
    await page.setViewportSize({ width: 1440, height: 900 })
    const status = (await page.goto(path))?.status()
    const told = await page.evaluate(() => ({
      headings: document.querySelectorAll('h1').length,
      words: (document.querySelector('main')?.innerText ?? '').trim().length,
      invented: document.querySelector('a[href^="mailto:"]')?.textContent,
      zeros: /\b0-0\b/.exec(document.querySelector('main')?.innerText ?? '')?.[0],
      odd: /\b(?:undefined|null|NaN|Invalid Date)\b/.exec(document.body.innerText)?.[0],
    }))
    if (status !== 200) faults.push(`${path} answers ${status}`)
    if (told.headings !== 1) faults.push(`${path} has ${told.headings} h1`)
    if (told.words < 30) faults.push(`${path} says next to nothing`)
    if (told.invented) faults.push(`${path} gives the address ${told.invented}, which nobody wrote`)
    if (told.zeros && path.includes('/stats')) faults.push(`${path} counts games that nobody played`)
    if (told.odd) faults.push(`${path} says ${told.odd}`)
    for (const fault of await accessibilityFaults(page)) faults.push(`${path}: ${JSON.stringify(fault)}`)
    const name = path.slice(1).replaceAll('/', '-') || 'home'
    await takePicture(page, `empty-${name}-1440`)
    await page.setViewportSize({ width: 320, height: 800 })
    const wider = await overflowOf(page)
    if (wider > 0) faults.push(`${path} is ${wider} px too wide at 320`)
    await takePicture(page, `empty-${name}-320`)
    for (const text of complaints.splice(0)) faults.push(`${path} complains: ${text}`)
  }
  expect(plain.length).toBeGreaterThan(40)
  expect(faults).toEqual([])
  await context.close()
})
