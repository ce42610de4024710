import { useRootData } from '#site/page/school/root-data.ts'
import { Button } from '#ui/Button.tsx'
import { siteFeed, subscribing } from '../feeds/feed-addresses.ts'
import { Subscribe } from '../feeds/Subscribe.tsx'
import { locationFilters } from '../parts/location-filter.ts'
import { calendarPrintHref } from './calendar-print.ts'
import type { CalendarData } from './load-calendar.ts'

/** What can be taken away from the calendar: a subscription to what it shows, and paper. */
export function CalendarActions({ page }: { page: CalendarData }) {
  const { choice, sport, team, period } = page
  const origin = useRootData()?.origin ?? ''
  const place = locationFilters.find(({ location }) => location && location === choice.location)
  const feed = siteFeed({ sport: sport?.globalSportNameSlug ?? null, location: choice.location })
  return (
    <>
      {place ? (
        <Button kind="alternate" size="small" icon="calendar-add" href={subscribing(origin + feed)}>
          Subscribe to {place.label}
        </Button>
      ) : (
        <Subscribe sport={sport} />
      )}
      <Button
        kind="alternate"
        size="small"
        icon="print"
        href={calendarPrintHref(team?.globalSportNameSlug ?? null, {
          layout: choice.view === 'month' ? 'month' : 'list',
          sportId: team ? null : (sport?.id ?? null),
          start: period.start,
          end: period.end,
          location: choice.location,
          type: choice.type,
        })}
        target="_blank"
        rel="opener nofollow"
      >
        Print
      </Button>
    </>
  )
}
