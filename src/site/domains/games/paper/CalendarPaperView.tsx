import { ServerHtml } from '#site/lateness/ServerHtml.tsx'
import { useSchool } from '#site/page/school/school.ts'
import { usePrintPage } from '#site/parts/print/use-print-page.ts'
import { Heading } from '#ui/Heading.tsx'
import { locationFilters } from '../parts/location-filter.ts'
import { CalendarPaperList } from './CalendarPaperList.tsx'
import { CalendarPaperMonths } from './CalendarPaperMonths.tsx'
import styles from './CalendarPaperView.module.css'
import type { CalendarPaperData } from './load-calendar-print.ts'

const paperId = 'calendar-print'

export function CalendarPaperView({ page }: { page: CalendarPaperData }) {
  const { paper, sport, type, title, timeZone } = page
  const { siteName } = useSchool()
  usePrintPage(paperId)
  const place = locationFilters.find(({ location }) => location && location === paper.location)?.label
  const showSport = sport === null
  return (
    <div id={paperId} className={styles.paper} data-layout={paper.layout}>
      <Heading level={1} size="regular">
        {siteName} {sport} Calendar
      </Heading>
      <p className="u-muted u-above-1">{[title, place, type].filter(Boolean).join(' · ')}</p>
      <ServerHtml id="calendar-days" value={page.days}>
        {(days) =>
          paper.layout === 'month' ? (
            <CalendarPaperMonths paper={paper} days={days} timeZone={timeZone} showSport={showSport} />
          ) : (
            <CalendarPaperList days={days} timeZone={timeZone} showSport={showSport} />
          )
        }
      </ServerHtml>
    </div>
  )
}
