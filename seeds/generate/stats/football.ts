import type { Random } from '../../basics/random.ts'
import { clockText, shared } from './chance.ts'
import { type DriveEnd, planDrive, spotText } from './football-drive.ts'
import { FootballUnit } from './football-unit.ts'
import { type MatchDetails, periodLabels, type Scorer } from './match.ts'

/** A possession's points: a touchdown with its try, or a field goal. */
type Points = 0 | 3 | 6 | 7 | 8

/** Scores that make a quarter's points, sevens first; null when no three of them do. */
function scoresFor(points: number, most = 4): Points[] | null {
  if (points === 0) return []
  if (most === 0) return null
  for (const score of [7, 3, 6, 8] as const) {
    if (score > points) continue
    const rest = scoresFor(points - score, most - 1)
    if (rest) return [score, ...rest]
  }
  return null
}

interface Possession {
  unit: FootballUnit
  rival: FootballUnit
  points: Points
  end: DriveEnd
}

const blanks: DriveEnd[] = [
  'Punt',
  'Punt',
  'Punt',
  'Punt',
  'Punt',
  'Punt',
  'Interception',
  'Fumble',
  'Downs',
  'Missed FG',
]

/** The possessions of a quarter in turn; who has the ball goes back and forth. */
function possessionsOf(
  random: Random,
  quarter: number,
  first: FootballUnit,
  second: FootballUnit,
  isOvertime: boolean,
): Possession[] {
  const scores = [first, second].map((unit) => scoresFor(unit.team.line[quarter] ?? 0) ?? [])
  const each = isOvertime ? 1 : Math.max(...scores.map(({ length }) => length), random.between(2, 3))
  const ends = scores.map((own) => {
    const blankEnds = isOvertime ? (['Downs', 'Interception'] as DriveEnd[]) : blanks
    const all: { points: Points; end: DriveEnd }[] = [
      ...own.map((points) => ({
        points,
        end: points === 3 ? ('Field Goal' as const) : ('Touchdown' as const),
      })),
      ...Array.from({ length: each - own.length }, () => ({
        points: 0 as const,
        end: random.pick(blankEnds),
      })),
    ]
    return random.shuffle(all)
  })
  const turns = Array.from({ length: each }, (_, turn) => [
    { unit: first, rival: second, ...(ends[0]?.[turn] ?? { points: 0 as const, end: 'Punt' as const }) },
    { unit: second, rival: first, ...(ends[1]?.[turn] ?? { points: 0 as const, end: 'Punt' as const }) },
  ]).flat()
  const last = turns.at(-1)
  if (last && last.points === 0 && !isOvertime && (quarter === 1 || quarter === 3)) {
    last.end = quarter === 1 ? 'End of Half' : 'End of Game'
  }
  return turns
}

/** Possession by possession: touchdowns and field goals where the score has them, punts and turnovers between. */
export const football: Scorer = (match): MatchDetails => {
  const { random, teams, log } = match
  const units = teams.map((team) => new FootballUnit(match, team)) as [FootballUnit, FootballUnit]
  log.begin()
  const quarters = teams[0].line.length
  const receivesFirst = random.between(0, 1)
  let next: number | null = null
  for (let quarter = 0; quarter < quarters; quarter++) {
    const isOvertime = quarter >= 4
    const isHalf = quarter === 0 || quarter === 2
    if (isHalf) next = null
    const firstIndex = quarter < 2 ? receivesFirst : 1 - receivesFirst
    const [first, second] = firstIndex === 0 ? [units[0], units[1]] : [units[1], units[0]]
    const possessions = possessionsOf(random, quarter, first, second, isOvertime)
    const seconds = isOvertime
      ? possessions.map(() => 0)
      : shared(
          900,
          possessions.map(({ end }) => lengthOf(random, end)),
        )
    let clock = isOvertime ? 0 : 900
    for (const [index, { unit, rival, points, end }] of possessions.entries()) {
      const took = seconds[index] ?? 0
      const start: number = isOvertime ? 25 : (next ?? rival.kickOff(unit, quarter + 1, clock))
      const plan = planDrive(random, end, start)
      log.openDrive()
      next = unit.drive({ rival, plan, end, points, period: quarter + 1, from: clock, took })
      log.drive({
        side: unit.team.side,
        period: quarter + 1,
        start: clockText(clock),
        startSpot: spotText(start, unit.team, rival.team),
        from: start,
        plays: plan.snaps.filter(({ penalty }) => !penalty).length,
        yards: start - plan.endSpot,
        time: clockText(took),
        result: end,
      })
      unit.team.sheet.team('team', 'possession', took)
      clock -= took
    }
  }
  return {
    periods: periodLabels(quarters, 4),
    rules: 'Four quarters of 15 minutes',
    officials: ['Referee', 'Umpire', 'Line Judge', 'Side Judge', 'Back Judge', 'Field Judge', 'Center Judge'],
    clock: { regulation: 4, seconds: 900, overtime: 0 },
  }
}

/** Scores take longer than three tries and a punt. */
const lengthOf = (random: Random, end: DriveEnd): number =>
  (end === 'Touchdown' ? 9 : end === 'Field Goal' || end === 'Downs' ? 8 : 5) + random.between(0, 3)
