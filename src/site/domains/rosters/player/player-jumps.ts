interface PlayerHas {
  bio: boolean
  career: boolean
  games: boolean
  splits: boolean
  highs: boolean
  compare: boolean
  news: boolean
}

/** What a player's page has, in its order: for the row of ways down the page. */
export function playerJumps(has: PlayerHas) {
  const parts: [keyof PlayerHas, id: string, label: string][] = [
    ['bio', 'biography', 'Biography'],
    ['career', 'statistics', 'Career'],
    ['games', 'games', 'Game log'],
    ['splits', 'splits', 'Splits'],
    ['highs', 'highs', 'Highs'],
    ['compare', 'compare', 'Compare'],
    ['news', 'news', 'News and videos'],
  ]
  return parts.filter(([part]) => has[part]).map(([, id, label]) => ({ id, label }))
}
