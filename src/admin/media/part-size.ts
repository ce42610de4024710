const smallest = 256 * 1024
const largest = 8 * 1024 * 1024
/** What is lost when a connection breaks is at most so long of waiting. */
const wantedMs = 3000

/** How much the next part has, from how long the last one took: little in a stadium, much at the office. */
export function nextPartSize(last: number, tookMs: number): number {
  const fitting = last * Math.min(4, Math.max(0.25, wantedMs / Math.max(tookMs, 1)))
  return Math.round(Math.min(largest, Math.max(smallest, fitting)))
}
export const firstPartSize = 1024 * 1024
