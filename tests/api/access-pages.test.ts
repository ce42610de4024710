import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { payloadAddress } from '#contract/pages/router-names.ts'
import { fillRow } from '#tests/pages/route-rows.ts'
import { accessOfPages } from '#tests/support/access-list.ts'
import { engines } from '#tests/support/engines.ts'
import { accessCode, type KeptBack, keepBack, secretWord } from '#tests/support/kept-back.ts'
import { openSite, type Site } from '#tests/support/open-site.ts'
import { pageSamples } from '#tests/support/site-samples.ts'
import { cookiesOfTriers, mayUse, type Trier, triers } from '#tests/support/triers.ts'

const school = 'halcyon'
/** Who sees a page is decided the same way on both. */
const engine = engines.at(-1)
if (!engine) throw new Error('There is no engine')

const rows = [...accessOfPages()]
const rowsFor = (who: (word: string) => boolean) => rows.filter(([, word]) => who(word)).map(([row]) => row)
const open = rowsFor((who) => who === 'everybody')
const hidden = rowsFor((who) => who === 'visitor and higher')
const coded = rowsFor((who) => who === 'whoever has the access code')

const isPrivate = 'private, no-store'
/** What the browser asks for when a link to the page is followed. */
const dataOf = (path: string) => payloadAddress({ pathname: path })

describe('every page of the list', () => {
  let site: Site
  let kept: KeptBack
  let samples: Record<string, string>
  let cookies: Map<Trier, string>
  /** How nobody in particular is answered at the open pages. */
  const plain = new Map<string, number>()

  beforeAll(async () => {
    site = await openSite(engine)
    kept = await keepBack(site.services, school)
    const found = await pageSamples(site.ask, school)
    samples = { ...found, ...kept.pages }
    cookies = await cookiesOfTriers(({ at, ...person }) =>
      site.signIn(at === 'own' ? school : 'tamarack', person),
    )
    for (const row of open) plain.set(row, (await site.ask(school, dataOf(fillRow(row, samples)))).status)
  })
  afterAll(() => site.close())

  test('is one that everybody, people with a role or those with a code may see', () => {
    expect([...open, ...hidden, ...coded].toSorted()).toEqual(rows.map(([row]) => row).toSorted())
  })

  // Those who may see come first, so that nobody could be given what was made for them.
  describe.each(triers.toReversed())('asked by %s', (trier, role) => {
    const ask = (path: string, cookie = cookies.get(trier)) =>
      site.ask(school, path, cookie ? { cookie } : {})

    test('is open or leads to /login and back', async () => {
      const wrong: string[] = []
      for (const row of hidden) {
        const path = fillRow(row, samples)
        const page = await ask(path)
        const data = await ask(dataOf(path))
        const isIn = page.status === 200 && data.status === 200
        const login = `/login?${new URLSearchParams({ returnTo: path })}`
        const isOut = page.status === 302 && page.headers.location === login && data.body.includes(login)
        if (!(mayUse('visitor', role) ? isIn : isOut)) wrong.push(`${row}: ${page.status}, ${data.status}`)
        const secrets = [page, data].filter(({ body }) => body.includes(secretWord)).length
        const isKept = row in kept.pages
        if (secrets !== (isIn && isKept ? 2 : 0)) wrong.push(`${row} tells ${secrets} times what is hidden`)
        for (const { headers } of [page, data])
          if (headers['cache-control'] !== isPrivate) wrong.push(`${row}: ${headers['cache-control']}`)
      }
      expect(wrong).toEqual([])
    })

    test('asks for the code of what is protected, whoever it is, and opens with it', async () => {
      const wrong: string[] = []
      for (const row of coded) {
        const path = fillRow(row, samples)
        const kind = row.includes('/form/') ? 'form' : 'sportfile'
        for (const address of [path, dataOf(path)]) {
          const { status, headers, body } = await ask(address)
          if (status !== 403 || body.includes(secretWord)) wrong.push(`${address}: ${status}`)
          if (headers['cache-control'] !== isPrivate) wrong.push(`${address}: ${headers['cache-control']}`)
        }
        expect((await ask(path)).body).toContain('action="/api/access/form"')
        const given = await site.ask(school, '/api/access/form', {
          form: { kind, id: kept.protected[kind], code: accessCode, returnTo: path },
        })
        const code = given.setCookies.map((line) => line.split(';')[0])
        const within = await ask(path, [cookies.get(trier) ?? '', ...code].filter(Boolean).join('; '))
        if (within.status !== 200 || !within.body.includes(secretWord))
          wrong.push(`${path}: ${within.status}`)
        if (within.headers['cache-control'] !== isPrivate) wrong.push(`${path} may be kept`)
      }
      expect(wrong).toEqual([])
    })

    test('is as open as it is to nobody, tells nothing that is hidden, and is kept for nobody known', async () => {
      const wrong: string[] = []
      for (const row of open) {
        const { status, headers, body } = await ask(dataOf(fillRow(row, samples)))
        if (status !== plain.get(row)) wrong.push(`${row}: ${status}, and ${plain.get(row)} to nobody`)
        if (body.includes(secretWord)) wrong.push(`${row} tells what is hidden`)
        if (role !== null && headers['cache-control'] !== isPrivate)
          wrong.push(`${row}: ${headers['cache-control']}`)
      }
      expect(wrong).toEqual([])
    })
  })
})
