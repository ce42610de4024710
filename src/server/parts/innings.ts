/** Innings are written with outs behind the point: 5.2 is five innings and two outs, 17 outs in all. */
export function outsOf(innings: number): number {
  const whole = Math.trunc(innings)
  return whole * 3 + Math.round((innings - whole) * 10)
}

export function inningsOf(outs: number): number {
  return Math.trunc(outs / 3) + (outs % 3) / 10
}
