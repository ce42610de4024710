import { Button } from '#ui/Button.tsx'
import type { ResultsData } from './load-results.ts'
import styles from './ResultsPages.module.css'
import { resultsHref } from './results-choice.ts'

/** On to older results and back. */
export function ResultsPages({ page: { address, choice, pages } }: { page: ResultsData }) {
  if (pages < 2) return null
  const href = (page: number) => resultsHref(address, { ...choice, page })
  return (
    <nav className={styles.pages} aria-label="Pages of results">
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
