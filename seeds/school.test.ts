import { describe, expect, test } from 'vitest'
import { academicYearOf, dayIn, dayOf, isoOf, isWeekend } from './basics/calendar.ts'
import { planYear } from './generate/games/games.ts'
import { rivalsOf } from './generate/games/opponents.ts'
import { takesPlace } from './generate/games/planned-game.ts'
import { momentOf } from './generate/games/publish.ts'
import { liveRowsOf } from './generate/live.ts'
import { rostersOf } from './generate/people/rosters.ts'
import { gamesAt, generateSchool, generateUnscored, schoolData } from './generate/school.ts'
import type { Game, SchoolKey, UnscoredSchool } from './model/model.ts'

const keys: SchoolKey[] = ['halcyon', 'tamarack']
const sampleDays = ['2026-01-01', '2026-05-12', '2026-07-09', '2026-11-15', '2026-12-25']
const schools = new Map<string, UnscoredSchool>()

/** Its statistics, which take most of the time, are what stats.test.ts is about. */
function school(key: SchoolKey, day = '2026-11-15'): UnscoredSchool {
  const name = `${key}/${day}`
  const known = schools.get(name) ?? generateUnscored(key, day)
  schools.set(name, known)
  return known
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
const sportOf = ({ sports }: UnscoredSchool, game: Game) =>
  sports.find(({ id }) => id === game.sportId)?.shortname ?? ''

describe.each(keys)('the games of %s', (key) => {
  const { games, seasons, opponents, facilities } = school(key)

  test('line scores add up to the score, and to sets won in volleyball', () => {
    const scored = games.filter(({ lineScores }) => lineScores !== null)
    expect(scored.length).toBeGreaterThan(300)
    for (const game of scored) {
      const { team, opponent } = game.lineScores ?? { team: [], opponent: [] }
      const isSets = sportOf(school(key), game) === 'wvball'
      const ours = isSets ? team.filter((points, set) => points > (opponent[set] ?? 0)).length : sum(team)
      const theirs = isSets
        ? opponent.filter((points, set) => points > (team[set] ?? 0)).length
        : sum(opponent)
      expect([game.id, game.teamScore, game.opponentScore]).toEqual([game.id, `${ours}`, `${theirs}`])
    }
  })

  test('a win has the greater score, a loss the smaller, a tie the same, and an event no score', () => {
    for (const { id, resultStatus, teamScore, opponentScore } of games) {
      if (resultStatus === null) continue
      const sign = teamScore === null ? 'N' : Math.sign(Number(teamScore) - Number(opponentScore))
      expect([id, resultStatus]).toEqual([id, sign === 'N' ? 'N' : { 1: 'W', 0: 'T', [-1]: 'L' }[sign]])
    }
  })

  test('no team plays twice at the same time, nor twice a day but in doubleheaders and tournaments', () => {
    const taking = games.filter(({ status }) => status === 'A')
    const starts = Map.groupBy(taking, ({ sportId, startUtc }) => `sport ${sportId} at ${startUtc}`)
    expect([...starts].filter(([, same]) => same.length > 1).map(([start]) => start)).toEqual([])
    const days = Map.groupBy(taking, ({ sportId, startDate }) => `sport ${sportId} on ${startDate}`)
    const isAllowed = (same: Game[]) =>
      same.length === 1 ||
      same.every(({ isDoubleheader }) => isDoubleheader) ||
      same.every(({ tournament }) => tournament !== null && tournament === same[0]?.tournament)
    expect([...days].filter(([, same]) => !isAllowed(same)).map(([day]) => day)).toEqual([])
  })

  test('every game lies in its season, and in the year that names a single-year season', () => {
    const isOutside = (game: Game) => {
      const season = seasons.find(({ id }) => id === game.seasonId)
      if (!season || season.sportId !== game.sportId) return true
      const isNamed = season.title.length === 7 || game.startDate.startsWith(season.title)
      return !isNamed || game.startDate < season.startsOn || game.startDate > season.endsOn
    }
    expect(games.filter(isOutside)).toEqual([])
  })

  test('every opponent and facility is known, ids are unique, and home games alone have a facility', () => {
    expect(new Set(games.map(({ id }) => id)).size).toBe(games.length)
    const opponentIds = new Set(opponents.map(({ id }) => id))
    const facilityIds = new Set(facilities.map(({ id }) => id))
    expect(games.filter(({ opponentId }) => !opponentIds.has(opponentId))).toEqual([])
    const isMisplaced = ({ facilityId, locationIndicator }: Game) =>
      locationIndicator === 'H' ? !facilityIds.has(facilityId ?? 0) : facilityId !== null
    expect(games.filter(isMisplaced)).toEqual([])
  })

  test('the instant and the printed day and time are the same moment in the zone of the game', () => {
    for (const game of games) {
      const local = Temporal.Instant.from(game.startUtc).toZonedDateTimeISO(game.timeZone)
      expect([game.id, local.toPlainDate().toString()]).toEqual([game.id, game.startDate])
      if (game.isTbd || game.isAllDay) continue
      const printed = local
        .toLocaleString('en-US', { hour: 'numeric', minute: '2-digit' })
        .replace(/\s/g, ' ')
      expect([game.id, printed]).toEqual([game.id, game.time])
    }
  })

  test('what has started is complete or called off, and what is to come has no result', () => {
    const noon = Temporal.PlainDateTime.from('2026-11-15T12:00')
      .toZonedDateTime(school(key).tenant.timeZone)
      .toInstant()
      .toString()
    const onAir = school(key).liveGames.map(({ gameId }) => gameId)
    for (const game of games.filter(
      ({ id, isAllDay, status }) => !isAllDay && status === 'A' && !onAir.includes(id),
    )) {
      expect([game.id, game.gameState]).toEqual([
        game.id,
        game.startUtc < noon ? 'GameComplete' : 'Scheduled',
      ])
      expect(game.resultStatus === null).toBe(game.gameState === 'Scheduled')
    }
  })
})

describe.each(keys)('the game on the air of %s', (key) => {
  const { games, liveGames } = school(key)

  test('has begun, has no result yet, and its score is the sum of what was played', () => {
    expect(liveGames).toHaveLength(1)
    for (const live of liveGames) {
      const game = games.find(({ id }) => id === live.gameId)
      expect([game?.gameState, game?.resultStatus]).toEqual(['Live', null])
      expect(Date.parse(game?.startUtc ?? '')).toBeLessThan(Date.parse(live.updatedAt))
      for (const { score, periodScores } of [live.school, live.opponent]) {
        expect(periodScores).toHaveLength(live.period)
        expect(periodScores.reduce((sum, points) => sum + points, 0)).toBe(score)
      }
    }
  })
})

describe.each(keys)('in every month of the year %s', (key) => {
  const data = schoolData[key]
  const rivals = rivalsOf(data)
  const rosters = (day: number) => rostersOf(data, [academicYearOf(day)])
  const moments = Array.from(
    { length: 12 },
    (_, month) => `2026-${String(month + 1).padStart(2, '0')}`,
  ).flatMap((month) => [`${month}-03T09:15`, `${month}-19T23:40`])

  test.each([...moments, '2026-06-30T23:50', '2026-12-24T08:00', '2028-05-19T12:00'])(
    'has a game on the air at %s',
    (moment) => {
      const now = momentOf(moment, data.timeZone)
      const { games, onAir } = gamesAt(data, rivals, [academicYearOf(now.day)], now)
      const game = games.find(({ id }) => id === onAir?.live.id)
      expect([game?.gameState, game?.resultStatus, game?.lineScores]).toEqual(['Live', null, null])
      const minutes = (Date.parse(now.utc) - Date.parse(game?.startUtc ?? '')) / 60_000
      expect(minutes).toBeGreaterThan(30)
      expect(minutes).toBeLessThan(60)
      const played = { games, opponents: rivals.map(({ opponent }) => opponent), ...rosters(now.day) }
      const { liveGames, sheetOnAir } = liveRowsOf(data, played, onAir, now.utc)
      expect(liveGames).toEqual([expect.objectContaining({ hasStarted: true, isComplete: false })])
      expect(sheetOnAir?.plays.length).toBeGreaterThan(0)
    },
  )
})

describe.each(keys)('the people of %s', (key) => {
  const { players, rosterPlayers, seasons, staffMembers, teamStaff } = school(key)

  test('rosters name each player once, with an id of its own', () => {
    expect(new Set(rosterPlayers.map(({ id }) => id)).size).toBe(rosterPlayers.length)
    expect(new Set(rosterPlayers.map(({ seasonId, playerId }) => `${seasonId}/${playerId}`)).size).toBe(
      rosterPlayers.length,
    )
    for (const { playerId, seasonId } of rosterPlayers) {
      expect(players.some(({ id }) => id === playerId)).toBe(true)
      expect(seasons.some(({ id }) => id === seasonId)).toBe(true)
    }
  })

  test('a jersey is worn by one player of a roster; football lets each side of the ball wear it', () => {
    const football = school(key).sports.find(({ shortname }) => shortname === 'football')?.id
    const offence = ['QB', 'RB', 'WR', 'TE', 'OL', 'K', 'LS']
    const worn = new Set<string>()
    for (const { seasonId, jersey, position } of rosterPlayers) {
      if (jersey === null) continue
      const isFootball = Math.floor(seasonId / 100) === football
      const label = `${seasonId} ${jersey} ${isFootball && offence.includes(position ?? '')}`
      expect(worn).not.toContain(label)
      worn.add(label)
    }
  })

  test('the academic year of a person goes up from season to season', () => {
    const order = [
      'Freshman',
      'First-Year',
      'Redshirt Freshman',
      'Sophomore',
      'Redshirt Sophomore',
      'Junior',
      'Redshirt Junior',
      'Senior',
      'Redshirt Senior',
      'Graduate Student',
      'Fifth Year',
      'Sixth Year',
    ]
    const lines = Map.groupBy(
      rosterPlayers,
      ({ playerId, seasonId }) => `${playerId}/${Math.floor(seasonId / 100)}`,
    )
    const careers = [...lines.values()].filter((career) => career.length > 1)
    expect(careers.length).toBeGreaterThan(100)
    for (const career of careers) {
      const ranks = career
        .sort((a, b) => a.seasonId - b.seasonId)
        .map(({ academicYear }) => order.indexOf(academicYear))
      expect(ranks).not.toContain(-1)
      expect(ranks).toEqual([...new Set(ranks)].sort((a, b) => a - b))
    }
  })

  test('every team has a head coach in every season and captains among its players', () => {
    for (const season of seasons) {
      const staff = teamStaff.filter(({ seasonId }) => seasonId === season.id)
      expect(staff.filter(({ title }) => title === 'Head Coach')).toHaveLength(1)
      expect(staff.every(({ staffMemberId }) => staffMembers.some(({ id }) => id === staffMemberId))).toBe(
        true,
      )
      expect(rosterPlayers.some(({ seasonId, isCaptain }) => seasonId === season.id && isCaptain)).toBe(
        season.hasRoster,
      )
    }
  })
})

describe.each(keys)('the calendar of %s', (key) => {
  test.each(sampleDays)('has a game on %s, results before it and games after it', (day) => {
    const { games } = school(key, day)
    const played = games.filter(({ gameState }) => gameState === 'GameComplete')
    expect(games.filter(({ startDate, status }) => startDate === day && status === 'A')).not.toHaveLength(0)
    expect(played.some(({ startDate }) => startDate >= isoOf(dayOf(day) - 7))).toBe(true)
    expect(
      games.some(
        ({ startDate, gameState }) =>
          startDate > day && startDate <= isoOf(dayOf(day) + 7) && gameState === 'Scheduled',
      ),
    ).toBe(true)
  })

  test('has something every day of the year, and a choice on weekends in term', () => {
    const data = schoolData[key]
    for (const academicYear of [2025, 2026, 2031]) {
      const starts = Map.groupBy(
        planYear(data, rivalsOf(data), academicYear).filter(takesPlace),
        ({ day }) => day,
      )
      for (let day = dayIn(academicYear, '07-01'); day <= dayIn(academicYear, '06-30'); day++) {
        const isTerm = !['06', '07', '08'].includes(isoOf(day).slice(5, 7))
        const wanted = isTerm && isWeekend(day) ? 2 : 1
        expect([isoOf(day), (starts.get(day)?.length ?? 0) >= wanted]).toEqual([isoOf(day), true])
      }
    }
  })

  test.each(sampleDays)('knows every state of a game on %s', (day) => {
    const { games } = school(key, day)
    const states: Record<string, (game: Game) => boolean> = {
      home: (game) => game.locationIndicator === 'H' && game.atVs === 'vs',
      away: (game) => game.locationIndicator === 'A' && game.atVs === 'at',
      neutral: (game) => game.locationIndicator === 'N',
      conference: (game) => game.isConference,
      exhibition: (game) => game.isExhibition,
      tournament: (game) => game.tournament !== null,
      doubleheader: (game) => game.isDoubleheader && game.gameNumber === 2,
      'time to be determined': (game) => game.isTbd && game.time === 'TBD',
      'all day': (game) => game.isAllDay && game.time === 'All Day',
      'several days': (game) => (game.endDate ?? '') > game.startDate,
      postponed: (game) => game.status === 'P' && game.gameState === 'Postponed',
      cancelled: (game) => game.status === 'C' && game.gameState === 'Canceled',
      forfeit: (game) => game.postscore === 'Forfeit' && game.lineScores === null,
      tie: (game) => game.resultStatus === 'T',
      overtime: (game) => game.postscore?.endsWith('OT') === true,
      'extra innings': (game) => game.postscore === '10 inn.',
      placing: (game) => game.resultStatus === 'N' && game.prescore?.includes(' of ') === true,
      special: (game) => game.type === 'S',
      ranked: (game) => game.opponentPrefix?.startsWith('#') === true,
      'another zone': (game) => game.timeZone !== school(key).tenant.timeZone,
    }
    const missing = Object.keys(states).filter((name) => !games.some((game) => states[name]?.(game)))
    expect(missing).toEqual([])
  })

  test('is the same school for the same day, and keeps its past from one day to the next', () => {
    const today = generateSchool(key, '2026-11-15')
    expect(generateSchool(key, '2026-11-15')).toEqual(today)
    expect(today).toMatchObject(school(key))
    const tomorrow = generateUnscored(key, '2026-11-16')
    expect(tomorrow.players).toEqual(school(key).players)
    expect(tomorrow.rosterPlayers).toEqual(school(key).rosterPlayers)
    const past = ({ startDate, endDate }: Game) => (endDate ?? startDate) < '2026-11-15'
    expect(tomorrow.games.filter(past)).toEqual(school(key).games.filter(past))
  })

  test('keeps people and results when the next academic year begins', () => {
    const [june, july] = [school(key, '2026-06-30'), school(key, '2026-07-01')]
    const onAir = [...june.liveGames, ...july.liveGames].map(({ gameId }) => gameId)
    const lastYear = ({ id, startDate }: Game) =>
      academicYearOf(dayOf(startDate)) === 2025 && startDate < '2026-06-29' && !onAir.includes(id)
    expect(july.games.filter(lastYear)).toEqual(june.games.filter(lastYear))
    const known = new Map(june.players.map((player) => [player.id, player]))
    const returning = july.players.filter(({ id }) => known.has(id))
    expect(returning.length).toBeGreaterThan(june.players.length / 2)
    for (const player of returning) expect(player).toEqual(known.get(player.id))
  })
})
