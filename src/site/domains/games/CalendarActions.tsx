import { Button } from '#ui/Button.tsx'
import { useRootData } from '../../shell/root-data.ts'
import { calendarPrintHref } from './calendar-print.ts'
import { siteFeed, subscribing } from './feed-addresses.ts'
import type { CalendarData } from './load-calendar.ts'
import { locationFilters } from './location-filter.ts'
import { Subscribe } from './Subscribe.tsx'

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
