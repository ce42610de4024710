import type { Drive, Side } from '#contract/shapes/stats-shapes.ts'

export interface DriveShape {
  side: Side
  /** Yards from the visitors' goal line, where it began and where it ended. */
  from: number
  to: number
  isScore: boolean
}

/** The visitors play to the right, the home side to the left; what ends in the end zone ends at its line. */
const place = (side: Side, toGoal: number): number => {
  const within = Math.min(100, Math.max(0, toGoal))
  return side === 'away' ? 100 - within : within
}

/** The possessions on the field, in their order; those whose start nobody wrote down are left out. */
export const driveShapes = (drives: readonly Drive[]): DriveShape[] =>
  drives.flatMap(({ side, from, yards, result }) =>
    from === undefined
      ? []
      : [
          {
            side,
            from: place(side, from),
            to: place(side, result === 'Touchdown' ? 0 : from - yards),
            isScore: result === 'Touchdown' || result === 'Field Goal',
          },
        ],
  )
