import { useLink } from '#site/page/links/use-link.ts'
import type { School } from '#site/page/school/school.ts'
import { Button } from '#ui/Button.tsx'
import { classNames } from '#ui/class-names.ts'
import styles from './TicketsBanner.module.css'

/** Only where the school sells tickets. */
export function TicketsBanner({ school }: { school: School }) {
  const link = useLink()
  if (!school.ticketsUrl) return null
  return (
    <section aria-labelledby="tickets-banner" className={classNames(styles.banner, 'on-secondary')}>
      <div className={`u-frame u-grid u-gap-4 u-start ${styles.inner}`}>
        <h2 id="tickets-banner" className={styles.title}>
          Be there for it
        </h2>
        <p className={styles.words}>
          Season plans, single games and groups: every seat for the {school.mascots} is one tap away.
        </p>
        <Button {...link(school.ticketsUrl)} size="large" icon="ticket">
          Get tickets
        </Button>
      </div>
    </section>
  )
}
