export type OnQuery = (query: string, params: unknown[]) => void

/** Settings of Drizzle with which somebody sees every query. */
export function watchedBy(...watchers: (OnQuery | undefined)[]) {
  const watching = watchers.filter((watcher) => watcher !== undefined)
  if (watching.length === 0) return {}
  const logQuery: OnQuery = (query, params) => watching.forEach((watcher) => watcher(query, params))
  return { logger: { logQuery } }
}
