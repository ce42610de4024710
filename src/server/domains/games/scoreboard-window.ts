/**
 * The strip opens on the last results and runs on into the coming games, in the order of play: the first page
 * holds a third of results, every later page goes on into the future. Missing results leave room for coming games.
 */
export const mostResults = (pageSize: number): number => Math.ceil(pageSize / 3)

/** Which coming games a page of the scoreboard holds. */
export function comingWindow(
  pageIndex: number,
  pageSize: number,
  pastCount: number,
): { limit: number; offset: number } {
  const results = Math.min(mostResults(pageSize), pastCount)
  return pageIndex === 0
    ? { limit: pageSize - results, offset: 0 }
    : { limit: pageSize, offset: pageIndex * pageSize - results }
}
