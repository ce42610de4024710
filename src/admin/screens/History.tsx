import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '../api/call.ts'
import { useKinds } from '../api/queries.ts'
import controls from '../fields/parts/controls.module.css'
import { HistoryList } from '../history/HistoryList.tsx'
import { Button } from '../parts/Button.tsx'
import { Screen } from '../shell/Screen.tsx'
import styles from './plain.module.css'

/** Who did what, searched by person and by thing; each piece of work can be undone. */
export function Component() {
  const kinds = useKinds()
  const [query, setQuery] = useSearchParams()
  const [search, kind] = [query.get('q') ?? '', query.get('kind') ?? '']
  const [typed, setTyped] = useState(search)
  useEffect(() => {
    if (typed === search) return undefined
    const timer = setTimeout(
      () => setQuery({ ...(typed ? { q: typed } : {}), ...(kind ? { kind } : {}) }, { replace: true }),
      250,
    )
    return () => clearTimeout(timer)
  }, [typed, search, kind, setQuery])
  const list = useInfiniteQuery({
    queryKey: ['log', { search, kind, pages: true }],
    queryFn: ({ pageParam }) =>
      call('log', { limit: 50, after: pageParam, ...(search ? { search } : {}), ...(kind ? { kind } : {}) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  const entries = list.data?.pages.flatMap((page) => page.entries) ?? []
  return (
    <Screen title="History">
      <search className={styles.bar}>
        <input
          type="search"
          className={controls.input}
          aria-label="Search the history"
          placeholder="A name, or what was changed"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <select
          className={controls.input}
          aria-label="Kind"
          value={kind}
          onChange={({ target }) =>
            setQuery(
              { ...(typed ? { q: typed } : {}), ...(target.value ? { kind: target.value } : {}) },
              { replace: true },
            )
          }
        >
          <option value="">Every kind</option>
          {kinds.map(({ kind: name, many }) => (
            <option key={name} value={name}>
              {many}
            </option>
          ))}
        </select>
      </search>
      {entries.length > 0 ? <HistoryList entries={entries} /> : null}
      {list.isSuccess && entries.length === 0 ? (
        <p className={styles.nothing}>Nothing like that was done.</p>
      ) : null}
      {list.hasNextPage ? (
        <div>
          <Button onPress={() => void list.fetchNextPage()}>Show more</Button>
        </div>
      ) : null}
    </Screen>
  )
}
