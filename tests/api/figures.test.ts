import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SiteFigures } from '#contract/editing/figures.ts'
import { dailyFigures } from '#server/db/schema/figures.ts'
import { createCounter } from '#server/domains/figures/counter.ts'
import { forgetOldFigures, writeFigures } from '#server/domains/figures/figures.service.ts'
import { openTenantDirectory } from '#server/domains/tenants/tenants.service.ts'
import { engines } from '#tests/support/engines.ts'
import { openSite, type Site } from '#tests/support/open-site.ts'
import { aSaturday } from '#tests/support/templates.ts'

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }

describe.each(engines)('figures on $name', (engine) => {
  const counter = createCounter()
  let site: Site
  let editor: string
  let write: () => Promise<void>
  let tenants: Parameters<typeof forgetOldFigures>[1][]
  beforeAll(async () => {
    site = await openSite(engine, {}, { figures: counter })
    editor = await site.signIn('halcyon', { email: 'e@own.example', role: 'editor' })
    const directory = await openTenantDirectory(site.services.database, site.bus, 'halcyon')
    tenants = directory.all()
    const { scope } = site.services
    write = () =>
      writeFigures({
        counter,
        scope,
        tenants: () => tenants,
        now: () => aSaturday,
        log: (line, error) => {
          throw new Error(line, { cause: error })
        },
      })
  })
  afterAll(() => site.close())

  const view = (path: string, headers: Record<string, string> = browser, school = 'halcyon') =>
    site.ask(school, path, { headers })
  const told = async (): Promise<SiteFigures> =>
    JSON.parse((await site.ask('halcyon', '/api/admin/v1/figures?days=7', { cookie: editor })).body)

  test('tell what was read, from memory and made anew, and what was looked for in vain', async () => {
    for (let time = 0; time < 3; time++)
      await view('/sports/football', { ...browser, referer: 'https://www.search.example/?q=secret' })
    await view('/partners?utm_source=mail')
    await view('/partners', { 'user-agent': 'Googlebot/2.1' })
    await view('/partners', { ...browser, 'sec-purpose': 'prefetch' })
    await view('/no-such-page')
    await site.ask('halcyon', '/partners', { cookie: editor, headers: browser })
    await view('/partners', browser, 'tamarack')
    await view('/api/v2/search?q=Zeppelin')
    await view('/api/v2/search?q=football')
    const own = await view('/partners')
    await site.ask('halcyon', '/seen', {
      json: {},
      headers: {
        ...browser,
        'sec-fetch-site': 'same-origin',
        referer: `http://localhost:${new URL(site.origin).port}/tickets`,
      },
    })
    expect(own.status).toBe(200)
    await write()
    const figures = await told()
    const times = (rows: SiteFigures['pages']) => Object.fromEntries(rows.map((row) => [row.name, row.times]))
    expect(times(figures.pages)).toEqual({ '/sports/football': 3, '/partners': 2, '/tickets': 1 })
    expect(times(figures.sports)).toEqual({ Football: 3 })
    expect(times(figures.sources)).toEqual({ 'search.example': 3 })
    expect(times(figures.missed)).toEqual({ zeppelin: 1 })
    expect(times(figures.searches)).toEqual({ football: 1 })
    expect(figures.days).toHaveLength(7)
    expect(figures.views).toBe(6)
  })

  test('tell a sponsor what was seen and followed of it, by page and by day, as a table, a file and a PDF', async () => {
    const { body } = await site.ask('halcyon', '/api/v2/ads/sponsors')
    const [sponsor] = JSON.parse(body) as { id: number; name: string }[]
    const mark = `s${sponsor?.id}`
    const tell = (query: string, headers: Record<string, string> = browser, school = 'halcyon') =>
      site.ask(school, `/seen?${query}`, {
        json: {},
        headers: { ...headers, 'sec-fetch-site': 'same-origin' },
      })
    const viewsBefore = (await told()).views
    await tell(`page=/tickets&shown=${mark},c1&pressed=`)
    await tell(`page=/tickets&shown=${mark}&pressed=`)
    await tell(`page=/&shown=&pressed=${mark}`)
    await tell(`page=/tickets&shown=${mark}`, { 'user-agent': 'Googlebot/2.1' })
    await site.ask('halcyon', `/seen?page=/&shown=${mark}`, { json: {}, headers: browser })
    await tell(`page=/tickets&shown=${mark}`, browser, 'tamarack')
    await write()
    expect((await told()).views).toBe(viewsBefore)
    const ask = (path: string, cookie = editor) =>
      site.ask('halcyon', `/api/admin/v1/placements${path}`, { cookie })
    const days = 'from=2026-11-13&to=2026-11-14'
    const report = JSON.parse((await ask(`/${mark}?${days}`)).body)
    expect(report).toMatchObject({
      name: sponsor?.name,
      kind: 'sponsor',
      shown: 2,
      pressed: 1,
      days: [
        { day: '2026-11-13', shown: 0, pressed: 0 },
        { day: '2026-11-14', shown: 2, pressed: 1 },
      ],
      pages: [
        { page: '/tickets', shown: 2, pressed: 0 },
        { page: '/', shown: 0, pressed: 1 },
      ],
    })
    const { placements } = JSON.parse((await ask(`?${days}`)).body)
    expect(placements[0]).toMatchObject({ mark, shown: 2, pressed: 1 })
    expect((await ask(`/${mark}/csv?${days}`)).body).toContain(`,page,/tickets,2,0`)
    const pdf = await ask(`/${mark}/pdf?${days}`)
    expect([pdf.headers['content-type'], pdf.body.slice(0, 5)]).toEqual(['application/pdf', '%PDF-'])
    expect((await ask(`/s999999?${days}`)).status).toBe(404)
    expect((await ask(`/x1?${days}`)).status).toBe(400)
    expect((await ask(`/${mark}?from=2026-11-14&to=2026-11-13`)).status).toBe(400)
    expect((await ask(`/${mark}?from=2020-01-01&to=2026-11-13`)).status).toBe(400)
    expect((await ask(`?${days}`, '')).status).toBe(401)
  })

  test('are added to by every process, within a bound, and stay in their school', async () => {
    const before = (await told()).views
    await Promise.all(
      [0, 1].map(async (process) => {
        const own = createCounter()
        for (let index = 0; index < 1_500; index++) own.view('halcyon', `/of-${process}-${index}`, browser)
        await writeFigures({
          counter: own,
          scope: site.services.scope,
          tenants: () => tenants,
          now: () => aSaturday,
          log: (line, error) => {
            throw new Error(line, { cause: error })
          },
        })
      }),
    )
    const more = createCounter()
    for (let index = 0; index < 1_500; index++) more.view('halcyon', `/more-${index}`, browser)
    await writeFigures({
      counter: more,
      scope: site.services.scope,
      tenants: () => tenants,
      now: () => aSaturday,
      log: (line) => expect.unreachable(line),
    })
    expect((await told()).views).toBe(before + 4_500)
    const rows = await site.services.scope.read('halcyon', (tx) => tx.select().from(dailyFigures))
    // Two that write at once may each see room for the last names.
    expect(rows.filter(({ kind }) => kind === 'page').length).toBeLessThanOrEqual(4_000)
    const others = await site.services.scope.read('tamarack', (tx) => tx.select().from(dailyFigures))
    expect(others.filter(({ kind }) => kind === 'page').map(({ name }) => name)).toEqual(['/partners'])
  })

  test('are for who writes, and gone after thirteen months', async () => {
    expect((await site.ask('halcyon', '/api/admin/v1/figures')).status).toBe(401)
    expect((await site.ask('halcyon', '/api/admin/v1/figures?days=8', { cookie: editor })).status).toBe(400)
    const { scope } = site.services
    await scope.write('halcyon', (tx) =>
      tx.insert(dailyFigures).values([
        { day: '2025-10-13', kind: 'page', name: '/old', times: 1 },
        { day: '2025-10-14', kind: 'page', name: '/kept', times: 1 },
      ]),
    )
    const halcyon = tenants.find(({ key }) => key === 'halcyon')
    if (halcyon) await forgetOldFigures({ scope, now: () => aSaturday }, halcyon)
    const days = (await scope.read('halcyon', (tx) => tx.select().from(dailyFigures))).map(({ name }) => name)
    expect(days).toContain('/kept')
    expect(days).not.toContain('/old')
  })

  test('a card is drawn of what the public may read, and another score is another version', async () => {
    const games = JSON.parse((await site.ask('halcyon', '/api/v2/EventsResults/results?$pageSize=5')).body)
    const card = await site.ask('halcyon', `/cards/game/${games.items[0].id}.png?shape=square&v=8-21-14`)
    expect(card.status).toBe(200)
    expect(card.headers['content-type']).toBe('image/png')
    const etag = card.headers.etag ?? ''
    const again = await site.ask('halcyon', `/cards/game/${games.items[0].id}.png?shape=square`, {
      headers: { 'if-none-match': etag },
    })
    expect(again.status).toBe(304)
    for (const path of ['game/999999.png', 'story/2026-11-14/no-such.png', 'game/x.png', 'player/1/2.png'])
      expect([path, (await site.ask('halcyon', `/cards/${path}`)).status]).toEqual([path, 404])
    expect((await site.ask('halcyon', '/cards/school.png?shape=round')).status).toBe(400)
    expect((await site.ask('tamarack', '/cards/school.png')).headers['content-type']).toBe('image/png')
    const page = await site.ask('halcyon', games.items[0].result.boxscore)
    expect(page.body).toContain(`/cards/game/${games.items[0].id}.png?v=`)
  })
})
