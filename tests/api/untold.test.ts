import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { RosterColumn, RosterSettings } from '#contract/settings.ts'
import { engines } from '#tests/support/engines.ts'
import { openSite, type Site } from '#tests/support/open-site.ts'
import { hiddenAddresses, publicAddresses } from '#tests/support/public-addresses.ts'
import {
  type Mark,
  type MarkedSport,
  markFinder,
  markPlayers,
  rosterColumns,
  tellColumns,
} from '#tests/support/untold.ts'

/** What a page is made of is the same on both. */
const engine = engines.at(-1)
if (!engine) throw new Error('There is no engine')

const school = 'tamarack'
const allBut = (column: RosterColumn | undefined) => rosterColumns.filter((each) => each !== column)
const isHidden = /^\/(?:api\/v2\/)?hidden\//i
const named = ({ column, sport }: Mark) => `the ${column} in ${sport.slug}`
const isTold = ({ columns = [], columnsBySport = {} }: RosterSettings, { column, sport }: Mark) =>
  (columnsBySport[sport.slug] ?? columns).includes(column)

describe('what a school leaves out of its rosters', () => {
  let site: Site
  let cookie: string
  let marks: Mark[]
  let marksIn: (text: string) => Mark[]
  /** A sport that all samples are of, one that tells more than the school does, and one that tells less. */
  let sports: { usual: MarkedSport; open: MarkedSport; silent: MarkedSport }
  /** Whatever speaks of players when all is told, with what it tells of them: nothing else can tell more. */
  const telling = new Map<string, Mark[]>()
  /** Whether somebody is found by a word, when all is told. */
  const leads = new Map<string, boolean>()

  beforeAll(async () => {
    site = await openSite(engine)
    cookie = await site.signIn(school, { email: 'desk@own.example', role: 'administrator' })
    marks = await markPlayers(site.services, school)
    marksIn = markFinder(marks)
    sports = await chooseSports()
    await tell({ columns: rosterColumns })
    for (const address of await allAddresses()) {
      const told = marksIn(await bodyOf(address))
      if (told.length > 0) telling.set(address, told)
    }
    for (const sport of Object.values(sports))
      for (const { words } of marks.filter((mark) => mark.sport.id === sport.id))
        for (const word of words) leads.set(word, await leadsToSomebody(word))
  })
  afterAll(() => site.close())

  const ask = (path: string) => site.ask(school, path, isHidden.test(path) ? { cookie } : {})
  const bodyOf = async (path: string) => (await ask(path)).body
  const rosterOf = ({ slug }: MarkedSport) => `/api/v2/Rosters/bySport/${slug}`

  async function tell(roster: RosterSettings) {
    await tellColumns(site.services, school, roster)
    for (const sport of Object.values(sports)) {
      const own = marks.filter((mark) => mark.sport.id === sport.id && isTold(roster, mark))
      await vi.waitFor(
        async () => expect(new Set(marksIn(await bodyOf(rosterOf(sport))))).toEqual(new Set(own)),
        { timeout: 15_000, interval: 50 },
      )
    }
    site.forget()
  }

  async function chooseSports() {
    const listed = JSON.parse(await bodyOf('/api/v2/Sports')) as {
      globalSportNameSlug: string
      scheduleId: number | null
      rosterId: number | null
    }[]
    const [usual, ...others] = listed
      .filter(({ scheduleId, rosterId }) => scheduleId && rosterId)
      .flatMap(({ globalSportNameSlug }) =>
        marks.flatMap(({ column, sport }) =>
          column === 'number' && sport.slug === globalSportNameSlug ? [sport] : [],
        ),
      )
    const [open, silent] = [others.at(-1), others.at(-2)]
    if (!usual || !open || !silent) throw new Error('There are not three sports with a roster')
    return { usual, open, silent }
  }

  /** All that everybody may ask for and what the school's own see before, and of two more sports what the samples are of one. */
  async function allAddresses() {
    const usual = [...(await publicAddresses(site, school)), ...(await hiddenAddresses(site, school))]
    const others = [sports.open, sports.silent].flatMap(({ slug }) =>
      usual
        .filter((address) => address.includes(sports.usual.slug))
        .map((address) => address.replaceAll(sports.usual.slug, slug)),
    )
    const people = await Promise.all(
      [sports.open, sports.silent].map(async (sport) => {
        const { players } = JSON.parse(await bodyOf(rosterOf(sport))) as {
          players: { rosterPlayerId: number; url: string }[]
        }
        return players
          .slice(0, 1)
          .flatMap(({ rosterPlayerId, url }) => [`/api/v2/Rosters/player/${rosterPlayerId}`, `${url}.data`])
      }),
    )
    return [...new Set([...usual, ...others, ...people.flat()])]
  }

  async function leadsToSomebody(word: string) {
    const lists = ['/search?q=', '/Rosters/historical?text=']
    const answers = await Promise.all(lists.map((list) => bodyOf(`/api/v2${list}${word}`)))
    return answers.some((body) => (JSON.parse(body) as { totalItems: number }).totalItems > 0)
  }

  test('is there to be found when all is told: every column, in answers, on pages and in files', () => {
    const columnsAt = (isThere: (address: string) => boolean) =>
      new Set(
        [...telling].flatMap(([address, told]) => (isThere(address) ? told.map(({ column }) => column) : [])),
      )
    for (const place of [/^\/api\//, /\.data(?:\?|$)/, /\.csv$/, /^\/api\/v2\/Hidden\//])
      expect(
        columnsAt((address) => place.test(address)),
        String(place),
      ).toEqual(new Set(rosterColumns))
    expect([...leads].filter(([, isFound]) => isFound).length).toBeGreaterThan(10)
  })

  test('is in no answer, on no page, in no feed and in no file where nothing is told', async () => {
    await tell({ columns: [] })
    const found: string[] = []
    for (const address of await allAddresses()) {
      const { status, body } = await ask(address)
      if (status >= 500) found.push(`${address} fails`)
      for (const mark of marksIn(body)) found.push(`${address} tells ${named(mark)}`)
    }
    // Nor is any spoken of, where somebody could look for it or be told of the page.
    for (const address of [`/sports/${sports.usual.slug}/roster`, '/historical-roster']) {
      const { body } = await ask(address)
      const main = body.slice(0, body.indexOf('</main>')).replaceAll(/<style.*?<\/style>/gs, '')
      for (const [word] of main.matchAll(
        /\b(?:hometowns?|high school|heights?|weights?|majors?)\b(?![-:;=])/gi,
      ))
        found.push(`${address} speaks of ${word}`)
    }
    for (const word of leads.keys()) if (await leadsToSomebody(word)) found.push(`${word} leads to somebody`)
    expect(found).toEqual([])
  })

  test.each(
    rosterColumns.map(
      (column, index) => [column, rosterColumns[(index + 1) % rosterColumns.length]] as const,
    ),
  )('is the %s alone, but in a sport that tells it, and in another it is the %s', async (column, other) => {
    const roster: RosterSettings = {
      columns: allBut(column),
      columnsBySport: { [sports.open.slug]: rosterColumns, [sports.silent.slug]: allBut(other) },
    }
    await tell(roster)
    const wrong: string[] = []
    for (const [address, all] of telling) {
      const now = marksIn(await bodyOf(address))
      for (const mark of now) if (!isTold(roster, mark)) wrong.push(`${address} tells ${named(mark)}`)
      for (const mark of all)
        if (isTold(roster, mark) && !now.includes(mark)) wrong.push(`${address} tells no more ${named(mark)}`)
    }
    for (const mark of marks.filter((each) => each.column === column || each.column === other))
      for (const word of mark.words.filter((each) => leads.get(each)))
        if ((await leadsToSomebody(word)) !== isTold(roster, mark))
          wrong.push(`${word} ${isTold(roster, mark) ? 'leads to nobody' : 'leads to somebody'}`)
    expect(wrong).toEqual([])
  })
})
