import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Nothing } from './Nothing.tsx'
import { Problem } from './Problem.tsx'

interface PagesProps<Entry> {
  /** As it was asked for, a page at a time. */
  list: {
    isSuccess: boolean
    hasNextPage: boolean
    isFetchingNextPage: boolean
    error: Error | null
    fetchNextPage(): unknown
  }
  entries: readonly Entry[]
  /** What is said where there is nothing. */
  nothing: string
  children(entries: readonly Entry[]): ReactNode
}

/** A list that has come so far, and more of it on request. */
export function Pages<Entry>({ list, entries, nothing, children }: PagesProps<Entry>) {
  return (
    <>
      <Problem>{list.error ? list.error.message : null}</Problem>
      {entries.length > 0 ? children(entries) : null}
      {list.isSuccess && entries.length === 0 ? <Nothing>{nothing}</Nothing> : null}
      {list.hasNextPage ? (
        <div>
          <Button isDisabled={list.isFetchingNextPage} onPress={() => void list.fetchNextPage()}>
            Show more
          </Button>
        </div>
      ) : null}
    </>
  )
}
