import type { BoxScoreVenue } from '#contract/shapes/stats-shapes.ts'
import { gameClock, gameDate } from '../../game-time.ts'
import type { GameReading } from '../reading/reading.ts'
import { Refusal } from '../reading/refusal.ts'
import type { XmlElement } from '../xml/element.ts'
import { durationIn } from '../xml/values.ts'
import type { GameFile } from './game-file.ts'
import { readableName } from './names.ts'

/** Files always write the year, so that no season is needed to find it. */
const anyYear = { startsOn: '0000-01-01', endsOn: '9999-12-31' }

/** '2/14/2026', '02/14/2026', 'Nov 29, 2025' as ISO days. */
export function dayIn(written: string | null): string | null {
  const text = (written ?? '').replace(
    /(\d{1,2}\/\d{1,2}\/)(\d\d)$/,
    (_, day, year) => `${day}${century(year)}${year}`,
  )
  const date = /\d{4}/.test(text) ? (gameDate(text, anyYear)?.date ?? null) : null
  return date !== null && date >= '1900' && date < '2100' ? date : null
}

/** The oldest files are of the nineties, which wrote two digits. */
const century = (year: string) => (Number(year) >= 70 ? '19' : '20')

export function readDay({ root, venue }: GameFile): { date: string; isWritingDay: boolean } {
  const date = dayIn(venue.text('date'))
  if (date) return { date, isWritingDay: false }
  const written = dayIn(root.text('generated'))
  if (!written) throw new Refusal('not-a-game', 'venue', 'The file does not say on which day the game is.')
  return { date: written, isWritingDay: true }
}

export const startTimeOf = (venue: XmlElement): string | null =>
  gameClock(venue.text('start', 'time', 'schedtime') ?? '')?.clock ?? null

/** Some programs number the games of a doubleheader, and may say '1' for a game alone. */
export const gameNumberOf = (venue: XmlElement): number | null =>
  venue.text('doubleheader')?.toUpperCase() === 'N' ? null : venue.whole('dhgame') || null

const counted = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six']
const periodNames: Record<number, string> = { 2: 'halves', 4: 'quarters' }

/** 'Two halves of 45 minutes' */
export function rulesText(periods: number, minutes: number): string | null {
  const count = counted[periods]
  if (!count || minutes <= 0 || !Number.isInteger(minutes)) return null
  return `${count} ${periodNames[periods] ?? (periods === 1 ? 'period' : 'periods')} of ${minutes} minutes`
}

/** The minutes of a period, said as `rulesText` says them; 0 for other rules. */
export const minutesIn = (rules: string | null): number =>
  Number(/ of (\d+) minutes$/.exec(rules ?? '')?.[1] ?? 0)

export function readVenue(file: GameFile, regulation: number): BoxScoreVenue {
  const { venue, rules } = file
  const innings = venue.whole('schedinn')
  return {
    stadium: venue.text('stadium', 'arena', 'pool'),
    location: venue.text('location'),
    attendance: venue.whole('attend') > 0 ? venue.whole('attend') : null,
    duration: durationIn(venue.raw('duration')),
    rules: innings > 0 ? `${innings} innings` : rulesText(regulation, rules.whole('minutes', 'mins')),
    weather: weatherOf(venue),
    notes: notesOf(file),
  }
}

/** '73°F, Sunny, wind NW 7mph': what one attribute repeats of another is said once. */
function weatherOf(venue: XmlElement): string | null {
  const written = venue.text('temp')
  const degrees = written === null ? null : /^-?\d{1,3}$/.test(written) ? `${written}°F` : written
  const wind = venue.text('wind')
  const words = [venue.text('weather'), venue.text('conditions')].filter((each) => each !== null)
  const isTold = (part: string) => words.some((each) => each.toLowerCase().includes(part.toLowerCase()))
  const number = /-?\d+/.exec(written ?? '')?.[0]
  const parts = [
    degrees === null || (number !== undefined && isTold(number)) ? null : degrees,
    ...words,
    wind === null || isTold(wind) ? null : /wind|calm/i.test(wind) ? wind : `wind ${wind}`,
  ]
  return [...new Set(parts.filter((part) => part !== null))].join(', ') || null
}

const mostNotes = 40

/** The scorer's remarks: weather delays, records that fell, what the game stood for. */
function notesOf({ venue, root }: GameFile): string[] {
  const written = [
    venue.text('schednote'),
    ...[...venue.all('notes'), ...root.all('notes')].flatMap((notes) => [
      notes.text('text'),
      ...notes.all('note').map((note) => note.text('text', 'note')),
    ]),
  ]
  return [...new Set(written.filter((note) => note !== null))].slice(0, mostNotes)
}

/** Football and baseball name the posts instead of listing people. */
const posts: Record<string, string> = {
  ref: 'Referee',
  ump: 'Umpire',
  line: 'Linesman',
  lj: 'Line Judge',
  bj: 'Back Judge',
  fj: 'Field Judge',
  sj: 'Side Judge',
  cj: 'Center Judge',
  alt: 'Alternate',
  hp: 'Home Plate',
  first: 'First Base',
  second: 'Second Base',
  third: 'Third Base',
  lf: 'Left Field',
  rf: 'Right Field',
}

export function readOfficials({ venue }: GameFile): GameReading['officials'] {
  const wrappers = [...venue.all('officials'), ...venue.all('umpires')]
  return wrappers.flatMap((officials) => {
    const listed = officials.all('official').map((official) => ({
      title: official.text('title') ?? 'Official',
      name: official.text('name'),
    }))
    const posted = Object.entries(posts).map(([post, title]) => ({ title, name: officials.text(post) }))
    const told = (officials.text('text') ?? '')
      .split(/[,;]/)
      .map((name) => ({ title: 'Official', name: name.trim() || null }))
    return [...listed, ...posted, ...told].flatMap(({ title, name }) =>
      name === null ? [] : [{ title, name: readableName(name) }],
    )
  })
}
