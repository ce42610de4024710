import type { NavigationItem } from '#contract/navigation.ts'
import { Button } from '#ui/Button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './MainNavigation.module.css'
import { MenuPanel } from './MenuPanel.tsx'
import { useRootData } from './root-data.ts'
import { ServerHtml } from './ServerHtml.tsx'
import { useSchool } from './school.ts'
import { type Link, useLink } from './use-link.ts'

const menuId = 'main-menu'

/** One menu for every screen: a row of the header where there is room, else a sheet that its button opens. */
export function MainNavigation() {
  // Absent in the browser's first render: the document's data leaves the menus out, its HTML has them.
  const items = useRootData()?.shell.navigation
  const { ticketsUrl } = useSchool()
  const link = useLink()
  if (items?.length === 0) return null
  return (
    <>
      <button type="button" className={styles.toggle} popoverTarget={menuId}>
        <Icon name="menu" size="large" />
        <span className="visually-hidden">Menu</span>
      </button>
      <nav id={menuId} popover="auto" aria-label="Main" className={classNames(styles.menu, 'on-primary')}>
        <div className={styles.top}>
          <span className={styles.title}>Menu</span>
          <button type="button" className={styles.close} popoverTarget={menuId} popoverTargetAction="hide">
            <Icon name="close" size="large" />
            <span className="visually-hidden">Close the menu</span>
          </button>
        </div>
        <ServerHtml id="main-menu-items" value={items} className={styles.kept} isShared>
          {(all) => (
            <ul className={styles.items}>
              {all.map((item) => (
                <li key={item.id}>
                  <TopItem item={item} link={link} />
                </li>
              ))}
            </ul>
          )}
        </ServerHtml>
        {ticketsUrl ? (
          <div className={styles.tickets}>
            <Button {...link(ticketsUrl)} size="large" icon="ticket">
              Tickets
            </Button>
          </div>
        ) : null}
      </nav>
    </>
  )
}

function TopItem({ item, link }: { item: NavigationItem; link: Link }) {
  const panelId = `menu-${item.id}`
  if (item.columns.length === 0) {
    return (
      <a className={styles.item} {...link(item.url ?? '/', item.openInNewWindow)}>
        {item.title}
      </a>
    )
  }
  return (
    <>
      <button type="button" className={styles.item} popoverTarget={panelId}>
        {item.title}
        <Icon name="chevron-down" size="small" className={styles.chevron} />
      </button>
      <MenuPanel id={panelId} item={item} link={link} />
    </>
  )
}
