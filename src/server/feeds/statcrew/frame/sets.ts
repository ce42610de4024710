const [full, deciding, ahead] = [25, 15, 2]

/** To 25, the last possible one to 15, two ahead. */
const isSetWon = (own: number, theirs: number, isDeciding: boolean): boolean =>
  own >= (isDeciding ? deciding : full) && own >= theirs + ahead

/** Sets that a team has won, of as many as there may be. */
export const setsWon = (own: readonly number[], rival: readonly number[], most: number): number =>
  own.filter((points, set) => isSetWon(points, rival[set] ?? 0, set + 1 === most)).length
