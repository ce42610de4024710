const largestId = 2_147_483_647

/** '3,1,3' → 3 and 1: each counts once in a call, however often it is named. */
export function readIds(list: string): number[] {
  const ids = list.split(',').map(Number)
  return [...new Set(ids)].filter((id) => Number.isInteger(id) && id >= 1 && id <= largestId)
}
