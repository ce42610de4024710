import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brand } from '#contract/editing/brand.ts'
import { people } from '#contract/editing/people.ts'
import { engines } from '#tests/support/engines.ts'
import { openSite, type Site, type SiteDoor } from '#tests/support/open-site.ts'

const crest = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><circle r="9"/></svg>').toString('base64')

describe.each(engines)("a school's look on $name", (engine) => {
  let site: Site
  let beside: SiteDoor
  let administrator: string
  beforeAll(async () => {
    site = await openSite(engine)
    beside = await site.beside()
    administrator = await site.signIn('halcyon', { email: 'a@own.example', role: 'administrator' })
  })
  afterAll(async () => {
    await beside.close()
    await site.close()
  })

  const get = async (path: string, cookie = administrator) => {
    const { status, body } = await site.ask('halcyon', path, { cookie })
    return { status, body: JSON.parse(body) }
  }
  const send = async (method: 'POST' | 'PUT', path: string, json: object, cookie = administrator) => {
    const { status, body } = await site.ask('halcyon', path, {
      cookie,
      json,
      ...(method === 'PUT' ? { method } : {}),
    })
    return { status, body: JSON.parse(body) }
  }
  const home = async (door: SiteDoor = site, cookie?: string) =>
    (await door.ask('halcyon', '/', cookie ? { cookie } : {})).body
  const choice = {
    name: 'Halcyon State University',
    abbreviation: 'HSU',
    primary: '#5B1A8B',
    secondary: '#FFD100',
    font: 'serif',
  }

  test('is told with how its colors do, to administrators', async () => {
    const { body } = await get(brand.now.path)
    expect(body).toMatchObject({ name: 'Halcyon State University', font: 'archivo' })
    expect(body.checks).toHaveLength(4)
    const editor = await site.signIn('halcyon', { email: 'e@own.example', role: 'editor' })
    expect((await get(brand.now.path, editor)).status).toBe(403)
    expect((await send('POST', brand.preview.path, choice, editor)).status).toBe(403)
    const { body: checked } = await get(`${brand.check.path}?primary=%23000000&secondary=%23111111`)
    expect(checked.problems).toEqual([
      expect.stringMatching(/^The second color on the main color: 1\.\d+ to 1/),
    ])
  })

  test('is seen on the real pages before anybody else sees it, and stays as it is', async () => {
    const before = await home()
    const { status, body } = await send('POST', brand.preview.path, {
      ...choice,
      name: 'Halcyon Tech',
      crest,
      path: '/staff-directory',
    })
    expect([status, body.address]).toEqual([200, expect.stringMatching(/to=%2Fstaff-directory$/)])
    const opened = await site.ask('halcyon', body.address)
    expect(opened.headers.location).toBe('/staff-directory')
    const cookie = opened.setCookies.map((line) => line.split(';')[0]).join('; ')
    const shown = await home(site, cookie)
    expect(shown).toContain('--brand-primary:#5b1a8b')
    expect(shown).toContain('--font-body:Georgia')
    expect(shown).toMatch(/brand(?:\/|%2F)crest-[0-9a-f]{16}\.svg/)
    expect(shown).toContain('Halcyon Tech')
    expect(await home()).toBe(before)
    expect((await get(brand.now.path)).body.font).toBe('archivo')
  })

  test('is refused where the colors cannot be told apart, in words', async () => {
    const { version } = (await get(brand.now.path)).body
    const dark = { ...choice, primary: '#0a1f44', secondary: '#000000', version }
    const { status, body } = await send('PUT', brand.change.path, dark)
    expect([status, body.errors?.[0].field]).toEqual([422, 'secondary'])
    expect(body.detail).toMatch(/too much alike/)
    const { version: _, ...looked } = dark
    expect((await send('POST', brand.preview.path, looked)).status, 'but may be looked at').toBe(200)
    expect((await send('PUT', brand.change.path, { ...choice, primary: 'red', version })).status).toBe(400)
  })

  test('is changed on every page of every process, once for those who saw what was there', async () => {
    const { version } = (await get(brand.now.path)).body
    expect((await home(beside)).includes('#5b1a8b')).toBe(false)
    const changed = { ...choice, theme: 'night', crest, version }
    const { status, body } = await send('PUT', brand.change.path, changed)
    expect([status, body.primary, body.font, body.theme]).toEqual([200, '#5b1a8b', 'serif', 'night'])
    expect((await send('PUT', brand.change.path, { ...changed, theme: 'neon' })).status).toBe(400)
    await expect.poll(() => home(beside)).toContain('--brand-primary:#5b1a8b')
    await expect.poll(() => home()).toContain('--font-body:Georgia')
    expect(await home()).toContain(':root,.light-theme{color-scheme:dark}')
    expect((await site.ask('halcyon', body.crest)).status).toBe(200)
    expect((await send('PUT', brand.change.path, { ...choice, version })).status).toBe(409)
    const { body: log } = await get(`${people.accountLog.path}?what=look%20changed`)
    expect(log.events[0].detail).toMatch(/main color #\w+ → #5b1a8b; .*theme classic → night; a new crest$/)
    const plain = { ...choice, theme: 'classic', version: body.version }
    expect((await send('PUT', brand.change.path, plain)).body.theme).toBe('classic')
    await expect.poll(() => home()).not.toContain(':root,.light-theme{color-scheme:dark}')
    expect((await site.ask('tamarack', '/')).body).not.toContain('#5b1a8b')
  })

  test('has switches with words', async () => {
    const { body } = await get(brand.switches.path)
    const isOn = (told: typeof body) =>
      told.switches.find(({ name }: { name: string }) => name === 'showReadMore').isOn
    expect(isOn(body)).toBe(true)
    const turned = await send('PUT', brand.turn.path, { name: 'showReadMore', isOn: false })
    expect(isOn(turned.body)).toBe(false)
    expect((await send('PUT', brand.turn.path, { name: 'bucket', isOn: true })).status).toBe(404)
  })
})
