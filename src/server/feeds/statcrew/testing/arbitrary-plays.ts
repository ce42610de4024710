import fc from 'fast-check'
import type { CourtMatch, Drive, Play, ScoringPlay } from '#contract/shapes/stats-shapes.ts'
import type { PlayFacts, SportFrame } from '../frame/sport-frame.ts'
import { clock, orNull, percent, side, words } from './arbitrary-words.ts'

const some = <Value extends object>(value: fc.Arbitrary<Value>): fc.Arbitrary<Partial<Value>> =>
  fc.oneof(fc.constant({}), value)

/** What stands beside the words of a play, by sport. */
function factsOf(group: SportFrame['group']): fc.Arbitrary<PlayFacts> {
  if (group === 'football') {
    const down = fc.record({
      ball: side,
      down: fc.integer({ min: 1, max: 4 }),
      toGo: fc.integer({ min: 1, max: 40 }),
      toGoal: fc.integer({ min: 1, max: 99 }),
    })
    return fc
      .tuple(some(fc.record({ down })), some(fc.record({ drive: fc.integer({ min: 0, max: 30 }) })))
      .map(([one, other]) => ({ ...one, ...other }))
  }
  if (group === 'basketball')
    return some(
      fc.record({
        shot: fc.record({
          across: percent,
          out: percent,
          isMade: fc.boolean(),
          worth: fc.constantFrom(2, 3),
        }),
      }),
    )
  if (group === 'baseball')
    return some(fc.record({ outs: fc.integer({ min: 0, max: 2 }), on: fc.subarray([1, 2, 3]) }))
  return group === 'volleyball' ? some(fc.record({ serve: side })) : fc.constant({})
}

export function playsOf({ clock: counts, group }: SportFrame, periods: number): fc.Arbitrary<Play[]> {
  return fc.array(
    fc
      .record({
        period: fc.integer({ min: 1, max: periods }),
        clock: counts === 'none' ? fc.constant(null) : orNull(clock),
        side: orNull(side),
        text: words,
        score: orNull(fc.tuple(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 99 }))),
        facts: factsOf(group),
      })
      .map(({ score, facts, ...play }) => ({
        ...play,
        // What is of a down is of whoever has the ball, where nothing else is said.
        side: play.side ?? facts.down?.ball ?? null,
        awayScore: score?.[0] ?? null,
        homeScore: score?.[1] ?? null,
        ...facts,
      })),
    { maxLength: 12 },
  )
}

const withoutSummary = new Set(['basketball', 'volleyball'])
const scoreTypes: Partial<Record<SportFrame['group'], string[]>> = {
  football: ['TD', 'FG', 'SAF'],
  baseball: ['Run', 'HR'],
  tennis: ['Singles', 'Doubles'],
}

const possession = fc.option(
  fc.record({
    plays: fc.integer({ min: 1, max: 20 }),
    yards: fc.integer({ min: -20, max: 99 }),
    time: clock,
  }),
  { nil: undefined },
)

export function scoringOf(
  { group, clock: counts }: SportFrame,
  periods: number,
): fc.Arbitrary<ScoringPlay[]> {
  if (withoutSummary.has(group)) return fc.constant([])
  return fc.array(
    fc
      .record({
        period: fc.integer({ min: 1, max: periods }),
        clock: counts === 'none' ? fc.constant(null) : orNull(clock),
        side,
        type: fc.constantFrom(...(scoreTypes[group] ?? ['Goal'])),
        player: orNull(words),
        assists: fc.array(words, { maxLength: group === 'football' ? 1 : 2 }),
        text: words,
        awayScore: fc.integer({ min: 0, max: 99 }),
        homeScore: fc.integer({ min: 0, max: 99 }),
        drive: group === 'football' ? possession : fc.constant(undefined),
      })
      .map(({ drive, ...score }) => (drive ? { ...score, drive } : score)),
    { maxLength: 8 },
  )
}

/** The spot says where it began. */
function withFrom(drive: Omit<Drive, 'from'>): Drive {
  const [label, yard] = drive.startSpot.split(' ')
  const own = drive.side === 'away' ? 'AAAX' : 'HHHX'
  const from = label === 'the' ? 50 : label === own ? 100 - Number(yard) : Number(yard)
  return { ...drive, from }
}

export const drives: fc.Arbitrary<Drive[]> = fc.array(
  fc
    .record({
      side,
      period: fc.integer({ min: 1, max: 5 }),
      start: clock,
      startSpot: fc.oneof(
        fc
          .tuple(fc.constantFrom('AAAX', 'HHHX'), fc.integer({ min: 1, max: 49 }))
          .map(([team, yard]) => `${team} ${yard}`),
        fc.constant('the 50'),
      ),
      plays: fc.integer({ min: 0, max: 20 }),
      yards: fc.integer({ min: -20, max: 99 }),
      time: clock,
      result: fc.constantFrom(
        'Touchdown',
        'Field Goal',
        'Punt',
        'Downs',
        'Missed FG',
        'End of Half',
        'End of Game',
        'Safety',
      ),
    })
    .map(withFrom),
  { maxLength: 6 },
)

export const matches: fc.Arbitrary<CourtMatch[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('singles' as const, 'doubles' as const),
    number: fc.integer({ min: 1, max: 6 }),
    away: fc.array(words, { minLength: 1, maxLength: 2 }),
    home: fc.array(words, { minLength: 1, maxLength: 2 }),
    sets: fc.array(
      fc.record({ away: fc.integer({ min: 0, max: 7 }), home: fc.integer({ min: 0, max: 7 }) }),
      { maxLength: 3 },
    ),
    winner: orNull(side),
    finished: orNull(fc.integer({ min: 1, max: 9 })),
  }),
  { maxLength: 9 },
)
