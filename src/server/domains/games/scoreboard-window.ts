/** Which past and coming games a page of the scoreboard holds. */
export interface ScoreboardWindow {
  past: { limit: number; offset: number }
  ahead: { limit: number; offset: number }
}

/**
 * The strip opens on the last results and runs on into the coming games, in the order of play: the first page
 * holds a third of results, every later page goes on into the future. Missing results leave room for coming games.
 */
export function scoreboardWindow(pageIndex: number, pageSize: number, pastCount: number): ScoreboardWindow {
  const past = Math.min(Math.ceil(pageSize / 3), pastCount)
  if (pageIndex === 0)
    return { past: { limit: past, offset: 0 }, ahead: { limit: pageSize - past, offset: 0 } }
  return { past: { limit: 0, offset: 0 }, ahead: { limit: pageSize, offset: pageIndex * pageSize - past } }
}
