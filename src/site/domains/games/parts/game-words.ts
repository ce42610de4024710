import type { Game } from '#contract/games.ts'
import { gameDays } from './game-dates.ts'

type Opponent = Pick<Game['opponent'], 'title' | 'prefix'>
type Named = Pick<Game, 'type' | 'tournament' | 'atVs' | 'startDate' | 'endDate'> & { opponent: Opponent }
type Tagged = Pick<Game, 'type' | 'tournament' | 'isExhibition' | 'isDoubleheader' | 'gameNumber'> & {
  opponent: Opponent
  media: Pick<Game['media'], 'promotionName' | 'gameNote'>
}

/** An entry without one opponent: a special event, or a meet that is itself what the school goes to. */
export function isEvent({
  type,
  tournament,
  opponent,
}: Pick<Named, 'type' | 'tournament' | 'opponent'>): boolean {
  return type === 'S' || tournament === opponent.title
}

/** 'vs No. 12 Northfield', 'at Northfield', or the name of an event. */
export function opponentWords(game: Omit<Named, 'startDate' | 'endDate'>): string {
  const { prefix, title } = game.opponent
  return [isEvent(game) ? null : game.atVs, prefix, title].filter(Boolean).join(' ')
}

/** 'Sat, Nov 14 vs Northfield': what tells one game from all others. */
export const gameName = (game: Named): string => `${gameDays(game)} ${opponentWords(game)}`

/** The building where it is known, then the place. */
export function venueWords({ facility, location }: Pick<Game, 'facility' | 'location'>): string[] {
  const place = location ?? facility?.location
  return [facility?.title, place].filter((words): words is string => Boolean(words))
}

/** Everything small that belongs to a game, each said once. */
export function gameTags(game: Tagged): string[] {
  const { isExhibition, tournament, isDoubleheader, gameNumber, media } = game
  const tags = [
    isDoubleheader ? `Doubleheader${gameNumber ? `, Game ${gameNumber}` : ''}` : null,
    isExhibition ? 'Exhibition' : null,
    isEvent(game) ? null : tournament,
    media.promotionName,
    media.gameNote,
  ]
  return [...new Set(tags.filter((tag): tag is string => Boolean(tag)))]
}

/** What the formatter says, all year: a phone looks for its first word for a tenth of a second. */
const knownZones: Readonly<Record<string, string>> = {
  'America/New_York': 'ET',
  'America/Chicago': 'CT',
  'America/Denver': 'MT',
  'America/Phoenix': 'MST',
  'America/Los_Angeles': 'PT',
  'Pacific/Honolulu': 'HST',
}
const zoneFormats = new Map<string, Intl.DateTimeFormat>()

/** 'ET': whose clock a time is read from. */
export function zoneWords({ timeZone, startDateUtc }: Pick<Game, 'timeZone' | 'startDateUtc'>): string {
  const start = Date.parse(startDateUtc)
  if (Number.isNaN(start)) return ''
  const known = knownZones[timeZone]
  if (known) return known
  let format = zoneFormats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortGeneric' })
    zoneFormats.set(timeZone, format)
  }
  return format.formatToParts(start).find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

/** What stands between the visitors and the home team; on neutral ground nobody is at home. */
export const meetingWord = (locationIndicator: Game['locationIndicator']): 'at' | 'vs' =>
  locationIndicator === 'N' ? 'vs' : 'at'

/** '#5 Halcyon State': a team under the prefix that it has in this game. */
export function rankedName(
  { isSchool, name }: { isSchool: boolean; name: string },
  { teamPrefix, opponent }: Pick<Game, 'teamPrefix'> & { opponent: Pick<Game['opponent'], 'prefix'> },
): string {
  const prefix = isSchool ? teamPrefix : opponent.prefix
  return prefix ? `${prefix} ${name}` : name
}
