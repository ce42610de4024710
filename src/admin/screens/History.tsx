import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { useKinds } from '../api/queries.ts'
import controls from '../fields/parts/controls.module.css'
import { HistoryList } from '../history/HistoryList.tsx'
import { useAddress } from '../navigation/use-address.ts'
import { Pages } from '../parts/Pages.tsx'
import { SearchField } from '../parts/SearchField.tsx'
import { Screen } from '../shell/Screen.tsx'
import styles from './plain.module.css'

/** Who did what, searched by person and by thing; each piece of work can be undone. */
export function Component() {
  const kinds = useKinds()
  const [query, set] = useAddress()
  const [search, kind] = [query.get('q') ?? '', query.get('kind') ?? '']
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
        <SearchField
          label="Search the history"
          placeholder="A name, or what was changed"
          value={search}
          onSearch={(value) => set('q', value)}
        />
        <select
          className={controls.input}
          aria-label="Kind"
          value={kind}
          onChange={({ target }) => set('kind', target.value)}
        >
          <option value="">Every kind</option>
          {kinds.map(({ kind: name, many }) => (
            <option key={name} value={name}>
              {many}
            </option>
          ))}
        </select>
      </search>
      <Pages list={list} entries={entries} nothing="Nothing like that was done.">
        {(shown) => <HistoryList entries={shown} />}
      </Pages>
    </Screen>
  )
}
