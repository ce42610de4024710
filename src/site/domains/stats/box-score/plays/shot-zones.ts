import type { Play, ShotPlace, Side } from '#contract/shapes/stats-shapes.ts'

/** Half of a college floor in feet: the basket, the lane, and where corners end. */
export const floor = { width: 50, length: 47, basket: 5.25, lane: 12, free: 19, arc: 22.15, corner: 9.86 }

const zones = [
  ['lane', 'In the paint'],
  ['middle', 'Mid-range'],
  ['corner', 'Corner 3'],
  ['arc', 'Above the arc'],
] as const
type Zone = (typeof zones)[number][0]

/** Feet from the middle of the floor to the right, and from the baseline. */
export const feetOf = ({ across, out }: Pick<ShotPlace, 'across' | 'out'>): { x: number; y: number } => ({
  x: (across / 100) * floor.width,
  y: (out / 100) * floor.length,
})

export function zoneOf(shot: ShotPlace): Zone {
  const { x, y } = feetOf(shot)
  if (shot.worth === 3) return y <= floor.corner ? 'corner' : 'arc'
  return Math.abs(x - floor.width / 2) <= floor.lane / 2 && y <= floor.free ? 'lane' : 'middle'
}

export interface ZoneRow {
  title: string
  made: number
  tried: number
}

/** Shots of a side whose places are known, in their order. */
export const shotsOf = (plays: readonly Play[], side: Side): ShotPlace[] =>
  plays.flatMap((play) => (play.shot && play.side === side ? [play.shot] : []))

/** From where a side made how many of its shots, and all of them together. */
export function zoneRows(shots: readonly ShotPlace[]): ZoneRow[] {
  const row = (title: string, own: readonly ShotPlace[]): ZoneRow => ({
    title,
    made: own.filter(({ isMade }) => isMade).length,
    tried: own.length,
  })
  return [
    ...zones.map(([zone, title]) =>
      row(
        title,
        shots.filter((shot) => zoneOf(shot) === zone),
      ),
    ),
    row('All shots', shots),
  ]
}
