import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { desk } from '#contract/editing/desk.ts'
import { gameDesk } from '#contract/editing/game-desk.ts'
import type { HandAct } from '#contract/editing/hand-score.ts'
import { incoming } from '#contract/editing/incoming.ts'
import { statNumbers } from '#contract/editing/stat-numbers.ts'
import type { Answer, Endpoint, Input } from '#contract/endpoint.ts'
import type { Schedule } from '#contract/games.ts'
import type { LiveGames, MinimalGameState } from '#contract/live.ts'
import { shortSchoolName } from '#contract/shapes/short-school-name.ts'
import type { BoxScore } from '#contract/stats.ts'
import { games, opponents } from '#server/db/schema/games.ts'
import { players, rosterPlayers } from '#server/db/schema/rosters.ts'
import { sports } from '#server/db/schema/sports.ts'
import { createUser } from '#server/domains/accounts/accounts.service.ts'
import { createStatToken } from '#server/domains/stats/files/stat-tokens.service.ts'
import { allTenants } from '#server/domains/tenants/tenants.queries.ts'
import { writeStatFile } from '#server/feeds/statcrew/write-stat-file.ts'
import { openServices, type Services } from '#server/open.ts'
import { footballGame } from '#tests/factories/football-file.ts'
import { password } from '#tests/support/account-door.ts'
import { askSchool } from '#tests/support/ask-school.ts'
import { readCalendar } from '#tests/support/calendar-file.ts'
import { engines, type TestDatabase } from '#tests/support/engines.ts'
import { type EventStream, openEvents } from '#tests/support/event-source.ts'
import { runningGame } from '#tests/support/running-game.ts'
import { type RunningServer, startServer } from '#tests/support/running-server.ts'
import { aSaturday, demo } from '#tests/support/templates.ts'

const schools = ['halcyon', 'tamarack'] as const
type School = (typeof schools)[number]

/** Which teams play, at which school: two by files, one by phone, one that is put off, two that people work at. */
const playing = {
  halcyon: ['football', 'mens-basketball', 'womens-basketball'],
  tamarack: ['mens-basketball', 'womens-volleyball', 'womens-basketball'],
} as const satisfies Record<School, readonly string[]>

interface Match {
  school: School
  slug: string
  id: number
  seasonId: number
  day: string
  isHome: boolean
  us: string
  them: string
  shortname: string
  /** Somebody on the roster, as files know them. */
  player: { jersey: string; firstName: string; lastName: string } | null
}

/** The last game to come of a team, put on today an hour ago. */
async function putOnToday(
  { scope, database }: Services,
  school: School,
  slug: string,
  start: Date,
): Promise<Match> {
  const us = (await allTenants(database.platform)).find(({ key }) => key === school)?.name ?? ''
  return scope.write(school, async (tx) => {
    const [row] = await tx
      .select({ game: games, opponent: opponents, sport: sports })
      .from(games)
      .innerJoin(opponents, and(eq(opponents.tenantId, games.tenantId), eq(opponents.id, games.opponentId)))
      .innerJoin(sports, and(eq(sports.tenantId, games.tenantId), eq(sports.id, games.sportId)))
      .where(
        and(
          eq(sports.globalSportNameSlug, slug),
          isNull(games.resultStatus),
          isNull(games.type),
          eq(games.status, 'A'),
        ),
      )
      .orderBy(desc(games.startUtc))
      .limit(1)
    if (!row) throw new Error(`${school} has no game of ${slug} to come`)
    const there = Temporal.Instant.fromEpochMilliseconds(start.getTime()).toZonedDateTimeISO(
      row.game.timeZone,
    )
    const day = there.toPlainDate().toString()
    const time = there.toLocaleString('en-US', { hour: 'numeric', minute: '2-digit' }).replace(/\s/g, ' ')
    await tx
      .update(games)
      .set({
        startUtc: start,
        startDate: day,
        time,
        isTbd: false,
        isAllDay: false,
        endDate: null,
        endUtc: null,
        isExhibition: false,
      })
      .where(eq(games.id, row.game.id))
    const [player] = await tx
      .select({ jersey: rosterPlayers.jersey, firstName: players.firstName, lastName: players.lastName })
      .from(rosterPlayers)
      .innerJoin(
        players,
        and(eq(players.tenantId, rosterPlayers.tenantId), eq(players.id, rosterPlayers.playerId)),
      )
      .where(eq(rosterPlayers.seasonId, row.game.seasonId))
      .orderBy(rosterPlayers.id)
      .limit(1)
    return {
      school,
      slug,
      id: row.game.id,
      seasonId: row.game.seasonId,
      day,
      isHome: row.game.locationIndicator !== 'A',
      us: shortSchoolName(us),
      them: row.opponent.title,
      shortname: row.sport.globalSportShortname,
      player: player ? { ...player, jersey: player.jersey ?? '' } : null,
    }
  })
}

/** A viewer, with the last that they were told of each game. */
function viewer(stream: EventStream) {
  const told = new Map<number, MinimalGameState>()
  let isWatching = true
  const watching = (async () => {
    while (isWatching)
      await stream.next().then(
        ({ event, data }) => {
          if (event !== 'games') return
          for (const game of (JSON.parse(data) as LiveGames).Games) told.set(game.Id, game)
        },
        () => {},
      )
  })()
  return {
    told,
    async leave() {
      isWatching = false
      stream.close()
      await watching
    },
  }
}

describe.each(engines)('a Saturday with six games at once in two schools, on $name', (engine) => {
  let database: TestDatabase
  const servers: RunningServer[] = []
  const matches = new Map<string, Match>()
  const tokens = new Map<School, string>()
  const cookies = new Map<string, string>()
  const agent = new Agent({ keepAlive: true })
  const viewers: { school: School; told: Map<number, MinimalGameState>; leave(): Promise<void> }[] = []
  const match = (school: School, slug: string): Match => {
    const found = matches.get(`${school} ${slug}`)
    if (!found) throw new Error(`${school} does not play ${slug}`)
    return found
  }
  /** The people of an office and its scorers come by any of the processes. */
  const serverOf = (turn: number): RunningServer => {
    const server = servers[turn % servers.length]
    if (!server) throw new Error('No server is there')
    return server
  }
  const ask = (turn: number, ...[school, path, sent]: [School, string, object?]) =>
    askSchool({ agent, port: Number(new URL(serverOf(turn).origin).port) }, school, path, sent)
  async function send<E extends Endpoint>(
    turn: number,
    school: School,
    who: string,
    endpoint: E,
    given: Record<string, unknown> = {},
  ): Promise<{ status: number; body: Answer<E>; text: string }> {
    const { body, ...input } = given
    const path = endpoint.path.replace(/:(\w+)/g, (_, key: string) => String(input[key]))
    const answer = await ask(turn, school, path, {
      cookie: cookies.get(`${school} ${who}`) ?? '',
      headers: { 'sec-fetch-site': 'same-origin' },
      ...(body === undefined ? {} : { json: body }),
    })
    return { status: answer.status, text: answer.body, body: JSON.parse(answer.body || 'null') }
  }

  beforeAll(async () => {
    database = await engine.create({}, demo(aSaturday))
    const services = await openServices(database.config)
    const start = new Date(Math.floor((Date.now() - 3_600_000) / 60_000) * 60_000)
    for (const school of schools) {
      for (const slug of playing[school])
        matches.set(`${school} ${slug}`, await putOnToday(services, school, slug, start))
      const tenant = (await allTenants(services.database.platform)).find(({ key }) => key === school)
      if (!tenant) throw new Error('There is no school')
      await services.scope.write(school, async (tx) => {
        const { token } = await createStatToken({ tx, tenant, now: new Date() }, 'Press box')
        tokens.set(school, token)
      })
      for (const who of ['ada', 'bea'])
        await createUser(services.database, {
          email: `${who}@${school}.example`,
          name: who,
          password,
          tenant: school,
          role: 'publisher',
        })
    }
    await services.close()
    const { DATABASE_URL, DATA_DIR } = database.config
    const env = { DATABASE_URL, DATA_DIR, DEMO: 'false', RATE_LIMIT: '1000000' }
    // The embedded database is of one process; elsewhere two share the day.
    servers.push(...(await Promise.all((DATABASE_URL ? [env, env] : [env]).map((each) => startServer(each)))))
    for (const school of schools)
      for (const who of ['ada', 'bea']) {
        const { setCookies } = await ask(0, school, '/api/auth/form/sign-in', {
          form: { email: `${who}@${school}.example`, password },
        })
        cookies.set(`${school} ${who}`, setCookies.map((line) => line.split(';')[0]).join('; '))
      }
    for (const school of schools)
      for (const [turn] of servers.entries()) {
        const stream = await openEvents(`${serverOf(turn).origin}/api/v2/LiveStats/stream?tenant=${school}`)
        viewers.push({ school, ...viewer(stream) })
      }
  })
  afterAll(async () => {
    await Promise.all(viewers.map((each) => each.leave()))
    agent.destroy()
    await Promise.all(servers.map((server) => server.stop()))
    await database.dispose()
  })

  /** A file as a scoring program sends it, and sends it again when it has heard nothing. */
  async function sendFile(turn: number, { school }: Match, xml: string): Promise<number> {
    const post = () =>
      fetch(`${serverOf(turn).origin}/api/v2/stats/files`, {
        method: 'POST',
        headers: { authorization: `Bearer ${tokens.get(school)}`, 'content-type': 'application/xml' },
        body: xml,
      })
    const first = await post()
    const body = await first.text()
    expect([first.status, body]).toEqual([200, expect.not.stringContaining('"unmatched":[{')])
    expect((await post()).status).toBe(200)
    return (JSON.parse(body) as { fileId: number }).fileId
  }
  const footballFile = (of: Match, line: [number[], number[]], isComplete: boolean, plays: number) =>
    writeStatFile(
      footballGame({
        school: of.us,
        opponent: of.them,
        date: of.day,
        startTime: null,
        isHome: of.isHome,
        isComplete,
        line,
        plays,
        runners: of.player ? [[of.player.jersey, `${of.player.lastName}, ${of.player.firstName}`, 55]] : [],
      }),
    )
  const scoreFile = (of: Match, us: number, them: number, isComplete: boolean) =>
    runningGame(
      {
        Date: of.day,
        GlobalSportShortname: of.shortname,
        PeriodsRegulation: 2,
        HomeTeam: { Name: of.isHome ? of.us : of.them },
        VisitingTeam: { Name: of.isHome ? of.them : of.us },
      } as MinimalGameState,
      { home: of.isHome ? us : them, visitors: of.isHome ? them : us, isComplete },
    )
  const phone = (turn: number, of: Match, who: string, acts: HandAct[]) =>
    send(turn, of.school, who, gameDesk.sayOfGame, { gameId: of.id, body: { acts } })
  const points = (side: 'us' | 'them', count: number): HandAct => ({
    key: randomUUID(),
    act: 'points',
    side,
    points: count,
  })
  const scheduleOf = async (of: Match, turn = 0): Promise<Schedule> =>
    JSON.parse((await ask(turn, of.school, `/api/v2/Schedule/bySport/${of.slug}`)).body)
  const calendarEntry = async (of: Match, turn = 0) => {
    const { body } = await ask(turn, of.school, `/sports/${of.slug}/schedule.ics`)
    return readCalendar(body).entries.find(({ uid }) => uid.startsWith(`game-${of.id}@`))
  }
  const before = new Map<Match, { wins: number; losses: number; sequence: number }>()

  async function byFiles(turn: number, of: Match) {
    await sendFile(turn, of, scoreFile(of, 12, 10, false))
    await sendFile(turn + 1, of, scoreFile(of, 40, 44, false))
    await sendFile(turn, of, scoreFile(of, 71, 66, true))
  }

  async function footballByFiles() {
    const of = match('halcyon', 'football')
    await sendFile(0, of, footballFile(of, [[7], [0]], false, 9))
    await sendFile(
      1,
      of,
      footballFile(
        of,
        [
          [7, 14],
          [0, 3],
        ],
        false,
        40,
      ),
    )
    const fileId = await sendFile(
      0,
      of,
      footballFile(
        of,
        [
          [7, 14, 0, 3],
          [0, 3, 7, 0],
        ],
        true,
        90,
      ),
    )
    // After the end a number is corrected at the desk, and then the scorer sends a corrected file.
    const who = `${of.player?.firstName} ${of.player?.lastName}`
    const corrected = await send(1, 'halcyon', 'ada', statNumbers.correctNumber, {
      fileId,
      body: {
        side: 'school',
        jersey: of.player?.jersey ?? '',
        name: who,
        table: 'rushing',
        column: 'yds',
        value: 61,
        reason: 'Seen again on film',
      },
    })
    expect([corrected.status, corrected.text]).toEqual([200, corrected.text])
    await sendFile(
      1,
      of,
      footballFile(
        of,
        [
          [7, 14, 0, 3],
          [0, 3, 7, 7],
        ],
        true,
        91,
      ),
    )
  }

  async function byPhone() {
    const of = match('halcyon', 'womens-basketball')
    const slip = points('them', 3)
    const [two, three] = [points('us', 2), points('us', 3)]
    // One of the two stands in a dead spot: what she pressed is sent again, and comes late.
    await Promise.all([phone(0, of, 'ada', [two, three]), phone(1, of, 'bea', [slip])])
    await Promise.all([
      phone(1, of, 'ada', [two, three, points('us', 2)]),
      phone(0, of, 'bea', [slip, { key: randomUUID(), act: 'undo', undoes: slip.key }, points('them', 2)]),
    ])
    const { status, text } = await phone(0, of, 'ada', [{ key: randomUUID(), act: 'end' }])
    expect([status, text]).toEqual([200, text])
  }

  async function postponed() {
    const of = match('tamarack', 'womens-volleyball')
    const { status, text } = await send(1, 'tamarack', 'ada', desk.actOnGame, {
      gameId: of.id,
      body: { act: 'postpone', alert: true },
    })
    expect([status, text]).toEqual([200, text])
  }

  /** Two people at the schedule of the same team: what each says of another cell is kept, of the same one is asked. */
  async function twoPeople() {
    const of = match('tamarack', 'womens-basketball')
    const { body } = await send(0, 'tamarack', 'ada', desk.schedule, { seasonId: of.seasonId })
    const row = body.rows.find(({ id }) => id === of.id)
    const save = (turn: number, who: string, field: 'tv' | 'promotion', value: string) =>
      send(turn, 'tamarack', who, desk.saveSchedule, {
        seasonId: of.seasonId,
        body: { edits: [{ id: of.id, values: { [field]: value }, from: { [field]: row?.[field] ?? null } }] },
      } satisfies Input<typeof desk.saveSchedule>)
    const both = await Promise.all([
      save(0, 'ada', 'tv', 'Saturday TV'),
      save(1, 'bea', 'promotion', 'Poster night'),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const second = await save(1, 'bea', 'tv', 'Another channel')
    expect([second.status, second.text]).toEqual([422, expect.stringContaining(`${of.id}.media`)])
  }

  test('everything that happens at once is taken', async () => {
    for (const of of matches.values()) {
      const { overall } = (await scheduleOf(of)).record
      before.set(of, {
        wins: overall.wins,
        losses: overall.losses,
        sequence: (await calendarEntry(of))?.sequence ?? -1,
      })
    }
    expect(before.size).toBe(6)
    await Promise.all([
      footballByFiles(),
      byFiles(1, match('halcyon', 'mens-basketball')),
      byPhone(),
      byFiles(0, match('tamarack', 'mens-basketball')),
      postponed(),
      twoPeople(),
    ])
  })

  const results: [School, string, us: number, them: number][] = [
    ['halcyon', 'football', 24, 17],
    ['halcyon', 'mens-basketball', 71, 66],
    ['halcyon', 'womens-basketball', 7, 2],
    ['tamarack', 'mens-basketball', 71, 66],
  ]

  test.each(results)(
    '%s %s: schedule, record, game center and calendar have the result in every process, and every viewer was told',
    async (school, slug, us, them) => {
      const of = match(school, slug)
      for (const [turn] of servers.entries()) {
        await expect
          .poll(async () => (await scheduleOf(of, turn)).games.find(({ id }) => id === of.id)?.result)
          .toMatchObject({ status: 'W', teamScore: String(us), opponentScore: String(them) })
        const { overall } = (await scheduleOf(of, turn)).record
        expect([overall.wins, overall.losses]).toEqual([
          (before.get(of)?.wins ?? 0) + 1,
          before.get(of)?.losses,
        ])
        for (const path of [`/game-center/${of.id}`, `/sports/${slug}/schedule`])
          await expect
            .poll(async () => wordsOf((await ask(turn, school, `${path}?ssr=1`)).body), { timeout: 5000 })
            .toMatch(new RegExp(`\\b${us}\\b[^]*\\b${them}\\b|\\b${them}\\b[^]*\\b${us}\\b`))
        await expect
          .poll(async () => (await calendarEntry(of, turn))?.sequence)
          .toBeGreaterThan(before.get(of)?.sequence ?? 0)
      }
      for (const { told } of viewers.filter((each) => each.school === school))
        await expect
          .poll(() => {
            const game = told.get(of.id)
            const [home, visitors] = [game?.HomeTeam.Score, game?.VisitingTeam.Score]
            return [game?.IsComplete, ...(of.isHome ? [home, visitors] : [visitors, home])]
          })
          .toEqual([true, us, them])
    },
  )

  test('the corrected number has outlived the corrected file', async () => {
    const of = match('halcyon', 'football')
    for (const [turn] of servers.entries())
      await expect
        .poll(async () => {
          const answer = await ask(turn, 'halcyon', `/api/v2/Stats/boxscore/${of.id}`)
          const { teams } = JSON.parse(answer.body) as BoxScore
          return teams
            .flatMap(({ players: all }) => all)
            .find(({ name }) => name === `${of.player?.firstName} ${of.player?.lastName}`)?.groups.rushing
            ?.yds
        })
        .toBe(61)
  })

  test('what was postponed is off in schedule, page and calendar, and an alert says so on every page', async () => {
    const of = match('tamarack', 'womens-volleyball')
    for (const [turn] of servers.entries()) {
      await expect
        .poll(async () => (await scheduleOf(of, turn)).games.find(({ id }) => id === of.id)?.status)
        .toBe('P')
      await expect
        .poll(async () => (await ask(turn, 'tamarack', '/api/v2/Alert/active')).body)
        .toContain('is postponed.')
      await expect
        .poll(async () => calendarEntry(of, turn))
        .toMatchObject({ status: 'TENTATIVE', summary: expect.stringMatching(/^Postponed: /) })
      expect((await calendarEntry(of, turn))?.sequence).toBeGreaterThan(before.get(of)?.sequence ?? 0)
    }
    expect(viewers.some(({ told }) => told.has(of.id))).toBe(false)
    const { body } = await send(0, 'tamarack', 'ada', desk.history, { kind: 'games', id: of.id })
    expect(JSON.stringify(body)).toContain('ada')
  })

  test('both of two people at one game are on its page', async () => {
    const of = match('tamarack', 'womens-basketball')
    for (const [turn] of servers.entries())
      await expect
        .poll(async () => {
          const game = (await scheduleOf(of, turn)).games.find(({ id }) => id === of.id)
          return [game?.media.tv, JSON.stringify(game).includes('Poster night')]
        })
        .toEqual(['Saturday TV', true])
  })

  test('nobody is asked for anything, and no school has anything of the other', async () => {
    for (const school of schools) {
      const { body } = await send(0, school, 'ada', incoming.receivedFiles)
      const own = [...matches.values()].filter((each) => each.school === school).map(({ id }) => id)
      const today = body.files.filter(({ game }) => game && own.includes(game.id))
      expect(today.length).toBeGreaterThan(0)
      expect(today.map(({ asks, strangers, isTaken }) => [asks, strangers, isTaken])).toEqual(
        today.map(() => [null, 0, true]),
      )
      const names = new Set(
        [...matches.values()].filter((each) => each.school === school).map(({ us }) => us),
      )
      for (const { told } of viewers.filter((each) => each.school === school))
        for (const { HomeTeam, VisitingTeam } of told.values())
          expect([HomeTeam.Name, VisitingTeam.Name].some((name) => names.has(name))).toBe(true)
    }
  })
})

const wordsOf = (html: string): string =>
  html
    .replace(/<(?:script|style)[^]*?<\/(?:script|style)>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
