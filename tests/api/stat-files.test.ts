import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { incoming } from '#contract/editing/incoming.ts'
import type { Schedule } from '#contract/games.ts'
import type { LiveGames } from '#contract/live.ts'
import type { RecordBook } from '#contract/shapes/record-book.ts'
import type { BoxScore, CumulativeStats, PlayerStats } from '#contract/stats.ts'
import { games, opponents } from '#server/db/schema/games.ts'
import { liveGames } from '#server/db/schema/live.ts'
import { players, rosterPlayers } from '#server/db/schema/rosters.ts'
import { boxScores, seasonTotals, statDecisions, statFiles } from '#server/db/schema/stats.ts'
import { endGame, gamesForFile, takeAsGame } from '#server/domains/stats/files/asked-files.service.ts'
import { receivedFilesCalls } from '#server/domains/stats/files/received-files.calls.ts'
import { listStatFiles, storagePathOf } from '#server/domains/stats/files/stat-files.service.ts'
import { decideStranger, openStrangers } from '#server/domains/stats/files/stat-strangers.service.ts'
import { listStatTokens, revokeStatToken } from '#server/domains/stats/files/stat-tokens.service.ts'
import { writeStatFile } from '#server/feeds/statcrew/write-stat-file.ts'
import { type FootballFile, footballGame } from '#tests/factories/football-file.ts'
import { engines } from '#tests/support/engines.ts'
import { openStatDoor, type StatDoor } from '#tests/support/stat-door.ts'

const xml = (change: FootballFile = {}) => writeStatFile(footballGame(change))

describe.each(engines)('stat files on $name', (engine) => {
  let door: StatDoor
  beforeAll(async () => {
    door = await openStatDoor(engine)
    const media = await door.inSchool(async ({ tx }) => {
      const [game] = await tx.select().from(games)
      return game?.media
    })
    if (!media) throw new Error('The school has no game')
    await door.inSchool(async ({ tx }) => {
      await tx.insert(players).values([
        { id: 2, firstName: 'Matthew', lastName: 'Winterbourn', slug: 'matthew-winterbourn' },
        { id: 3, firstName: 'Cal', lastName: 'Reyes', slug: 'cal-reyes' },
      ])
      await tx.insert(rosterPlayers).values([
        { id: 2, seasonId: 1, playerId: 2, jersey: '46', academicYear: 'Senior' },
        { id: 3, seasonId: 1, playerId: 3, jersey: '22', academicYear: 'Senior' },
      ])
      await tx
        .insert(opponents)
        .values({ id: 2, title: 'Elk Bay College', slug: 'elk-bay', abbreviation: 'EBC' })
      const common = { sportId: 1, seasonId: 1, timeZone: 'America/New_York', time: '1:00 PM', media }
      await tx.insert(games).values([
        {
          ...common,
          id: 2,
          opponentId: 2,
          startDate: '2026-10-31',
          startUtc: new Date('2026-10-31T17:00:00Z'),
          locationIndicator: 'A',
          atVs: 'at',
        },
        {
          ...common,
          id: 3,
          opponentId: 2,
          startDate: '2026-08-22',
          startUtc: new Date('2026-08-22T17:00:00Z'),
          locationIndicator: 'H',
          atVs: 'vs',
          isExhibition: true,
        },
      ])
    })
  })
  afterAll(() => door.close())

  beforeEach(() =>
    door.inSchool(async ({ tx }) => {
      for (const table of [statFiles, statDecisions, boxScores, seasonTotals, liveGames])
        await tx.delete(table)
      await tx.update(games).set({
        status: 'A',
        gameState: 'Scheduled',
        resultStatus: null,
        teamScore: null,
        opponentScore: null,
        postscore: null,
        lineScores: null,
      })
    }),
  )

  const schedule = async () => (await door.get<Schedule>('/Schedule/bySport/football')).games
  const totals = () => door.get<CumulativeStats | null>('/Stats/cumulative/football')
  const box = (gameId: number) => door.get<BoxScore | null>(`/Stats/boxscore/${gameId}`)
  const rushing = async () => {
    const season = await totals()
    return [
      season?.games,
      season?.record,
      season?.team.rushing?.yds,
      season?.individual.map(({ name, gp, stats }) => [name, gp, stats.rushing?.yds]),
    ]
  }
  const elsewhere = { opponent: 'Elk Bay', date: '2026-10-31', isHome: false, startTime: '13:05' }
  const content = () => door.rows('east', ['stat_files', 'stat_tokens'])

  test('a file fills in the codes of the association, and never writes over what is known', async () => {
    const codes = (ncaaGameId: string, code: string) => {
      const game = footballGame()
      const [visitors, hosts] = game.teams
      return writeStatFile({
        ...game,
        ncaaGameId,
        teams: [
          { ...visitors, code },
          { ...hosts, code: '9101' },
        ],
      })
    }
    const known = () =>
      door.inSchool(async ({ tx }) => {
        const [game] = await tx.select().from(games).where(eq(games.id, 1))
        const [opponent] = await tx.select().from(opponents).where(eq(opponents.id, 1))
        return [game?.ncaaGameId, opponent?.ncaaSchoolCode]
      })
    await door.send(codes('6387650', '193'))
    expect(await known()).toEqual(['6387650', '193'])
    await door.send(codes('1', '2'))
    expect(await known()).toEqual(['6387650', '193'])
  })

  test('a final game becomes a result, a box score and a part of every total', async () => {
    const sent = await door.send(xml())
    expect([sent.status, sent.body]).toEqual([
      200,
      expect.objectContaining({
        kind: 'game',
        gameId: 1,
        changed: true,
        isRepeat: false,
        isComplete: true,
        program: 'Test Scorer 1.0',
        unmatched: [],
      }),
    ])
    const game = (await schedule()).find(({ id }) => id === 1)
    expect([game?.result, game?.gameState]).toEqual([
      {
        status: 'W',
        teamScore: '14',
        opponentScore: '3',
        prescore: null,
        postscore: null,
        lineScores: { team: [7, 0, 7, 0], opponent: [0, 3, 0, 0] },
        boxscore: '/sports/football/stats/2026/visitors/boxscore/1',
        recap: null,
      },
      7,
    ])
    const sheet = await box(1)
    expect([sheet?.home.isSchool, sheet?.home.score, sheet?.away.name, sheet?.plays.length]).toEqual([
      true,
      14,
      'Visitors',
      4,
    ])
    expect(sheet?.teams[1]?.players[0]).toMatchObject({ name: 'Ada Of-east', rosterPlayerId: 1, playerId: 1 })
    expect(await rushing()).toEqual([1, '1-0', 55, [['Ada Of-east', 1, 55]]])
  })

  test('the same file twice changes nothing, and says so', async () => {
    const first = await door.send(xml())
    const before = await door.rows('east', ['stat_tokens'])
    const again = await door.send(xml())
    expect(again.body).toEqual({ ...first.body, changed: false, isRepeat: true })
    expect(await door.rows('east', ['stat_tokens'])).toEqual(before)
  })

  test('a file that says the same in other bytes is kept and changes nothing', async () => {
    await door.send(xml())
    const before = await content()
    expect((await door.send(`${xml()}\n`)).body).toMatchObject({ changed: false, isRepeat: false })
    expect(await content()).toEqual(before)
  })

  test('a correction replaces the earlier file, and every total follows', async () => {
    await door.send(xml())
    await door.send(
      xml({
        ...elsewhere,
        runners: [
          ['7', 'Ada Of-east', 10],
          ['46', 'Winterbourn, Ma', 31],
        ],
      }),
    )
    expect(await rushing()).toEqual([
      2,
      '2-0',
      96,
      [
        ['Ada Of-east', 2, 65],
        ['Matthew Winterbourn', 1, 31],
      ],
    ])
    const corrected = xml({
      line: [
        [7, 0, 0, 0],
        [0, 3, 7, 0],
      ],
      runners: [
        ['22', 'Reyes, Cal', 40],
        ['7', 'Of-east, Ada', 15],
      ],
    })
    expect((await door.send(corrected)).body).toMatchObject({ gameId: 1, changed: true })
    expect(await rushing()).toEqual([
      2,
      '1-1',
      96,
      [
        ['Ada Of-east', 2, 25],
        ['Matthew Winterbourn', 1, 31],
        ['Cal Reyes', 1, 40],
      ],
    ])
    expect((await schedule()).map(({ id, result }) => [id, result?.status ?? null])).toEqual([
      [3, null],
      [2, 'W'],
      [1, 'L'],
    ])
    // The last word counts: the first file, sent again, is a correction of the correction.
    expect((await door.send(xml())).body).toMatchObject({ changed: true, isRepeat: false })
    expect((await rushing()).slice(0, 3)).toEqual([2, '2-0', 96])
  })

  test('an exhibition has a box score and is in no total', async () => {
    await door.send(xml())
    await door.send(xml({ opponent: 'EBC', date: '2026-08-22', startTime: '13:00' }))
    expect(await box(3)).toMatchObject({ status: 'W' })
    expect(await rushing()).toEqual([1, '1-0', 55, [['Ada Of-east', 1, 55]]])
  })

  test('a game that runs is live and in no total until it is over', async () => {
    await door.send(xml({ ...elsewhere }))
    const running = {
      isComplete: false,
      line: [
        [7, 0],
        [0, 3],
      ] as [number[], number[]],
    }
    expect((await door.send(xml(running))).body).toMatchObject({
      gameId: 1,
      isComplete: false,
      changed: true,
    })
    const live = async () =>
      (await door.get<LiveGames>('/LiveStats')).Games.map((game) => [
        game.Id,
        game.HasStarted,
        game.IsComplete,
        game.Period,
        game.HomeTeam.Score,
        game.VisitingTeam.Score,
      ])
    expect(await live()).toEqual([[1, true, false, 2, 7, 3]])
    expect((await schedule()).find(({ id }) => id === 1)).toMatchObject({ gameState: 3, result: null })
    expect(await box(1)).toMatchObject({ home: { score: 7 }, status: null })
    expect((await rushing()).slice(0, 3)).toEqual([1, '1-0', 55])
    await door.send(xml())
    expect(await live()).toEqual([[1, true, true, 4, 14, 3]])
    expect((await rushing()).slice(0, 3)).toEqual([2, '2-0', 110])
  })

  test('a file from before the end that comes after it is refused; overtime after all is not', async () => {
    await door.send(xml())
    const before = await content()
    const late = await door.send(xml({ isComplete: false, plays: 3 }))
    expect([late.status, late.body.detail]).toEqual([
      409,
      'Game 1 is over, and this file is from before its end.',
    ])
    expect(await content()).toEqual(before)
    await door.send(
      xml({
        isComplete: false,
        line: [
          [7, 0, 7, 0, 0],
          [0, 3, 0, 11, 0],
        ],
        plays: 5,
      }),
    )
    expect((await schedule()).find(({ id }) => id === 1)).toMatchObject({ gameState: 3, result: null })
    await door.send(
      xml({
        line: [
          [7, 0, 7, 0, 6],
          [0, 3, 0, 11, 0],
        ],
        plays: 6,
      }),
    )
    expect((await schedule()).find(({ id }) => id === 1)?.result).toMatchObject({
      status: 'W',
      postscore: 'OT',
    })
  })

  describe('nothing changes', () => {
    const whole = xml()
    const hostile = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><fbgame>&b;</fbgame>`
    test.each([
      ['an empty file', '', 422],
      ['a file that is no XML', 'Final: 14-3', 422],
      ['a page', '<html><body>Sign in</body></html>', 422],
      ['a file that was cut off', whole.slice(0, whole.length / 2), 422],
      ['a hostile file', hostile, 422],
      ['a sport that is not read', '<wrgame source="x"><venue/></wrgame>', 422],
      ['a sport that the school does not play', whole.replaceAll('fbgame', 'bbgame'), 422],
      ['a game that is not on the schedule', xml({ date: '2026-09-19' }), 404],
      ['a game of two other schools', xml({ school: 'Elk Bay', opponent: 'Somebody Else' }), 404],
    ])('by %s, which is refused with a clear line and kept', async (_what, bytes, status) => {
      await door.send(xml({ ...elsewhere }))
      const before = await content()
      const sent = await door.send(bytes)
      expect([sent.status, sent.headers['content-type']]).toEqual([
        status,
        'application/problem+json; charset=utf-8',
      ])
      expect(sent.body.detail).toMatch(/^[A-Z].{10,}\.$/)
      expect(await content()).toEqual(before)
      const { items } = await door.inSchool((work) => listStatFiles(work, { pageIndex: 0, pageSize: 10 }))
      const refused = items.find((file) => file.status === 'refused')
      expect([items.length, refused?.errorMessage]).toEqual([2, sent.body.detail])
      const kept = await door.services.storage.read(storagePathOf({ key: 'east' }, refused?.hash ?? ''))
      expect(kept?.bytes.toString()).toBe(bytes)
    })
  })

  test('the game may be named where teams and day do not tell', async () => {
    const unknown = xml({ date: '2026-09-19' })
    expect((await door.send(unknown)).status).toBe(404)
    expect((await door.send(unknown, { query: '?gameId=2' })).body).toMatchObject({
      gameId: 2,
      changed: true,
    })
    expect((await door.send(unknown, { query: '?gameId=999' })).status).toBe(404)
  })

  describe('what a file leaves open, somebody says at the desk', () => {
    const deps = () => ({ ...door.services, now: door.now })
    const received = async () => {
      const calls = receivedFilesCalls(deps())
      const call = { tenant: door.tenants.east } as Parameters<typeof calls.receivedFiles>[0]
      return (await calls.receivedFiles(call, {})).files[0]
    }

    test('that the game is over: it counts, and the next version of the file knows it', async () => {
      const open = (change: FootballFile = {}) =>
        xml({ isComplete: false, ...change }).replace('<venue ', '<venue end="10:52 pm" ')
      await door.send(open())
      expect(await received()).toMatchObject({ asks: 'whether it is over', isComplete: false })
      expect(await rushing()).not.toContain(55)
      const { id = 0 } = (await received()) ?? {}
      expect(await endGame(deps(), door.tenants.east, id)).toBe(1)
      expect(await received()).toMatchObject({ asks: null, isComplete: true })
      expect((await rushing())[2]).toBe(55)
      await door.send(open({ runners: [['7', 'Of-east, Ada', 57]] }))
      expect(await received()).toMatchObject({ asks: null, isComplete: true, isStanding: true })
      expect((await rushing())[2]).toBe(57)
    })

    test('the file that the numbers are of is handed on as it came, to whoever may publish', async () => {
      const sent = xml()
      await door.send(sent)
      const { id = 0 } = (await received()) ?? {}
      const call = receivedFilesCalls(deps()).keptFile
      const { name, content } = await call({ tenant: door.tenants.east } as Parameters<typeof call>[0], {
        fileId: id,
      })
      const parts = await Array.fromAsync(content, (part) => Buffer.from(part))
      expect([name, Buffer.concat(parts).toString()]).toEqual([expect.stringMatching(/\.xml$/), sent])
      expect(incoming.keptFile.needs).toBe('publisher')
    })

    test('which game it is, and by which name: the next file of that opponent is found by itself', async () => {
      const strange = (change: FootballFile = {}) =>
        xml({ ...elsewhere, school: 'Kestrel', opponent: 'Ridge Tech', ...change }).replaceAll('EAST', 'KES')
      const refused = await door.send(strange())
      expect([refused.status, refused.body.detail]).toEqual([
        404,
        expect.stringContaining('That day has Elk Bay College (game 2).'),
      ])
      const file = await received()
      expect(file).toMatchObject({ asks: 'which game', isTaken: false })
      const offered = await door.inSchool((work) => gamesForFile(work, deps(), file?.id ?? 0))
      expect([offered.teams, offered.games.map(({ game }) => game.id)]).toEqual([
        ['Kestrel', 'Ridge Tech'],
        [2],
      ])
      await takeAsGame(deps(), door.tenants.east, { fileId: file?.id ?? 0, gameId: 2, remember: true })
      expect(await received()).toMatchObject({ asks: null, isTaken: true, game: { id: 2 } })
      const names = await door.inSchool(({ tx }) => tx.select().from(opponents).where(eq(opponents.id, 2)))
      expect(names[0]?.aliases).toEqual(['Ridge Tech'])
      expect((await door.send(strange({ line: [[7], [0]] }))).body).toMatchObject({ gameId: 2 })
      await door.inSchool(({ tx }) => tx.update(opponents).set({ aliases: [] }).where(eq(opponents.id, 2)))
    })
  })

  describe('players who are not on the roster', () => {
    const withStranger = (change: FootballFile = {}) =>
      xml({
        runners: [
          ['7', 'Of-east, Ada', 10],
          ['99', 'Reyess, Kalvin', 20],
        ],
        ...change,
      })
    const deps = () => ({ ...door.services, now: door.now })
    const open = () => door.inSchool((work) => openStrangers(work))
    const linesOf = async (gameId: number) =>
      (await box(gameId))?.teams
        .find(({ name }) => name === 'School east')
        ?.players.map(({ name, rosterPlayerId }) => [name, rosterPlayerId])

    test('are listed until somebody decides; that is remembered, for stored box scores and for files to come', async () => {
      const sent = await door.send(withStranger())
      expect(sent.body.unmatched).toEqual([{ jersey: '99', name: 'Kalvin Reyess' }])
      expect(await open()).toEqual([{ seasonId: 1, jersey: '99', name: 'Kalvin Reyess', gameIds: [1] }])
      expect(await linesOf(1)).toEqual([
        ['Ada Of-east', 1],
        ['Kalvin Reyess', null],
      ])
      const decided = await decideStranger(deps(), door.tenants.east, {
        seasonId: 1,
        jersey: '99',
        name: 'Kalvin Reyess',
        rosterPlayerId: 3,
      })
      expect([decided, await open()]).toEqual([{ games: [1] }, []])
      expect(await linesOf(1)).toEqual([
        ['Ada Of-east', 1],
        ['Cal Reyes', 3],
      ])
      const later = await door.send(withStranger(elsewhere))
      expect([later.body.unmatched, await linesOf(2)]).toEqual([
        [],
        [
          ['Ada Of-east', 1],
          ['Cal Reyes', 3],
        ],
      ])
      expect((await rushing()).at(-1)).toEqual([
        ['Ada Of-east', 2, 20],
        ['Cal Reyes', 2, 40],
      ])
    })

    test('may be nobody of ours, and a decision may be changed', async () => {
      await door.send(withStranger())
      const stranger = { seasonId: 1, jersey: '99', name: 'Kalvin Reyess' }
      await decideStranger(deps(), door.tenants.east, { ...stranger, rosterPlayerId: null })
      expect([await open(), (await linesOf(1))?.at(-1)]).toEqual([[], ['Kalvin Reyess', null]])
      await decideStranger(deps(), door.tenants.east, { ...stranger, rosterPlayerId: 3 })
      expect((await linesOf(1))?.at(-1)).toEqual(['Cal Reyes', 3])
      await expect(
        decideStranger(deps(), door.tenants.east, { ...stranger, rosterPlayerId: 4711 }),
      ).rejects.toThrow('There is no player 4711')
      expect((await linesOf(1))?.at(-1)).toEqual(['Cal Reyes', 3])
    })
  })

  describe('tokens', () => {
    test.each([
      ['no token', ''],
      ['something else', 'letmein'],
      ['a token nobody made', `fieldhouse_east_${'0'.repeat(48)}`],
      ['a token of a school that is not there', `fieldhouse_nowhere_${'0'.repeat(48)}`],
    ])('%s gets a 401 before the body is looked at', async (_what, token) => {
      const sent = await door.send('x', { token })
      expect([sent.status, sent.headers['www-authenticate']]).toEqual([401, 'Bearer realm="stat files"'])
    })

    test('a revoked token is refused from then on', async () => {
      const { id, token } = await door.newToken(door.tenants.east)
      expect((await door.send(xml(), { token })).status).toBe(200)
      await door.inSchool((work) => revokeStatToken(work, id))
      expect((await door.send(xml({ line: [[0], [7]] }), { token })).status).toBe(401)
      expect((await schedule()).find(({ id: game }) => game === 1)?.result).toMatchObject({ status: 'W' })
    })

    test('a token writes for its own school and no other, although their games have the same numbers', async () => {
      const [east, west] = [await content(), await door.rows('west')]
      const { token } = await door.newToken(door.tenants.west)
      const file = xml({ school: 'School west', runners: [['7', 'Of-west, Ada', 9]] })
      expect((await door.send(file, { token, headers: { tenant: 'east' } })).status).toBe(403)
      expect((await door.send(file, { token })).body).toMatchObject({ gameId: 1, unmatched: [] })
      expect(await content()).toEqual(east)
      expect((await door.rows('west')).box_scores).not.toBe(west.box_scores)
    })

    test('a token counts the files that were taken with it, and no others', async () => {
      const [used, unused] = [await door.newToken(door.tenants.east), await door.newToken(door.tenants.east)]
      expect((await door.send('<x/>', { token: used.token })).status).toBeGreaterThanOrEqual(400)
      const usesOf = async () => {
        const tokens = await door.inSchool(listStatTokens)
        return [used, unused].map(({ id }) => tokens.find((token) => token.id === id)?.uses)
      }
      expect(await usesOf()).toEqual([0, 0])
      expect((await door.send(xml({ line: [[3], [9]] }), { token: used.token })).status).toBe(200)
      expect(await usesOf()).toEqual([1, 0])
    })

    test('a token is kept as its hash only', async () => {
      const { token } = await door.newToken(door.tenants.east)
      const rows = Object.values(await door.rows('east')).join('')
      expect([rows.includes(token), rows.includes(token.split('_').at(-1) ?? token)]).toEqual([false, false])
    })
  })

  test('many posts of one file at once make one', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => door.send(xml())))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
    expect(answers.filter(({ body }) => body.isRepeat === false)).toHaveLength(1)
    const [files, boxes] = await door.inSchool(async ({ tx }) => [
      await tx.$count(statFiles),
      await tx.$count(boxScores),
    ])
    expect([files, boxes]).toEqual([1, 1])
  })

  test('many versions at once leave the last that was written, whole', async () => {
    const versions = Array.from({ length: 6 }, (_, index) =>
      xml({ isComplete: false, line: [[index], [0]], runners: [['7', 'Of-east, Ada', index]] }),
    )
    await Promise.all(versions.map((bytes) => door.send(bytes)))
    const [standing] = await door.inSchool(({ tx }) =>
      tx.select().from(statFiles).where(eq(statFiles.isStanding, true)),
    )
    const kept = await door.services.storage.read(storagePathOf({ key: 'east' }, standing?.hash ?? ''))
    const index = versions.indexOf(kept?.bytes.toString() ?? '')
    expect((await box(1))?.home.score).toBe(index)
    expect((await door.get<LiveGames>('/LiveStats')).Games[0]?.HomeTeam.Score).toBe(index)
  })

  test('the bytes are kept as they came, and are not public', async () => {
    const { body } = await door.send(xml())
    const [row] = await door.inSchool(({ tx }) => tx.select().from(statFiles))
    expect(row).toMatchObject({ id: body.fileId, door: 'post', status: 'taken', gameId: 1, isStanding: true })
    const path = storagePathOf({ key: 'east' }, row?.hash ?? '')
    expect((await door.services.storage.read(path))?.bytes.toString()).toBe(xml())
    expect(path).toMatch(/^private\//)
  })

  describe('by a form', () => {
    const upload = async (token: string, file: File | string) => {
      const form = new FormData()
      form.set('token', token)
      form.set('file', file)
      const body = new Response(form)
      return door.send(await body.bytes(), {
        token: '',
        headers: { 'content-type': body.headers.get('content-type') },
      })
    }

    test('a person uploads a file, with the token typed beside it', async () => {
      const { token } = await door.newToken(door.tenants.east)
      const sent = await upload(token, new File([xml()], 'game.xml'))
      expect([sent.status, sent.body.changed]).toEqual([200, true])
      const { items } = await door.inSchool((work) => listStatFiles(work, { pageIndex: 0, pageSize: 10 }))
      expect(items[0]).toMatchObject({ door: 'upload', fileName: 'game.xml', status: 'taken' })
    })

    test('a wrong token and a form without a file are refused', async () => {
      const { token } = await door.newToken(door.tenants.east)
      expect((await upload('wrong', new File([xml()], 'game.xml'))).status).toBe(401)
      expect((await upload(token, 'no file')).status).toBe(400)
    })
  })

  test('what is too large or of another type is refused', async () => {
    expect((await door.send(new Uint8Array(9 * 1024 * 1024))).status).toBe(413)
    expect((await door.send(`${xml()}${' '.repeat(3 * 1024 * 1024)}`)).status).toBe(200)
    const json = await door.send('{}', { headers: { 'content-type': 'application/json' } })
    expect([json.status, json.body.detail]).toEqual([415, 'Send it with Content-Type: application/xml.'])
  })

  test('a season file is compared with the sums of our games, and changes none of them', async () => {
    await door.send(xml())
    await door.send(xml({ ...elsewhere, runners: [['46', 'Winterbourn, Ma', 31]] }))
    const before = await content()
    const season = (yards: number) =>
      `<fbseas source="Test Scorer" version="1.0" date="11/15/2026"><team id="EAST" name="School east" overall="2-0">
        <totals gp="2"><rush att="10" yds="${yards}" td="2" long="55"/></totals>
        <player uni="7" name="Of-east, Ada" gp="1" gs="1"><rush att="5" yds="55" td="1" long="55"/></player>
        <player uni="46" name="Winterbourn, Ma" gp="1" gs="1"><rush att="5" yds="${yards - 55}" td="1" long="31"/></player>
      </team></fbseas>`
    expect((await door.send(season(86))).body).toMatchObject({ kind: 'season', gameId: null, warnings: [] })
    expect((await door.send(season(90))).body.warnings).toEqual([
      { place: 'team', message: 'Rushing YDS: the file has 90, our games 86.' },
      { place: '46 Ma Winterbourn', message: 'Rushing YDS: the file has 35, our games 31.' },
    ])
    expect(await content()).toEqual(before)
  })

  test('a season file of which no game is kept stands in with its totals, says so, and gives way to games', async () => {
    const season = (date: string, yards: number) =>
      `<fbseas source="Test Scorer" version="1.0" date="${date}"><team id="EAST" name="School east" overall="7-4">
        <totals gp="11"><rush att="400" yds="${yards}" td="19" long="71"/></totals>
        <player uni="46" name="Winterbourn, Ma" gp="11" gs="9"><rush att="151" yds="812" td="9" long="71"/></player>
      </team></fbseas>`
    const { body } = await door.send(season('11/15/2026', 1803))
    expect(body).toMatchObject({
      kind: 'season',
      warnings: expect.arrayContaining([
        expect.objectContaining({
          message: 'No game of 2026 is kept, so the totals of this file stand in for them.',
        }),
      ]),
    })
    await door.send(season('11/16/2026', 1810))
    expect(await totals()).toMatchObject({
      isTotalsOnly: true,
      games: 11,
      record: '7-4',
      team: { rushing: { yds: 1810 } },
      individual: [{ name: 'Ma Winterbourn', playerId: 2, gp: 11, gs: 9 }],
    })
    const career = async () =>
      (await door.get<PlayerStats>('/Stats/player/2')).sports[0]?.seasons.map(({ isTotalsOnly, stats }) => [
        isTotalsOnly,
        stats.rushing?.yds,
      ])
    expect(await career()).toEqual([[true, 812]])
    const book = await door.get<RecordBook>('/Stats/records/football?scope=career')
    expect(
      book.categories.find(({ group, key }) => group === 'rushing' && key === 'yds')?.holders,
    ).toMatchObject([
      { rank: 1, value: 812, name: 'Ma Winterbourn', playerId: 2, season: '2026', isTotalsOnly: true },
    ])
    await door.send(xml({ ...elsewhere, runners: [['46', 'Winterbourn, Ma', 31]] }))
    expect(await totals()).toMatchObject({ isTotalsOnly: false, games: 1 })
    expect(await career()).toEqual([[false, 31]])
  })
})

describe('limits of the door', () => {
  test('a token may send so many files a minute', async () => {
    const [engine] = engines
    if (!engine) throw new Error('There is no engine')
    const door = await openStatDoor(engine, { STATS_RATE_LIMIT: '3' })
    try {
      const sent = []
      for (let count = 0; count < 4; count++) sent.push(await door.send(xml()))
      expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 429])
      expect(Number(sent[3]?.headers['retry-after'])).toBeGreaterThan(0)
      const { token } = await door.newToken(door.tenants.east)
      expect((await door.send(xml(), { token })).status).toBe(200)
    } finally {
      await door.close()
    }
  })
})
