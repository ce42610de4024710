/** Where a step leads: past either end it goes on at the other. With several slides in view, the last of them ends the row. */
export function slideAfter(current: number, step: number, slides: number, inView: number): number {
  const stops = Math.max(1, slides - inView + 1)
  return (Math.min(current, stops - 1) + step + stops) % stops
}
