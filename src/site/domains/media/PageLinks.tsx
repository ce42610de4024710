import { Button } from '#ui/Button.tsx'
import styles from './PageLinks.module.css'

interface PageLinksProps {
  /** What the pages are of, for those who go from landmark to landmark. */
  label: string
  page: number
  pages: number
  href: (page: number) => string
}

/** On to older things of a list and back. */
export function PageLinks({ label, page, pages, href }: PageLinksProps) {
  if (pages < 2) return null
  return (
    <nav className={styles.pages} aria-label={label}>
      <Button kind="alternate" icon="chevron-left" href={href(page - 1)} disabled={page === 1}>
        Newer
      </Button>
      <span>
        Page {page} of {pages}
      </span>
      <Button kind="alternate" iconAfter="chevron-right" href={href(page + 1)} disabled={page === pages}>
        Older
      </Button>
    </nav>
  )
}
