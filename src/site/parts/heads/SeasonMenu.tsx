import { Icon } from '#ui/Icon.tsx'
import styles from './SeasonMenu.module.css'

export interface SeasonLink {
  season: string
  href: string
}

export interface SeasonMenuProps {
  season: string
  /** Newest first. */
  seasonLinks: readonly SeasonLink[]
}

/** The other seasons of a page: a disclosure over plain links, so it needs no script. */
export function SeasonMenu({ season, seasonLinks }: SeasonMenuProps) {
  if (seasonLinks.length < 2) return null
  return (
    // The key shuts the menu once it has done its work.
    <details key={season} data-menu="" className={`no-print ${styles.menu}`}>
      <summary className={`u-title u-row u-fold ${styles.summary}`}>
        <span className={styles.label}>Season</span> {season}
        <Icon name="chevron-down" />
      </summary>
      <nav className={`light-theme ${styles.panel}`} aria-label="Seasons">
        <ul className={styles.list}>
          {seasonLinks.map(({ season: title, href }) => (
            <li key={title}>
              <a
                className={`u-plain u-row ${styles.link}`}
                href={href}
                aria-current={title === season ? 'page' : undefined}
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  )
}
