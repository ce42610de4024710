import { countWords } from '#site/parts/lists/list-query.ts'
import { Heading } from '#ui/Heading.tsx'
import styles from './ArchiveMonths.module.css'
import { archiveYears } from './archive-choice.ts'

interface ArchiveMonthsProps {
  months: readonly { month: string; count: number }[]
  chosen: string | null
  href: (month: string | null) => string
}

const elsewhere = [
  { href: '/tags', label: 'Stories by tag' },
  { href: '/moments', label: 'Great moments' },
  { href: '/on-this-day', label: 'On this day' },
  { href: '/clippings', label: 'Press clippings' },
]

/** The archive as a wall calendar: each month that has stories leads to them. */
export function ArchiveMonths({ months, chosen, href }: ArchiveMonthsProps) {
  return (
    <aside className={`no-print u-grid u-gap-5 u-far ${styles.aside}`}>
      <nav aria-label="Months" className="u-grid u-gap-5" data-keep-scroll="">
        {archiveYears(months).map(({ year, count, months: all }) => (
          <section key={year} aria-label={year}>
            <Heading
              level={2}
              size="x-small"
              className={`u-flex u-spread u-baseline u-figures ${styles.year}`}
            >
              {year}{' '}
              <span className={`u-note-xs ${styles.count}`}>{countWords(count, 'story', 'stories')}</span>
            </Heading>
            <ul className={styles.months}>
              {all.map(({ month, name, count: own }) => (
                <li key={month}>
                  {own > 0 ? (
                    <a
                      href={href(month === chosen ? null : month)}
                      aria-current={month === chosen ? 'true' : undefined}
                    >
                      <b>
                        {name}
                        <span className="visually-hidden"> {year}, </span>
                      </b>
                      <small>
                        {own}
                        <span className="visually-hidden"> {own === 1 ? 'story' : 'stories'}</span>
                      </small>
                    </a>
                  ) : (
                    <span aria-hidden="true">{name}</span>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <nav aria-label="More from the archives">
        <ul className={styles.elsewhere}>
          {elsewhere.map((one) => (
            <li key={one.href}>
              <a href={one.href}>{one.label}</a>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  )
}
