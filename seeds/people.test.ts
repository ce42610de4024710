import { describe, expect, test } from 'vitest'
import { recordNumberTitled } from '#server/domains/stats/record-numbers.ts'
import { scoredSport } from '#server/domains/stats/sport-columns.ts'
import { slugOf } from './basics/names.ts'
import { generateUnscored } from './generate/school.ts'
import type { SchoolKey, UnscoredSchool } from './model/model.ts'

const today = '2026-11-15'
const missing = (ids: Iterable<number | null>, known: readonly { id: number }[]) => {
  const found = new Set(known.map(({ id }) => id))
  return [...ids].filter((id) => id !== null && !found.has(id))
}
const isUnique = (rows: readonly { id: number }[]) => new Set(rows.map(({ id }) => id)).size === rows.length
const isHtml = (text: string) => /^(<p>([^<>&]|&amp;)+<\/p>)+$/.test(text)
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

const generated = {
  halcyon: generateUnscored('halcyon', today),
  tamarack: generateUnscored('tamarack', today),
}

describe.each<SchoolKey>(['halcyon', 'tamarack'])('the people of %s', (key) => {
  const school: UnscoredSchool = generated[key]
  const { departments, staffMembers, teamStaff, coachingSeasons, historicalPlayers, sports, seasons } = school
  const { awards, allAmericans, honors, inductees, statRecords, players, rosterPlayers, games, facilities } =
    school

  test('have ids of their own, and every reference resolves', () => {
    for (const rows of [
      departments,
      staffMembers,
      coachingSeasons,
      historicalPlayers,
      awards,
      allAmericans,
      honors,
      inductees,
    ]) {
      expect(rows.length).toBeGreaterThan(0)
      expect(isUnique(rows)).toBe(true)
    }
    expect(
      missing(
        staffMembers.map(({ departmentId }) => departmentId),
        departments,
      ),
    ).toEqual([])
    expect(
      missing(
        [
          ...coachingSeasons,
          ...awards,
          ...inductees,
          ...allAmericans,
          ...historicalPlayers,
          ...departments,
        ].map(({ sportId }) => sportId),
        sports,
      ),
    ).toEqual([])
    expect(
      missing(
        coachingSeasons.map(({ staffMemberId }) => staffMemberId),
        staffMembers,
      ),
    ).toEqual([])
    expect(
      missing(
        [...awards, ...allAmericans].map(({ playerId }) => playerId),
        players,
      ),
    ).toEqual([])
    expect(
      missing(
        awards.map(({ gameId }) => gameId),
        games,
      ),
    ).toEqual([])
    expect(
      missing(
        inductees.map(({ honorId }) => honorId),
        honors,
      ),
    ).toEqual([])
    expect(
      missing(
        sports.map(({ facilityId }) => facilityId),
        facilities,
      ),
    ).toEqual([])
  })

  test('write their bios in paragraphs', () => {
    const texts = [
      ...players.map(({ bio }) => bio),
      ...staffMembers.map(({ bio }) => bio),
      ...inductees.map(({ bio }) => bio),
      ...allAmericans.map(({ bio }) => bio),
      ...awards.map(({ description }) => description),
      ...facilities.map(({ description }) => description),
    ]
    expect(texts.filter((text) => !isHtml(text))).toEqual([])
  })

  test("a department's slug ends in -department, and each sport has one", () => {
    expect(departments.filter(({ slug }) => !slug.endsWith('-department'))).toEqual([])
    expect(new Set(departments.map(({ slug }) => slug)).size).toBe(departments.length)
    const teams = sports.filter(({ nonSport }) => !nonSport).map(({ id }) => id)
    expect(departments.flatMap(({ sportId }) => sportId ?? []).toSorted((a, b) => a - b)).toEqual(
      teams.toSorted((a, b) => a - b),
    )
  })

  test('a coach is there from the year of arrival on, after every earlier stop and degree', () => {
    for (const { id, since, education, previousStops } of staffMembers) {
      expect([id, education.length > 0 && education.every(({ year }) => (year ?? 0) <= since)]).toEqual([
        id,
        true,
      ])
      for (const { years } of previousStops) {
        const [from = 0, to = 0] = years.split('-').map(Number)
        expect([id, from < to && to <= since]).toEqual([id, true])
      }
    }
    const arrivals = new Map(staffMembers.map(({ id, since }) => [id, since]))
    const starts = new Map(seasons.map(({ id, endsOn }) => [id, Number(endsOn.slice(0, 4))]))
    expect(
      teamStaff.filter(
        ({ staffMemberId, seasonId }) => (arrivals.get(staffMemberId) ?? 0) > (starts.get(seasonId) ?? 0),
      ),
    ).toEqual([])
  })

  test('old seasons follow each other without a gap to the first one with games, and none is stored twice', () => {
    for (const [sportId, own] of Map.groupBy(coachingSeasons, (season) => season.sportId)) {
      const years = own.map(({ year }) => year).toSorted((a, b) => a - b)
      expect(years).toEqual(Array.from({ length: years.length }, (_, index) => (years[0] ?? 0) + index))
      const kept = seasons.filter((season) => season.sportId === sportId)
      expect((years.at(-1) ?? 0) + 1).toBe(
        Math.min(...kept.map(({ startsOn }) => Number(startsOn.slice(0, 4)))),
      )
      expect(own.filter(({ season }) => kept.some(({ title }) => title === season))).toEqual([])
    }
  })

  test('football and basketball have fifteen old seasons or more', () => {
    const wanted = sports.filter(({ shortname }) => ['football', 'mbball', 'wbball'].includes(shortname))
    expect(wanted.length).toBe(key === 'halcyon' ? 3 : 2)
    for (const { id } of wanted)
      expect(coachingSeasons.filter(({ sportId }) => sportId === id).length).toBeGreaterThanOrEqual(15)
  })

  test('a conference record is part of the whole, and the head coach takes over in the year of arrival', () => {
    for (const season of coachingSeasons) {
      expect([
        season.id,
        season.conferenceWins <= season.wins,
        season.conferenceLosses <= season.losses,
        season.conferenceTies <= season.ties,
      ]).toEqual([season.id, true, true, true])
      expect(
        Math.min(
          season.wins,
          season.losses,
          season.ties,
          season.conferenceWins,
          season.conferenceLosses,
          season.conferenceTies,
        ),
      ).toBeGreaterThanOrEqual(0)
    }
    const late = staffMembers
      .filter(({ title }) => title === 'Head Coach')
      .flatMap(({ id, since }) => {
        const years = coachingSeasons
          .filter(({ staffMemberId }) => staffMemberId === id)
          .map(({ year }) => year)
        return years.length > 0 ? [Math.min(...years) - since] : []
      })
    // A spring season is named by the year after the one in which its academic year began.
    expect(late.filter((wait) => wait !== 0 && wait !== 1)).toEqual([])
  })

  test('old players played after the sport began, wore their years in order and fill every letter of the alphabet but the rarest', () => {
    expect(historicalPlayers.length).toBeGreaterThanOrEqual(key === 'halcyon' ? 600 : 150)
    expect(
      historicalPlayers.filter(
        ({ firstYear, lastYear }) => firstYear > lastYear || firstYear < 1950 || lastYear - firstYear > 5,
      ),
    ).toEqual([])
    expect(new Set(historicalPlayers.map(({ lastName }) => lastName.charAt(0))).size).toBeGreaterThan(20)
    const firstKept = Math.min(...seasons.map(({ startsOn }) => Number(startsOn.slice(0, 4))))
    expect(historicalPlayers.filter(({ lastYear }) => lastYear > firstKept)).toEqual([])
  })

  test('the old books name people who played then, in numbers that the record book has', () => {
    expect(statRecords.length).toBeGreaterThan(key === 'halcyon' ? 60 : 20)
    for (const { sportId, scope, stat, holder, season, opponent } of statRecords) {
      const sport = sports.find(({ id }) => id === sportId)
      const columns = scoredSport(sport?.globalSportId ?? 0)?.columns
      expect([stat, columns && recordNumberTitled(columns, scope, stat)?.title]).toEqual([stat, stat])
      const player = historicalPlayers.find(
        (one) => one.sportId === sportId && `${one.firstName} ${one.lastName}` === holder,
      )
      const year = Number(season.slice(0, 4))
      expect([holder, year >= (player?.firstYear ?? 9999) - 1, year <= (player?.lastYear ?? 0)]).toEqual([
        holder,
        true,
        true,
      ])
      expect(opponent === null).toBe(scope !== 'game')
    }
  })

  test('honors go back to the first class, at least five years after the playing days', () => {
    const hall = inductees.filter(({ honorId }) => honorId === 1)
    expect(Math.min(...hall.map(({ classYear }) => classYear))).toBe(key === 'halcyon' ? 1920 : 1948)
    expect(hall.length).toBeGreaterThan(key === 'halcyon' ? 180 : 50)
    for (const { id, role, classYear, firstYear, lastYear, slug, firstName, lastName } of inductees) {
      expect([id, slug]).toEqual([id, slugOf(`${firstName} ${lastName}`)])
      if (role === 'contributor') continue
      const wait = classYear - (lastYear ?? Number.NaN)
      expect([
        id,
        wait >= (role === 'coach' ? 3 : 5),
        wait <= 45,
        (firstYear ?? 0) <= (lastYear ?? 0),
      ]).toEqual([id, true, true, true])
    }
    expect(inductees.filter(({ classYear }) => classYear > 2026)).toEqual([])
    for (const { id } of honors) expect(inductees.some(({ honorId }) => honorId === id)).toBe(true)
    for (const role of ['player', 'coach', 'contributor'])
      expect(hall.some((inductee) => inductee.role === role)).toBe(true)
  })

  test('an honored coach left with the record of the seasons', () => {
    const honored = inductees.filter(({ role }) => role === 'coach')
    for (const { sportId, firstName, lastName, bio } of honored) {
      const own = coachingSeasons.filter(
        (season) =>
          season.sportId === sportId && season.firstName === firstName && season.lastName === lastName,
      )
      expect(bio).toContain(
        `${sum(own.map(({ wins }) => wins))} wins, ${sum(own.map(({ losses }) => losses))} losses`,
      )
    }
  })

  test('a retired number is worn by nobody of today and stands once in its sport', () => {
    const numbers = inductees
      .filter(({ honorId }) => honorId === 2)
      .map(({ sportId, jersey }) => `${sportId} ${jersey}`)
    expect(numbers.length).toBeGreaterThan(1)
    expect(new Set(numbers).size).toBe(numbers.length)
    const worn = new Set(
      rosterPlayers.map(({ seasonId, jersey }) => `${Math.floor(seasonId / 100)} ${jersey}`),
    )
    expect(numbers.filter((number) => worn.has(number))).toEqual([])
  })

  test('an athlete of the week was on the roster of the game, which was won in the week before', () => {
    const weekly = awards.filter(({ type }) => type === 'athlete-of-the-week')
    expect(weekly.length).toBeGreaterThan(50)
    const lines = new Set(rosterPlayers.map(({ seasonId, playerId }) => `${seasonId} ${playerId}`))
    for (const { id, gameId, playerId, sportId, awardedOn } of weekly) {
      const game = games.find((candidate) => candidate.id === gameId)
      expect([id, game?.resultStatus, game?.sportId, lines.has(`${game?.seasonId} ${playerId}`)]).toEqual([
        id,
        'W',
        sportId,
        true,
      ])
      const days = (Date.parse(awardedOn) - Date.parse(game?.startDate ?? '')) / 86_400_000
      expect([id, days >= 1 && days <= 7]).toEqual([id, true])
    }
  })

  test('awards of every type are given by today and name their player', () => {
    expect(new Set(awards.map(({ type }) => type)).size).toBe(5)
    expect(awards.filter(({ awardedOn }) => awardedOn > today)).toEqual([])
    const names = new Map(players.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]))
    expect(awards.filter(({ playerId, recipient }) => names.get(playerId ?? 0) !== recipient)).toEqual([])
  })

  test('an All-American played in the year', () => {
    const years = new Map(
      seasons.map(({ id, startsOn, endsOn }) => [
        id,
        [Number(startsOn.slice(0, 4)), Number(endsOn.slice(0, 4))] as const,
      ]),
    )
    for (const { id, playerId, sportId, year, firstName, lastName } of allAmericans) {
      const spans = playerId
        ? rosterPlayers
            .filter((line) => line.playerId === playerId)
            .map((line) => years.get(line.seasonId) ?? [0, 0])
        : historicalPlayers
            .filter(
              (player) =>
                player.sportId === sportId && player.firstName === firstName && player.lastName === lastName,
            )
            .map((player) => [player.firstYear, player.lastYear] as const)
      expect([id, spans.some(([from, to]) => from <= year && year <= to)]).toEqual([id, true])
    }
  })

  test("one season's roster is kept back, and the larger school has a sport without a roster", () => {
    expect(seasons.filter(({ isRosterHidden }) => isRosterHidden)).toHaveLength(1)
    expect(seasons.filter(({ isRosterHidden, isCurrent }) => isRosterHidden && isCurrent)).toEqual([])
    const without = new Set(seasons.filter(({ hasRoster }) => !hasRoster).map(({ sportId }) => sportId))
    expect(without.size).toBe(key === 'halcyon' ? 1 : 0)
    expect(rosterPlayers.filter(({ seasonId }) => without.has(Math.floor(seasonId / 100)))).toEqual([])
  })
})

describe('the people from one year to the next', () => {
  test.each<SchoolKey>(['halcyon', 'tamarack'])('keep their past in %s', (key) => {
    const [june, july] = [generateUnscored(key, '2026-06-30'), generateUnscored(key, '2026-07-01')]
    expect(july.historicalPlayers).toEqual(june.historicalPlayers)
    const known = new Map(july.inductees.map((inductee) => [inductee.id, inductee]))
    expect(
      june.inductees.filter(
        (inductee) =>
          inductee.honorId === 1 &&
          inductee.role === 'player' &&
          known.get(inductee.id)?.lastName !== inductee.lastName,
      ),
    ).toEqual([])
    const totals = new Map(july.coachingSeasons.map((season) => [season.id, season]))
    expect(
      june.coachingSeasons.filter(
        (season) => JSON.stringify(totals.get(season.id)) !== JSON.stringify(season),
      ),
    ).toEqual([])
  })
})
