import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { Asset } from '#contract/editing/media.ts'
import { type Asked, call } from '../api/call.ts'

type Narrowed = Pick<Asked<'library'>, 'search' | 'type' | 'sportId' | 'lacks'>
export type LibraryState = Omit<Narrowed, 'lacks'> & { lacks?: Exclude<Narrowed['lacks'], 'both'> }

/** The library as it is searched and filtered, a page at a time. */
export function useLibrary(state: LibraryState) {
  const { data, ...query } = useInfiniteQuery({
    queryKey: ['library', state],
    queryFn: ({ pageParam }) => call('library', { ...state, after: pageParam, limit: 100 }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })
  const assets: Asset[] = data?.pages.flatMap((page) => page.assets) ?? []
  return { ...query, assets, total: data?.pages[0]?.total ?? 0, wordless: data?.pages[0]?.wordless ?? 0 }
}
