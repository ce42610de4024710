const nearHours = 24
/** Only a game of these hours is anybody's live game; a file of last month corrects the books. */
export const isNear = (now: Date, start: Date): boolean =>
  Math.abs(now.getTime() - start.getTime()) < nearHours * 3_600_000
