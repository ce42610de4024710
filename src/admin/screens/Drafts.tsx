import { useInfiniteQuery } from '@tanstack/react-query'
import { draftStates } from '#contract/editing/draft.ts'
import { call } from '../api/call.ts'
import { useAddress } from '../navigation/use-address.ts'
import { Pages } from '../parts/Pages.tsx'
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
  const [query, set] = useAddress()
  const state = draftStates.find((each) => each === query.get('state'))
  const mine = query.get('mine') === '1'
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
      <Pages list={list} entries={drafts} nothing="There are no such drafts.">
        {(shown) => <DraftList drafts={shown} />}
      </Pages>
    </Screen>
  )
}
