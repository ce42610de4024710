import { Button } from '#ui/Button.tsx'
import type { ResultsData } from './load-results.ts'
import { resultsHref } from './results-choice.ts'

/** On to older results and back. */
export function ResultsPages({ page: { address, choice, pages } }: { page: ResultsData }) {
  if (pages < 2) return null
  const href = (page: number) => resultsHref(address, { ...choice, page })
  return (
    <nav className="no-print u-cluster u-gap-3 u-spread u-figures" aria-label="Pages of results">
      <Button kind="alternate" icon="chevron-left" href={href(choice.page - 1)} disabled={choice.page === 1}>
        Newer
      </Button>
      <span>
        Page {choice.page} of {pages}
      </span>
      <Button
        kind="alternate"
        iconAfter="chevron-right"
        href={href(choice.page + 1)}
        disabled={choice.page === pages}
      >
        Older
      </Button>
    </nav>
  )
}
