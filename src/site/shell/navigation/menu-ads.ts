const itemsWithAd = 7

/** Menus carry advertising in the first column of their first 7 level-1 items; the sponsors take turns. */
export const adAt = <Ad>(index: number, ads: readonly Ad[]): Ad | null =>
  index < itemsWithAd ? (ads[index % ads.length] ?? null) : null
