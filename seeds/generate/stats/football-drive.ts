import type { Random } from '../../basics/random.ts'
import type { MatchTeam } from './match.ts'

export type DriveEnd =
  | 'Touchdown'
  | 'Field Goal'
  | 'Punt'
  | 'Interception'
  | 'Fumble'
  | 'Downs'
  | 'Missed FG'
  | 'End of Half'
  | 'End of Game'

/** A snap: `gain` is what the ball moved; a penalty moves it without a snap. */
export interface Snap {
  down: number
  toGo: number
  /** Yards to the goal line before the snap. */
  spot: number
  gain: number
  isFirstDown: boolean
  penalty?: 'offence' | 'defence'
}

export interface PlannedDrive {
  snaps: Snap[]
  /** Yards to the goal line after the last snap. */
  endSpot: number
}

/** Where a possession of each kind comes to its end, in yards to the goal line. */
function endSpotFor(random: Random, end: DriveEnd, start: number): number {
  switch (end) {
    case 'Touchdown':
      return 0
    case 'Field Goal':
      return Math.min(start, random.between(3, 30))
    case 'Missed FG':
      return Math.min(start, random.between(14, 34))
    case 'Punt':
      return Math.min(99, Math.max(Math.min(start, 42), start - random.pick([-4, 0, 3, 6, 8, 14, 22, 31])))
    case 'Downs':
      return Math.max(3, start - random.between(5, 40))
    case 'Interception':
    case 'Fumble':
    case 'End of Half':
    case 'End of Game':
      return Math.max(5, start - random.between(0, 38))
  }
}

/** Snaps that take the ball from its start to where the possession ends, ten yards a series. */
export function planDrive(random: Random, end: DriveEnd, start: number): PlannedDrive {
  const endSpot = endSpotFor(random, end, start)
  const snaps: Snap[] = []
  let spot = start
  const isScore = end === 'Touchdown'
  const push = (down: number, toGo: number, gain: number, rest: Partial<Snap> = {}) => {
    snaps.push({ down, toGo, spot, gain, isFirstDown: gain >= toGo, ...rest })
    spot -= gain
  }
  const lastSeries = () => (isScore ? spot <= 10 : spot - endSpot < Math.min(10, spot))
  while (!lastSeries()) {
    const room = spot - (isScore ? 0 : endSpot)
    if (random.chance(0.07) && spot < 85)
      push(1, 10, -random.pick([5, 10]), { penalty: 'offence', isFirstDown: false })
    else if (random.chance(0.08) && room > 26) push(1, 10, random.pick([5, 15]), { penalty: 'defence' })
    const left = spot - (isScore ? 0 : endSpot)
    const tries = random.chance(0.04) ? 4 : random.pick([1, 2, 2, 3, 3, 3])
    const stride = Math.min(left, 10 + (random.chance(0.3) ? random.between(5, 45) : random.between(0, 9)))
    series(random, stride, tries, push)
  }
  // The last series: into the end zone, or short of the line.
  const toGo = Math.min(10, spot)
  const left = spot - endSpot
  // A long gain may have scored already.
  if (isScore && spot > 0) finish(random, spot, push)
  if (!isScore) {
    const tries =
      end === 'Downs'
        ? 4
        : end === 'Punt' || end === 'Field Goal' || end === 'Missed FG'
          ? 3
          : random.between(1, 2)
    shortSeries(random, left, toGo, tries, push)
  }
  // A throw to the wrong side is a try of its own.
  if (end === 'Interception')
    push(snaps.length === 0 ? 1 : Math.min(3, (snaps.at(-1)?.down ?? 0) + 1), Math.max(1, toGo - left), 0)
  return { snaps, endSpot: spot }
}

/** 'HSU 25' for yards to the goal line. */
export function spotText(spot: number, own: MatchTeam, rival: MatchTeam): string {
  if (spot === 50) return 'the 50'
  return spot > 50 ? `${own.abbreviation} ${100 - spot}` : `${rival.abbreviation} ${spot}`
}

type Push = (down: number, toGo: number, gain: number) => void

/** A series that reaches the line on its last try. */
function series(random: Random, stride: number, tries: number, push: Push): void {
  let toGo = 10
  let left = stride
  for (let down = 1; down < tries; down++) {
    const gain = Math.min(random.pick([-2, 0, 0, 1, 2, 3, 4, 5, 6, 7]), toGo - 1)
    push(down, toGo, gain)
    toGo -= gain
    left -= gain
  }
  push(tries, toGo, left)
}

function finish(random: Random, spot: number, push: Push): void {
  const tries = spot > 2 ? random.between(1, 3) : random.between(1, 2)
  let left = spot
  for (let down = 1; down < tries; down++) {
    const gain = Math.min(random.pick([-1, 0, 0, 1, 2, 3]), left - 1)
    push(down, left, gain)
    left -= gain
  }
  push(tries, left, left)
}

/** A series that falls short and uses all of its tries. */
function shortSeries(random: Random, total: number, toGo: number, tries: number, push: Push): void {
  let left = total
  let need = toGo
  for (let down = 1; down <= tries; down++) {
    const gain = down === tries ? left : Math.min(random.pick([0, 0, 1, 2, 3, 4]), Math.max(0, left))
    push(down, need, gain)
    need -= gain
    left -= gain
  }
}
