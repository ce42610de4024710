import type { AllAmericanSummary, AwardSummary } from '#contract/honors.ts'
import { formatDate } from '#site/format/date.ts'

export interface PlayerHonor {
  key: string
  when: string
  title: string
  detail: string
  href: string
}

/** What a player was honored with, the great honors before those of a week. */
export function playerHonors(
  allAmericans: readonly AllAmericanSummary[],
  awards: readonly AwardSummary[],
): PlayerHonor[] {
  return [
    ...allAmericans.map(({ id, year, team, selector, url }) => ({
      key: `all-american ${id}`,
      when: String(year),
      title: `${team} All-American`,
      detail: selector,
      href: url,
    })),
    ...awards.map(({ id, awardedOn, title, citation, url }) => ({
      key: `award ${id}`,
      when: formatDate(awardedOn, 'MMM yyyy'),
      title,
      detail: citation,
      href: url,
    })),
  ]
}
