import { useLocation } from 'react-router'
import type { SportNavigationItem } from '#contract/navigation.ts'
import type { SportRef } from '#contract/shared.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/Icon.tsx'
import { sportIcon } from '#ui/icons/sport-icon.ts'
import { useRootData } from './root-data.ts'
import styles from './SportBar.module.css'
import { useLink } from './use-link.ts'

/** The navigation of one team. Department-wide pages belong to a sport that is none, and get no bar. */
export function SportBar({ sport, items }: { sport: SportRef; items: SportNavigationItem[] }) {
  const isGeneral = useRootData()?.shell.sports.find(({ id }) => id === sport.id)?.nonSport === true
  if (isGeneral) return null
  return (
    <nav aria-label={sport.title} className={styles.bar}>
      <div className={styles.inner}>
        <a className={styles.sport} href={`/sports/${sport.globalSportNameSlug}`}>
          <Icon name={sportIcon(sport.shortName)} size="large" />
          {sport.title}
        </a>
        <ul className={styles.items}>
          {items
            .filter(({ className }) => className !== 'sport-home')
            .map((item) => (
              <li key={item.id}>{item.items.length > 0 ? <Group item={item} /> : <Item item={item} />}</li>
            ))}
        </ul>
      </div>
    </nav>
  )
}

function Item({ item }: { item: Omit<SportNavigationItem, 'items'> }) {
  const { pathname } = useLocation()
  const link = useLink()
  return (
    <a
      className={styles.item}
      aria-current={pathname === item.url ? 'page' : undefined}
      {...link(item.url, item.openInNewWindow)}
    >
      {item.title}
    </a>
  )
}

function Group({ item }: { item: SportNavigationItem }) {
  const id = `sport-menu-${item.id}`
  return (
    <>
      <button type="button" className={styles.item} popoverTarget={id}>
        {item.title}
        <Icon name="chevron-down" size="x-small" />
      </button>
      <ul id={id} popover="auto" className={classNames(styles.group, 'light-theme')}>
        {item.items.map((child) => (
          <li key={child.id}>
            <Item item={child} />
          </li>
        ))}
      </ul>
    </>
  )
}
