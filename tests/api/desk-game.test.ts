import { randomUUID } from 'node:crypto'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Done } from '#contract/editing/desk.shapes.ts'
import { desk } from '#contract/editing/desk.ts'
import { type DeskGame, gameDesk } from '#contract/editing/game-desk.ts'
import type { HandAct } from '#contract/editing/hand-score.ts'
import { incoming } from '#contract/editing/incoming.ts'
import { statNumbers } from '#contract/editing/stat-numbers.ts'
import type { LiveGames } from '#contract/live.ts'
import type { BoxScore } from '#contract/stats.ts'
import type { Tenant } from '#contract/tenants.ts'
import { changes } from '#server/db/schema/editing.ts'
import { games } from '#server/db/schema/games.ts'
import { sports } from '#server/db/schema/sports.ts'
import { handActs } from '#server/db/schema/stats.ts'
import { takeStatFile } from '#server/domains/stats/files/stat-files.service.ts'
import { openTenantDirectory } from '#server/domains/tenants/tenants.service.ts'
import { writeStatFile } from '#server/feeds/statcrew/write-stat-file.ts'
import { type FootballFile, footballGame } from '#tests/factories/football-file.ts'
import { type DeskDoor, type DeskMember, openDeskDoor } from '#tests/support/desk-door.ts'
import { engines } from '#tests/support/engines.ts'
import { aSaturday } from '#tests/support/templates.ts'

const school = 'halcyon'
type Said = Omit<HandAct, 'key'>
const keyed = (...acts: Said[]): HandAct[] => acts.map((act) => ({ key: randomUUID(), ...act }))
const points = (side: 'us' | 'them', count: number): Said => ({ act: 'points', side, points: count })

describe.each(engines)('the game desk on $name', (engine) => {
  let door: DeskDoor
  let editor: DeskMember
  let tenant: Tenant
  let football: number
  beforeAll(async () => {
    door = await openDeskDoor(engine)
    editor = await door.person('editor', school)
    const bus = await door.services.openBus()
    const found = (await openTenantDirectory(door.services.database, bus, school)).byKey(school)
    await bus.close()
    if (!found) throw new Error('There is no such school')
    tenant = found
    football = await gameOfToday('football')
  })
  afterAll(() => door.close())

  const inSchool = <T>(run: Parameters<typeof door.services.scope.write<T>>[1], at = school) =>
    door.services.scope.write(at, run)
  /** The last game of a team that is still to come, put on today. */
  const gameOfToday = (slug: string, at = school) =>
    inSchool(async (tx) => {
      const [row] = await tx
        .select({ id: games.id })
        .from(games)
        .innerJoin(sports, and(eq(sports.tenantId, games.tenantId), eq(sports.id, games.sportId)))
        .where(
          and(
            eq(sports.globalSportNameSlug, slug),
            isNull(games.resultStatus),
            eq(games.gameState, 'Scheduled'),
          ),
        )
        .orderBy(desc(games.startUtc))
        .limit(1)
      if (!row) throw new Error(`No game of ${slug} is to come`)
      await tx
        .update(games)
        .set({ startUtc: aSaturday, startDate: '2026-11-14', endDate: null, status: 'A' })
        .where(eq(games.id, row.id))
      return row.id
    }, at)
  const rowOf = async (id: number) =>
    inSchool(async (tx) => (await tx.select().from(games).where(eq(games.id, id)))[0])
  const say = (gameId: number, acts: HandAct[], by = editor) =>
    by.send<typeof gameDesk.sayOfGame, DeskGame>(gameDesk.sayOfGame, { gameId, body: { acts } })
  const look = (gameId: number, by = editor) => by.send(gameDesk.gameAtDesk, { gameId })
  const told = async (gameId: number, at = school) => {
    const response = await door.app.inject({ url: '/api/v2/LiveStats', headers: { tenant: at } })
    return response.json<LiveGames>().Games.find(({ Id }) => Id === gameId)
  }
  const scoreTold = async (gameId: number, at = school) => {
    const game = await told(gameId, at)
    const isAway = (await rowOf(gameId))?.locationIndicator === 'A'
    const [us, them] = isAway ? [game?.VisitingTeam, game?.HomeTeam] : [game?.HomeTeam, game?.VisitingTeam]
    return game && [us?.Score, them?.Score]
  }
  const sendFile = (gameId: number, file: FootballFile) =>
    takeStatFile(
      { scope: door.services.scope, storage: door.services.storage, now: () => door.clock.now },
      { tenant, bytes: Buffer.from(writeStatFile(footballGame(file))), door: 'upload', gameId },
    )

  test('tells the games of a day, and of one what its keys need', async () => {
    const { status, body } = await editor.send(gameDesk.gamesAtDesk)
    expect([status, body.day]).toEqual([200, '2026-11-14'])
    expect(body.games.find(({ id }) => id === football)).toMatchObject({
      sport: 'Football',
      state: 'Scheduled',
      score: null,
      keptBy: null,
      mayWrite: true,
    })
    const other = await editor.send(gameDesk.gamesAtDesk, { day: '2026-07-04' })
    expect(other.body.games.map(({ id }) => id)).not.toContain(football)
    const { body: game } = await look(football)
    expect(game).toMatchObject({ group: 'Football', regulation: 4, acts: [], file: null, refusal: null })
    expect([game.us.name, game.us.color, game.us.textColor]).toEqual([
      'Halcyon State',
      tenant.brand.primary,
      '#ffffff',
    ])
  })

  test('viewers are told at once what somebody says, and that nobody else keeps the score', async () => {
    const { status, text } = await say(football, keyed(points('us', 6), points('us', 1), points('them', 3)))
    expect([status, text]).toEqual([200, text])
    expect(await scoreTold(football)).toEqual([7, 3])
    expect(await told(football)).toMatchObject({ HasStarted: true, GameState: 3, Period: 1, IsStale: false })
    expect((await rowOf(football))?.gameState).toBe('Live')
    // Nothing may happen for long, and the game goes on.
    door.clock.now = new Date(aSaturday.getTime() + 90 * 60_000)
    expect(await told(football)).toMatchObject({ IsStale: false, GameState: 3 })
    door.clock.now = aSaturday
  })

  test('what is sent twice counts once, in whichever company it comes', async () => {
    const game = await gameOfToday('mens-basketball')
    const [two, three, slip] = keyed(points('us', 2), points('them', 3), points('them', 2))
    if (!two || !three || !slip) throw new Error('There are three')
    await say(game, [two])
    await say(game, [two, three])
    await say(game, [two, two, three, slip])
    const { body } = await say(game, keyed({ act: 'undo', undoes: slip.key }))
    expect(body.score).toEqual({ us: '2', them: '3' })
    expect(body.acts.map(({ key }) => key)).toEqual([two.key, three.key, slip.key, body.acts[3]?.key])
    expect(body.acts.map(({ act }) => act)).toEqual(['points', 'points', 'points', 'undo'])
    expect(body.acts[0]?.by).toBe('A editor')
    expect(await scoreTold(game)).toEqual([2, 3])
  })

  test('two people at once lose nothing', async () => {
    const game = await gameOfToday('mens-basketball')
    const other = await door.person('editor', school)
    const many = Array.from({ length: 5 }, () => keyed(points('us', 2)))
    await Promise.all(many.map((acts, index) => say(game, acts, index % 2 ? other : editor)))
    expect(await scoreTold(game)).toEqual([10, 0])
  })

  test('an end gives the result, with its history; what is said later corrects it, and taking it back goes on', async () => {
    const acts = keyed({ act: 'period', period: 5 }, points('us', 3), { act: 'end' })
    await say(football, acts)
    expect(await rowOf(football)).toMatchObject({
      resultStatus: 'W',
      teamScore: '10',
      opponentScore: '3',
      postscore: 'OT',
      lineScores: { team: [7, 0, 0, 0, 3], opponent: [3, 0, 0, 0, 0] },
      gameState: 'PostGame',
    })
    const lines = await inSchool((tx) =>
      tx
        .select()
        .from(changes)
        .where(eq(changes.subject, `games/${football}`)),
    )
    expect(
      lines.some(({ userName, after }) => userName === 'A editor' && JSON.stringify(after).includes('"W"')),
    ).toBe(true)
    await say(football, keyed({ act: 'score', side: 'them', score: 13 }))
    expect(await rowOf(football)).toMatchObject({ resultStatus: 'L', opponentScore: '13' })

    await say(football, keyed({ act: 'undo', undoes: acts[2]?.key ?? '' }))
    expect(await rowOf(football)).toMatchObject({ resultStatus: null, teamScore: null, gameState: 'Live' })
    expect(await scoreTold(football)).toEqual([10, 13])
  })

  test('sets are counted where a sport has them', async () => {
    const game = await gameOfToday('womens-volleyball')
    await say(game, keyed(points('us', 1), points('us', 1), points('them', 1), { act: 'period', period: 2 }))
    expect(await scoreTold(game)).toEqual([1, 0])
    const { body } = await look(game)
    expect(body).toMatchObject({ group: 'Volleyball', score: { us: '1', them: '0' } })
  })

  test.each([
    ['points that nothing gives', [points('us', 4)], 400, 'Nothing gives 4 points in this sport.'],
    ['points of nobody', [{ act: 'points', points: 6 }], 400, 'Say who scored, and how much.'],
    ['nothing at all', [], 400, ''],
  ] as [string, Said[], number, string][])('refuses %s', async (_, acts, status, words) => {
    const before = (await look(football)).body.acts
    const answer = await say(football, keyed(...acts))
    expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(words)])
    expect((await look(football)).body.acts).toEqual(before)
  })

  test('refuses a game that is off, or of another day; what was taken before is answered still', async () => {
    const game = await gameOfToday('womens-soccer').catch(() => gameOfToday('baseball'))
    const acts = keyed(points('us', 1))
    await say(game, acts)
    await inSchool((tx) => tx.update(games).set({ status: 'P' }).where(eq(games.id, game)))
    const off = await say(game, keyed(points('us', 1)))
    expect([off.status, off.text]).toEqual([409, expect.stringContaining('postponed')])
    expect((await look(game)).body.refusal).toMatch(/postponed/)
    expect((await say(game, acts)).status).toBe(200)
    const old = new Date(aSaturday.getTime() - 5 * 86_400_000)
    await inSchool((tx) => tx.update(games).set({ status: 'A', startUtc: old }).where(eq(games.id, game)))
    expect((await say(game, keyed(points('us', 1)))).status).toBe(409)
    expect(await inSchool((tx) => tx.$count(handActs, eq(handActs.gameId, game)))).toBe(1)
  })

  test('leaves a final score that was entered otherwise to the schedule', async () => {
    const game = await gameOfToday('mens-basketball')
    const final = { resultStatus: 'W', teamScore: '70', opponentScore: '64' } as const
    await inSchool((tx) => tx.update(games).set(final).where(eq(games.id, game)))
    const answer = await say(game, keyed(points('us', 2)))
    expect([answer.status, answer.text]).toEqual([409, expect.stringContaining('final score already')])
    expect((await look(game)).body).toMatchObject({ score: { us: '70', them: '64' }, acts: [] })
  })

  test('is for the teams that somebody works for, and for those who write', async () => {
    const own = (await rowOf(football))?.sportId ?? 0
    const student = await door.person('editor', school, school, [own])
    expect((await say(football, keyed({ act: 'clock', seconds: 30 }), student)).status).toBe(200)
    const other = await gameOfToday('mens-basketball')
    expect((await say(other, keyed(points('us', 2)), student)).status).toBe(404)
    expect((await look(other, student)).status).toBe(404)
    const listed = (await student.send(gameDesk.gamesAtDesk)).body.games
    expect([...new Set(listed.map(({ sport }) => sport))]).toEqual(['Football'])
    const visitor = await door.person('visitor', school)
    expect((await say(football, keyed(points('us', 6)), visitor)).status).toBe(403)
    expect((await say(football, keyed(points('us', 6)), door.nobody(school))).status).toBe(401)
  })

  test('a school never sees what another says', async () => {
    const theirs = await gameOfToday('womens-volleyball', 'tamarack')
    const there = await door.person('editor', 'tamarack')
    const acts = keyed(points('us', 1))
    expect((await say(theirs, acts, there)).status).toBe(200)
    // The same key at another school is another act.
    const mine = await gameOfToday('mens-basketball')
    const { body } = await say(mine, [{ key: acts[0]?.key ?? '', ...points('us', 3) }])
    expect(body.score).toEqual({ us: '3', them: '0' })
    const rows = await inSchool((tx) =>
      tx
        .select()
        .from(handActs)
        .where(eq(handActs.key, acts[0]?.key ?? '')),
    )
    expect(rows.map(({ tenantId, gameId }) => [tenantId, gameId])).toEqual([[school, mine]])
  })

  test('a file of a scoring program wins, the result that was said by hand too', async () => {
    const [us, them] = [{ side: 'us', score: 10 } as const, { side: 'them', score: 13 } as const]
    await say(football, keyed({ act: 'score', ...us }, { act: 'score', ...them }, { act: 'end' }))
    expect((await rowOf(football))?.resultStatus).toBe('L')
    const line: [number[], number[]] = [
      [14, 0],
      [7, 0],
    ]
    expect(await sendFile(football, { school: 'Halcyon State', isComplete: false, line })).toMatchObject({
      kind: 'taken',
    })
    expect(await scoreTold(football)).toEqual([14, 7])
    expect(await rowOf(football)).toMatchObject({ resultStatus: null, gameState: 'Live' })

    const { body } = await say(football, keyed(points('us', 6)))
    expect(body.file).toMatchObject({ isComplete: false })
    expect([body.keptBy, body.score]).toEqual(['file', { us: '14', them: '7' }])
    expect(await scoreTold(football)).toEqual([14, 7])
  })

  test('strangers of a file are decided at the desk, once for the season', async () => {
    const publisher = await door.person('publisher', school)
    const runners: FootballFile['runners'] = [
      ['91', 'Reyess, Kalvin', 20],
      ['92', 'Newcombe, Zed', 10],
      ['93', 'Guest, Some', 5],
    ]
    const file = { school: 'Halcyon State', isComplete: false, runners }
    const outcome = await sendFile(football, file)
    if (outcome.kind !== 'taken') throw new Error(JSON.stringify(outcome))
    let { fileId } = outcome.receipt
    const asked = await publisher.send(incoming.strangersOfFile, { fileId })
    expect(asked.body).toMatchObject({
      mayDecide: true,
      strangers: [
        { jersey: '91', name: 'Kalvin Reyess', firstName: 'Kalvin', lastName: 'Reyess' },
        { jersey: '92', name: 'Zed Newcombe' },
        { jersey: '93', name: 'Some Guest' },
      ],
    })
    const { seasonId, players } = asked.body
    const decide = async (
      [jersey, name]: [string, string],
      is: 'player' | 'on the roster now' | 'nobody',
      more: { rosterPlayerId?: number } = {},
      by = publisher,
    ) => {
      const answer = await by.send(incoming.decideStranger, { fileId, body: { jersey, name, is, ...more } })
      return [answer.status, answer.body.strangers?.map((one) => one.name)]
    }
    expect(await decide(['91', 'Kalvin Reyess'], 'player')).toEqual([400, undefined])
    const of = { rosterPlayerId: players[0]?.id ?? 0 }
    expect(await decide(['91', 'Kalvin Reyess'], 'player', of)).toEqual([200, ['Zed Newcombe', 'Some Guest']])
    const added = await publisher.send(desk.saveRoster, {
      seasonId,
      body: { edits: [], adds: [{ firstName: 'Zed', lastName: 'Newcombe', jersey: '92' }] },
    })
    expect([added.status, added.text]).toEqual([200, added.text])
    expect(await decide(['92', 'Zed Newcombe'], 'on the roster now')).toEqual([200, ['Some Guest']])
    expect(await decide(['93', 'Some Guest'], 'nobody')).toEqual([200, []])

    const later = await sendFile(football, { ...file, plays: 9, line: [[21], [0]] })
    expect(later).toMatchObject({ kind: 'taken' })
    expect(later.kind === 'taken' && later.receipt.strangers.map(({ decision }) => decision)).toEqual([
      'player',
      'nobody',
    ])

    // The version before is not kept: what is asked of this one is refused for want of a right.
    if (later.kind === 'taken') fileId = later.receipt.fileId
    const other = await door.person('publisher', school, school, [-1])
    const elsewhere = await door.person('publisher', 'tamarack')
    const editing = await door.person('editor', school)
    expect(await decide(['93', 'Some Guest'], 'nobody')).toEqual([200, []])
    expect(await decide(['93', 'Some Guest'], 'nobody', {}, other)).toEqual([404, undefined])
    expect(await decide(['93', 'Some Guest'], 'nobody', {}, elsewhere)).toEqual([404, undefined])
    expect(await decide(['93', 'Some Guest'], 'nobody', {}, editing)).toEqual([403, undefined])
  })

  test('a number is corrected with a reason: files to come keep it, and one that says something new overrules it, which is shown', async () => {
    const publisher = await door.person('publisher', school)
    const seasonId = (await rowOf(football))?.seasonId ?? 0
    const [player] = (await publisher.send(desk.roster, { seasonId })).body.rows.filter(
      ({ jersey }) => jersey,
    )
    if (!player) throw new Error('Nobody is on the roster')
    const who = { jersey: player.jersey ?? '', name: `${player.firstName} ${player.lastName}` }
    const send = async (yards: number, plays: number, isComplete = true) => {
      const outcome = await sendFile(football, {
        school: 'Halcyon State',
        isComplete,
        plays,
        runners: [[who.jersey, `${player.lastName}, ${player.firstName}`, yards]],
      })
      if (outcome.kind !== 'taken') throw new Error(JSON.stringify(outcome))
      return outcome.receipt
    }
    const yards = async () => {
      const answer = await door.app.inject({
        url: `/api/v2/Stats/boxscore/${football}`,
        headers: { tenant: school },
      })
      const { teams } = answer.json<BoxScore>()
      const team = teams.find(({ players }) => players.some(({ name }) => name === who.name))
      const own = team?.players.find(({ name }) => name === who.name)
      return [own?.groups.rushing?.yds, team?.totals.rushing?.yds]
    }
    const number = { side: 'school', ...who, table: 'rushing', column: 'yds' } as const
    const correct = (fileId: number, value: number, by = publisher) =>
      by.send<typeof statNumbers.correctNumber, Done>(statNumbers.correctNumber, {
        fileId,
        body: { ...number, value, reason: 'Seen again on film' },
      })
    const numbers = async (fileId: number) => (await publisher.send(statNumbers.fileNumbers, { fileId })).body

    const running = await send(40, 60, false)
    expect((await correct(running.fileId, 61)).status).toBe(409)
    const final = await send(55, 70)
    expect(await yards()).toEqual([55, 55])
    for (const [by, status] of [
      [await door.person('editor', school), 403],
      [await door.person('publisher', school, school, [-1]), 404],
      [await door.person('publisher', 'tamarack'), 404],
    ] as const)
      expect((await correct(final.fileId, 61, by)).status).toBe(status)
    expect((await correct(final.fileId, 55)).status).toBe(400)
    expect(
      (
        await publisher.send(statNumbers.correctNumber, {
          fileId: final.fileId,
          body: { ...number, column: 'avg', value: 3, reason: 'It follows' },
        })
      ).status,
    ).toBe(400)

    const first = await correct(final.fileId, 61)
    expect([first.status, first.text]).toEqual([200, first.text])
    expect(await yards()).toEqual([61, 61])
    expect((await publisher.ask('undo', { work: first.body.work ?? '', body: {} })).status).toBe(200)
    expect([await yards(), (await numbers(final.fileId)).corrections]).toEqual([[55, 55], []])

    await correct(final.fileId, 61)
    const next = await send(55, 71)
    expect(await yards()).toEqual([61, 61])
    expect((await numbers(next.fileId)).corrections).toMatchObject([
      { state: 'holds', said: 55, value: 61, saidNow: 55, reason: 'Seen again on film', by: 'A publisher' },
    ])
    expect(await numbers(final.fileId)).toMatchObject({ refusal: expect.stringMatching(/later file/) })

    const other = await send(58, 72)
    expect(await yards()).toEqual([58, 58])
    expect((await numbers(other.fileId)).corrections).toMatchObject([{ state: 'overruled', saidNow: 58 }])
    const listed = (await publisher.send(incoming.receivedFiles)).body.files.find(
      ({ id }) => id === other.fileId,
    )
    expect(listed?.warnings).toContainEqual(
      expect.stringMatching(/says 58 now, and overrules 61 in place of 55/),
    )
    const { body: difference } = await publisher.send(statNumbers.fileDifference, { fileId: other.fileId })
    expect(difference.before?.id).toBe(next.fileId)
    expect(difference.changes).toContainEqual({
      who: who.name,
      label: 'Rushing: Rushing Yards',
      before: '55',
      after: '58',
    })

    const [correction] = (await numbers(other.fileId)).corrections
    const taken = await publisher.send(statNumbers.takeBackCorrection, {
      fileId: other.fileId,
      correctionId: correction?.id ?? 0,
    })
    expect([taken.status, taken.text]).toEqual([200, taken.text])
    expect((await numbers(other.fileId)).corrections).toEqual([])
  })

  test('an old version that comes again is taken in, and not in silence', async () => {
    const file = (plays: number): FootballFile => ({ school: 'Halcyon State', isComplete: true, plays })
    await sendFile(football, file(80))
    await sendFile(football, file(81))
    const again = await sendFile(football, file(80))
    expect(again.kind === 'taken' && again.receipt.warnings.map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/^This very file came before/),
    )
  })
})
