import type { SiteSocialAccount, SocialNetwork } from '#contract/settings.lists.ts'
import type { SportRef } from '#contract/shapes/shared.ts'
import { alphabetical } from '#site/format/alphabetical.ts'

interface TeamAccounts {
  sport: SportRef
  accounts: SiteSocialAccount[]
}

/** The department's accounts, and each sport's under its name, by title. */
export function socialDirectory(accounts: readonly SiteSocialAccount[]): {
  department: SiteSocialAccount[]
  teams: TeamAccounts[]
} {
  const teams = new Map<number, TeamAccounts>()
  for (const account of accounts) {
    const { sport } = account
    if (sport) teams.set(sport.id, { sport, accounts: [...(teams.get(sport.id)?.accounts ?? []), account] })
  }
  return {
    department: accounts.filter(({ sport }) => sport === null),
    teams: [...teams.values()].toSorted((a, b) => alphabetical(a.sport.title, b.sport.title)),
  }
}

/** The networks that somebody of the school is on, each once, in the order of the accounts. */
export const networksOf = (accounts: readonly SiteSocialAccount[]): SocialNetwork[] => [
  ...new Set(accounts.map(({ network }) => network)),
]
