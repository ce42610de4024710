import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { FeedGame } from '#contract/games.ts'
import type { NamedSchool } from '#site/page/school/school.ts'
import { gameEvent } from './game-event.ts'

interface FeedOptions {
  /** What the calendar is called in the program that subscribes to it. */
  name: string
  tenant: string
  school: NamedSchool
  origin: string
}

/** Seconds after which programs should ask again. */
const refreshSeconds = 3600

/**
 * Games as an iCalendar. The id of an entry is the game's for good, and the number of its revision grows with every
 * change, so that a program moves the entry it has. The stamp is the change's as well: the same games are the same bytes.
 */
export function feedText(games: readonly FeedGame[], { name, tenant, school, origin }: FeedOptions): string {
  const calendar = ical({
    name,
    prodId: { company: 'Fieldhouse', product: 'Schedules', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
  })
  for (const game of games) {
    const { isWholeDays, start, end, status, ...words } = gameEvent(game, school, origin)
    calendar.createEvent({
      id: `game-${game.id}@${tenant}`,
      sequence: game.revision,
      stamp: new Date(game.updatedAt),
      lastModified: new Date(game.updatedAt),
      start: new Date(start),
      end: new Date(end),
      allDay: isWholeDays,
      status: ICalEventStatus[status],
      ...words,
    })
  }
  return calendar.toString()
}
