import { fixed } from '#contract/shapes/rounded.ts'
import type { CumulativeStats } from '#contract/stats.ts'
import type { Fact } from '#site/parts/heads/FactStrip.tsx'

const sum = (scores: readonly number[]) => scores.reduce((total, score) => total + score, 0)

/** What is scored in a sport, for and against. Sets and duals are not told by a sum of points. */
const words: Partial<Record<CumulativeStats['sportGroup'], string>> = {
  basketball: 'Points',
  football: 'Points',
  baseball: 'Runs',
  soccer: 'Goals',
  hockey: 'Goals',
  lacrosse: 'Goals',
  'field-hockey': 'Goals',
  'water-polo': 'Goals',
}

/** Whether there is nothing to count yet: zeros would be told of games that nobody played. */
export const isUncounted = ({ games, isTotalsOnly }: Pick<CumulativeStats, 'games' | 'isTotalsOnly'>) =>
  games === 0 && !isTotalsOnly

/** The season in four numbers. */
export function seasonFacts(stats: CumulativeStats): Fact[] {
  const { sportGroup, record, games, periods } = stats
  if (isUncounted(stats)) return []
  const word = words[sportGroup]
  const perGame = (total: number) => (games === 0 ? '–' : fixed(total / games, 1))
  return [
    { label: 'Record', value: record },
    { label: 'Games', value: String(games) },
    ...(word && games > 0
      ? [
          { label: `${word} per Game`, value: perGame(sum(periods.team)) },
          { label: `${word} Allowed`, value: perGame(sum(periods.opponents)), note: 'per game' },
        ]
      : []),
  ]
}
