import type { ReactNode } from 'react'
import type { Game } from '#contract/games.ts'
import type { Link } from '#site/page/links/use-link.ts'
import { Icon } from '#ui/Icon.tsx'
import type { IconName } from '#ui/icons/icon-names.ts'
import styles from './ResultsLinks.module.css'

interface ResultLinksProps {
  game: Pick<Game, 'media' | 'result' | 'status'>
  name: string
  link: Link
  /** What stands before them: whole list items. */
  children?: ReactNode
}

/** The story and the figures of a game played, or where to follow one to come. */
export function ResultLinks({ game: { media, result, status }, name, link, children }: ResultLinksProps) {
  const isOpen = result === null && status === 'A'
  const links: [icon: IconName, label: string, href: string | null | undefined][] = [
    ['news', 'Recap', result?.recap],
    ['table', 'Box Score', result?.boxscore],
    ['video', 'Watch', isOpen ? media.video : null],
    ['audio', 'Listen', isOpen ? media.audio : null],
  ]
  const offered = links.flatMap(([icon, label, href]) => (href ? [{ icon, label, href }] : []))
  if (offered.length === 0 && !children) return null
  return (
    <ul className={`no-print u-cluster u-gap-0-4 ${styles.links}`}>
      {children}
      {offered.map(({ icon, label, href }) => (
        <li key={label}>
          <a {...link(href)}>
            <Icon name={icon} size="small" />
            {label}
            <span className="visually-hidden">, {name}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
