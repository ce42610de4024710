import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type {
  BulkLook,
  Draft,
  HistoryEntry,
  Item,
  ItemList,
  Reference,
} from '#contract/editing/desk.shapes.ts'
import type { KindName } from '#contract/editing/inputs.ts'
import type { Asset } from '#contract/editing/media.ts'
import { openLibrary, storageWith } from '#server/domains/media/library/open-library.ts'
import { sweepFiles, sweepUploads } from '#server/domains/media/library/sweep.ts'
import { fileRoutes } from '#server/domains/media/media.files.ts'
import { imageRoutes } from '#server/domains/media/media.images.ts'
import { openTenantDirectory } from '#server/domains/tenants/tenants.service.ts'
import { openWorkshop } from '#server/limits/workshop.ts'
import { signWith } from '#server/signing/sign.ts'
import { type DeskDoor, type DeskPerson, openDeskDoor } from '#tests/support/desk-door.ts'
import { engines } from '#tests/support/engines.ts'
import { placeOfMovie, smallMovie } from '#tests/support/small-movie.ts'

interface Begun {
  upload: string | null
  received: number
  asset: Asset | null
}
interface Ended {
  asset: Asset
  isNew: boolean
  work: string | null
}
interface Listed {
  assets: Asset[]
  next: number | null
  total: number
  wordless: number
}

/** A photograph as a telephone takes it: on its side, and it knows where it was. Red on its left, blue on its right. */
async function photograph(seed = 0): Promise<Buffer> {
  const half = (color: string) =>
    sharp({ create: { width: 300, height: 300, channels: 3, background: color } })
      .png()
      .toBuffer()
  return sharp({ create: { width: 600, height: 300, channels: 3, background: `rgb(${seed},0,0)` } })
    .composite([
      { input: await half(`rgb(${100 + seed * 10},0,0)`), left: 0, top: 0 },
      { input: await half('rgb(0,0,220)'), left: 300, top: 0 },
    ])
    .withExif({
      IFD0: { Make: 'Fieldcam', Artist: 'Somebody' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '41/1 24/1 0/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '81/1 40/1 0/1',
      },
    })
    .jpeg({ quality: 95 })
    .toBuffer()
}

describe.each(engines)('the media library on $name', (engine) => {
  let door: DeskDoor
  let served: FastifyInstance
  let cacheDir: string
  let person: DeskPerson
  let other: DeskPerson

  beforeAll(async () => {
    door = await openDeskDoor(engine)
    person = await door.person('administrator', 'halcyon')
    other = await door.person('administrator', 'tamarack')
    const { services } = door
    const bus = await services.openBus()
    const directory = await openTenantDirectory(services.database, bus, 'halcyon')
    const library = openLibrary({ scope: services.scope, directory, bus })
    const storage = storageWith(library, services.storage)
    cacheDir = await mkdtemp(join(tmpdir(), 'library-'))
    served = Fastify()
    const workshop = openWorkshop({ running: 2, waiting: 50, perMinute: 0, sign: signWith('a secret') })
    await served.register(imageRoutes({ storage, library, cacheDir, allowedHosts: [], workshop }))
    await served.register(fileRoutes({ storage }))
    served.addHook('onClose', () => bus.close())
    await served.ready()
  })
  afterAll(async () => {
    await served.close()
    await door.close()
    await rm(cacheDir, { recursive: true, force: true })
  })

  const begin = (who: DeskPerson, name: string, bytes: Buffer, hash?: string) =>
    who.ask<'beginUpload', Begun>('beginUpload', {
      body: { name, bytes: bytes.length, ...(hash ? { hash } : {}) },
    })
  const send = (who: DeskPerson, upload: string, offset: number, bytes: Uint8Array) =>
    who.ask<'sendPart', { received: number }>('sendPart', { upload, offset, bytes })
  const finish = (who: DeskPerson, upload: string, body: { replaces?: number; sportId?: number } = {}) =>
    who.ask<'finishUpload', Ended>('finishUpload', { upload, body })

  async function uploaded(who: DeskPerson, name: string, bytes: Buffer, body = {}): Promise<Ended> {
    const { upload } = (await begin(who, name, bytes)).body
    await send(who, upload ?? '', 0, bytes)
    const { status, body: ended, text } = await finish(who, upload ?? '', body)
    expect([status, text]).toEqual([200, text])
    return ended
  }
  const get = (url: string) => served.inject({ method: 'GET', url })
  const crop = async (address: string, width: number, height: number) => {
    const query = new URLSearchParams({
      url: address,
      width: String(width),
      height: String(height),
      type: 'png',
    })
    const answer = await get(`/images/crop?${query}`)
    expect(answer.statusCode).toBe(200)
    const { dominant } = await sharp(answer.rawPayload).stats()
    return { color: dominant.r > dominant.b ? 'red' : 'blue', headers: answer.headers }
  }

  test('an upload that breaks off goes on where it was', async () => {
    const bytes = await photograph(1)
    const { upload } = (await begin(person, 'IMG_2034-opening_day.jpg', bytes)).body
    const key = upload ?? ''
    const third = Math.floor(bytes.length / 3)
    expect((await send(person, key, 0, bytes.subarray(0, third))).body).toEqual({ received: third })
    // The answer was lost: sent again, nothing is doubled.
    expect((await send(person, key, 0, bytes.subarray(0, third))).body).toEqual({ received: third })
    // Somebody thinks it is further than it is.
    expect((await send(person, key, third * 2, bytes.subarray(third * 2))).status).toBe(409)
    expect((await finish(person, key)).status).toBe(409)
    const state = await person.ask<'upload', { received: number }>('upload', { upload: key })
    expect(state.body.received).toBe(third)
    // Nobody else's.
    expect((await other.ask('upload', { upload: key })).status).toBe(404)
    expect((await send(other, key, third, bytes.subarray(third))).status).toBe(404)
    await send(person, key, third, bytes.subarray(third))
    const first = await finish(person, key)
    expect(first.body).toMatchObject({
      isNew: true,
      asset: {
        title: 'IMG 2034 opening day',
        type: 'picture',
        contentType: 'image/jpeg',
        width: 600,
        height: 300,
      },
    })
    expect((await finish(person, key)).body.asset.id).toBe(first.body.asset.id)
    expect(await door.services.storage.list('private/halcyon/uploads/')).toEqual([])
  })

  test('the files of one drop are one piece of work with one undo, and nobody else adds to it', async () => {
    const drop = randomUUID()
    const plain = (background: string) =>
      sharp({ create: { width: 30, height: 20, channels: 3, background } })
        .png()
        .toBuffer()
    const editor = await door.person('editor', 'halcyon')
    const one = await uploaded(person, 'drop-one.jpg', await plain('#2a2'), { drop })
    const two = await uploaded(person, 'drop-two.jpg', await plain('#3b3'), { drop })
    const others = await uploaded(editor, 'drop-three.jpg', await plain('#4c4'), { drop })
    expect(two.work).toBe(one.work)
    expect(others.work).not.toBe(one.work)
    const history = await person.ask<'log', { entries: HistoryEntry[] }>('log', {
      search: 'drop two',
    })
    expect(history.body.entries).toMatchObject([
      { work: one.work, what: 'upload', rows: 2, names: ['drop one', 'drop two'] },
    ])
    expect((await person.ask('undo', { work: one.work ?? '', body: {} })).status).toBe(200)
    for (const { asset } of [one, two]) expect((await person.ask('asset', { id: asset.id })).status).toBe(404)
    // What was still on its way is work of its own, and can be undone too.
    const late = await uploaded(person, 'drop-late.jpg', await plain('#5d5'), { drop })
    expect(late.work).not.toBe(one.work)
  })

  test('the same file is stored once, and said to be there before a byte is sent', async () => {
    const bytes = await photograph(2)
    const { asset } = await uploaded(person, 'first.jpg', bytes)
    const stored = await door.services.storage.list('halcyon/stored/')
    const again = await uploaded(person, 'second.jpg', bytes)
    expect(again).toMatchObject({ isNew: false, asset: { id: asset.id, title: 'first' } })
    expect(await door.services.storage.list('halcyon/stored/')).toEqual(stored)
    const hash = createHash('sha256').update(bytes).digest('hex')
    expect((await begin(person, 'third.jpg', bytes, hash)).body).toMatchObject({
      upload: null,
      asset: { id: asset.id },
    })
    // Another school has it on its own.
    expect((await begin(other, 'third.jpg', bytes, hash)).body.asset).toBeNull()
    const theirs = await uploaded(other, 'theirs.jpg', bytes)
    expect(theirs.isNew).toBe(true)
    expect(theirs.asset.address).toMatch(/^tamarack\/library\//)
  })

  test('nothing that the camera wrote is kept, where it was least of all', async () => {
    const bytes = await photograph(3)
    expect((await sharp(bytes).metadata()).exif?.toString('latin1')).toContain('Fieldcam')
    const sideways = await sharp(bytes).keepExif().withMetadata({ orientation: 6 }).toBuffer()
    const { asset } = await uploaded(person, 'sideways.jpg', sideways)
    expect([asset.width, asset.height]).toEqual([300, 600])
    const answer = await get(`/files/${asset.address}`)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg'])
    const kept = await sharp(answer.rawPayload).metadata()
    expect([kept.exif, kept.xmp, kept.iptc, kept.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(answer.rawPayload.toString('latin1')).not.toContain('Fieldcam')
  })

  test('nor what a telephone wrote into a movie, whose length and size are read', async () => {
    const sent = smallMovie(`a movie on ${engine.name} `)
    const { asset } = await uploaded(person, 'warm-up.mp4', sent)
    expect(asset).toMatchObject({ type: 'video', durationSeconds: 90, width: 1280, height: 720 })
    const answer = await get(`/files/${asset.address}`)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'video/mp4'])
    expect(sent.includes(placeOfMovie)).toBe(true)
    expect(answer.rawPayload.includes(placeOfMovie)).toBe(false)
    expect(answer.rawPayload.includes(`a movie on ${engine.name}`)).toBe(true)
    expect(answer.rawPayload.length).toBe(sent.length)
    const broken = sent.subarray(0, 100)
    const { upload } = (await begin(person, 'half.mp4', broken)).body
    await send(person, upload ?? '', 0, broken)
    expect(await finish(person, upload ?? '')).toMatchObject({ status: 422 })
  })

  test('a file that is not what it says, or too much, is refused at its first part', async () => {
    const refused = async (name: string, bytes: Buffer) => {
      const { upload } = (await begin(person, name, bytes)).body
      return send(person, upload ?? '', 0, bytes)
    }
    const page = await refused('photo.jpg', Buffer.from('<!doctype html><script>alert(1)</script>'))
    expect([page.status, page.text]).toEqual([422, expect.stringContaining('no file that the library takes')])
    const drawing = await refused('crest.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
    expect([drawing.status, drawing.text]).toEqual([422, expect.stringContaining('Save it as PNG')])
    const huge = await person.ask('beginUpload', { body: { name: 'film.mp4', bytes: 2_000_000_000 } })
    expect(huge.status).toBe(413)
    // As large as a video may be, but a picture by its content.
    const { body } = await person.ask<'beginUpload', Begun>('beginUpload', {
      body: { name: 'film.mp4', bytes: 100 * 1024 * 1024 },
    })
    const first = await send(person, body.upload ?? '', 0, (await photograph(4)).subarray(0, 1000))
    expect([first.status, first.text]).toEqual([
      413,
      expect.stringContaining('A picture may have at most 40 MB'),
    ])
    // Broken where only a reader finds it.
    const torn = await photograph(5)
    torn.fill(0xff, 400)
    const { upload } = (await begin(person, 'torn.jpg', torn)).body
    await send(person, upload ?? '', 0, torn)
    expect((await finish(person, upload ?? '')).status).toBe(422)
  })

  test('a picture that unfolds without end is not unfolded', async () => {
    const side = 12_000
    const bomb = await sharp({ create: { width: side, height: side, channels: 3, background: 'white' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(2_000_000)
    const { upload } = (await begin(person, 'bomb.png', bomb)).body
    await send(person, upload ?? '', 0, bomb)
    const ended = await finish(person, upload ?? '')
    expect([ended.status, ended.text]).toEqual([422, expect.stringContaining('million pixels')])
  })

  test('documents have a title and are served as what they are', async () => {
    const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(500)])
    const { asset } = await uploaded(person, 'Media_Guide-2026.pdf', pdf)
    expect(asset).toMatchObject({
      type: 'document',
      title: 'Media Guide 2026',
      contentType: 'application/pdf',
      gaps: ['untagged', 'untitled', 'no-language', 'no-text'],
    })
    const answer = await get(`/files/${asset.address}`)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(answer.rawPayload.equals(pdf)).toBe(true)
  })

  test('every crop keeps the focal point in sight, also of those that were made before', async () => {
    const { asset } = await uploaded(person, 'focus.jpg', await photograph(6))
    const set = (focalX: number | null) =>
      person.ask('bulk', {
        kind: 'media-assets',
        body: { ids: [asset.id], values: { focalX, focalY: focalX === null ? null : 50 } },
      })
    await set(5)
    const left = await crop(asset.address, 200, 200)
    expect(left.color).toBe('red')
    await set(95)
    await expect.poll(async () => (await crop(asset.address, 200, 200)).color).toBe('blue')
    const right = await crop(asset.address, 96, 160)
    expect(right.color).toBe('blue')
    expect(right.headers['cache-control']).toContain('max-age=60')
    expect(right.headers.etag).not.toBe(left.headers.etag)
  })

  test('a file is replaced everywhere under its old address, and that is undone', async () => {
    const { asset } = await uploaded(person, 'before.jpg', await photograph(7))
    const blue = await sharp({ create: { width: 320, height: 320, channels: 3, background: 'blue' } })
      .png()
      .toBuffer()
    const before = (await get(`/files/${asset.address}`)).headers['content-type']
    expect(before).toBe('image/jpeg')
    const done = await uploaded(person, 'after.png', blue, { replaces: asset.id })
    expect(done).toMatchObject({ isNew: false, asset: { id: asset.id, width: 320, title: 'before' } })
    await expect
      .poll(async () => (await get(`/files/${asset.address}`)).headers['content-type'])
      .toBe('image/png')
    expect((await person.ask('undo', { work: done.work ?? '', body: {} })).status).toBe(200)
    await expect
      .poll(async () => (await get(`/files/${asset.address}`)).headers['content-type'])
      .toBe('image/jpeg')
    const editor = await door.person('editor', 'halcyon')
    const { upload } = (await begin(editor, 'after.png', blue)).body
    await send(editor, upload ?? '', 0, blue)
    expect((await finish(editor, upload ?? '', { replaces: asset.id })).status).toBe(403)
  })

  test('another school neither sees nor uses it', async () => {
    const { asset } = await uploaded(person, 'ours.jpg', await photograph(8))
    expect((await other.ask('asset', { id: asset.id })).status).toBe(404)
    expect((await other.ask('assetUses', { id: asset.id })).status).toBe(404)
    const theirs = await other.ask<'library', Listed>('library', { search: 'ours' })
    expect(theirs.body.assets).toEqual([])
    // Nor does an asset that says it is somebody else's file show it.
    const { asset: own } = await uploaded(other, 'own.jpg', await photograph(9))
    const item = await person.ask<'item', Item>('item', { kind: 'media-assets', id: asset.id })
    await other.ask('bulk', {
      kind: 'media-assets',
      body: { ids: [own.id], values: { file: item.body.published?.file } },
    })
    await expect.poll(async () => (await get(`/files/${own.address}`)).statusCode).toBe(404)
    expect((await door.nobody('halcyon').ask('library', {})).status).toBe(401)
  })

  test('whoever works for one team adds to it, and to nothing else', async () => {
    const { body: sports } = await person.ask<'list', ItemList>('list', { kind: 'sports', limit: 2 })
    const [team, another] = sports.items.map(({ id }) => id)
    const student = await door.person('editor', 'halcyon', 'halcyon', [team ?? 0])
    const bytes = await photograph(10)
    const { upload } = (await begin(student, 'boat.jpg', bytes)).body
    await send(student, upload ?? '', 0, bytes)
    expect((await finish(student, upload ?? '')).status).toBe(403)
    expect((await finish(student, upload ?? '', { sportId: another ?? 0 })).status).toBe(403)
    expect((await finish(student, upload ?? '', { sportId: team ?? 0 })).status).toBe(200)
    const { assets } = (await student.ask<'library', Listed>('library', {})).body
    expect(assets.map(({ title }) => title)).toContain('boat')
    expect([...new Set(assets.map(({ sportId }) => sportId))]).toEqual([team])
  })

  test('a picture is published with words, or where it only decorates', async () => {
    const { asset } = await uploaded(person, 'wordless.jpg', await photograph(11))
    const image = { url: asset.address, alt: '' }
    const begun = await person.ask<'begin', Item>('begin', {
      kind: 'podcast-shows',
      body: { key: randomUUID(), value: { title: 'Wordless', description: 'A show', image } },
    })
    const { id } = begun.body
    const message = expect.stringContaining('Picture needs alt text')
    expect(begun.body.draft?.problems).toEqual([{ field: 'image', message, maySee: true }])
    const publish = (version: number) =>
      person.ask('publish', { kind: 'podcast-shows', id, body: { version } })
    expect((await publish(1)).status).toBe(422)
    await person.ask('bulk', {
      kind: 'media-assets',
      body: { ids: [asset.id], values: { isDecorative: true } },
    })
    expect((await publish(1)).status).toBe(200)
    const { body } = await person.ask<'assetUses', { uses: object[] }>('assetUses', { id: asset.id })
    expect(body.uses).toEqual([
      { kind: 'podcast-shows', one: 'Podcast', id, title: 'Wordless', isDraft: false },
    ])
    const saved = await person.ask<'save', Draft>('save', {
      kind: 'podcast-shows',
      id,
      body: { version: 0, values: { image: { ...image, url: 'halcyon/elsewhere.jpg' } } },
    })
    expect(saved.body.problems).toEqual([{ field: 'image', message, maySee: true }])
  })

  test('every place that shows a file is told before it goes, whichever door it goes by', async () => {
    const { asset } = await uploaded(person, 'everywhere.jpg', await photograph(15))
    await person.ask('bulk', {
      kind: 'media-assets',
      body: { ids: [asset.id], values: { alt: 'A stand', caption: `Itself: ${asset.address}` } },
    })
    const begin = async (kind: KindName, value: Record<string, unknown>) =>
      (await person.ask<'begin', Item>('begin', { kind, body: { key: randomUUID(), value } })).body.id
    const publish = async (kind: KindName, id: number) =>
      expect((await person.ask('publish', { kind, id, body: { version: 1 } })).text).toContain(String(id))
    const shows = []
    for (let count = 0; count < 7; count++) {
      const bio = `<p><img src="/images/crop?url=${asset.address}&amp;width=90" alt="A stand"></p>`
      const id = await begin('writers', { name: `Shows it ${count}`, bio })
      await publish('writers', id)
      shows.push(id)
    }
    const named = await begin('writers', { name: 'By its address', image: asset.address })
    await publish('writers', named)
    const draft = await begin('podcast-shows', {
      title: 'Nobody sees it yet',
      image: { url: asset.address, alt: '' },
    })
    const { body } = await person.ask<'references', { references: Reference[] }>('references', {
      kind: 'media-assets',
      id: asset.id,
    })
    expect(body.references.toSorted((a, b) => b.count - a.count)).toMatchObject([
      { kind: 'writers', count: 8, fate: 'miss', examples: { 0: { id: named, isDraft: false }, length: 5 } },
      { kind: 'podcast-shows', count: 1, fate: 'miss', examples: [{ id: draft, isDraft: true }] },
    ])
    const remove = (confirmed: boolean) =>
      person.ask<'remove', { references: Reference[] }>('remove', {
        kind: 'media-assets',
        id: asset.id,
        confirmed,
      })
    const asked = await remove(false)
    expect([asked.status, asked.body.references]).toEqual([409, body.references])
    expect((await remove(true)).status).toBe(200)
    expect(
      (await person.ask<'item', Item>('item', { kind: 'writers', id: named })).body.published?.image,
    ).toBe(asset.address)
  })

  test('what lacks words, and what nothing shows, is found', async () => {
    const { asset } = await uploaded(person, 'lonely.jpg', await photograph(12))
    const ids = async (lacks: 'alt' | 'use') =>
      (await person.ask<'library', Listed>('library', { lacks, limit: 100 })).body.assets.map(({ id }) => id)
    expect(await ids('alt')).toContain(asset.id)
    // All of them are counted, also those that are on no page of the list yet.
    const { total } = (await person.ask<'library', Listed>('library', { lacks: 'alt', limit: 1 })).body
    const { assets, wordless } = (await person.ask<'library', Listed>('library', { limit: 1 })).body
    expect([assets.length, wordless]).toEqual([1, total])
    expect(wordless).toBeGreaterThan(1)
    expect(await ids('use')).toContain(asset.id)
    await person.ask('bulk', {
      kind: 'media-assets',
      body: { ids: [asset.id], values: { alt: 'An empty field', caption: 'Nobody' } },
    })
    expect(await ids('alt')).not.toContain(asset.id)
    await person.ask('begin', {
      kind: 'podcast-shows',
      body: {
        key: randomUUID(),
        value: { title: 'Draft', image: { url: asset.address, alt: 'An empty field' } },
      },
    })
    expect(await ids('use')).not.toContain(asset.id)
    const { body } = await person.ask<'assetUses', { uses: object[] }>('assetUses', { id: asset.id })
    expect(body.uses).toMatchObject([{ kind: 'podcast-shows', isDraft: true }])
  })

  test('a document without tags is found among what lacks something', async () => {
    const pdf = (more: string) => Buffer.from(`%PDF-1.7\n${randomUUID()}\n${more}`)
    const bare = await uploaded(person, 'bare.pdf', pdf(''))
    const tagged = await uploaded(
      person,
      'tagged.pdf',
      pdf('/StructTreeRoot 5 0 R /MarkInfo << /Marked true >>'),
    )
    const { body } = await person.ask<'library', Listed>('library', { lacks: 'tags', limit: 100 })
    expect(body.assets.map(({ id }) => id)).toContain(bare.asset.id)
    expect(body.assets.map(({ id }) => id)).not.toContain(tagged.asset.id)
  })

  test('a change of several films says before it is done which of them not everybody gets', async () => {
    const { body: films } = await person.ask<'list', ItemList>('list', { kind: 'videos', limit: 10 })
    const ids = films.items.map(({ id }) => id)
    const values = { isSilent: false, captions: [], transcript: null }
    const { body } = await person.ask<'lookAtBulk', BulkLook>('lookAtBulk', {
      kind: 'videos',
      body: { ids, values },
    })
    const captions = body.lacks.find(({ field }) => field === 'captions')
    expect(captions?.words).toContain('There are no captions')
    expect(captions?.titles).toHaveLength(captions?.count ?? 0)
    expect(films.items.map(({ title }) => title)).toEqual(expect.arrayContaining(captions?.titles ?? []))
  })

  test('words are suggested from people and game, and filled in by nobody', async () => {
    const { asset } = await uploaded(person, 'people.jpg', await photograph(13))
    const { body: players } = await person.ask<'list', ItemList>('list', { kind: 'players', limit: 1 })
    const { body: games } = await person.ask<'list', ItemList>('list', { kind: 'games', limit: 1 })
    const [player, game] = [players.items[0], games.items[0]]
    await person.ask('bulk', {
      kind: 'media-assets',
      body: { ids: [asset.id], values: { playerIds: [player?.id], gameId: game?.id } },
    })
    const { body } = await person.ask<'altSuggestions', { suggestions: string[] }>('altSuggestions', {
      id: asset.id,
    })
    expect(body.suggestions[0]).toContain(player?.title)
    expect((await person.ask<'asset', Asset>('asset', { id: asset.id })).body.alt).toBeNull()
  })

  describe('what nobody comes back for', () => {
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
    async function sweep(now: Date) {
      const bus = await door.services.openBus()
      const { all } = await openTenantDirectory(door.services.database, bus, 'halcyon')
      const [halcyon] = all().filter(({ key }) => key === 'halcyon')
      if (!halcyon) throw new Error('There is no school')
      const deps = { ...door.services, now: () => now, tenants: all }
      await sweepUploads(deps, halcyon)
      await sweepFiles(deps, halcyon, () => true)
      await bus.close()
    }
    const isThere = async (path: string) => (await door.services.storage.stat(path)) !== null
    const lay = async (path: string) => door.services.storage.write(path, await photograph(14), 'image/jpeg')
    const stored = (letters: string) => `halcyon/stored/${letters}/${letters.repeat(32)}.jpg`
    const fileOf = async (id: number) =>
      String((await person.ask<'item', Item>('item', { kind: 'media-assets', id })).body.published?.file)

    test('is swept away: the parts of an upload and a file that nothing names, after a day', async () => {
      const bytes = await photograph(14)
      const { upload } = (await begin(person, 'forgotten.jpg', bytes)).body
      await send(person, upload ?? '', 0, bytes.subarray(0, 100))
      const lost = stored('ab')
      const part = `private/halcyon/uploads/${randomUUID()}/000000000000.bin`
      await lay(lost)
      await door.services.storage.write(part, bytes, 'application/octet-stream')
      await sweep(inDays(0.9))
      expect([await isThere(lost), await isThere(part)]).toEqual([true, true])
      await sweep(inDays(1.1))
      expect([await isThere(lost), await isThere(part)]).toEqual([false, false])
      expect((await person.ask('upload', { upload: upload ?? '' })).status).toBe(404)
      expect(await door.services.storage.list('private/halcyon/uploads/')).toEqual([])
    })

    test('is kept as long as an asset, a draft, a text or what can be undone names it', async () => {
      const { asset: shown } = await uploaded(person, 'shown.jpg', await photograph(15))
      const { asset: deleted } = await uploaded(person, 'deleted.jpg', await photograph(16))
      const { asset: replaced } = await uploaded(person, 'replaced.jpg', await photograph(17))
      const files = await Promise.all([shown, deleted, replaced].map(({ id }) => fileOf(id)))
      await uploaded(person, 'in-its-place.jpg', await photograph(18), { replaces: replaced.id })
      const removal = await person.ask<'remove', { work: string }>('remove', {
        kind: 'media-assets',
        id: deleted.id,
        confirmed: true,
      })
      expect(removal.status).toBe(200)
      const [inDraft, inText] = [stored('cd'), stored('ef')]
      for (const path of [inDraft, inText]) await lay(path)
      const begun = async (kind: 'partners' | 'tags', value: Record<string, unknown>) =>
        (await person.ask<'begin', Item>('begin', { kind, body: { key: randomUUID(), value } })).body
      const draft = await begun('tags', { name: 'Names a file', description: inDraft })
      const partner = await begun('partners', {
        title: 'Names a file',
        tier: 'premier',
        url: 'https://example.com/',
        description: inText,
        rank: 0,
      })
      const published = await person.ask('publish', {
        kind: 'partners',
        id: partner.id,
        body: { version: partner.draft?.version ?? 1 },
      })
      expect([published.status, published.text]).toEqual([200, published.text])

      await sweep(inDays(400))
      const all = [...files, inDraft, inText]
      expect(await Promise.all(all.map(isThere))).toEqual(all.map(() => true))
      expect((await person.ask('undo', { work: removal.body.work, body: {} })).status).toBe(200)
      await expect.poll(async () => (await get(`/files/${deleted.address}`)).statusCode).toBe(200)

      expect((await person.ask('discard', { kind: 'tags', id: draft.id })).status).toBe(200)
      await sweep(inDays(400))
      expect([await isThere(inDraft), await isThere(inText)]).toEqual([false, true])
    })
  })
})
