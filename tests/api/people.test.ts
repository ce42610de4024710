import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { HonorRoll, Inductee } from '#contract/honors.ts'
import type { HistoricalPlayer, Roster, RosterPlayerBio } from '#contract/rosters.ts'
import type { SearchItem } from '#contract/search.ts'
import type { CoachBio, CoachingRecords, StaffDirectory } from '#contract/staff.ts'
import { indexContent } from '#server/domains/search/search-index.service.ts'
import { engines } from '#tests/support/engines.ts'
import { openSeededApi, type SeededApi } from '#tests/support/seeded-api.ts'

interface Page<Item> {
  items: Item[]
  totalItems: number
}

/** An award or an All-American. */
interface Listed {
  id: number
  year: number
  sport: { title: string } | null
  recipient?: string
  lastName?: string
}

describe.each(engines)('people and places on $name', (engine) => {
  let api: SeededApi
  const read = async <Answer>(path: string) => (await api.get(`/api/v2${path}`, 'halcyon')).json<Answer>()
  const statusOf = async (path: string) => (await api.get(`/api/v2${path}`, 'halcyon')).statusCode

  beforeAll(async () => {
    api = await openSeededApi(engine)
  })
  afterAll(() => api.close())

  test.each(['football', 'mens-basketball', 'womens-basketball', 'baseball'])(
    "the coaches' totals of %s are the sum of the years, whether stored or computed",
    async (slug) => {
      const [year, overall] = await Promise.all([
        read<CoachingRecords>(`/Coaches/records/${slug}/year`),
        read<CoachingRecords>(`/Coaches/records/${slug}/overall`),
      ])
      const sums = ({ records }: CoachingRecords) =>
        (
          [
            'wins',
            'losses',
            'ties',
            'conferenceWins',
            'conferenceLosses',
            'conferenceTies',
            'seasonCount',
          ] as const
        ).map((field) => records.reduce((total, record) => total + record[field], 0))
      expect(sums(overall)).toEqual(sums(year))
      const { wins, losses, ties } = overall.total
      expect(sums(year).slice(0, 3)).toEqual([wins, losses, ties])
      expect(year.records.filter(({ isStored }) => isStored).length).toBeGreaterThanOrEqual(15)
      expect(year.records.some(({ isStored }) => !isStored)).toBe(true)
    },
  )

  test('what a school does not tell of its players is in no answer, and what it tells is', async () => {
    const ask = async <Answer>(path: string) => (await api.get(`/api/v2${path}`, 'tamarack')).json<Answer>()
    const rosterOf = (slug: string) => ask<Roster>(`/Rosters/bySport/${slug}`)
    const bioOf = async ({ players: [first] }: Roster) =>
      ask<RosterPlayerBio>(`/Rosters/player/${first?.rosterPlayerId}`)
    const sports = (await ask<{ globalSportNameSlug: string; rosterId: number | null }[]>('/Sports'))
      .filter(({ rosterId }) => rosterId !== null)
      .map(({ globalSportNameSlug }) => globalSportNameSlug)
    expect(sports.length).toBeGreaterThan(10)
    for (const slug of sports) {
      const roster = await rosterOf(slug)
      const { player } = await bioOf(roster)
      const weights = [...roster.players, player].map(({ weight }) => weight)
      const majors = [...roster.players, player].map(({ major }) => major)
      if (slug === 'baseball') {
        expect(weights.some(Boolean), slug).toBe(true)
        expect(majors.some(Boolean), slug).toBe(false)
      } else {
        expect(weights.some(Boolean), slug).toBe(false)
        expect(majors.some(Boolean), slug).toBe(true)
      }
    }
    const [linebacker] = (await read<Roster>('/Rosters/bySport/football')).players
    expect(linebacker).toMatchObject({ weight: expect.any(Number), major: expect.any(String) })
  })

  test('nobody is found by what a school does not tell of them', async () => {
    /** Somebody of whom no prose says what a column would. */
    const playerOf = (slug: string) =>
      api.services.scope.write('tamarack', async (tx) => {
        const answer = await tx.execute(sql`update players set bio = null where id = (
            select p.id from players p
              join roster_players r on r.player_id = p.id join seasons s on s.id = r.season_id
              join sports on sports.id = s.sport_id
             where sports.global_sport_name_slug = ${slug} and s.is_current and p.major is not null
             order by p.id limit 1)
          returning id, first_name || ' ' || last_name as name, major`)
        const [found] = (answer as unknown as { rows: { id: number; name: string; major: string }[] }).rows
        if (!found) throw new Error(`Nobody of ${slug} has a major`)
        await indexContent({ tx }, 'player', [found.id])
        return found
      })
    /** What is shown of somebody who is looked for by name and major. */
    const foundOf = async ({ name, major }: { name: string; major: string }) => {
      const query = new URLSearchParams({ q: `${name} ${major}` })
      const { items } = (await api.get(`/api/v2/search?${query}`, 'tamarack')).json<Page<SearchItem>>()
      // The words that were found are marked, each a part of its own.
      const wordsOf = (parts: { text: string }[]) => parts.map(({ text }) => text).join('')
      return items
        .filter(({ title }) => wordsOf(title) === name)
        .map(({ snippet }) => wordsOf(snippet).includes(major))
    }
    expect(await foundOf(await playerOf('womens-soccer'))).toEqual([true])
    expect(await foundOf(await playerOf('baseball'))).toEqual([false])
  })

  test('a computed season has the record of its schedule', async () => {
    const schedule = await read<{ record: { overall: { wins: number; losses: number } } }>(
      '/Schedule/bySport/football?season=2025',
    )
    const { records } = await read<CoachingRecords>('/Coaches/records/football/year')
    const { wins, losses } = schedule.record.overall
    expect(records.find(({ season }) => season === '2025')).toMatchObject({ wins, losses, isStored: false })
  })

  test("a head coach's page adds up the seasons, and an assistant's has none", async () => {
    const { coaches } = await read<{ coaches: { id: number; title: string }[] }>('/Coaches/bySport/football')
    const pages = await Promise.all(coaches.map(({ id }) => read<CoachBio>(`/Coaches/${id}`)))
    const [head, ...assistants] = pages
    expect(head?.career?.wins).toBe(head?.records.reduce((total, { wins }) => total + wins, 0))
    expect(head?.records.length).toBeGreaterThan(2)
    expect(assistants.flatMap(({ records, career }) => [...records, ...(career ? [career] : [])])).toEqual([])
  })

  test('an administrator has a staff page and no coach page', async () => {
    expect(await statusOf('/Staff/1')).toBe(200)
    expect(await statusOf('/Coaches/1')).toBe(404)
    expect(await statusOf('/SupportStaff/1')).toBe(404)
  })

  test('the directory is filtered by letter and by words, and parts its addresses', async () => {
    const { departments, totalItems } = await read<StaffDirectory>('/Staff?letter=b')
    const members = departments.flatMap((department) => department.members)
    expect(members).toHaveLength(totalItems)
    expect(members.filter(({ lastName }) => !lastName.startsWith('B'))).toEqual([])
    expect(members.filter(({ email }) => email?.domain !== 'halcyonstate.example')).toEqual([])
    const trainers = await read<StaffDirectory>('/Staff?text=athletic%20trainer')
    expect(trainers.totalItems).toBeGreaterThan(3)
    expect(
      trainers.departments
        .flatMap((department) => department.members)
        .filter(({ title }) => !/athletic trainer/i.test(title)),
    ).toEqual([])
    expect((await read<StaffDirectory>('/Staff?text=%25')).totalItems).toBe(0)
  })

  test('the directory tells under which letters somebody is found', async () => {
    const initials = ({ departments }: StaffDirectory) =>
      [...new Set(departments.flatMap(({ members }) => members.map(({ lastName }) => lastName[0])))].toSorted(
        (a, b) => (a ?? '').localeCompare(b ?? ''),
      )
    const all = await read<StaffDirectory>('/Staff')
    expect(all.letters).toEqual(initials(all))
    expect((await read<StaffDirectory>('/Staff?letter=b')).letters).toEqual(all.letters)
    const trainers = await read<StaffDirectory>('/Staff?text=athletic%20trainer&letter=b')
    expect(trainers.letters).toEqual(initials(await read<StaffDirectory>('/Staff?text=athletic%20trainer')))
    expect(trainers.letters.length).toBeLessThan(all.letters.length)
  })

  test('walking from player to player passes the whole roster once, in the order of numbers', async () => {
    const { players } = await read<Roster>('/Rosters/bySport/mens-basketball')
    const first = players.toSorted((a, b) => Number(a.jerseyNumber) - Number(b.jerseyNumber))[0]
    const walked: number[] = []
    for (let id = first?.rosterPlayerId; id !== undefined; ) {
      walked.push(id)
      const page: RosterPlayerBio = await read(`/Rosters/player/${id}`)
      expect(page.previous?.rosterPlayerId).toBe(walked.at(-2))
      id = page.next?.rosterPlayerId
    }
    expect(new Set(walked)).toEqual(new Set(players.map(({ rosterPlayerId }) => rosterPlayerId)))
    expect(walked).toHaveLength(players.length)
  })

  test.each([
    '/Rosters/bySport/baseball',
    '/Schedule/bySport/baseball',
    '/Coaches/bySport/baseball',
    '/Stats/cumulative/baseball',
  ])('%s says which season it shows when none is asked for', async (path) => {
    interface Choice {
      season: string
      seasons: string[]
      currentSeason: string
    }
    const shown = await read<Choice>(path)
    expect(shown.currentSeason).toBe(shown.season)
    const older = await read<Choice>(`${path}?season=${shown.seasons.at(-1)}`)
    expect([older.season, older.currentSeason]).toEqual([shown.seasons.at(-1), shown.season])
    expect(older.season).not.toBe(shown.season)
  })

  test('a roster that is kept back is not found, nor listed, nor any of its lines', async () => {
    const golf = await read<Roster>('/Rosters/bySport/womens-golf')
    const schedule = await read<{ seasons: string[] }>('/Schedule/bySport/womens-golf')
    const [hidden] = schedule.seasons.filter((season) => !golf.seasons.includes(season))
    expect(hidden).toBeTruthy()
    expect(await statusOf(`/Rosters/bySport/womens-golf?season=${hidden}`)).toBe(404)
    const pages = await Promise.all(
      golf.players.map(({ rosterPlayerId }) => read<RosterPlayerBio>(`/Rosters/player/${rosterPlayerId}`)),
    )
    expect(pages.flatMap(({ seasons }) => seasons).filter(({ season }) => season === hidden)).toEqual([])
  })

  test('a sport without a roster has neither a roster id nor a link to one', async () => {
    const sports =
      await read<{ globalSportNameSlug: string; rosterId: number | null; scheduleId: number | null }[]>(
        '/Sports',
      )
    expect(sports.find(({ globalSportNameSlug }) => globalSportNameSlug === 'sailing')).toMatchObject({
      rosterId: null,
      scheduleId: expect.any(Number),
    })
    const menu = (await api.get('/api/v2/navigation', 'halcyon')).body
    expect(menu).toContain('/sports/sailing/schedule')
    expect(menu).not.toContain('/sports/sailing/roster')
  })

  test('the historical roster pages through everybody once, by name, and obeys its filters', async () => {
    const seen: HistoricalPlayer[] = []
    let total = 1
    for (let index = 0; seen.length < total; index++) {
      const page = await read<Page<HistoricalPlayer>>(
        `/Rosters/historical?letter=a&$pageSize=50&$pageIndex=${index}`,
      )
      total = page.totalItems
      seen.push(...page.items)
    }
    expect(seen).toHaveLength(total)
    expect(seen.every(({ lastName }) => lastName.startsWith('A'))).toBe(true)
    expect(seen.some(({ url }) => url) && seen.some(({ url }) => !url)).toBe(true)
    const seventies = await read<Page<HistoricalPlayer>>('/Rosters/historical?decade=1970&$pageSize=100')
    expect(seventies.items.length).toBeGreaterThan(10)
    expect(seventies.items.filter(({ firstYear, lastYear }) => firstYear > 1979 || lastYear < 1970)).toEqual(
      [],
    )
    const beyond = await read<Page<HistoricalPlayer>>('/Rosters/historical?letter=a&$pageIndex=5000')
    expect([beyond.items, beyond.totalItems]).toEqual([[], total])
  })

  test.each(['year', 'sport', 'name'])(
    'the hall of fame grouped by %s holds everybody once',
    async (grouping) => {
      const names: number[] = []
      const titles: string[] = []
      let total = 1
      for (let index = 0; names.length < total; index++) {
        const roll = await read<HonorRoll>(
          `/honors/hall-of-fame?grouping=${grouping}&$pageSize=100&$pageIndex=${index}`,
        )
        total = roll.totalItems
        names.push(...roll.groups.flatMap(({ inductees }) => inductees.map(({ id }) => id)))
        titles.push(...roll.groups.map(({ title }) => title).filter((title) => title !== titles.at(-1)))
      }
      expect(new Set(names).size).toBe(total)
      expect(new Set(titles).size).toBe(titles.length)
    },
  )

  test.each([
    ['awards', 'year', ({ year }: Listed) => String(year)],
    ['awards', 'sport', ({ sport }: Listed) => sport?.title],
    ['awards', 'name', ({ recipient }: Listed) => recipient?.split(' ').at(-1)?.[0]],
    ['all-americans', 'year', ({ year }: Listed) => String(year)],
    ['all-americans', 'sport', ({ sport }: Listed) => sport?.title],
    ['all-americans', 'name', ({ lastName }: Listed) => lastName?.[0]],
  ])('the %s by %s stand group after group, everybody once', async (list, grouping, groupOf) => {
    const listed: Listed[] = []
    let total = 1
    for (let index = 0; listed.length < total; index++) {
      const page = await read<Page<Listed> & { firstYear: number }>(
        `/${list}?grouping=${grouping}&$pageSize=100&$pageIndex=${index}`,
      )
      total = page.totalItems
      listed.push(...page.items)
      expect(page.items.every(({ year }) => year >= page.firstYear)).toBe(true)
    }
    expect(new Set(listed.map(({ id }) => id)).size).toBe(total)
    const groups = listed.map(groupOf)
    const changes = groups.filter((group, index) => group !== groups[index - 1])
    expect(changes.length).toBe(new Set(groups).size)
  })

  test('an inductee stands between two others of the roll, and leads to the all-time roster that knows them', async () => {
    const { groups } = await read<HonorRoll>('/honors/hall-of-fame?$pageSize=100')
    const [first, second, third] = groups.flatMap(({ inductees }) => inductees)
    const inductee = (id?: number) => read<Inductee>(`/honors/inductee/${id}`)
    const shown = await inductee(second?.id)
    expect([shown.previous?.id, shown.next?.id]).toEqual([first?.id, third?.id])
    expect((await inductee(first?.id)).previous).toBe(null)
    const lastOfClass = groups[0]?.inductees.at(-1)
    expect((await inductee(lastOfClass?.id)).next?.id).toBe(groups[1]?.inductees[0]?.id)
    const player = await inductee(
      groups.flatMap(({ inductees }) => inductees).find(({ role }) => role === 'player')?.id,
    )
    expect(player.playerUrl).toMatch(/^\/sports\/[^/]+\/(historical-roster\?text=|roster\/)/)
    const coach = groups.flatMap(({ inductees }) => inductees).find(({ role }) => role === 'coach')
    expect((await inductee(coach?.id)).playerUrl).toBe(null)
  })

  test('an athlete of the week leads to the player and the game', async () => {
    const { items } = await read<Page<{ id: number }>>('/awards?type=athlete-of-the-week')
    const award = await read<{ playerUrl: string; gameId: number; recipient: string }>(
      `/awards/${items[0]?.id}`,
    )
    const player = await read<RosterPlayerBio>(`/Rosters/player/${award.playerUrl.split('/').at(-1)}`)
    expect(`${player.player.firstName} ${player.player.lastName}`).toBe(award.recipient)
    expect(award.gameId).toBeGreaterThan(0)
  })
})
