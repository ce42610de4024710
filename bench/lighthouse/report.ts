/** The part of Lighthouse's report that we read. */
export interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<
    string,
    { title: string; score: number | null; numericValue?: number; displayValue?: string }
  >
  environment?: { benchmarkIndex?: number }
  runtimeError?: { message: string }
}

const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
}

export const categoryNames = Object.keys(categories)

/** 'performance 98, accessibility 100, best practices 100, SEO 100' */
export function scores({ categories: scored }: Report): string {
  return Object.entries(categories)
    .map(([name, words]) => {
      const score = scored[name]?.score
      return `${words} ${score == null ? '?' : Math.round(score * 100)}`
    })
    .join(', ')
}

/** What cost points, in sentences. The measures themselves have a row of their own. */
export function findings({ categories: scored, audits }: Report): string[] {
  const counted = categoryNames
    .filter((name) => name !== 'performance')
    .flatMap((name) => scored[name]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => id)
  const insights = (scored.performance?.auditRefs ?? [])
    .map(({ id }) => id)
    .filter((id) => /insight/.test(id))
  return [...new Set([...counted, ...insights])].flatMap((id) => {
    const audit = audits[id]
    if (!audit || audit.score === null || audit.score >= 0.9) return []
    return [`${id}: ${audit.title}${audit.displayValue ? ` (${audit.displayValue})` : ''}`]
  })
}
