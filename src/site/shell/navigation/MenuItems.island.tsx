import type { NavigationItem } from '#contract/navigation.ts'
import type { Link } from '#site/page/links/use-link.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './MainNavigation.module.css'
import { MenuPanel } from './MenuPanel.tsx'
import { adAt } from './menu-ads.ts'

interface MenuItemsProps {
  items: NavigationItem[]
  link: Link
}

/** The level-1 items of the main menu. They use no hook: the server keeps their markup. */
export default function MenuItems({ items, link }: MenuItemsProps) {
  return (
    <ul className={styles.items}>
      {items.map((item, index) => (
        <li key={item.id}>
          <TopItem item={item} ad={adAt(index, [item.ad])} link={link} />
        </li>
      ))}
    </ul>
  )
}

interface TopItemProps {
  item: NavigationItem
  ad: NavigationItem['ad']
  link: Link
}

function TopItem({ item, ad, link }: TopItemProps) {
  const panelId = `menu-${item.id}`
  if (item.columns.length === 0) {
    return (
      <a
        className={`u-poster u-plain u-row u-bare ${styles.item}`}
        {...link(item.url ?? '/', item.openInNewWindow)}
      >
        {item.title}
      </a>
    )
  }
  return (
    <>
      <button
        type="button"
        className={`u-poster u-plain u-row u-bare ${styles.item}`}
        popoverTarget={panelId}
      >
        {item.title}
        <Icon name="chevron-down" size="small" className={styles.chevron} />
      </button>
      <MenuPanel id={panelId} item={item} ad={ad} link={link} />
    </>
  )
}
