import { printedClock } from '../../game-time.ts'
import type { SportFrame } from '../frame/sport-frame.ts'
import { minutesIn } from '../frame/venue.ts'
import type { GameReading } from '../reading/reading.ts'
import { element, type Written } from '../xml/serialise.ts'

const flag = (isSo: boolean) => (isSo ? 'Y' : 'N')

export function writeVenue(frame: SportFrame, reading: GameReading, date: string): Written {
  const { teams, venue, state, gender, officials } = reading
  const innings = /^(\d+) innings$/.exec(venue.rules ?? '')?.[1] ?? null
  return element(
    'venue',
    {
      gameid: reading.ncaaGameId ?? null,
      visid: teams[0].id,
      visname: teams[0].name,
      homeid: teams[1].id,
      homename: teams[1].name,
      date,
      location: venue.location,
      [frame.group === 'volleyball' ? 'arena' : 'stadium']: venue.stadium,
      start: reading.startTime && printedClock(reading.startTime),
      duration: venue.duration,
      attend: venue.attendance,
      weather: venue.weather ?? null,
      schedinn: innings,
      dhgame: reading.gameNumber ?? null,
      gender: frame.group === 'baseball' ? (gender ?? null) : null,
      leaguegame: flag(reading.isConference),
      neutralgame: flag(reading.isNeutral),
    },
    [
      element(
        'officials',
        {},
        officials.map(({ title, name }) => element('official', { title, name })),
      ),
      ...((venue.notes ?? []).length > 0
        ? [
            element(
              'notes',
              {},
              (venue.notes ?? []).map((text) => element('note', { text })),
            ),
          ]
        : []),
      writeRules(frame, state.periodsRegulation, minutesIn(venue.rules)),
      ...writeShow(frame, gender ?? null),
    ],
  )
}

function writeRules({ group }: SportFrame, periods: number, minutes: number): Written {
  if (group === 'football') return element('rules', { qtrs: periods, mins: minutes || null })
  return element('rules', {
    prds: periods,
    minutes: minutes || null,
    qh: group === 'basketball' ? (periods === 4 ? 'Q' : 'H') : null,
  })
}

/** How files tell sports of one root apart. */
function writeShow({ group }: SportFrame, gender: GameReading['gender'] | null): Written[] {
  if (group === 'soccer' || group === 'field-hockey')
    return [element('show', { fhk: group === 'field-hockey' ? 1 : 0 })]
  if (group === 'lacrosse')
    return [element('show', { faceoffs: gender === 'M' ? 1 : 0, dcs: gender === 'W' ? 1 : 0 })]
  return []
}
