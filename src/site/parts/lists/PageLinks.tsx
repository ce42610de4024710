import { Icon } from '#ui/Icon.tsx'
import styles from './PageLinks.module.css'
import { pagesAround } from './pages-around.ts'

export interface PageLinksProps {
  /** What the pages are of, for those who go from landmark to landmark. */
  label?: string
  page: number
  pages: number
  /** The address of a page, from 1. */
  href: (page: number) => string
}

/** The way through a long list, a page at a time: plain links, each the address of its page. */
export function PageLinks({ label = 'Pages', page, pages, href }: PageLinksProps) {
  if (pages < 2) return null
  return (
    <nav className="no-print u-cluster u-gap-2-4 u-centered" aria-label={label}>
      {page > 1 ? (
        <a className={styles.step} href={href(page - 1)} rel="prev">
          <Icon name="chevron-left" size="small" />
          Previous
        </a>
      ) : null}
      <ul className={`u-cluster u-gap-1 u-centered ${styles.numbers}`}>
        {pagesAround(page, pages).map((one, index) => (
          <li key={one ?? `gap-${index}`}>
            {one === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <a href={href(one)} aria-current={one === page ? 'page' : undefined}>
                <span className="visually-hidden">Page </span>
                {one}
              </a>
            )}
          </li>
        ))}
      </ul>
      {page < pages ? (
        <a className={styles.step} href={href(page + 1)} rel="next">
          Next
          <Icon name="chevron-right" size="small" />
        </a>
      ) : null}
    </nav>
  )
}
