import type { Schedule } from '#contract/games.ts'
import { Button } from '#ui/Button.tsx'
import { Subscribe } from '../feeds/Subscribe.tsx'
import { scheduleAddress } from './schedule-address.ts'

/** The other forms of a season: in a calendar, on paper, as text. */
export function ScheduleWays({ schedule }: { schedule: Omit<Schedule, 'games'> }) {
  const { sport } = schedule
  return (
    <div className="no-print u-cluster u-gap-1-4">
      <Subscribe sport={sport} />
      <Button kind="text" size="small" icon="calendar" href={`/sports/${sport.globalSportNameSlug}/calendar`}>
        Calendar
      </Button>
      <Button kind="text" size="small" icon="document" href={scheduleAddress(schedule, 'text')}>
        Text
      </Button>
      <Button
        kind="text"
        size="small"
        icon="print"
        href={scheduleAddress(schedule, 'print')}
        target="_blank"
        rel="opener"
      >
        Print
      </Button>
    </div>
  )
}
