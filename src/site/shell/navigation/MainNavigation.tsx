import { ShellPromotion } from '#site/domains/promotions/campaigns/ShellPromotion.tsx'
import { islandComponent } from '#site/lateness/late-code.ts'
import { ServerHtml } from '#site/lateness/ServerHtml.tsx'
import { loadsInBrowser } from '#site/page/browser/document-site.ts'
import { useLink } from '#site/page/links/use-link.ts'
import { useRootData } from '#site/page/school/root-data.ts'
import { useSchool } from '#site/page/school/school.ts'
import { Button } from '#ui/Button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './MainNavigation.module.css'

const load = () => import('./MenuItems.island.tsx')
const MenuItems = islandComponent(load)
// A school without server rendering needs it in any case: it comes along with the data.
if (!import.meta.env.SSR && loadsInBrowser()) void load()

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
      <button type="button" className={`no-print u-center u-bare ${styles.toggle}`} popoverTarget={menuId}>
        <Icon name="menu" size="large" />
        <span className="visually-hidden">Menu</span>
      </button>
      <nav
        id={menuId}
        popover="auto"
        aria-label="Main"
        className={classNames('no-print', styles.menu, 'on-primary')}
        data-header-menu="navigation"
      >
        <div className={`u-row ${styles.top}`}>
          <span className={`u-title u-caps u-tracked-4 ${styles.title}`}>Menu</span>
          <button
            type="button"
            className={`u-center u-bare ${styles.close}`}
            popoverTarget={menuId}
            popoverTargetAction="hide"
          >
            <Icon name="close" size="large" />
            <span className="visually-hidden">Close the menu</span>
          </button>
        </div>
        <ShellPromotion name="header-icons" bare className={classNames(styles.strip, 'dark-theme')} />
        <ServerHtml id="main-menu-items" value={items} className={styles.kept} isShared>
          {(all) => <MenuItems items={all} link={link} />}
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
