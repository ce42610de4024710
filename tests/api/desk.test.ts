import { randomUUID } from 'node:crypto'
import { and, desc, eq, isNotNull, like, lte, ne, notExists, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StoryName } from '#contract/editing/desk.names.ts'
import type { deskRecaps } from '#contract/editing/desk.recaps.ts'
import type {
  BulkLook,
  DeskSchool,
  Done,
  Draft,
  HistoryEntry,
  Item,
  ItemList,
  KindDescription,
  KindSummary,
  Release,
  WorkDetails,
} from '#contract/editing/desk.shapes.ts'
import type { KindName } from '#contract/editing/inputs.ts'
import { people } from '#contract/editing/people.ts'
import type { Answer } from '#contract/endpoint.ts'
import { openBus } from '#server/db/bus.ts'
import { changes } from '#server/db/schema/editing.ts'
import { games } from '#server/db/schema/games.ts'
import { storyGames } from '#server/db/schema/news.ts'
import { redirects } from '#server/db/schema/settings.ts'
import { boxScores } from '#server/db/schema/stats.ts'
import { kinds } from '#server/desk.ts'
import { followGames } from '#server/domains/news/recap/follow-games.ts'
import { openTenantDirectory } from '#server/domains/tenants/tenants.service.ts'
import { publishDue } from '#server/editing/pieces/due.ts'
import { type DeskDoor, type DeskMember, type DeskPerson, openDeskDoor } from '#tests/support/desk-door.ts'
import { deskSample, forgetSamples } from '#tests/support/desk-samples.ts'
import { engines } from '#tests/support/engines.ts'
import { aSaturday } from '#tests/support/templates.ts'

const school = 'halcyon'
type Values = Record<string, unknown>
type RecapAnswer = Answer<(typeof deskRecaps)['recap']>
type Problem = {
  detail: string
  errors: { field: string; message: string }[]
  references: { kind: string; fate: string }[]
}

describe.each(engines)('at the desk on $name', (engine) => {
  let door: DeskDoor
  let publisher: DeskPerson
  let editor: DeskMember
  let administrator: DeskPerson

  beforeAll(async () => {
    door = await openDeskDoor(engine)
    forgetSamples()
    publisher = await door.person('publisher', school)
    editor = await door.person('editor', school)
    administrator = await door.person('administrator', school)
  })
  afterAll(() => door.close())

  const sample = (kind: KindName, word = 'rule') => deskSample(administrator, school, kinds.named(kind), word)

  async function begun(kind: KindName, value: Values, by = publisher): Promise<Item> {
    const { status, body, text } = await by.ask<'begin', Item>('begin', {
      kind,
      body: { key: randomUUID(), value },
    })
    expect([status, text]).toEqual([200, text])
    return body
  }
  const save = (
    by: DeskPerson,
    kind: KindName,
    id: number,
    version: number,
    values: Values,
    more: object = {},
  ) => by.ask<'save', Draft & Problem>('save', { kind, id, body: { version, values, ...more } })
  const publish = (by: DeskPerson, kind: KindName, id: number, version = 1) =>
    by.ask<'publish', Done & Problem>('publish', { kind, id, body: { version } })
  const item = async (kind: KindName, id: number, by = administrator) =>
    (await by.ask<'item', Item>('item', { kind, id })).body

  async function published(kind: KindName, value: Values): Promise<number> {
    const { id } = await begun(kind, value, administrator)
    const { status, text } = await publish(administrator, kind, id)
    expect([status, text]).toEqual([200, text])
    return id
  }
  const partner = async (title: string, more: Values = {}) =>
    published('partners', { ...(await sample('partners')), title, ...more })

  test('a draft may be unfinished; publishing it is refused in the words of its form, and loses nothing', async () => {
    const { id, draft } = await begun('partners', { title: '', description: 'Kept' })
    expect(draft?.problems.map(({ message }) => message)).toContain('Name is missing.')
    const refused = await publish(publisher, 'partners', id)
    expect(refused.status).toBe(422)
    expect(refused.body.errors).toContainEqual({ field: 'title', message: 'Name is missing.' })
    const long = await save(publisher, 'partners', id, 1, {
      title: 'x'.repeat(300),
      url: 'javascript:alert(1)',
    })
    expect(long.body.problems.map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        'Name is longer than 200 characters.',
        'Address is not written as it should be.',
      ]),
    )
    expect((await item('partners', id)).draft?.value.description).toBe('Kept')
    expect((await save(publisher, 'partners', id, 2, { colour: 'red' })).status).toBe(422)
  })

  test('fields of two people merge; one that both changed is refused with both values', async () => {
    const id = await partner('Merged')
    const first = await save(publisher, 'partners', id, 0, { description: 'Hers' })
    expect(first.body.version).toBe(1)
    const second = await save(
      editor,
      'partners',
      id,
      0,
      { url: 'https://his.example' },
      { from: { url: 'https://example.com/rule' } },
    )
    expect(second.body.value).toMatchObject({ description: 'Hers', url: 'https://his.example' })
    const third = await save(
      editor,
      'partners',
      id,
      1,
      { description: 'His' },
      { from: { description: null } },
    )
    expect(third.status).toBe(409)
    expect(third.body.detail).toBe('Somebody else changed Description meanwhile.')
    expect(third.body).toMatchObject({ conflicts: [{ field: 'description', theirs: 'Hers', yours: 'His' }] })
  })

  test('what somebody else published meanwhile stays theirs, unless the draft changed it too', async () => {
    const id = await partner('Meanwhile')
    await save(editor, 'partners', id, 0, { description: 'Of the draft' })
    const bulk = (values: Values) => publisher.ask('bulk', { kind: 'partners', body: { ids: [id], values } })
    expect((await bulk({ tier: 'official' })).status).toBe(200)
    expect((await bulk({ description: 'Published' })).status).toBe(200)
    const refused = await publish(publisher, 'partners', id)
    expect(refused.status).toBe(409)
    const { publishedVersion } = await item('partners', id)
    const seen = await save(editor, 'partners', id, 1, { description: 'After all' }, { publishedVersion })
    expect((await publish(publisher, 'partners', id, seen.body.version)).status).toBe(200)
    expect((await item('partners', id)).published).toMatchObject({
      description: 'After all',
      tier: 'official',
    })
  })

  test('an editor submits, a publisher sends back with a word or approves', async () => {
    const id = await partner('Approved')
    await save(editor, 'partners', id, 0, { description: 'A proposal' })
    expect((await publish(editor, 'partners', id)).status).toBe(403)
    const at = { kind: 'partners', id } as const
    expect((await publisher.ask('approve', { ...at, body: { version: 1 } })).status).toBe(409)
    expect((await editor.ask<'submit', Draft>('submit', { ...at, body: { version: 1 } })).body.state).toBe(
      'submitted',
    )
    const waiting = await publisher.ask<'drafts', { drafts: Draft[] }>('drafts', { state: 'submitted' })
    const waitingPartners = waiting.body.drafts.filter(({ kind }) => kind === 'partners')
    expect(waitingPartners.map(({ contentId }) => contentId)).toEqual([id])
    expect((await editor.ask('sendBack', { ...at, body: { version: 2, note: 'No' } })).status).toBe(403)
    const back = await publisher.ask<'sendBack', Draft>('sendBack', {
      ...at,
      body: { version: 2, note: 'Shorter' },
    })
    expect(back.body).toMatchObject({ state: 'returned', note: 'Shorter' })
    await save(editor, 'partners', id, 3, { description: 'Short' })
    await editor.ask('submit', { ...at, body: { version: 4 } })
    expect((await publisher.ask('approve', { ...at, body: { version: 5 } })).status).toBe(200)
    expect((await item('partners', id)).published?.description).toBe('Short')
  })

  const due = async (now: string) => {
    const directory = await openTenantDirectory(door.services.database, await door.services.openBus(), '')
    const tenant = directory.byKey(school)
    if (!tenant) throw new Error('There is no school')
    return publishDue({ scope: door.services.scope, kinds, now: () => new Date(now) }, tenant)
  }

  test('whoever publishes, plans or discards what somebody published a moment earlier is told who did', async () => {
    const { id } = await begun('partners', await sample('partners', 'earlier'))
    expect((await publish(administrator, 'partners', id)).status).toBe(200)
    const late = [
      await publish(publisher, 'partners', id),
      await publisher.ask<'submit', Problem>('submit', { kind: 'partners', id, body: { version: 1 } }),
      await publisher.ask<'discard', Problem>('discard', { kind: 'partners', id }),
    ]
    const { body: history } = await publisher.ask<'history', { entries: HistoryEntry[] }>('history', {
      kind: 'partners',
      id,
    })
    for (const { status, body } of late) {
      expect(status).toBe(409)
      expect((body as Problem).detail).toContain(`${history.entries[0]?.by.name} published it last`)
    }
    expect((await publish(publisher, 'partners', 2_000_000)).status).toBe(404)
  })

  test('what is planned goes out at its moment, once, whoever looks', async () => {
    const id = await partner('Planned')
    await save(editor, 'partners', id, 0, { description: 'At noon' })
    const at = { kind: 'partners', id } as const
    const plan = (by: DeskPerson, version: number) =>
      by.ask<'plan', Draft>('plan', { ...at, body: { version, publishAt: '2026-11-15T17:00:00Z' } })
    expect((await plan(editor, 1)).status).toBe(403)
    // A slip of the hand publishes nothing.
    const past = '2020-11-15T17:00:00Z'
    expect(await publisher.ask('plan', { ...at, body: { version: 1, publishAt: past } })).toMatchObject({
      status: 400,
      body: { detail: 'That moment is over. Choose one to come, or publish it now.' },
    })
    const early = { title: 'Too late', publishAt: past }
    expect((await publisher.ask('createRelease', { body: early })).status).toBe(400)
    expect((await plan(publisher, 1)).body.publishAt).toBe('2026-11-15T17:00:00.000Z')
    // Whoever may not publish takes that back by changing it.
    expect((await save(editor, 'partners', id, 2, { description: 'At noon!' })).body.publishAt).toBeNull()
    await plan(publisher, 3)
    expect(await due('2026-11-15T16:59:59Z')).toBe(0)
    const both = await Promise.all([due('2026-11-15T17:00:00Z'), due('2026-11-15T17:00:00Z')])
    expect(new Set(both)).toEqual(new Set([0, 1]))
    expect((await item('partners', id)).published?.description).toBe('At noon!')
  })

  test('a plan that cannot be kept is told, and keeps no other from going out', async () => {
    const id = await partner('Collides')
    await save(publisher, 'partners', id, 0, { description: 'Mine' })
    await publisher.ask('plan', {
      kind: 'partners',
      id,
      body: { version: 1, publishAt: '2026-11-15T18:00:00Z' },
    })
    await publisher.ask('bulk', { kind: 'partners', body: { ids: [id], values: { description: 'Theirs' } } })
    expect(await due('2026-11-15T18:00:01Z')).toBe(0)
    expect((await item('partners', id)).draft).toMatchObject({
      state: 'returned',
      publishAt: null,
      note: 'Somebody else changed Description meanwhile.',
    })
  })

  test('a release goes out as a whole, what is named before what names it, and is undone as a whole', async () => {
    const release = await publisher.ask<'createRelease', Release>('createRelease', {
      body: { title: 'Saturday' },
    })
    const releaseId = release.body.id
    const into = (kind: KindName, id: number) =>
      publisher.ask('putIntoRelease', { kind, id, body: { releaseId } })
    const story = await begun('stories', { ...(await sample('stories', 'together')) })
    const gallery = await begun('galleries', await sample('galleries', 'together'))
    await save(publisher, 'stories', story.id, 1, { galleryId: gallery.id })
    expect((await into('stories', story.id)).status).toBe(200)
    expect((await publisher.ask('publishRelease', { releaseId, body: {} })).status).toBe(422)
    expect((await item('stories', story.id)).published).toBeNull()
    await into('galleries', gallery.id)
    expect((await editor.ask('publishRelease', { releaseId, body: {} })).status).toBe(403)
    const out = await publisher.ask<'publishRelease', Done>('publishRelease', { releaseId, body: {} })
    expect([out.status, out.text]).toEqual([200, out.text])
    expect((await item('stories', story.id)).published?.galleryId).toBe(gallery.id)
    const { body: after } = await publisher.ask<'release', Release>('release', { releaseId })
    expect(after).toMatchObject({ publishedAt: aSaturday.toISOString(), drafts: [] })
    expect(
      after.contents
        .map(({ kind, id, title }) => [kind, id, title])
        .toSorted(([a], [b]) => String(a).localeCompare(String(b))),
    ).toEqual([
      ['galleries', gallery.id, gallery.title],
      ['stories', story.id, story.title],
    ])
    expect(
      (await publisher.ask('changeRelease', { releaseId, body: { title: 'Late', publishAt: null } })).status,
    ).toBe(409)
    const undone = await publisher.ask<'undo', Done>('undo', { work: out.body.work ?? '', body: {} })
    expect(undone.status).toBe(200)
    const twice = await publisher.ask<'undo', Problem>('undo', { work: out.body.work ?? '', body: {} })
    expect([twice.status, twice.body.detail]).toEqual([409, 'This was undone already.'])
    const contents = [
      ['stories', story.id],
      ['galleries', gallery.id],
    ] as const
    // Nothing of it is on the site, and all of it is in the release again, which waits for somebody's word.
    for (const [kind, id] of contents)
      expect(await item(kind, id)).toMatchObject({ published: null, draft: { isNew: true } })
    const { body: open } = await publisher.ask<'release', Release>('release', { releaseId })
    expect(open).toMatchObject({ publishedAt: null, publishAt: null, contents: [] })
    expect(open.drafts).toHaveLength(2)
    // That is undone too: it is out, and nothing of it is a draft.
    const again = await publisher.ask<'undo', Done>('undo', { work: undone.body.work ?? '', body: {} })
    expect(again.status).toBe(200)
    for (const [kind, id] of contents) expect((await item(kind, id)).draft).toBeNull()
    const { body: last } = await publisher.ask<'release', Release>('release', { releaseId })
    expect(last).toMatchObject({ work: again.body.work, drafts: [] })
    expect(last.publishedAt).not.toBeNull()
  })

  test('a change of something that was there before is in the release again after an undo', async () => {
    const { body: release } = await publisher.ask<'createRelease', Release>('createRelease', {
      body: { title: 'Sunday' },
    })
    const id = await partner('Before the release')
    await save(publisher, 'partners', id, 0, { description: 'As of Sunday' })
    await publisher.ask('putIntoRelease', { kind: 'partners', id, body: { releaseId: release.id } })
    const out = await publisher.ask<'publishRelease', Done>('publishRelease', {
      releaseId: release.id,
      body: {},
    })
    await publisher.ask('undo', { work: out.body.work ?? '', body: {} })
    const { published: shown, draft } = await item('partners', id)
    expect(shown?.description).not.toBe('As of Sunday')
    expect(draft).toMatchObject({ isNew: false, value: { description: 'As of Sunday' } })
  })

  test('HTML is cleaned when it is published, and a word in the address is made where none is given', async () => {
    const value = {
      ...(await sample('stories')),
      title: 'Über the Río',
      slug: '',
      content: '<p onclick="x()">Hi<script>x()</script></p>',
    }
    const id = await published('stories', value)
    expect((await item('stories', id)).published).toMatchObject({
      slug: 'uber-the-rio',
      content: '<p>Hi</p>',
    })
    const again = await begun('stories', value)
    const refused = await publish(publisher, 'stories', again.id)
    expect(refused.status).toBe(422)
    expect(refused.body.errors[0]?.message).toBe('Web address is taken: there is another story with it.')
  })

  test('what names something that is to go is told, goes along, forgets it or keeps it', async () => {
    const writer = await published('writers', { ...(await sample('writers')), name: 'Leaving' })
    const story = await published('stories', { ...(await sample('stories', 'named')), writerId: writer })
    const remove = (confirmed: boolean) =>
      publisher.ask<'remove', Done & Problem>('remove', { kind: 'writers', id: writer, confirmed })
    const asked = await remove(false)
    expect(asked.status).toBe(409)
    expect(asked.body.references).toMatchObject([{ kind: 'stories', count: 1, fate: 'forget' }])
    const gone = await remove(true)
    expect((await item('stories', story)).published?.writerId).toBeNull()
    const trash = await publisher.ask<'trash', { entries: HistoryEntry[] }>('trash')
    expect(trash.body.entries.map(({ title }) => title)).toContain('Leaving')
    expect((await publisher.ask('restore', { work: gone.body.work ?? '', body: {} })).status).toBe(200)
    expect((await item('stories', story)).published?.writerId).toBe(writer)
    // A department whose people would have none.
    const { body } = await administrator.ask<'list', ItemList>('list', { kind: 'departments', limit: 1 })
    const kept = await administrator.ask<'remove', Problem>('remove', {
      kind: 'departments',
      id: body.items[0]?.id ?? 0,
      confirmed: true,
    })
    expect([kept.status, kept.body.references.map(({ fate }) => fate)]).toEqual([
      409,
      expect.arrayContaining(['stay']),
    ])
  })

  test('addresses are kept as they are asked for, and a redirect that goes in a circle or begins at what the site needs is refused in words', async () => {
    const lead = (fromPath: string, location: string) => ({ fromPath, location, isPermanent: false })
    const id = await published('redirects', lead('/circle-a', '/circle-b'))
    const saidOf = async (value: Values) => {
      const { body } = await publish(publisher, 'redirects', (await begun('redirects', value)).id)
      return body.errors?.map(({ field, message }) => `${field}: ${message}`)
    }
    expect(await saidOf(lead('/circle-b', '/circle-a'))).toEqual([
      expect.stringMatching(/^location: .*\/circle-a leads back to \/circle-b/),
    ])
    expect(await saidOf(lead('/admin', '/news'))).toEqual([expect.stringMatching(/^fromPath: .*\/admin/)])
    expect(
      (await item('redirects', await published('redirects', lead('/Game Day/', '/news')))).published,
    ).toMatchObject({
      fromPath: '/game%20day',
    })
    const document = { ...(await sample('documents', 'copied')), path: '/documents/copied.pdf' }
    expect(await item('documents', await published('documents', document))).toMatchObject({
      address: '/documents/copied.pdf',
      published: { path: 'copied.pdf' },
    })
    // Turned around it does not stand in its own way.
    await save(publisher, 'redirects', id, 0, lead('/circle-b', '/circle-a'))
    expect((await publish(publisher, 'redirects', id)).status).toBe(200)
    const { body } = await publisher.ask<'kind', KindDescription>('kind', { kind: 'redirects' })
    expect(body.fields.find(({ name }) => name === 'fromPath')?.isRequired).toBe(true)
  })

  test('an address that is left leads to the new one in one step, and is the old one again after an undo', async () => {
    const leads = async (word: string) => {
      const rows = await door.services.database.platform
        .select()
        .from(redirects)
        .where(like(redirects.fromPath, `%${word}%`))
        .orderBy(redirects.fromPath)
      return rows.map(({ tenantId, fromPath, location }) => `${tenantId} ${fromPath} → ${location}`)
    }
    const move = async (by: DeskPerson, kind: KindName, id: number, slug: string) => {
      const draft = await save(by, kind, id, 0, { slug })
      expect([draft.status, draft.text]).toEqual([200, draft.text])
      const done = await publish(by, kind, id)
      expect([done.status, done.text]).toEqual([200, done.text])
      return { work: done.body.work ?? '', left: draft.body.leaves }
    }
    const tag = { name: 'Moved', slug: 'moved-a', description: null }
    const id = await published('tags', tag)
    expect((await move(publisher, 'tags', id, 'moved-b')).left).toBe('/tags/moved-a')
    expect(await leads('moved-')).toEqual(['halcyon /tags/moved-a → /tags/moved-b'])
    await move(publisher, 'tags', id, 'moved-c')
    const twice = ['halcyon /tags/moved-a → /tags/moved-c', 'halcyon /tags/moved-b → /tags/moved-c']
    expect(await leads('moved-'), 'no chain').toEqual(twice)
    const { work } = await move(publisher, 'tags', id, 'moved-a')
    expect(await leads('moved-'), 'no loop').toEqual([
      'halcyon /tags/moved-b → /tags/moved-a',
      'halcyon /tags/moved-c → /tags/moved-a',
    ])
    expect((await publisher.ask('undo', { work, body: {} })).status).toBe(200)
    expect(await leads('moved-')).toEqual(twice)
    await published('tags', { ...tag, name: 'In its place', slug: 'moved-b' })
    expect(await leads('moved-'), 'a page of its own').toEqual(twice.slice(0, 1))

    // Whoever works for one team leads on, and takes back, as everybody does.
    const story = await published('stories', { ...(await sample('stories', 'left')), slug: 'left-here' })
    const { sportId } = (await item('stories', story)).published ?? {}
    const own = await door.person('publisher', school, school, [Number(sportId)])
    const theirs = await move(own, 'stories', story, 'left-for-good')
    expect(await leads('left-here')).toEqual([
      expect.stringMatching(/^halcyon \/news\/.+\/left-here → \/news\/.+\/left-for-good$/),
    ])
    expect((await own.ask('undo', { work: theirs.work, body: {} })).status).toBe(200)
    expect(await leads('left-here')).toEqual([])
  })

  test('a sport of the list needs its name alone, and begins with the season that becomes its first', async () => {
    const value = { ...(await sample('sports')), title: 'Alpine & Nordic Skiing', nonSport: false }
    for (const field of ['shortname', 'abbreviation', 'globalSportShortname', 'globalSportNameSlug'] as const)
      Object.assign(value, { [field]: '' })
    const { id } = await begun('sports', { ...value, globalSportId: null, gender: null })
    const { status, body, text } = await publish(publisher, 'sports', id)
    expect([status, text]).toEqual([200, text])
    expect((await item('sports', id)).published).toMatchObject({
      shortname: 'ski',
      abbreviation: 'SKI',
      globalSportId: 28,
      globalSportNameSlug: 'skiing',
      gender: 'X',
    })
    const seasonsOf = async () =>
      (
        await administrator.ask<'list', ItemList>('list', {
          kind: 'seasons',
          filter: `sportId:${id}`,
        })
      ).body.items.map(({ title }) => title)
    expect(await seasonsOf()).toEqual(['2026-27'])
    expect((await publisher.ask('undo', { work: body.work ?? '', body: {} })).status).toBe(200)
    expect(await seasonsOf()).toEqual([])
    await administrator.ask('discard', { kind: 'sports', id })
  })

  test('a season that becomes the current one is the only one of its sport, and an undo gives it back', async () => {
    const value = await sample('seasons', 'first')
    const first = await published('seasons', { ...value, title: '2031', isCurrent: true })
    const second = await begun('seasons', {
      ...value,
      title: '2032-33',
      startsOn: null,
      endsOn: null,
      isCurrent: true,
    })
    const { body } = await publish(publisher, 'seasons', second.id)
    expect((await item('seasons', second.id)).published).toMatchObject({
      startsOn: '2032-07-01',
      endsOn: '2033-06-30',
      isCurrent: true,
    })
    expect((await item('seasons', first)).published?.isCurrent).toBe(false)
    expect((await publisher.ask('undo', { work: body.work ?? '', body: {} })).status).toBe(200)
    expect((await item('seasons', first)).published?.isCurrent).toBe(true)
  })

  test('a story without a moment is shown from the moment it is published', async () => {
    const id = await published('stories', { ...(await sample('stories', 'promptly')), publishAt: null })
    expect((await item('stories', id)).published?.publishAt).toBe(aSaturday.toISOString())
  })

  test('what was published for the first time is a draft again after an undo, and none when that is undone', async () => {
    const { id } = await begun('partners', await sample('partners', 'given-back'))
    const first = await publish(publisher, 'partners', id)
    const value = (await item('partners', id)).published
    const undo = (work: string | null | undefined) =>
      publisher.ask<'undo', Done>('undo', { work: work ?? '', body: {} })
    const isUndone = async () => {
      const { body } = await publisher.ask<'history', { entries: HistoryEntry[] }>('history', {
        kind: 'partners',
        id,
      })
      return body.entries.find(({ work }) => work === first.body.work)?.isUndone
    }
    expect(await isUndone()).toBe(false)
    const undone = await undo(first.body.work)
    expect(await item('partners', id)).toMatchObject({ published: null, draft: { isNew: true, value } })
    expect(await isUndone()).toBe(true)
    const twice = await undo(first.body.work)
    expect([twice.status, JSON.stringify(twice.body)]).toEqual([
      409,
      expect.stringContaining('This was undone already.'),
    ])
    expect((await undo(undone.body.work)).status).toBe(200)
    expect(await item('partners', id)).toMatchObject({ published: value, draft: null })
    expect(await isUndone()).toBe(false)
  })

  test('a change that was published is a draft again after an undo, and what was shown before is shown', async () => {
    const id = await partner('Changed too early')
    const before = (await item('partners', id)).published
    await save(publisher, 'partners', id, 0, { description: 'Not yet' })
    const out = await publish(publisher, 'partners', id)
    const undone = await publisher.ask<'undo', Done>('undo', { work: out.body.work ?? '', body: {} })
    expect(await item('partners', id)).toMatchObject({
      published: before,
      draft: { isNew: false, value: { description: 'Not yet' }, changed: ['description'] },
    })
    expect((await publisher.ask('undo', { work: undone.body.work ?? '', body: {} })).status).toBe(200)
    expect(await item('partners', id)).toMatchObject({ published: { description: 'Not yet' }, draft: null })
  })

  test('a group of settings that was published is a draft again after an undo', async () => {
    const before = (await item('mobile-settings', 1)).published
    const saved = await save(administrator, 'mobile-settings', 1, 0, { mobileAppleAppId: '55501' })
    const out = await publish(administrator, 'mobile-settings', 1, saved.body.version)
    expect([out.status, out.text]).toEqual([200, out.text])
    await administrator.ask('undo', { work: out.body.work ?? '', body: {} })
    expect(await item('mobile-settings', 1)).toMatchObject({
      published: before,
      draft: { isNew: false, value: { mobileAppleAppId: '55501' }, changed: ['mobileAppleAppId'] },
    })
    await administrator.ask('discard', { kind: 'mobile-settings', id: 1 })
  })

  test('a change of several is looked at, done, named in the history and found there by any of them', async () => {
    const ids = [
      await partner('Willowbrook Dairy', { tier: 'official' }),
      await partner('Zephyr Cycles', { tier: 'premier' }),
    ]
    const body = { ids, values: { tier: 'premier' } }
    const look = await publisher.ask<'lookAtBulk', BulkLook>('lookAtBulk', { kind: 'partners', body })
    expect(look.body).toMatchObject({
      changes: [{ id: ids[0], title: 'Willowbrook Dairy', after: 'Premier' }],
      count: 1,
      same: 1,
      problems: [],
      isDrafted: false,
    })
    expect((await item('partners', ids[0] ?? 0)).published?.tier, 'nothing is done by looking').not.toBe(
      'premier',
    )
    const named = { ids, values: { title: 'The same for both' } }
    expect((await publisher.ask('bulk', { kind: 'partners', body: named })).text).toContain(
      "is each one's own",
    )
    const done = await publisher.ask<'bulk', Done>('bulk', { kind: 'partners', body })
    const log = await editor.ask<'log', { entries: HistoryEntry[] }>('log', {
      search: 'willowbrook',
      limit: 5,
    })
    expect(log.body.entries[0]).toMatchObject({
      work: done.body.work,
      title: '1 Partner',
      names: ['Willowbrook Dairy'],
      named: 1,
    })
    const told = await editor.ask<'work', WorkDetails>('work', { work: done.body.work ?? '' })
    expect(told.body.changes.map(({ title }) => title)).toEqual(['Willowbrook Dairy'])
    const undone = await publisher.ask<'undo', Done>('undo', { work: done.body.work ?? '', body: {} })
    const back = await editor.ask<'work', WorkDetails>('work', { work: undone.body.work ?? '' })
    expect(back.body.changes.map(({ title }) => title)).toEqual(['Willowbrook Dairy'])
  })

  test('of whoever may not publish a change of several makes drafts', async () => {
    const ids = [
      await partner('Draft one', { tier: 'official' }),
      await partner('Draft two', { tier: 'official' }),
    ]
    const body = { ids, values: { tier: 'premier' } }
    const look = await editor.ask<'lookAtBulk', BulkLook>('lookAtBulk', { kind: 'partners', body })
    expect(look.body).toMatchObject({ count: 2, isDrafted: true })
    const done = await editor.ask<'bulk', Done>('bulk', { kind: 'partners', body })
    expect(done.body).toEqual({ work: null, ids })
    for (const id of ids)
      expect(await item('partners', id)).toMatchObject({
        draft: { changed: ['tier'], value: { tier: 'premier' } },
      })
  })

  test('an undo that would write over later work is refused', async () => {
    const id = await partner('Twice')
    await save(publisher, 'partners', id, 0, { description: 'First' })
    const { body } = await publish(publisher, 'partners', id)
    await publisher.ask('bulk', { kind: 'partners', body: { ids: [id], values: { description: 'Second' } } })
    expect((await publisher.ask('undo', { work: body.work ?? '', body: {} })).status).toBe(409)
    expect((await item('partners', id)).published?.description).toBe('Second')
  })

  test('lists are searched, filtered, sorted and paged by keyset; their order is chosen by hand', async () => {
    const ids: number[] = []
    for (const [index, title] of ['Ämber', 'Birch', 'Cedar', 'Dogwood'].entries())
      ids.push(
        await partner(`Grove ${title}`, { rank: 500 + index, tier: index < 2 ? 'premier' : 'official' }),
      )
    const titles = async (input: object) => {
      const found: string[] = []
      for (let after: string | null | undefined; after !== null; ) {
        const { body } = await editor.ask<'list', ItemList>('list', {
          kind: 'partners',
          search: 'grove',
          limit: 2,
          ...(after ? { after } : {}),
          ...input,
        })
        found.push(...body.items.map(({ title }) => title.replace('Grove ', '')))
        after = body.next
      }
      return found
    }
    expect(await titles({})).toEqual(['Ämber', 'Birch', 'Cedar', 'Dogwood'])
    expect(await titles({ sort: '-title' })).toHaveLength(4)
    expect(await titles({ filter: 'tier:official' })).toEqual(['Cedar', 'Dogwood'])
    expect((await editor.ask('list', { kind: 'partners', filter: 'url:x' })).status).toBe(400)
    expect((await editor.ask('list', { kind: 'partners', after: 'nonsense' })).status).toBe(400)
    const order = ids.toReversed()
    expect((await publisher.ask('order', { kind: 'partners', body: { ids: order } })).status).toBe(200)
    expect(await titles({})).toEqual(['Dogwood', 'Cedar', 'Birch', 'Ämber'])
    expect((await editor.ask('order', { kind: 'partners', body: { ids } })).status).toBe(403)
  })

  test('lists are narrowed by where their contents stand', async () => {
    const [plain, edited, waiting, returned, planned] = [
      await partner('Standing plain'),
      await partner('Standing edited'),
      await partner('Standing waiting'),
      await partner('Standing returned'),
      await partner('Standing planned'),
    ]
    const fresh = await begun('partners', { ...(await sample('partners')), title: 'Standing draft' })
    for (const id of [edited, waiting, returned, planned])
      await save(editor, 'partners', id, 0, { description: 'Changed' })
    for (const id of [waiting, returned])
      expect((await editor.ask('submit', { kind: 'partners', id, body: { version: 1 } })).status).toBe(200)
    const back = { version: 2, note: 'Not quite' }
    expect((await publisher.ask('sendBack', { kind: 'partners', id: returned, body: back })).status).toBe(200)
    const publishAt = new Date(aSaturday.getTime() + 3_600_000).toISOString()
    expect(
      (await publisher.ask('plan', { kind: 'partners', id: planned, body: { version: 1, publishAt } }))
        .status,
    ).toBe(200)
    for (const [state, id] of [
      ['draft', fresh.id],
      ['edited', edited],
      ['waiting', waiting],
      ['returned', returned],
      ['planned', planned],
      ['published', plain],
    ] as const) {
      const { body } = await editor.ask<'list', ItemList>('list', {
        kind: 'partners',
        search: 'standing',
        state,
      })
      expect([state, body.items.map((each) => each.id), body.total]).toEqual([state, [id], 1])
    }
  })

  test('what is published and shown from a later day says so', async () => {
    const publishAt = new Date(aSaturday.getTime() + 86_400_000).toISOString()
    const id = await published('stories', {
      ...(await sample('stories', 'later')),
      title: 'A story of tomorrow',
      publishAt,
    })
    const { body } = await editor.ask<'list', ItemList>('list', {
      kind: 'stories',
      search: 'A story of tomorrow',
    })
    expect(body.items).toMatchObject([{ id, isPublished: true, seenFrom: publishAt }])
  })

  test('something like it is begun with a title of its own', async () => {
    const id = await partner('Original')
    const copy = await editor.ask<'duplicate', Item>('duplicate', {
      kind: 'partners',
      id,
      body: { key: randomUUID() },
    })
    expect(copy.body).toMatchObject({ title: 'Original (copy)', published: null })
    expect(copy.body.id).not.toBe(id)
  })

  test('a file for a spreadsheet holds no formula', async () => {
    await partner('=HYPERLINK("https://evil.example")')
    const { text } = await editor.ask('export', { kind: 'partners' })
    expect(text).toContain("'=HYPERLINK")
    expect(text.split('\r\n')[0]).toBe('\uFEFFId,Name,Tier,Description,Address,Logo,Place in the list')
  })

  test('who works for one team sees and writes what is theirs, in lists, drafts and history', async () => {
    const { body } = await administrator.ask<'list', ItemList>('list', {
      kind: 'sports',
      sort: 'id',
      limit: 2,
    })
    const [own = 0, other = 0] = body.items.map(({ id }) => id)
    const rower = await door.person('publisher', school, school, [own])
    const story = async (sportId: number, word: string) =>
      published('stories', { ...(await sample('stories', word)), sportId })
    const [mine, theirs] = [await story(own, 'mine'), await story(other, 'theirs')]
    const list = await rower.ask<'list', ItemList>('list', { kind: 'stories', limit: 100 })
    expect(new Set(list.body.items.map(({ value }) => value.sportId))).toEqual(new Set([own]))
    expect((await rower.ask('item', { kind: 'stories', id: mine })).status).toBe(200)
    expect((await rower.ask('item', { kind: 'stories', id: theirs })).status).toBe(404)
    expect((await save(rower, 'stories', theirs, 0, { title: 'Taken' })).status).toBe(404)
    // Nor by giving away or taking what is somebody else's.
    expect((await save(rower, 'stories', mine, 0, { sportId: other })).status).toBe(403)
    expect(
      (await rower.ask('bulk', { kind: 'stories', body: { ids: [theirs], values: { sportId: own } } }))
        .status,
    ).toBe(403)
    expect((await rower.ask('remove', { kind: 'stories', id: theirs, confirmed: true })).status).toBe(404)
    expect(
      (await rower.ask('begin', { kind: 'partners', body: { key: randomUUID(), value: {} } })).status,
    ).toBe(403)
    await save(administrator, 'stories', theirs, 0, { title: 'A draft of theirs' })
    await save(administrator, 'stories', mine, 0, { title: 'A draft of mine' })
    const drafts = await rower.ask<'drafts', { drafts: Draft[] }>('drafts')
    const drafted = drafts.body.drafts.map(({ contentId }) => contentId)
    expect([drafted.includes(mine), drafted.includes(theirs)]).toEqual([true, false])
    const log = await rower.ask<'log', { entries: HistoryEntry[] }>('log', { limit: 100 })
    expect(log.body.entries.map(({ id }) => id)).toContain(mine)
    expect(log.body.entries.map(({ id }) => id)).not.toContain(theirs)
    const foreign = await administrator.ask<'history', { entries: HistoryEntry[] }>('history', {
      kind: 'stories',
      id: theirs,
    })
    const [work] = foreign.body.entries.map((entry) => entry.work)
    expect((await rower.ask('undo', { work: work ?? '', body: {} })).status).toBe(404)
  })

  test('who works for one team sees the players of its rosters, chooses from its sport, and is offered nothing else', async () => {
    const { body: lines } = await administrator.ask<'list', ItemList>('list', {
      kind: 'roster-entries',
      limit: 1,
    })
    const playerId = Number(lines.items[0]?.value.playerId)
    const { body: all } = await administrator.ask<'list', ItemList>('list', { kind: 'players', limit: 100 })
    const own = Number(all.items.find(({ value }) => value.sportId !== null)?.value.sportId)
    const student = await door.person('editor', school, school, [own])
    const seen = await student.ask<'list', ItemList>('list', { kind: 'players', limit: 100 })
    expect(seen.body.total).toBeGreaterThan(0)
    expect(seen.body.total).toBeLessThan(all.total)
    const filtered = await administrator.ask<'list', ItemList>('list', {
      kind: 'players',
      filter: `sportId:${own}`,
      limit: 100,
    })
    expect(
      filtered.body.items.every(
        ({ address }) => address === null || /^\/sports\/.*\/roster\/.*\/\d+$/.test(address),
      ),
    ).toBe(true)
    expect(filtered.body.items.some(({ address }) => address !== null)).toBe(true)
    const [mine] = filtered.body.items
    expect((await save(student, 'players', mine?.id ?? 0, 0, { hometown: 'Elsewhere' })).status).toBe(200)
    await student.ask('discard', { kind: 'players', id: mine?.id ?? 0 })
    const theirs = all.items.find(({ value }) => value.sportId !== null && value.sportId !== own)
    expect((await student.ask('item', { kind: 'players', id: theirs?.id ?? 0 })).status).toBe(404)
    expect((await administrator.ask('item', { kind: 'players', id: playerId })).status).toBe(200)
    const begunByThem = await student.ask<'begin', Item>('begin', {
      kind: 'players',
      body: { key: randomUUID(), value: { firstName: 'New', lastName: 'Comer' } },
    })
    expect([begunByThem.status, begunByThem.text]).toEqual([200, begunByThem.text])
    expect((await student.ask('discard', { kind: 'players', id: begunByThem.body.id })).status).toBe(200)
    // What a filter and a form choose from is no secret; what is written there is another matter.
    const sports = await student.ask<'list', ItemList>('list', { kind: 'sports' })
    expect(sports.body.items.map(({ id }) => id)).toEqual([own])
    expect((await student.ask('kind', { kind: 'sports' })).status).toBe(200)
    expect((await student.ask('item', { kind: 'sports', id: own })).status).toBe(403)
    expect((await student.ask('list', { kind: 'tracking-tags' })).status).toBe(403)
    const { body: kindsSeen } = await student.ask<'kinds', { kinds: KindSummary[] }>('kinds')
    const mayWrite = (name: string) => kindsSeen.kinds.find(({ kind }) => kind === name)?.mayWrite
    expect([mayWrite('stories'), mayWrite('players'), mayWrite('alerts'), mayWrite('partners')]).toEqual([
      true,
      true,
      false,
      false,
    ])
    const { body: out } = await student.ask<'releases', { releases: Release[] }>('releases')
    expect(out.releases.filter(({ drafts, contents }) => drafts.length + contents.length === 0)).toEqual([])
  })

  test('games are found by their opponent, and by the days they are played on', async () => {
    const ask = async (input: object) =>
      (await editor.ask<'list', ItemList>('list', { kind: 'games', limit: 100, sort: 'startDate', ...input }))
        .body
    const coming = await ask({ from: '2026-11-14' })
    const days = coming.items.map(({ value }) => String(value.startDate))
    expect(days[0]?.slice(0, 7)).toBe('2026-11')
    expect(days).toEqual(days.toSorted())
    const month = await ask({ from: '2026-10-01', to: '2026-10-31' })
    expect(month.total).toBeGreaterThan(0)
    expect(month.items.every(({ value }) => String(value.startDate) <= '2026-10-31')).toBe(true)
    const [first] = coming.items.filter(({ value }) => value.opponentId !== null)
    const opponent = coming.titles[`opponents/${String(first?.value.opponentId)}`] ?? ''
    expect(first?.title).toContain(opponent)
    const found = await ask({ search: opponent })
    expect(found.items.map(({ id }) => id)).toContain(first?.id)
    expect(found.items.every(({ title, value }) => title.includes(opponent) || value.tournament)).toBe(true)
    expect((await editor.ask('list', { kind: 'partners', from: '2026-11-14' })).status).toBe(400)
  })

  test('everybody is told whose desk it is, and who is signed in who they are there', async () => {
    const about = await editor.ask<'school', DeskSchool>('school')
    expect(about.body).toMatchObject({ key: school, timeZone: 'America/New_York', university: null })
    expect(about.body.brand.primary).toMatch(/^#/)
    const me = await editor.send(people.me)
    expect(me.body).toMatchObject({ role: 'editor', isOperator: false, sportIds: null })
    expect(me.body.schools).toMatchObject([{ key: school, role: 'editor' }])
    expect(me.body.schools[0]?.origin).toMatch(/^https?:/)
  })

  test('what is named is told by its title, in lists and in contents', async () => {
    const { body } = await publisher.ask<'list', ItemList>('list', { kind: 'stories', limit: 1 })
    const [story] = body.items
    const sport = `sports/${String(story?.value.sportId)}`
    expect(body.titles[sport]).toMatch(/[A-Z]/)
    const seen = await item('stories', story?.id ?? 0)
    expect(seen.titles[sport]).toBe(body.titles[sport])
  })

  test('whoever writes is told whom a story may name, of one sport or all, and where their pages are', async () => {
    const asked = async (sportId?: number) =>
      (await editor.ask<'names', { names: StoryName[] }>('names', sportId ? { sportId } : {})).body.names
    const all = await asked()
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['players', 'staff-members', 'opponents']))
    expect(
      all.every(
        ({ address, name }) => /^\/sports\/[\w-]+\/(roster|opponent-history)\//.test(address) && name,
      ),
    ).toBe(true)
    const { sportId } = all[0] ?? {}
    const own = await asked(sportId ?? 0)
    expect(own.length).toBeGreaterThan(5)
    expect(own.every((named) => named.sportId === sportId)).toBe(true)
  })

  test.each(['halcyon', 'tamarack'])(
    'the recap of a game of %s is begun once, follows its numbers, and keeps what was changed by hand',
    async (key) => {
      const { scope, database } = door.services
      const by = key === school ? editor : await door.person('editor', key)
      const tell = async (gameId: number) => {
        const { status, body } = await by.ask<'recap', RecapAnswer & Problem>('recap', { gameId })
        return { ...body, status }
      }
      const [game] = await scope.read(key, (tx) =>
        tx
          .select({ id: games.id, status: games.resultStatus, team: games.teamScore, box: boxScores.data })
          .from(games)
          .innerJoin(boxScores, eq(boxScores.gameId, games.id))
          .where(
            and(
              isNotNull(games.resultStatus),
              ne(games.teamScore, games.opponentScore),
              notExists(tx.select().from(storyGames).where(eq(storyGames.gameId, games.id))),
            ),
          )
          .orderBy(desc(games.startUtc))
          .limit(1),
      )
      if (!game) throw new Error(`every game of ${key} has its story`)
      const change = (set: Partial<typeof games.$inferInsert>) =>
        scope.write(key, (tx) => tx.update(games).set(set).where(eq(games.id, game.id)))
      const draftOf = async (id: number) =>
        (await by.ask<'item', Item>('item', { kind: 'stories', id })).body.draft

      // It is begun while the game is being played.
      await change({ resultStatus: null, teamScore: null })
      const [begun, again] = await Promise.all([tell(game.id), tell(game.id)])
      expect([begun.outcome, again.outcome].toSorted()).toEqual(['begun', 'unchanged'])
      expect(begun.id).toBe(again.id)
      expect(begun.title).toMatch(/Leads|Trails/)

      const bus = await openBus(database)
      const directory = await openTenantDirectory(database, bus, school)
      const recaps = followGames({
        scope,
        kinds,
        bus,
        tenants: directory.all,
        now: () => aSaturday,
        log: (_, error) => expect.unreachable(String(error)),
        settleMs: 10,
      })
      // The final, by whoever writes it.
      await change({ resultStatus: game.status, teamScore: game.team })
      await expect.poll(async () => (await draftOf(begun.id))?.title).not.toMatch(/Leads|Trails/)
      const final = await draftOf(begun.id)
      expect(final?.follows).toEqual({ isOn: true, kept: [] })
      expect(String(final?.value.content).split(/\s+/).length).toBeGreaterThan(250)

      // Somebody writes a headline of their own; a correction of the sheet changes the rest.
      await by.ask('save', {
        kind: 'stories',
        id: begun.id,
        body: { version: final?.version ?? 0, values: { title: 'A headline of ours' } },
      })
      const [own, other] = game.box.teams
      await scope.write(key, (tx) =>
        tx
          .update(boxScores)
          .set({ data: { ...game.box, teams: [{ ...own, players: [], totals: {} }, other] } })
          .where(eq(boxScores.gameId, game.id)),
      )
      await expect.poll(async () => (await draftOf(begun.id))?.value.content).not.toBe(final?.value.content)
      expect((await draftOf(begun.id))?.value.title).toBe('A headline of ours')
      expect(await tell(game.id)).toMatchObject({ outcome: 'unchanged', kept: ['Headline'] })
      await recaps.stop()
      await bus.close()
    },
  )

  test('the recap of a game needs something to tell, and is the story that is there', async () => {
    const tell = async (gameId: number) => (await editor.ask('recap', { gameId })).status
    const [coming] = (
      await editor.ask<'list', ItemList>('list', { kind: 'games', from: '2026-11-16', sort: '-startDate' })
    ).body.items
    expect(await tell(coming?.id ?? 0)).toBe(409)
    expect(await tell(2_000_000_000)).toBe(404)
    const [told] = await door.services.scope.read(school, (tx) =>
      tx.select().from(storyGames).where(eq(storyGames.role, 'recap')).limit(1),
    )
    expect((await editor.ask('recap', { gameId: told?.gameId ?? 0 })).body).toMatchObject({
      id: told?.storyId,
      outcome: 'taken',
    })
  })

  test('games that are over are to be told until somebody begins, to whoever works for their team', async () => {
    type Told = Answer<(typeof deskRecaps)['gamesToTell']>
    const toTell = async (by: DeskPerson) => (await by.ask<'gamesToTell', Told>('gamesToTell', {})).body.games
    const { scope } = door.services
    const [game] = await scope.write(school, async (tx) => {
      const found = await tx
        .select({ id: games.id, sportId: games.sportId })
        .from(games)
        .where(and(isNotNull(games.resultStatus), eq(games.status, 'A'), lte(games.startDate, '2026-11-14')))
        .orderBy(desc(games.startUtc))
        .limit(1)
      await tx.delete(storyGames).where(eq(storyGames.gameId, found[0]?.id ?? 0))
      return found
    })
    if (!game) throw new Error('No game was played')
    const before = await toTell(editor)
    expect(before.length).toBeLessThanOrEqual(8)
    expect(before.map(({ id }) => id)).toContain(game.id)
    expect(before.every(({ day }) => day >= '2026-11-11' && day <= '2026-11-14')).toBe(true)
    expect((await editor.ask('recap', { gameId: game.id })).status).toBe(200)
    expect((await toTell(editor)).map(({ id }) => id)).not.toContain(game.id)
  })

  test.each(['halcyon', 'tamarack'])(
    'a game of %s that is to be played has one preview, and a week has its notes',
    async (key) => {
      const by = key === school ? editor : await door.person('editor', key)
      const [coming] = (
        await by.ask<'list', ItemList>('list', { kind: 'games', from: '2026-11-16', sort: 'startDate' })
      ).body.items
      const gameId = coming?.id ?? 0
      const first = await by.ask<'gamePreview', RecapAnswer>('gamePreview', { gameId })
      expect(first.body).toMatchObject({ outcome: 'begun' })
      expect((await by.ask<'gamePreview', RecapAnswer>('gamePreview', { gameId })).body).toMatchObject({
        id: first.body.id,
        outcome: 'taken',
      })
      const contentOf = async (id: number) => {
        const { body } = await by.ask<'item', Item>('item', { kind: 'stories', id })
        return body.draft?.value
      }
      const value = await contentOf(first.body.id)
      expect(value).toMatchObject({ type: 'preview', games: [{ gameId, role: 'preview' }] })
      expect(String(value?.content)).not.toMatch(/undefined|NaN|null/)
      expect(String(value?.content).split(/\s+/).length).toBeGreaterThan(25)

      const [played] = await door.services.scope.read(key, (tx) =>
        tx
          .select({ seasonId: games.seasonId })
          .from(games)
          .where(and(isNotNull(games.resultStatus), lte(games.startDate, '2026-11-14')))
          .orderBy(desc(games.startUtc))
          .limit(1),
      )
      const seasonId = played?.seasonId ?? 0
      const notes = await by.ask<'weekNotes', RecapAnswer>('weekNotes', {
        seasonId,
        body: { until: '2026-11-14' },
      })
      expect(notes.body).toMatchObject({ outcome: 'begun' })
      const written = await contentOf(notes.body.id)
      expect(written).toMatchObject({ type: 'news' })
      expect(String(written?.content)).toMatch(/Nov\. 8/)
      expect((await by.ask('weekNotes', { seasonId: 2_000_000, body: { until: '2026-11-14' } })).status).toBe(
        404,
      )
      expect((await by.ask('weekNotes', { seasonId, body: { until: 'soon' } })).status).toBe(400)

      const [over] = await door.services.scope.read(key, (tx) =>
        tx
          .select({ id: games.id })
          .from(games)
          .where(
            and(
              isNotNull(games.resultStatus),
              notExists(tx.select().from(storyGames).where(eq(storyGames.gameId, games.id))),
            ),
          )
          .limit(1),
      )
      expect((await by.ask('gamePreview', { gameId: over?.id ?? 0 })).status).toBe(409)
    },
  )

  test('anything is found by its name, whatever kind it is, by who may see it', async () => {
    await partner('Quzzelback Orthodontics')
    const find = async (by: DeskPerson, search: string) =>
      (await by.ask<'find', { found: { kind: string; title: string }[] }>('find', { search })).body.found
    expect(await find(editor, 'quzzelback')).toMatchObject([
      { kind: 'partners', title: 'Quzzelback Orthodontics' },
    ])
    expect(await find(editor, 'no such thing at all')).toEqual([])
    await partner('Quzzel')
    expect(
      (await find(editor, 'quzzel')).map(({ title }) => title).slice(0, 2),
      'its very name first',
    ).toEqual(['Quzzel', 'Quzzelback Orthodontics'])
    const tags = await find(administrator, 'a')
    expect(tags.length).toBeGreaterThan(10)
    expect(await find(editor, 'tag'), 'a kind of a higher role is not looked into').not.toContainEqual(
      expect.objectContaining({ kind: 'tracking-tags' }),
    )
  })

  test('what an administrator does is not told to editors', async () => {
    await save(administrator, 'mobile-settings', 1, 0, { mobileAppleAppId: '12345' })
    const { body } = await editor.ask<'drafts', { drafts: Draft[] }>('drafts', { limit: 100 })
    expect(body.drafts.map(({ kind }) => kind)).not.toContain('mobile-settings')
    const { body: seen } = await editor.ask<'kinds', { kinds: { kind: string }[] }>('kinds')
    expect(seen.kinds.map(({ kind }) => kind)).not.toContain('tracking-tags')
    expect(seen.kinds.length).toBeGreaterThan(30)
    await administrator.ask('discard', { kind: 'mobile-settings', id: 1 })
  })

  test('history can be added to, and neither changed nor read by another school', async () => {
    await partner('For the record')
    const { scope } = door.services
    const count = (tenant: string) =>
      scope.read(tenant, async (tx) => (await tx.select({ id: changes.id }).from(changes)).length)
    const before = await count(school)
    expect(before).toBeGreaterThan(0)
    await scope.write(school, (tx) => tx.update(changes).set({ userName: 'Nobody' }))
    await scope.write(school, (tx) => tx.delete(changes))
    expect(await count(school)).toBe(before)
    expect(
      await scope.read(school, (tx) =>
        tx.select({ id: changes.id }).from(changes).where(eq(changes.userName, 'Nobody')),
      ),
    ).toEqual([])
    const titles = await scope.read('tamarack', (tx) =>
      tx.selectDistinct({ title: changes.subjectTitle }).from(changes),
    )
    expect(titles.map(({ title }) => title)).not.toContain('For the record')
    const forged = scope.write('tamarack', (tx) =>
      tx.execute(sql`insert into changes (tenant_id, work, what, subject, subject_title, user_id, user_name, at, table_name, row_key, operation)
        values (${school}, 'w', 'publish', 'partners/1', 'x', 'u', 'U', now(), 'partners', '1', 'insert')`),
    )
    await expect(forged).rejects.toThrow()
  })
})
