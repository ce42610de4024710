import { Icon } from '#ui/Icon.tsx'
import styles from '../rosters/HistoricalRosterPages.module.css'
import { pagesAround } from '../rosters/historical-roster-choice.ts'
import { honorsHref } from './honors-choice.ts'
import type { HonorsListPage } from './honors-list-page.ts'

/** The way through a long list, a page at a time. */
export function HonorsPages({ page: { list, choice, pages } }: { page: HonorsListPage }) {
  if (pages < 2) return null
  const { page } = choice
  const href = (one: number) => honorsHref(list, { ...choice, page: one })
  return (
    <nav className={styles.pages} aria-label="Pages">
      {page > 1 ? (
        <a className={styles.step} href={href(page - 1)} rel="prev">
          <Icon name="chevron-left" size="small" />
          Previous
        </a>
      ) : null}
      <ul className={styles.numbers}>
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
