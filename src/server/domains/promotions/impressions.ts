const largestId = 2_147_483_647

/** '3,1,3' → 1 and 3: a campaign is seen once in a call, however often it is named. */
export function readAdIds(adIds: string): number[] {
  const ids = adIds.split(',').map(Number)
  return [...new Set(ids)].filter((id) => Number.isInteger(id) && id >= 1 && id <= largestId)
}
