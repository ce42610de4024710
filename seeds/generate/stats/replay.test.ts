import { describe, expect, test } from 'vitest'
import { readStatFile } from '#server/feeds/statcrew/read-stat-file.ts'
import { writeStatFile } from '#server/feeds/statcrew/write-stat-file.ts'
import type { SchoolKey } from '../../model/model.ts'
import type { BoxScoreRow } from '../../model/model-stats.ts'
import { generateUnscored, schoolData } from '../school.ts'
import { boxScoresOf, hasBoxScore, matchToReplay, type PlayedMatch } from './box-scores.ts'
import { readingOf } from './match-reading.ts'
import { matchAt, momentAt } from './replay.ts'
import { type Timeline, timelineOf } from './timeline.ts'

/** Numbers that may go down: a loss of yards, a goal against. */
const mayShrink = / (?:plusminus|yds|yards)$/

const schools = (['halcyon', 'tamarack'] as SchoolKey[]).map((key) => ({
  data: schoolData[key],
  played: generateUnscored(key, '2026-11-15'),
}))

/** The longest and the shortest game of each team whose sport is told in the order of play. */
const matches = schools.flatMap(({ data, played }) =>
  data.teams.flatMap((team, index): [string, PlayedMatch, () => BoxScoreRow | undefined][] => {
    const games = played.games
      .filter((game) => game.sportId === index + 1 && hasBoxScore(game))
      .toSorted((a, b) => (a.lineScores?.team.length ?? 0) - (b.lineScores?.team.length ?? 0))
    return [...new Set([games[0], games.at(-1)])].flatMap((game) => {
      const match = game && matchToReplay(data, played, game)
      if (!match || match.group === 'tennis') return []
      const whole = () => boxScoresOf(data, played, new Map([[game.id, { game, isFull: true }]]))[0]
      return [[`${data.key} ${team.shortname} ${game.id}`, match, whole]]
    })
  }),
)
const day = { date: '2026-11-15', startTime: '19:00' }
/** The moment after so many plays. */
const momentAfter = ({ elapsed }: Timeline, told: number) => ({ told, elapsed: elapsed[told - 1] ?? 0 })
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

test('there is a match of every sport whose plays are told', () => {
  expect(new Set(matches.map(([, { group }]) => group)).size).toBe(9)
})

describe.each(matches)('%s, told again', (_name, match, whole) => {
  const timeline = timelineOf(match.log.plays, match.details.clock)
  const at = (told: number) => matchAt(match, timeline, momentAfter(timeline, told))
  const all = match.log.plays.length
  const steps = [...Array.from({ length: Math.ceil(all / 10) }, (_, index) => index * 10), all]

  test('ends with the whole box score', () => {
    const { state, ...told } = at(all)
    expect(whole()).toMatchObject(told)
    expect(told.data).toEqual(whole()?.data)
    expect(state.isComplete).toBe(true)
  })

  test('adds up at every tenth play, and no number goes down', () => {
    let before = new Map<string, number>()
    for (const told of steps) {
      const { data, plays, state } = at(told)
      const [last] = plays.filter(({ homeScore }) => homeScore !== null).slice(-1)
      const now = new Map<string, number>()
      for (const { side, score, scoreByPeriod, players, totals } of data.teams) {
        if (match.group !== 'volleyball') {
          expect([told, sum(scoreByPeriod)]).toEqual([told, score])
          expect([told, score]).toEqual([told, (side === 'home' ? last?.homeScore : last?.awayScore) ?? 0])
        }
        const points = pointsOf(match.group, totals)
        if (points !== null) expect([told, points]).toEqual([told, score])
        for (const [owner, line] of [
          ...players.map(({ name, jersey, groups }) => [`${jersey} ${name}`, groups] as const),
          ['team', totals] as const,
        ])
          for (const [group, counts] of Object.entries(line))
            for (const [key, value] of Object.entries(counts))
              now.set(`${side} ${owner} ${group} ${key}`, value)
      }
      const shrunk = [...before].filter(([key, value]) => !mayShrink.test(key) && (now.get(key) ?? 0) < value)
      expect([told, shrunk]).toEqual([told, []])
      expect(state.period).toBeGreaterThanOrEqual(plays.at(-1)?.period ?? 1)
      before = now
    }
  })

  test('is a file at every tenth play that reads without a warning', () => {
    for (const told of steps) {
      const state = at(told)
      const reading = readStatFile(writeStatFile(readingOf(match, state, day)))
      if (!reading.ok || reading.file.kind !== 'game') throw new Error(JSON.stringify(reading))
      const { file } = reading
      expect([told, file.warnings]).toEqual([told, []])
      expect(file.plays).toEqual(state.plays)
      expect([told, file.state]).toEqual([told, state.state])
      for (const team of file.teams) {
        const own = state.data.teams.find(({ side }) => side === team.side)
        expect([told, team.score, team.scoreByPeriod]).toEqual([told, own?.score, own?.scoreByPeriod])
      }
    }
  })

  test('has begun and is not over half way, and goes on with the clock between two plays', () => {
    const half = matchAt(match, timeline, momentAt(timeline, 0.5))
    expect([half.state.hasStarted, half.state.isComplete]).toEqual([true, false])
    expect(momentAt(timeline, 1)).toEqual(momentAfter(timeline, all))
    expect(momentAt(timeline, 0)).toEqual({ told: 0, elapsed: 0 })
  })
})

/** The points that the players' own numbers make; null where points are not made by players. */
function pointsOf(group: string, totals: Record<string, Record<string, number>>): number | null {
  if (group === 'volleyball') return null
  if (group === 'basketball') return totals.stats?.tp ?? 0
  if (group === 'baseball') return totals.hitting?.r ?? 0
  if (group === 'football') {
    const { td = 0, pat = 0, fg = 0, two = 0 } = totals.scoring ?? {}
    return td * 6 + pat + fg * 3 + two * 2
  }
  return totals.shots?.g ?? 0
}
