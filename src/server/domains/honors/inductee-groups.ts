import type { HonorGrouping, InducteeGroup, InducteeSummary } from '#contract/honors.ts'

/** The heading an inductee stands under. */
export function groupTitle(
  { classYear, sport, lastName }: Pick<InducteeSummary, 'classYear' | 'sport' | 'lastName'>,
  grouping: HonorGrouping,
): string {
  if (grouping === 'year') return `Class of ${classYear}`
  if (grouping === 'sport') return sport?.title ?? 'Contributors'
  return lastName.charAt(0).toUpperCase()
}

/** Inductees under their headings, both in the order in which they came. */
export function groupInductees(
  inductees: readonly InducteeSummary[],
  grouping: HonorGrouping,
): InducteeGroup[] {
  const groups = Map.groupBy(inductees, (inductee) => groupTitle(inductee, grouping))
  return [...groups].map(([title, own]) => ({ title, inductees: own }))
}
