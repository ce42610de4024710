import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { draftStates } from '#contract/editing/draft.ts'
import { call } from '../api/call.ts'
import { Button } from '../parts/Button.tsx'
import { Screen } from '../shell/Screen.tsx'
import { Choices } from './Choices.tsx'
import { DraftList } from './DraftList.tsx'
import styles from './plain.module.css'

const states = [
  { value: '', label: 'All' },
  { value: 'open', label: 'Being written' },
  { value: 'submitted', label: 'Waiting' },
  { value: 'returned', label: 'Sent back' },
] as const

/** Everything that is being written. */
export function Component() {
  const [query, setQuery] = useSearchParams()
  const state = draftStates.find((each) => each === query.get('state'))
  const mine = query.get('mine') === '1'
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(query)
    if (value) next.set(name, value)
    else next.delete(name)
    setQuery(next, { replace: true })
  }
  const list = useInfiniteQuery({
    queryKey: ['drafts', { state, mine, pages: true }],
    queryFn: ({ pageParam }) =>
      call('drafts', { limit: 50, after: pageParam, ...(state ? { state } : {}), ...(mine ? { mine } : {}) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  const drafts = list.data?.pages.flatMap((page) => page.drafts) ?? []
  return (
    <Screen title="Drafts">
      <div className={styles.bar}>
        <Choices
          label="State"
          choices={states}
          value={state ?? ''}
          onChange={(value) => set('state', value)}
        />
        <Choices
          label="Whose"
          choices={[
            { value: '', label: 'Everybody' },
            { value: '1', label: 'Mine' },
          ]}
          value={mine ? '1' : ''}
          onChange={(value) => set('mine', value)}
        />
      </div>
      {drafts.length > 0 ? <DraftList drafts={drafts} /> : null}
      {list.isSuccess && drafts.length === 0 ? (
        <p className={styles.nothing}>There are no such drafts.</p>
      ) : null}
      {list.hasNextPage ? (
        <div>
          <Button onPress={() => void list.fetchNextPage()}>Show more</Button>
        </div>
      ) : null}
    </Screen>
  )
}
