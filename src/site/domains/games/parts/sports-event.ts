import type { EventStatusType, SportsEvent } from 'schema-dts'
import type { Game } from '#contract/games.ts'
import type { NamedSchool } from '#site/page/school/school.ts'
import { isEvent } from './game-words.ts'

/** A game in the words of schema.org. An open start is told as a day, because a wrong hour is worse than none. */
export function sportsEvent(game: Game, school: NamedSchool): SportsEvent {
  const { opponent, facility, ticketLink } = game
  const team = { '@type': 'SportsTeam', name: school.name, sport: game.sport.title } as const
  const other = { '@type': 'SportsTeam', name: opponent.title, sport: game.sport.title } as const
  const schoolIsHome = game.locationIndicator !== 'A'
  const url = game.gameCenterLink ?? game.result?.boxscore
  return {
    '@type': 'SportsEvent',
    name: isEvent(game)
      ? `${school.name} ${game.sport.title}: ${opponent.title}`
      : `${school.name} ${game.sport.title} ${game.atVs} ${opponent.title}`,
    sport: game.sport.title,
    startDate: game.isTbd || game.isAllDay ? game.startDate.slice(0, 10) : game.startDateUtc,
    ...(game.endDate ? { endDate: game.endDate } : {}),
    eventStatus: eventStatuses[game.status],
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: facility?.title ?? game.location ?? 'To be announced',
      address: facility?.location ?? game.location ?? 'To be announced',
    },
    ...(isEvent(game)
      ? { competitor: [team] }
      : { homeTeam: schoolIsHome ? team : other, awayTeam: schoolIsHome ? other : team }),
    ...(url ? { url } : {}),
    ...(game.eventImage ? { image: game.eventImage } : {}),
    ...(ticketLink
      ? { offers: { '@type': 'Offer', url: ticketLink, availability: 'https://schema.org/InStock' } }
      : {}),
  }
}

const eventStatuses: Record<Game['status'], EventStatusType> = {
  A: 'https://schema.org/EventScheduled',
  O: 'https://schema.org/EventScheduled',
  P: 'https://schema.org/EventPostponed',
  C: 'https://schema.org/EventCancelled',
}
