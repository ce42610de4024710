import { Button } from '#ui/Button.tsx'
import { Heading } from '#ui/Heading.tsx'
import { Icon } from '#ui/Icon.tsx'
import type { IconName } from '#ui/icons/icon-names.ts'
import { Tabs } from '#ui/Tabs.tsx'
import styles from './CalendarTools.module.css'
import { type CalendarChoice, type CalendarView, calendarHref, calendarViews } from './calendar-choice.ts'
import { isShownPeriod, periodOf } from './calendar-period.ts'
import type { CalendarData } from './load-calendar.ts'

const viewNames: Record<CalendarView, { label: string; icon: IconName }> = {
  month: { label: 'Month', icon: 'calendar' },
  week: { label: 'Week', icon: 'grid' },
  list: { label: 'List', icon: 'list' },
}

const steps = { month: 'month', week: 'week', list: 'month' } as const

/** Which stretch of time, and how it is laid out: plain links, whose addresses hold the whole choice. */
export function CalendarTools({ page }: { page: CalendarData }) {
  const { address, choice, period, bounds } = page
  const href = (change: Partial<CalendarChoice>) => calendarHref(address, { ...choice, ...change })
  const isThere = (date: string) => isShownPeriod(periodOf(choice.view, date), bounds)
  const step = steps[choice.view]
  return (
    <div className={`u-cluster u-shrink ${styles.tools}`} data-keep-scroll="">
      <nav className="no-print u-flex u-gap-1" aria-label="Time">
        <Step
          icon="chevron-left"
          label={`Previous ${step}`}
          href={href({ date: period.previous })}
          isThere={isThere(period.previous)}
        />
        <Step
          icon="chevron-right"
          label={`Next ${step}`}
          href={href({ date: period.next })}
          isThere={isThere(period.next)}
        />
        <Button
          kind="alternate"
          href={href({ date: null })}
          rel="nofollow"
          aria-current={choice.date === null ? 'true' : undefined}
        >
          Today
        </Button>
      </nav>
      <Heading level={2} size="regular" className={styles.title}>
        {period.title}
      </Heading>
      <Tabs
        label="View"
        className={`no-print ${styles.views}`}
        items={calendarViews.map((view) => ({
          href: href({ view }),
          label: (
            <>
              <Icon name={viewNames[view].icon} size="small" />
              {viewNames[view].label}
            </>
          ),
          current: view === choice.view,
        }))}
      />
    </div>
  )
}

interface StepProps {
  icon: IconName
  label: string
  href: string
  isThere: boolean
}

/** Where the entries end, so does the way. Crawlers are kept out of it: every month of it says not to be kept. */
function Step({ icon, label, href, isThere }: StepProps) {
  return <Button kind="alternate" icon={icon} label={label} href={href} rel="nofollow" disabled={!isThere} />
}
