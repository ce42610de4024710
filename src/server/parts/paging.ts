/** The two words by which every list is paged, and the part of the rows they mean. */
export interface PagingQuery {
  $pageIndex?: number
  $pageSize?: number
}

export function sliceOf({ $pageIndex = 0, $pageSize = 10 }: PagingQuery): { limit: number; offset: number } {
  return { limit: $pageSize, offset: $pageIndex * $pageSize }
}

export function pageOf<Item>(
  { $pageIndex = 0, $pageSize = 10 }: PagingQuery,
  items: Item[],
  totalItems: number,
) {
  return { items, pageIndex: $pageIndex, pageSize: $pageSize, totalItems }
}
