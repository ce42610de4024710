import { existsSync, readFileSync } from 'node:fs'
import { and, eq, inArray, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { GridPlan } from '#contract/editing/desk.grids.ts'
import type { Done } from '#contract/editing/desk.shapes.ts'
import { desk } from '#contract/editing/desk.ts'
import { changes } from '#server/db/schema/editing.ts'
import { games, opponents } from '#server/db/schema/games.ts'
import { stories } from '#server/db/schema/news.ts'
import { players } from '#server/db/schema/rosters.ts'
import { seasons, sports } from '#server/db/schema/sports.ts'
import { boxScores } from '#server/db/schema/stats.ts'
import { type DeskDoor, type DeskMember, openDeskDoor } from '#tests/support/desk-door.ts'
import { engines } from '#tests/support/engines.ts'
import { realData, sayIfMissing } from '#tests/support/real-data.ts'

const realRosters = realData('rosters/wbb_rosters_2021_22_first1500.csv')
sayIfMissing(realRosters)
const school = 'halcyon'

/** Thirty players as a spreadsheet has them, whose names are nobody's. */
const madeRoster = (rows: number): string =>
  [
    'No.\tName\tPos.\tCl.\tHt.\tWt.\tHometown / High School',
    ...Array.from({ length: rows }, (_, index) => {
      const letters = [index % 26, Math.floor(index / 26) % 26, Math.floor(index / 676)]
      const word = letters.map((letter) => String.fromCharCode(97 + letter)).join('')
      return `${index % 100}\tZed${word} Quill${word}\tG\tFr.\t5-11\t160\tReno, Nev. / Hill`
    }),
  ].join('\n')

describe.each(engines)('the grids of a school on $name', (engine) => {
  let door: DeskDoor
  let publisher: DeskMember
  let seasonId: number
  beforeAll(async () => {
    door = await openDeskDoor(engine)
    publisher = await door.person('publisher', school)
    seasonId = await seasonOf('womens-basketball')
  })
  afterAll(() => door.close())

  const inSchool = <T>(run: Parameters<typeof door.services.scope.write<T>>[1]) =>
    door.services.scope.write(school, run)
  const seasonOf = (slug: string) =>
    inSchool(async (tx) => {
      const [row] = await tx
        .select({ id: seasons.id })
        .from(seasons)
        .innerJoin(sports, and(eq(sports.tenantId, seasons.tenantId), eq(sports.id, seasons.sportId)))
        .where(and(eq(sports.globalSportNameSlug, slug), eq(seasons.isCurrent, true)))
      if (!row) throw new Error(`There is no season of ${slug}`)
      return row.id
    })
  const roster = async (of = seasonId) => (await publisher.send(desk.roster, { seasonId: of })).body
  const planOf = async (body: object) =>
    publisher.send<typeof desk.planRoster, GridPlan>(desk.planRoster, {
      seasonId,
      body: { name: 'roster.csv', ...body },
    })
  const applied = async (plan: GridPlan, body: object) =>
    publisher.send<typeof desk.applyRoster, Done>(desk.applyRoster, {
      seasonId,
      body: { name: 'roster.csv', ...body, digest: plan.digest },
    })
  const undo = async (work: string | null) => {
    const { status, text } = await publisher.ask('undo', { work: work ?? '', body: {} })
    expect([status, text]).toEqual([200, text])
  }
  const states = ({ lines }: GridPlan) => {
    const counts: Record<string, number> = {}
    for (const { state } of lines) counts[state] = (counts[state] ?? 0) + 1
    return counts
  }

  describe('take a table into a roster', () => {
    test.each([
      ['made of 1,500 rows', () => madeRoster(1500), 1500, 1500],
      ...(existsSync(realRosters)
        ? [['of 1,500 real ones', () => readFileSync(realRosters, 'utf8'), 1499, 1498] as const]
        : []),
    ] as const)(
      '%s: every row is accounted for, in one piece of work, with one undo',
      async (_, text, rows, taken) => {
        const before = await roster()
        const { status, body: plan } = await planOf({ text: text() })
        expect(status).toBe(200)
        expect(plan.rows).toBe(rows)
        expect(plan.lines.map(({ row }) => row)).toEqual([...new Set(plan.lines.map(({ row }) => row))])
        expect(plan.lines).toHaveLength(rows)
        expect(plan.lines.filter(({ state }) => state === 'refused')).toHaveLength(rows - taken)
        expect(await roster()).toEqual(before)

        const done = await applied(plan, { text: text() })
        expect([done.status, done.text]).toEqual([200, done.text])
        expect((await roster()).rows.length).toBe(before.rows.length + taken)
        const works = await inSchool((tx) =>
          tx
            .selectDistinct({ work: changes.work })
            .from(changes)
            .where(eq(changes.work, done.body.work ?? '')),
        )
        expect(works).toHaveLength(1)
        expect(states((await planOf({ text: text() })).body)).toEqual({
          same: taken,
          ...(rows > taken ? { refused: rows - taken } : {}),
        })

        await undo(done.body.work)
        expect(await roster()).toEqual(before)
      },
    )

    test('whose columns stand in any order and have no heads', async () => {
      const cells = [
        ['Zedda Quillon', '5-11', 'Junior', '7', 'Reno, Nev.'],
        ['Zedbea Quillard', '6-0', 'Senior', '12', 'Elko, Nev.'],
      ]
      const { body: plan } = await planOf({ cells })
      expect(plan.hasHeads).toBe(false)
      expect(plan.columns.map(({ field }) => field)).toEqual([
        'name',
        'height',
        'academicYear',
        'jersey',
        'hometown',
      ])
      expect(states(plan)).toEqual({ new: 2 })
    })

    test('whose columns somebody says', async () => {
      const cells = [
        ['a', 'b'],
        ['Zedda', 'Quillon'],
      ]
      const { body: unread } = await planOf({ cells, columns: [null, null], hasHeads: true })
      expect([unread.problem, unread.lines]).toEqual(['No column holds names; the columns are a, b.', []])
      const { body: plan } = await planOf({ cells, columns: ['firstName', 'lastName'], hasHeads: true })
      expect(plan.lines.map(({ name, state }) => [name, state])).toEqual([['Zedda Quillon', 'new']])
    })

    test('and know somebody of another team by name and hometown', async () => {
      const football = await roster(await seasonOf('football'))
      const person = football.rows.find(({ hometown }) => hometown)
      const text = `Name,Hometown\n${person?.firstName} ${person?.lastName},"${person?.hometown}"`
      const { body: plan } = await planOf({ text })
      expect(plan.lines.map(({ state, notes }) => [state, notes])).toEqual([
        ['known', ['Known from another team by name and hometown']],
      ])
    })

    test('but not where something else has been done since it was looked at', async () => {
      const text = 'No.,Name\n77,Zedda Quillon'
      const { body: plan } = await planOf({ text })
      const first = await applied(plan, { text })
      expect((await applied(plan, { text })).status).toBe(409)
      await undo(first.body.work)
    })
  })

  describe('write what was typed into a roster', () => {
    const save = (body: object) =>
      publisher.send<typeof desk.saveRoster, Done & { errors?: { field: string; message: string }[] }>(
        desk.saveRoster,
        { seasonId, body: { edits: [], ...body } as never },
      )

    test('cells, a new row and one taken off, with one undo', async () => {
      const before = await roster()
      const [one, gone] = before.rows
      const { status, body, text } = await save({
        edits: [
          {
            id: one?.id,
            values: { jersey: '98', lastName: 'Quillon' },
            from: { jersey: one?.jersey, lastName: one?.lastName },
          },
        ],
        adds: [{ firstName: 'Zedbea', lastName: 'Quillard', jersey: '97', academicYear: 'Junior' }],
        removals: [gone?.id],
      })
      expect([status, text]).toEqual([200, text])
      const after = await roster()
      expect(after.rows.find(({ id }) => id === one?.id)).toMatchObject({ jersey: '98', lastName: 'Quillon' })
      expect(after.rows.some(({ id }) => id === gone?.id)).toBe(false)
      expect(after.rows.at(-1)).toMatchObject({ firstName: 'Zedbea', jersey: '97' })
      await undo(body.work)
      expect(await roster()).toEqual(before)
    })

    test('but no cell that somebody else has changed, and say which', async () => {
      const [one] = (await roster()).rows
      const { status, body } = await save({
        edits: [{ id: one?.id, values: { jersey: '95' }, from: { jersey: '94' } }],
      })
      expect(status).toBe(422)
      expect(body.errors).toEqual([
        { field: `${one?.id}.jersey`, message: 'Number was changed by somebody else meanwhile.' },
      ])
    })

    test('and nobody twice', async () => {
      const [one] = (await roster()).rows
      const { status, body } = await save({
        adds: [{ firstName: one?.firstName, lastName: one?.lastName, academicYear: 'Junior' }],
      })
      expect([status, body.errors?.map(({ field }) => field)]).toEqual([422, ['-1.lastName']])
    })

    test('a name corrected once: in statistics and search, and in the texts that were offered, with one undo', async () => {
      const football = await seasonOf('football')
      const boxes = await inSchool((tx) =>
        tx
          .select({ gameId: boxScores.gameId, data: boxScores.data })
          .from(boxScores)
          .where(eq(boxScores.seasonId, football)),
      )
      const { rows } = await roster(football)
      const [found] = boxes.flatMap(({ gameId, data }) =>
        data.teams[0].players.flatMap(({ rosterPlayerId }) => {
          const row = rows.find(({ id }) => id === rosterPlayerId)
          return row ? [{ gameId, line: row }] : []
        }),
      )
      if (!found) throw new Error('Nobody of the roster has played')
      const { gameId, line } = found
      const was = `${line.firstName} ${line.lastName}`
      const story = await inSchool(async (tx) => {
        const [row] = await tx.select({ id: stories.id, teaser: stories.teaser }).from(stories).limit(1)
        await tx
          .update(stories)
          .set({ teaser: `${was} leads; ${was}-Zed does not.` })
          .where(eq(stories.id, row?.id ?? 0))
        return row
      })
      const teaserNow = () =>
        inSchool(
          async (tx) =>
            (
              await tx
                .select({ teaser: stories.teaser })
                .from(stories)
                .where(eq(stories.id, story?.id ?? 0))
            )[0]?.teaser,
        )
      const told = async (path: string) =>
        (await door.app.inject({ url: `/api/v2${path}`, headers: { tenant: school } })).body
      const names = [{ from: was, to: `${line.firstName} Quillon` }]

      const { body: offer } = await publisher.send(desk.namedIn, { body: { names } })
      const named = offer.mentions.find(({ kind, id }) => kind === 'stories' && id === story?.id)
      expect(named).toMatchObject({
        mayCorrect: true,
        isDraft: false,
        excerpt: `${was} leads; ${was}-Zed does not.`,
      })
      // What a role may not publish is told, and not offered to it.
      const editor = await door.person('editor', school)
      const { body: toEditor } = await editor.send(desk.namedIn, { body: { names } })
      expect(toEditor.mentions.find(({ id }) => id === story?.id)?.mayCorrect).toBe(false)
      const abroad = await door.person('publisher', 'tamarack')
      expect((await abroad.send(desk.namedIn, { body: { names } })).body.mentions).toEqual([])

      const done = await publisher.send<typeof desk.saveRoster, Done>(desk.saveRoster, {
        seasonId: football,
        body: {
          edits: [{ id: line.id, values: { lastName: 'Quillon' }, from: { lastName: line.lastName } }],
          mentions: offer.mentions
            .filter(({ mayCorrect }) => mayCorrect)
            .map(({ kind, id }) => ({ kind, id })),
        },
      })
      expect([done.status, done.text]).toEqual([200, done.text])
      expect(await teaserNow()).toBe(`${line.firstName} Quillon leads; ${was}-Zed does not.`)
      for (const path of [`/Stats/boxscore/${gameId}`, '/Stats/cumulative/football?season=2026']) {
        const answer = await told(path)
        expect([path, answer.includes(`${line.firstName} Quillon`), answer.includes(`"${was}"`)]).toEqual([
          path,
          true,
          false,
        ])
      }
      const { body: after } = await publisher.send(desk.namedIn, { body: { names } })
      expect(after.mentions.filter(({ mayCorrect }) => mayCorrect)).toEqual([])

      await undo(done.body.work)
      expect(await teaserNow()).toBe(`${was} leads; ${was}-Zed does not.`)
      expect(await told(`/Stats/boxscore/${gameId}`)).toContain(`"${was}"`)
      await inSchool((tx) =>
        tx
          .update(stories)
          .set({ teaser: story?.teaser ?? '' })
          .where(eq(stories.id, story?.id ?? 0)),
      )
    })

    test('by publishers of the team alone', async () => {
      const editor = await door.person('editor', school)
      const answer = await editor.send(desk.saveRoster, { seasonId, body: { edits: [] } })
      expect(answer.status).toBe(403)
      expect((await editor.send(desk.roster, { seasonId })).body.season.mayWrite).toBe(false)
      const stranger = await door.person('publisher', 'tamarack', school)
      expect((await stranger.send(desk.roster, { seasonId })).status).toBe(401)
    })
  })

  test('begin a season with those who stay, a class up, and take that back', async () => {
    const { body: next } = await publisher.send(desk.nextRoster, { seasonId })
    const staying = next.lines.filter(({ stays }) => stays)
    const seniors = next.lines.filter(({ from }) => from === 'Senior')
    expect(staying.length).toBeGreaterThan(0)
    expect(seniors.every(({ stays }) => !stays)).toBe(true)
    const { body, status, text } = await publisher.send(desk.beginRoster, {
      seasonId,
      body: {
        title: next.title,
        startsOn: next.startsOn,
        endsOn: next.endsOn,
        isCurrent: false,
        lines: staying.map(({ id, to }) => ({ id, academicYear: to })),
      },
    })
    expect([status, text]).toEqual([200, text])
    const now = await roster(body.seasonId)
    const were = await roster()
    const classOf = new Map(now.rows.map(({ playerId, academicYear }) => [playerId, academicYear]))
    expect(now.rows).toHaveLength(staying.length)
    for (const { id, to } of staying)
      expect(classOf.get(were.rows.find((row) => row.id === id)?.playerId ?? 0)).toBe(to)
    await undo(body.work)
    expect((await publisher.send(desk.nextRoster, { seasonId })).body).toEqual(next)
  })

  describe('take a schedule', () => {
    const scheduleOf = async () => (await publisher.send(desk.schedule, { seasonId })).body
    const planSchedule = async (body: object) =>
      publisher.send<typeof desk.planSchedule, GridPlan>(desk.planSchedule, {
        seasonId,
        body: { name: 'schedule.csv', ...body },
      })

    test('of a season from a table: opponents known, made and chosen, times that nobody knows left open', async () => {
      const before = await scheduleOf()
      const [known, meant] = before.opponents
      const first = before.season.startsOn
      const day = (offset: number) =>
        Temporal.PlainDate.from(first)
          .add({ days: 3 + offset })
          .toString()
      const rows = Array.from({ length: 30 }, (_, index) => {
        const who = index === 0 ? known?.title : index === 1 ? 'Zedmeant' : `Zedville ${index}`
        return `${day(index * 3)}\t${index === 2 ? 'TBD' : '7:00 PM'}\t${index % 2 ? 'at ' : ''}${who}\tESPN+`
      })
      const text = ['Date\tTime\tOpponent\tTV', ...rows].join('\n')
      const { body: unknown, status } = await planSchedule({ text })
      expect(status).toBe(200)
      expect(unknown.lines).toHaveLength(30)
      expect(unknown.newOpponents.map(({ title }) => title)).toContain('Zedmeant')

      const said = { text, opponents: [{ written: 'Zedmeant', opponentId: meant?.id ?? 0 }] }
      const { body: plan } = await planSchedule(said)
      expect(plan.newOpponents.map(({ title }) => title)).not.toContain('Zedmeant')
      const done = await publisher.send<typeof desk.applySchedule, Done>(desk.applySchedule, {
        seasonId,
        body: { name: 'schedule.csv', ...said, digest: plan.digest },
      })
      expect([done.status, done.text]).toEqual([200, done.text])
      const after = await scheduleOf()
      const added = after.rows.filter(({ id }) => !before.rows.some((row) => row.id === id))
      expect(added).toHaveLength(plan.lines.filter(({ state }) => state === 'new').length)
      expect(added.filter(({ time }) => time === 'TBD')).toHaveLength(1)
      expect(after.opponents.find(({ id }) => id === meant?.id)?.aliases).toContain('Zedmeant')
      await undo(done.body.work)
      expect(await scheduleOf()).toEqual(before)
    })

    test('of last year on the same weekdays, and take it back', async () => {
      const before = await scheduleOf()
      const { body: next } = await publisher.send(desk.nextSchedule, { seasonId })
      expect(next.games.length).toBeGreaterThan(5)
      const weekday = (text: string) => Temporal.PlainDate.from(text).dayOfWeek
      expect(next.games.map(({ to }) => weekday(to))).toEqual(next.games.map(({ from }) => weekday(from)))
      const { body, status, text } = await publisher.send(desk.copySchedule, {
        seasonId,
        body: {
          title: next.title,
          startsOn: next.startsOn,
          endsOn: next.endsOn,
          isCurrent: false,
          swapsSites: true,
          games: next.games.map(({ id, to }) => ({ id, startDate: to })),
        },
      })
      expect([status, text]).toEqual([200, text])
      const copied = (await publisher.send(desk.schedule, { seasonId: body.seasonId })).body
      expect(copied.rows).toHaveLength(next.games.length)
      expect(copied.rows.every(({ time }) => time === 'TBD' || time === 'All Day')).toBe(true)
      const home = (rows: typeof copied.rows, site: string) =>
        rows.filter(({ locationIndicator }) => locationIndicator === site).length
      expect(home(copied.rows, 'A')).toBe(
        next.games.filter(({ locationIndicator }) => locationIndicator === 'H').length,
      )
      await undo(body.work)
      expect(await scheduleOf()).toEqual(before)
    })

    test('cells and a new game against somebody nobody has heard of', async () => {
      const before = await scheduleOf()
      const [one] = before.rows
      const day = Temporal.PlainDate.from(before.season.endsOn).subtract({ days: 9 }).toString()
      const { body, status, text } = await publisher.send<typeof desk.saveSchedule, Done>(desk.saveSchedule, {
        seasonId,
        body: {
          edits: [
            {
              id: one?.id ?? 0,
              values: { tv: 'Zed TV', timeZone: 'America/Denver', gameNumber: 2 },
              from: { tv: one?.tv ?? null, timeZone: one?.timeZone, gameNumber: one?.gameNumber ?? null },
            },
          ],
          adds: [{ startDate: day, time: 'TBD', opponent: 'Zedhaven State', locationIndicator: 'A' }],
        },
      })
      expect([status, text]).toEqual([200, text])
      const after = await scheduleOf()
      expect(after.rows.find(({ id }) => id === one?.id)).toMatchObject({
        tv: 'Zed TV',
        timeZone: 'America/Denver',
        gameNumber: 2,
      })
      const [twice] = await inSchool((tx) =>
        tx
          .select({ isDoubleheader: games.isDoubleheader })
          .from(games)
          .where(eq(games.id, one?.id ?? 0)),
      )
      expect(twice?.isDoubleheader).toBe(true)
      const made = after.opponents.find(({ title }) => title === 'Zedhaven State')
      expect(after.rows.filter(({ opponentId }) => opponentId === made?.id)).toEqual([
        expect.objectContaining({ startDate: day, time: 'TBD', locationIndicator: 'A' }),
      ])
      await undo(body.work)
      expect(await scheduleOf()).toEqual(before)
    })
  })

  describe('let something happen to a game', () => {
    const coming = () =>
      inSchool(async (tx) => {
        const [game] = await tx
          .select()
          .from(games)
          .where(and(eq(games.status, 'A'), inArray(games.gameState, ['Scheduled'])))
          .orderBy(games.startUtc)
          .limit(1)
        if (!game) throw new Error('There is no game to come')
        return game
      })
    const gameNow = (id: number) =>
      inSchool(async (tx) => (await tx.select().from(games).where(eq(games.id, id)))[0])
    const act = (gameId: number, body: object) =>
      publisher.send<typeof desk.actOnGame, Done>(desk.actOnGame, { gameId, body: body as never })
    const alertsNow = async () =>
      (await publisher.ask('list', { kind: 'alerts', limit: 100 })).body as { items: { title: string }[] }

    test('postponed with an alert, counted for subscribed calendars, and taken back as a whole', async () => {
      const game = await coming()
      const alerts = (await alertsNow()).items.length
      const { body, status, text } = await act(game.id, { act: 'postpone', alert: true })
      expect([status, text]).toEqual([200, text])
      const now = await gameNow(game.id)
      expect([now?.status, now?.gameState]).toEqual(['P', 'Postponed'])
      expect(now?.revision).toBeGreaterThan(game.revision)
      const { items } = await alertsNow()
      expect(items).toHaveLength(alerts + 1)
      expect(items.filter(({ title }) => title.endsWith(' is postponed.'))).toHaveLength(1)
      await undo(body.work)
      expect((await gameNow(game.id))?.status).toBe('A')
      expect((await alertsNow()).items).toHaveLength(alerts)
    })

    test('cancelled with a story, that feeds have and subscribers get, by who may publish stories; with one undo', async () => {
      const game = await coming()
      const storiesNow = () =>
        inSchool((tx) =>
          tx
            .select({ title: stories.title, sportId: stories.sportId, type: stories.type })
            .from(stories)
            .where(like(stories.title, '% is cancelled')),
        )
      const before = await storiesNow()
      const editor = await door.person('editor', school)
      const refused = await editor.send(desk.actOnGame, {
        gameId: game.id,
        body: { act: 'cancel', story: true },
      })
      expect([refused.status, (await gameNow(game.id))?.status]).toEqual([403, 'A'])
      const { body, status, text } = await act(game.id, { act: 'cancel', story: true })
      expect([status, text]).toEqual([200, text])
      expect(await storiesNow()).toHaveLength(before.length + 1)
      expect(await storiesNow()).toContainEqual({
        title: expect.stringMatching(/ is cancelled$/),
        sportId: game.sportId,
        type: 'news',
      })
      await undo(body.work)
      expect([await storiesNow(), (await gameNow(game.id))?.status]).toEqual([before, 'A'])
    })

    test('over, by a score that nobody sent a file of, and taken back', async () => {
      const game = await coming()
      const { body, status, text } = await act(game.id, { act: 'final', teamScore: 3, opponentScore: 1 })
      expect([status, text]).toEqual([200, text])
      expect(await gameNow(game.id)).toMatchObject({
        resultStatus: 'W',
        teamScore: '3',
        opponentScore: '1',
        gameState: 'GameComplete',
      })
      const { rows } = (await publisher.send(desk.schedule, { seasonId: game.seasonId })).body
      expect(rows.find(({ id }) => id === game.id)?.result).toBe('W 3–1')
      await undo(body.work)
      expect(await gameNow(game.id)).toMatchObject({
        resultStatus: null,
        teamScore: game.teamScore,
        gameState: game.gameState,
      })
    })

    test('on another day, whose time nobody knows yet', async () => {
      const game = await coming()
      const day = Temporal.PlainDate.from(game.startDate).add({ days: 7 }).toString()
      const { body } = await act(game.id, { act: 'reschedule', startDate: day })
      expect(await gameNow(game.id)).toMatchObject({ startDate: day, time: 'TBD', isTbd: true, status: 'A' })
      await undo(body.work)
      const back = await gameNow(game.id)
      expect([back?.startDate, back?.time]).toEqual([game.startDate, game.time])
    })

    test('not without what it needs', async () => {
      const game = await coming()
      expect((await act(game.id, { act: 'time' })).status).toBe(400)
      expect((await act(game.id, { act: 'time', time: 'soonish' })).status).toBe(422)
      expect((await act(game.id, { act: 'final', teamScore: 3 })).status).toBe(400)
      expect((await act(game.id, { act: 'final', teamScore: -1, opponentScore: 0 })).status).toBe(400)
      expect((await act(999_999, { act: 'cancel' })).status).toBe(404)
    })

    test('by who works for the team', async () => {
      const game = await coming()
      const other = await inSchool(
        async (tx) =>
          (await tx.select({ id: sports.id }).from(sports)).find(({ id }) => id !== game.sportId)?.id,
      )
      const student = await door.person('editor', school, school, [other ?? 0])
      expect((await student.send(desk.actOnGame, { gameId: game.id, body: { act: 'cancel' } })).status).toBe(
        404,
      )
    })
  })

  test('leave nothing of what was made for them behind', async () => {
    const left = await inSchool(async (tx) => [
      await tx.$count(players, eq(players.lastName, 'Quillon')),
      await tx.$count(opponents, eq(opponents.title, 'Zedhaven State')),
    ])
    expect(left).toEqual([0, 0])
  })
})
