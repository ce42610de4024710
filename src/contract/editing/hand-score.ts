import { type Static, Type } from 'typebox'
import { object, oneOf } from '../shapes/schema.ts'
import type { SportGroup } from '../shapes/sport-groups.ts'
import { example } from './desk.words.ts'

export const handSides = ['us', 'them'] as const
export type HandSide = (typeof handSides)[number]

const Key = Type.String({ format: 'uuid', ...example('00000000-0000-4000-8000-000000000002') })

/** One thing that somebody at the field says of a game. */
export const HandAct = object({
  key: { ...Key, description: 'New for each: sent again, it counts once' },
  act: oneOf(['start', 'points', 'score', 'period', 'clock', 'end', 'undo'], example('points')),
  side: Type.Optional(oneOf(handSides, example('us'))),
  points: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 99, description: 'More than before', ...example(1) }),
  ),
  score: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 9999, description: 'What it is, where it was wrong' }),
  ),
  period: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 40, description: 'The one that begins, or whose score it is' }),
  ),
  seconds: Type.Optional(Type.Integer({ minimum: 0, maximum: 7200, description: 'On the clock' })),
  undoes: Type.Optional({ ...Key, description: 'The act that was a slip' }),
})
export type HandAct = Static<typeof HandAct>

/** How a sport is scored by hand. */
export interface HandRules {
  /** What one key may give, with what it is called; the most usual comes first. */
  keys: readonly { points: number; label: string }[]
  /** What a part of a game is called; null where it has none. */
  period: string | null
  /** Whoever has more of a period wins it, and the score counts those. */
  isSets: boolean
  hasClock: boolean
}

const goal = [{ points: 1, label: 'Goal' }]
const timed = { isSets: false, hasClock: true } as const
const plain = { isSets: false, hasClock: false } as const

const rules: Readonly<Record<SportGroup, HandRules>> = {
  Basketball: {
    keys: [
      { points: 2, label: 'Two' },
      { points: 3, label: 'Three' },
      { points: 1, label: 'Free throw' },
    ],
    period: 'Half',
    ...timed,
  },
  Soccer: { keys: goal, period: 'Half', ...timed },
  Volleyball: { keys: [{ points: 1, label: 'Point' }], period: 'Set', isSets: true, hasClock: false },
  Hockey: { keys: goal, period: 'Period', ...timed },
  Lacrosse: { keys: goal, period: 'Quarter', ...timed },
  'Field hockey': { keys: goal, period: 'Quarter', ...timed },
  'Water polo': { keys: goal, period: 'Quarter', ...timed },
  Baseball: { keys: [{ points: 1, label: 'Run' }], period: 'Inning', ...plain },
  Football: {
    keys: [
      { points: 6, label: 'Touchdown' },
      { points: 3, label: 'Field goal' },
      { points: 2, label: 'Two or safety' },
      { points: 1, label: 'Kick' },
    ],
    period: 'Quarter',
    ...timed,
  },
  Tennis: { keys: [{ points: 1, label: 'Point' }], period: null, ...plain },
}
const others: HandRules = { keys: [{ points: 1, label: 'Point' }], period: null, ...plain }

/** Of a sport without rules of its own one point is one point. Women play quarters of basketball. */
export function handRules(group: SportGroup | null, regulation = 0): HandRules {
  const own = group ? rules[group] : others
  return own.period === 'Half' && regulation === 4 ? { ...own, period: 'Quarter' } : own
}

/** Where a game stands by what was said of it. */
export interface HandScore {
  hasStarted: boolean
  isOver: boolean
  /** 0 before it begins, and where the sport has none. */
  period: number
  clockSeconds: number | null
  score: Record<HandSide, number>
  /** By period, as far as it has come; nothing in a sport without periods. */
  periods: Record<HandSide, number[]>
}

/** Acts that nobody took back, in the order in which they came. */
export function standingActs<Act extends HandAct>(acts: readonly Act[]): Act[] {
  const undone = new Set(acts.flatMap(({ act, undoes }) => (act === 'undo' && undoes ? [undoes] : [])))
  return acts.filter(({ act, key }) => act !== 'undo' && !undone.has(key))
}

/** The score that follows from what was said. The same acts give the same score wherever they are read. */
export function scoreOfActs(acts: readonly HandAct[], { period: hasPeriods, isSets }: HandRules): HandScore {
  const parts: Record<HandSide, number[]> = { us: [0], them: [0] }
  let [hasStarted, isOver, period] = [false, false, 1]
  let clockSeconds: number | null = null
  const reach = (count: number) => {
    for (const side of handSides) while (parts[side].length < count) parts[side].push(0)
  }
  for (const { act, ...said } of standingActs(acts)) {
    // Nobody who sees a goal presses Start first.
    if (act !== 'clock' && act !== 'end') hasStarted = true
    if (act === 'end') [hasStarted, isOver] = [true, true]
    if (act === 'clock') clockSeconds = said.seconds ?? null
    if (act === 'period' && said.period && hasPeriods) {
      period = said.period
      clockSeconds = null
      reach(period)
    }
    if (!said.side) continue
    const own = parts[said.side]
    const at = (hasPeriods && act === 'score' && said.period) || (hasPeriods ? period : 1)
    reach(at)
    if (act === 'points') own[at - 1] = (own[at - 1] ?? 0) + (said.points ?? 0)
    if (act === 'score') correct(own, said.score ?? 0, isSets || said.period ? at : null)
  }
  const shown = Math.max(period, ...handSides.map((side) => parts[side].length))
  reach(shown)
  return {
    hasStarted,
    isOver,
    period: hasStarted && hasPeriods ? period : 0,
    clockSeconds,
    score: isSets ? setsOf(parts, isOver ? shown : period - 1) : { us: sum(parts.us), them: sum(parts.them) },
    periods: hasPeriods && hasStarted ? parts : { us: [], them: [] },
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

/** One period's number, or the whole: then the last periods take what is more or less. */
function correct(own: number[], to: number, period: number | null): void {
  if (period !== null) {
    own[period - 1] = to
    return
  }
  let missing = to - sum(own)
  for (let at = own.length - 1; at >= 0 && missing !== 0; at -= 1) {
    const before = own[at] ?? 0
    own[at] = Math.max(0, before + missing)
    missing -= (own[at] ?? 0) - before
  }
}

/** Only a set that is over is anybody's. */
function setsOf({ us, them }: Record<HandSide, number[]>, over: number): Record<HandSide, number> {
  const won = { us: 0, them: 0 }
  for (let set = 0; set < over; set += 1) {
    const [ours = 0, theirs = 0] = [us[set], them[set]]
    if (ours > theirs) won.us += 1
    if (theirs > ours) won.them += 1
  }
  return won
}

/** What is wrong with an act in a sport, in words; null for one that can be. */
export function faultOfAct(act: HandAct, { keys, period, hasClock }: HandRules): string | null {
  switch (act.act) {
    case 'points':
      if (!act.side || act.points === undefined) return 'Say who scored, and how much.'
      return keys.some(({ points }) => points === act.points)
        ? null
        : `Nothing gives ${act.points} points in this sport.`
    case 'score':
      return act.side && act.score !== undefined ? null : 'Say whose score it is, and what it is.'
    case 'period':
      return period && act.period !== undefined ? null : 'Say which period begins.'
    case 'clock':
      return hasClock && act.seconds !== undefined ? null : 'Say what is on the clock.'
    case 'undo':
      return act.undoes ? null : 'Say what is undone.'
    case 'start':
    case 'end':
      return null
  }
}

/**
 * 'OT', '2OT', '11 inn.': what stands behind a final score. A game of fewer periods may have been one whose scorer left
 * them out, and says nothing.
 */
export function lengthOf(rules: HandRules, periods: number, regulation: number): string | null {
  const extra = periods - regulation
  if (!rules.period || rules.isSets || regulation === 0 || extra <= 0) return null
  if (rules.period === 'Inning') return `${periods} inn.`
  return extra === 1 ? 'OT' : `${extra}OT`
}

const ordinal = (count: number): string =>
  `${count}${count % 10 === 1 && count !== 11 ? 'st' : count % 10 === 2 && count !== 12 ? 'nd' : count % 10 === 3 && count !== 13 ? 'rd' : 'th'}`

/** '2nd quarter', 'Overtime', '5th set'. */
export function periodWords({ period: name, isSets }: HandRules, period: number, regulation: number): string {
  if (!name || period === 0) return ''
  const extra = period - regulation
  if (isSets || name === 'Inning' || regulation === 0 || extra <= 0)
    return `${ordinal(period)} ${name.toLowerCase()}`
  return extra === 1 ? 'Overtime' : `${ordinal(extra)} overtime`
}
