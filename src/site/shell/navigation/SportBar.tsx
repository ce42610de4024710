import { useLocation } from 'react-router'
import type { SportNavigationItem } from '#contract/navigation.ts'
import type { Sport } from '#contract/sports.ts'
import { useLink } from '#site/page/links/use-link.ts'
import { useRootData } from '#site/page/school/root-data.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/Icon.tsx'
import { sportIcon } from '#ui/icons/sport-icon.ts'
import { MenuAd } from './MenuAd.tsx'
import { adAt } from './menu-ads.ts'
import styles from './SportBar.module.css'

const menuId = 'sport-menu'

interface SportBarProps {
  sport: Sport
  items: SportNavigationItem[]
}

/** The navigation of one team: a row where there is room, else one button that opens it. */
export function SportBar({ sport, items }: SportBarProps) {
  const home = `/sports/${sport.globalSportNameSlug}`
  const icon = sportIcon(sport.shortName)
  const ads = useMenuAds()
  return (
    <nav aria-label={sport.title} className="no-print u-surface u-ruled" data-header-menu="sport-navigation">
      <div className={styles.inner}>
        <a className={`u-poster u-plain u-gap-2 ${styles.sport}`} href={home}>
          <Icon name={icon} size="large" />
          {sport.title}
        </a>
        <button
          type="button"
          className={classNames(
            'u-poster u-plain u-gap-2',
            styles.sport,
            'u-bare u-full u-text-start',
            styles.toggle,
          )}
          popoverTarget={menuId}
        >
          <Icon name={icon} size="large" />
          {sport.title}
          <span className="visually-hidden"> menu</span>
          <Icon name="chevron-down" className={styles.chevron} />
        </button>
        <ul id={menuId} popover="auto" className={classNames(styles.items, 'light-theme')}>
          {items.map((item, index) => (
            <li key={item.id} className={item.className === 'sport-home' ? styles.home : undefined}>
              {item.items.length > 0 ? <Group item={item} ad={adAt(index, ads)} /> : <Item item={item} />}
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}

function useMenuAds() {
  const sponsors = useRootData()?.shell.sponsors ?? []
  return sponsors
    .filter(({ slots }) => slots.includes('navigation'))
    .map(({ name, url, logo }) => ({ title: name, url, image: logo.url }))
}

function Item({ item }: { item: Omit<SportNavigationItem, 'items'> }) {
  const { pathname } = useLocation()
  const link = useLink()
  return (
    <a
      className={`u-title u-plain u-row u-bare ${styles.item}`}
      aria-current={pathname === item.url ? 'page' : undefined}
      {...link(item.url, item.openInNewWindow)}
    >
      {item.title}
    </a>
  )
}

interface GroupProps {
  item: SportNavigationItem
  ad: ReturnType<typeof useMenuAds>[number] | null
}

/** On a phone the group lies open in the menu that is open already. */
function Group({ item, ad }: GroupProps) {
  const id = `${menuId}-${item.id}`
  const link = useLink()
  return (
    <>
      <button
        type="button"
        className={classNames('u-title u-plain u-row u-bare', styles.item, styles.opener)}
        popoverTarget={id}
      >
        {item.title}
        <Icon name="chevron-down" size="x-small" className={styles.chevron} />
      </button>
      <div id={id} popover="auto" className={classNames(styles.group, 'light-theme')}>
        <ul aria-label={item.title}>
          {item.items.map((child) => (
            <li key={child.id}>
              <Item item={child} />
            </li>
          ))}
        </ul>
        {ad ? <MenuAd ad={ad} link={link} /> : null}
      </div>
    </>
  )
}
