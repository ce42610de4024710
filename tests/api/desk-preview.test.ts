import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Draft, Item, ItemList } from '#contract/editing/desk.shapes.ts'
import { desk } from '#contract/editing/desk.ts'
import { kinds } from '#server/desk.ts'
import { isGroup, type Kind, wordsOf } from '#server/editing/kind/kind.ts'
import type { DeskPerson } from '#tests/support/desk-door.ts'
import { changeable, deskSample, forgetSamples } from '#tests/support/desk-samples.ts'
import { engines } from '#tests/support/engines.ts'
import { heardOf } from '#tests/support/heard-of.ts'
import type { SiteAnswer } from '#tests/support/ask-school.ts'
import { openSite, type Site } from '#tests/support/open-site.ts'
import { schoolRows } from '#tests/support/school-rows.ts'

const school = 'halcyon'
/** When all that the samples say is shown. */
const afterwards = '2026-11-21T18:00:00Z'
/** A new sport has no season yet, and these lead on: the home page has them all. */
const elsewhere: Record<string, object> = {
  sports: { path: '/' },
  splashes: { path: '/' },
  redirects: { path: '/' },
}

/** Published, these are on a page that has too many of them, or shows them by something else, or lead on; a document's sample has no file. */
const unseen = new Set<string>([
  'historical-players',
  'departments',
  'awards',
  'splashes',
  'redirects',
  'documents',
  'writers',
  'opponents',
  'coaching-seasons',
  'takeovers',
])

/** What a page says of a content: its title, or what that is called which it is called by. */
function saidOf(kind: Kind, { title, titles, published }: Item): string[] {
  const fields = [kind.title].flat()
  const named = fields.flatMap((field) => {
    const { refersTo } = wordsOf(kind, field)
    return refersTo ? (titles[`${refersTo}/${String(published?.[field])}`] ?? []) : []
  })
  if (named.length > 0) return named
  return fields.length > 1 ? fields.map((field) => String(published?.[field])) : [title]
}

/** Somebody at the desk of the whole site, asked over its socket. */
const atDesk = (site: Site, of: string, cookie: string): DeskPerson => ({
  async ask(name, ...[given]) {
    const { method, path } = desk[name]
    const { body, ...input } = (given ?? {}) as Record<string, unknown>
    const address = path.replace(/:(\w+)/g, (_, key: string) => {
      const value = String(input[key])
      delete input[key]
      return value
    })
    const query = new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value)]))
    const answer = await site.ask(of, query.size > 0 ? `${address}?${query}` : address, {
      cookie,
      ...(method === 'GET' ? {} : { json: (body ?? {}) as object }),
      ...(method === 'PUT' || method === 'DELETE' ? { method } : {}),
    })
    return { status: answer.status, text: answer.body, body: JSON.parse(answer.body || '{}') } as never
  },
})

describe.each(engines)('a preview on $name', (engine) => {
  let site: Site
  let person: DeskPerson
  let session: string

  beforeAll(async () => {
    site = await openSite(engine)
    forgetSamples()
    session = await site.signIn(school, { email: 'desk@halcyon.example', role: 'administrator' })
    person = atDesk(site, school, session)
  })
  afterAll(() => site.close())

  /** A draft of a kind: of something new, or of the one that there is. */
  async function drafted(kind: Kind): Promise<number> {
    if (!isGroup(kind)) {
      const value = await deskSample(person, school, kind, 'previewed')
      const { status, body, text } = await person.ask<'begin', Item>('begin', {
        kind: kind.name,
        body: { key: randomUUID(), value },
      })
      expect([kind.name, status, text]).toEqual([kind.name, 200, text])
      return body.draft?.id ?? 0
    }
    const { body } = await person.ask<'item', Item>('item', { kind: kind.name, id: 1 })
    const { field, one } = changeable(kind, body.published ?? {})
    const saved = await person.ask<'save', Draft>('save', {
      kind: kind.name,
      id: 1,
      body: { version: 0, values: { [field]: one } },
    })
    return saved.body.id
  }

  interface Preview {
    address: string
  }
  const begin = async (body: object, of = person) =>
    (await of.ask<'preview', Preview>('preview', { body: body as never })).body.address

  /** Opens a preview as somebody who was sent its address. */
  async function open(address: string, at = school): Promise<{ cookie: string; to: string }> {
    const { status, headers, setCookies } = await site.ask(at, address)
    expect([address, status]).toEqual([address, 303])
    return {
      cookie: setCookies.map((line) => line.split(';')[0]).join('; '),
      to: headers.location ?? '',
    }
  }

  function expectMarked({ status, headers, body }: SiteAnswer) {
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers['x-robots-tag']).toMatch(/noindex/)
    expect(body).toContain('aria-label="Preview"')
    expect(body).toContain('/preview/leave?to=')
  }

  const outbox = async () => readdir(join(site.dataDir, 'outbox')).catch(() => [])
  const everything = async () => ({
    rows: await schoolRows(site.services, school),
    others: await schoolRows(site.services, 'tamarack'),
    files: await site.services.storage.list(`${school}/`),
    mails: await outbox(),
  })

  test('of any kind shows it, and leaves nothing behind: no row, no mail, no file, and nobody hears of it', async () => {
    const ids = new Map<string, number>()
    // A preview knows no kind by name: the engines share them out.
    const own = kinds.all.filter((_, index) => index % engines.length === engines.indexOf(engine))
    for (const kind of own) ids.set(kind.name, await drafted(kind))
    const before = await everything()
    const wrong: string[] = []
    const heard = await heardOf(site.services, site.bus, async () => {
      for (const [name, id] of ids) {
        const { cookie, to } = await open(await begin({ drafts: [id], at: afterwards, ...elsewhere[name] }))
        const answer = await site.ask(school, to, { cookie })
        if (answer.status !== 200) wrong.push(`${name} ${to}: ${answer.status}`)
        if (answer.body.includes('Not shown yet'))
          wrong.push(`${name}: ${/Not shown yet[^<]*/.exec(answer.body)?.[0]}`)
        if (!answer.body.includes('aria-label="Preview"')) wrong.push(`${name}: no mark`)
      }
    })
    expect(wrong).toEqual([])
    expect(heard).toEqual([])
    expect(await everything()).toEqual(before)
  })

  test('is the page as it would be, for whoever has the address, and nobody else sees it', async () => {
    const sample = await deskSample(person, school, kinds.named('stories'), 'unseen')
    const title = 'Kingfishers win what nobody has seen'
    const { body } = await person.ask<'begin', Item>('begin', {
      kind: 'stories',
      body: {
        key: randomUUID(),
        value: { ...sample, title, slug: 'unseen', publishAt: '2026-11-14T16:00:00Z' },
      },
    })
    const address = await begin({ drafts: [body.draft?.id ?? 0] })
    const { cookie, to } = await open(address)
    expect(to).toBe('/news/2026/11/14/unseen')
    const shown = await site.ask(school, to, { cookie })
    expectMarked(shown)
    expect(shown.body).toContain(title)
    // On every page that would show it.
    expect((await site.ask(school, '/archives', { cookie })).body).toContain(title)
    expect((await site.ask(school, to)).status).toBe(404)
    expect((await site.ask(school, '/archives')).body).not.toContain(title)
    // Left as easily as it was entered.
    const left = await site.ask(school, `/preview/leave?to=${to}`, { cookie })
    expect([left.status, left.headers.location]).toEqual([303, to])
    expect(left.setCookies[0]).toMatch(/^fieldhouse\.preview=; Max-Age=0/)
    // Forms are for the site itself.
    expect((await site.ask(school, '/subscribe', { cookie, form: { email: 'a@b.example' } })).status).toBe(
      405,
    )
  })

  test('is worth nothing at another school, altered, or when its day is over', async () => {
    const address = await begin({})
    expect((await site.ask('tamarack', address)).status).toBe(404)
    expect((await site.ask(school, address.replace(/pass=.{4}/, 'pass=AAAA'))).status).toBe(404)
    expect((await site.ask(school, '/preview?pass=x')).status).toBe(404)
    const { cookie } = await open(address)
    expect((await site.ask('tamarack', '/', { cookie })).body).not.toContain('aria-label="Preview"')
  })

  test('in a frame has its pass in its path, runs no script and changes nothing for the rest of the browser', async () => {
    const value = await deskSample(person, school, kinds.named('partners'), 'framed')
    const { body } = await person.ask<'begin', Item>('begin', {
      kind: 'partners',
      body: { key: randomUUID(), value },
    })
    const address = await begin({ drafts: [body.draft?.id ?? 0] })
    const pass = new URLSearchParams(address.split('?')[1]).get('pass')
    const framed = await site.ask(school, `/preview/frame/${pass}/partners?desk=1`)
    expect([framed.status, framed.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(framed.headers['x-robots-tag']).toMatch(/noindex/)
    expect(framed.headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(framed.body).toContain('framed title')
    expect(framed.body).not.toMatch(/<script|modulepreload|aria-label="Preview"/)
    expect(framed.setCookies).toEqual([])
    expect((await site.ask(school, '/partners')).body).not.toContain('framed title')
    expect((await site.ask(school, `/preview/frame/${pass}/documents/any.pdf`)).body).toContain(
      'A document has no page',
    )
    expect((await site.ask('tamarack', `/preview/frame/${pass}/partners`)).status).toBe(404)
    expect((await site.ask(school, '/preview/frame/nonsense/partners')).status).toBe(404)
  })

  test('of a document is its file, and nobody else is given it or keeps it', async () => {
    const storagePath = `${school}/documents/unseen.pdf`
    await site.services.storage.write(storagePath, Buffer.from('%PDF-1.7 unseen'), 'application/pdf')
    const sample = await deskSample(person, school, kinds.named('documents'), 'unseen')
    const { body } = await person.ask<'begin', Item>('begin', {
      kind: 'documents',
      body: {
        key: randomUUID(),
        value: { ...sample, path: 'unseen.pdf', storagePath, publishAt: '2026-11-14T16:00:00Z' },
      },
    })
    const { cookie, to } = await open(await begin({ drafts: [body.draft?.id ?? 0] }))
    expect(to).toBe('/documents/unseen.pdf')
    const isGiven = async () => {
      const { status, headers, body: bytes } = await site.ask(school, to, { cookie })
      expect([status, bytes]).toEqual([200, '%PDF-1.7 unseen'])
      expect(headers['cache-control']).toBe('private, no-store')
      expect(headers['x-robots-tag']).toMatch(/noindex/)
    }
    await isGiven()
    expect((await site.ask(school, to)).status).toBe(404)
    await person.ask('publish', { kind: 'documents', id: body.id, body: { version: 1 } })
    await isGiven()
    expect((await site.ask(school, to)).headers['cache-control']).toMatch(/^public/)
    // Nor is anything else that its cookie is sent with.
    for (const path of ['/rss.xml', '/sitemap.xml', '/documents/none.pdf', '/api/v2/Sports']) {
      const { headers } = await site.ask(school, path, { cookie })
      expect([path, headers['cache-control']]).toEqual([path, 'private, no-store'])
      expect([path, headers['x-robots-tag']]).toEqual([path, expect.stringContaining('noindex')])
    }
  })

  test('of a moment shows what is due by then', async () => {
    const { body: alert } = await person.ask<'begin', Item>('begin', {
      kind: 'tags',
      body: { key: randomUUID(), value: { name: 'Planned for Sunday', slug: 'planned-for-sunday' } },
    })
    const planned = await person.ask('plan', {
      kind: 'tags',
      id: alert.id,
      body: { version: 1, publishAt: '2026-11-15T15:00:00Z' },
    })
    expect(planned.status).toBe(200)
    const early = await open(await begin({ at: '2026-11-15T14:00:00Z', path: '/tags/planned-for-sunday' }))
    expect((await site.ask(school, early.to, { cookie: early.cookie })).status).toBe(404)
    const late = await open(await begin({ at: '2026-11-15T16:00:00Z', path: '/tags/planned-for-sunday' }))
    const shown = await site.ask(school, late.to, { cookie: late.cookie })
    expectMarked(shown)
    expect(shown.body).toContain('Sunday, November 15, 2026')
  })

  test('of a school whose pages are made in the browser is made on the server', async () => {
    const cookie = await site.signIn('tamarack', { email: 'desk@tamarack.example', role: 'administrator' })
    const there = atDesk(site, 'tamarack', cookie)
    const { body: list } = await there.ask<'list', ItemList>('list', { kind: 'partners', limit: 1 })
    const [first] = list.items
    const saved = await there.ask<'save', Draft>('save', {
      kind: 'partners',
      id: first?.id ?? 0,
      body: { version: 0, values: { title: 'A partner of tomorrow' } },
    })
    const opened = await open(await begin({ drafts: [saved.body.id] }, there), 'tamarack')
    expect(opened.to).toBe('/partners')
    const shown = await site.ask('tamarack', opened.to, { cookie: opened.cookie })
    expectMarked(shown)
    expect(shown.body).toContain('A partner of tomorrow')
  })

  test('is what everybody sees when it is published, of every kind that has a page', async () => {
    const wrong: string[] = []
    for (const kind of kinds.all) {
      if (isGroup(kind) || unseen.has(kind.name)) continue
      const value = await deskSample(person, school, kind, 'seen')
      if ('publishAt' in kind.input.properties) value.publishAt = '2026-11-10T18:00:00.000Z'
      const { body: begun } = await person.ask<'begin', Item>('begin', {
        kind: kind.name,
        body: { key: randomUUID(), value },
      })
      const { id } = begun
      const done = await person.ask('publish', { kind: kind.name, id, body: { version: 1 } })
      if (done.status !== 200) wrong.push(`${kind.name}: ${done.text}`)
      const { body: item } = await person.ask<'item', Item>('item', { kind: kind.name, id })
      if (!item.address) continue
      const page = await site.ask(school, encodeURI(item.address))
      if (page.status !== 200 || !saidOf(kind, item).every((words) => page.body.includes(words)))
        wrong.push(`${kind.name} ${item.address}: ${page.status} ${item.title}`)
    }
    expect(wrong).toEqual([])
  })

  test('of a picture that still needs its words is shown; publishing it is not done', async () => {
    const { body } = await person.ask<'begin', Item>('begin', {
      kind: 'partners',
      body: {
        key: randomUUID(),
        value: {
          ...(await deskSample(person, school, kinds.named('partners'), 'wordless')),
          title: 'Wordless Bakery',
          logo: { url: '/assets/bakery.svg', alt: '' },
        },
      },
    })
    expect(body.draft?.problems).toMatchObject([{ field: 'logo', maySee: true }])
    const { cookie } = await open(await begin({ drafts: [body.draft?.id ?? 0], path: '/partners' }))
    expect((await site.ask(school, '/partners', { cookie })).body).toContain('Wordless Bakery')
    const refused = await person.ask('publish', {
      kind: 'partners',
      id: body.id,
      body: { version: body.draft?.version ?? 0 },
    })
    expect(refused.status).toBe(422)
  })

  test('of a draft that cannot be published yet says why', async () => {
    const { body } = await person.ask<'begin', Item>('begin', {
      kind: 'partners',
      body: { key: randomUUID() },
    })
    const { cookie } = await open(await begin({ drafts: [body.draft?.id ?? 0], path: '/partners' }))
    expect((await site.ask(school, '/partners', { cookie })).body).toContain(
      'Not shown yet: New partner: Name is missing.',
    )
  })
})
