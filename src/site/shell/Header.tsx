import { Button } from '#ui/Button.tsx'
import { classNames } from '#ui/class-names.ts'
import styles from './Header.module.css'
import { MainNavigation } from './MainNavigation.tsx'
import { useSchool } from './school.ts'
import { useLink } from './use-link.ts'
import { Wordmark } from './Wordmark.tsx'

export function Header() {
  const { ticketsUrl } = useSchool()
  const link = useLink()
  return (
    <header className={classNames(styles.header, 'on-primary')}>
      <div className={styles.inner}>
        <Wordmark />
        <MainNavigation />
        {ticketsUrl ? (
          <div className={styles.tickets}>
            <Button {...link(ticketsUrl)} size="small" icon="ticket">
              Tickets
            </Button>
          </div>
        ) : null}
      </div>
    </header>
  )
}
