/** What a visitor chose on a player's page, all of it in the address. */
export interface PlayerChoice {
  /** The season whose games show. */
  season: string | null
  /** The number that the chart shows, as 'passing.yds'. */
  stat: string | null
  /** The line on the roster of whom the player is compared with. */
  compare: number | null
  /** For forms: what stays chosen when another player is compared with. */
  kept: [name: string, value: string][]
  href(change: Partial<Record<'season' | 'stat', string | null>>): string
}

export function playerChoice(address: string, query: URLSearchParams): PlayerChoice {
  const asked = {
    season: query.get('season') || null,
    stat: query.get('stat') || null,
    compare: query.get('compare') || null,
  }
  return {
    season: asked.season,
    stat: asked.stat,
    compare: /^\d{1,9}$/.test(asked.compare ?? '') ? Number(asked.compare) : null,
    kept: present({ season: asked.season, stat: asked.stat }),
    href(change) {
      const search = new URLSearchParams(present({ ...asked, ...change })).toString()
      return search ? `${address}?${search}` : address
    },
  }
}

const present = (values: Record<string, string | null>): [string, string][] =>
  Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== null)
