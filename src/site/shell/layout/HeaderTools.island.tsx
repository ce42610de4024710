import { useLink } from '#site/page/links/use-link.ts'
import { useSchool } from '#site/page/school/school.ts'
import { Button } from '#ui/Button.tsx'
import { MainNavigation } from '../navigation/MainNavigation.tsx'
import { SearchOverlay } from '../navigation/SearchOverlay.tsx'
import styles from './Header.module.css'

export default function HeaderTools() {
  const { ticketsUrl } = useSchool()
  const link = useLink()
  return (
    <>
      <MainNavigation />
      {ticketsUrl ? (
        <div className={`no-print ${styles.tickets}`}>
          <Button {...link(ticketsUrl)} size="small" icon="ticket">
            Tickets
          </Button>
        </div>
      ) : null}
      <div className={styles.search}>
        <SearchOverlay />
      </div>
    </>
  )
}
