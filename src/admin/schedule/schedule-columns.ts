import type { ScheduleGridRow } from '#contract/editing/desk.grids.ts'
import {
  addressColumn,
  choiceColumn,
  dayColumn,
  type GridColumn,
  namedColumn,
  wholeColumn,
  wordsColumn,
  yesNoColumn,
} from '../grid/rules/column.ts'
import type { Cells } from '../grid/rules/sheet.ts'

interface Named {
  id: number
  title: string
  aliases?: readonly string[]
}

export const siteWords = { H: 'Home', A: 'Away', N: 'Neutral' } as const
const statusWords = { A: 'As planned', P: 'Postponed', C: 'Cancelled', O: 'Open date' } as const

/** A time as it is printed: 7:00 PM; TBD where nobody knows yet; null for what is none. */
export function timeOf(text: string): string | null {
  const plain = text.toLowerCase().replaceAll('.', '').trim()
  if (/^(?:|tba|tbd)$/.test(plain)) return 'TBD'
  if (/^all[ -]?day$/.test(plain)) return 'All Day'
  if (plain === 'noon') return '12:00 PM'
  const [, hours, minutes = '00', half] = /^(\d{1,2})(?::(\d\d))? ?(am|pm|a|p)?$/.exec(plain) ?? []
  if (!hours || Number(minutes) > 59) return null
  const hour = Number(hours)
  if (half) return hour >= 1 && hour <= 12 ? `${hour}:${minutes} ${half.startsWith('p') ? 'PM' : 'AM'}` : null
  // A bare 7 may be morning or evening; a clock of 24 hours is clear.
  if (hour > 23 || !plain.includes(':') || (hour > 0 && hour < 13)) return null
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`
}

const usualZones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
] as const

function isZone(text: string): boolean {
  try {
    return text.includes('/') && Boolean(new Intl.DateTimeFormat('en-US', { timeZone: text }))
  } catch {
    return false
  }
}

/** Empty it is the school's own. */
const zoneColumn = (column: Omit<GridColumn, 'read'>): GridColumn => ({
  choices: usualZones,
  ...column,
  tidy: (text) => usualZones.find((zone) => zone.toLowerCase() === text.toLowerCase()) ?? text,
  read: (text) =>
    text === '' || isZone(text) ? { value: text } : { fault: 'A time zone is as in America/Chicago.' },
})

/** What a schedule has, in the order in which it is read. */
export function scheduleColumns(
  opponents: readonly Named[],
  facilities: readonly Named[],
  years: readonly number[],
): GridColumn[] {
  return [
    dayColumn({ field: 'startDate', label: 'Date', width: 104 }, years, { isNeeded: true }),
    {
      field: 'time',
      label: 'Time',
      width: 88,
      align: 'end',
      tidy: (text) => timeOf(text) ?? text,
      read: (text) => {
        const time = timeOf(text)
        return time === null
          ? { fault: 'A time says morning or evening, as in 7:00 PM; TBD where nobody knows yet.' }
          : { value: time }
      },
    },
    namedColumn({ field: 'opponent', label: 'Opponent', width: 196, isName: true }, opponents, {
      isNeeded: true,
      makesNew: true,
    }),
    choiceColumn({ field: 'locationIndicator', label: 'Where', width: 84 }, siteWords),
    namedColumn({ field: 'facilityId', label: 'Venue', width: 180 }, facilities),
    wordsColumn({ field: 'location', label: 'City and state', width: 150 }),
    yesNoColumn({ field: 'isConference', label: 'Conf.', width: 72 }),
    yesNoColumn({ field: 'isExhibition', label: 'Exh.', width: 72 }),
    wordsColumn({ field: 'tournament', label: 'Tournament', width: 150 }),
    wordsColumn({ field: 'tv', label: 'Television', width: 110 }),
    wordsColumn({ field: 'radio', label: 'Radio', width: 110 }),
    addressColumn({ field: 'tickets', label: 'Tickets', width: 150 }),
    addressColumn({ field: 'video', label: 'Video', width: 150 }),
    wordsColumn({ field: 'promotion', label: 'Promotion', width: 150 }, { most: 500 }),
    zoneColumn({ field: 'timeZone', label: 'Time zone', width: 150 }),
    dayColumn({ field: 'endDate', label: 'Last day', width: 104 }, years),
    wholeColumn(
      { field: 'gameNumber', label: 'Game', width: 72 },
      { least: 1, most: 20, unit: 'games of a day' },
    ),
    wordsColumn({ field: 'note', label: 'Note', width: 180 }, { most: 5000 }),
    choiceColumn({ field: 'status', label: 'Status', width: 110 }, statusWords),
    { ...wordsColumn({ field: 'result', label: 'Result', width: 96 }), isReadOnly: true },
  ]
}

const words = (value: string | null): string => value ?? ''

export const scheduleCells = (
  row: ScheduleGridRow,
  opponents: ReadonlyMap<number, string>,
  facilities: ReadonlyMap<number, string>,
): Cells => ({
  startDate: row.startDate,
  time: row.time,
  opponent: opponents.get(row.opponentId) ?? '',
  locationIndicator: siteWords[row.locationIndicator],
  facilityId: facilities.get(row.facilityId ?? 0) ?? '',
  location: words(row.location),
  isConference: row.isConference ? 'Yes' : '',
  isExhibition: row.isExhibition ? 'Yes' : '',
  tournament: words(row.tournament),
  tv: words(row.tv),
  radio: words(row.radio),
  tickets: words(row.tickets),
  video: words(row.video),
  promotion: words(row.promotion),
  timeZone: row.timeZone,
  endDate: words(row.endDate),
  gameNumber: row.gameNumber === null ? '' : String(row.gameNumber),
  note: words(row.note),
  status: statusWords[row.status],
  result: words(row.result),
})

/** An opponent goes by its number where it is known, and by what it is called where it is to be made. */
export function gameValues(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { opponent, result: _, ...rest } = values
  return {
    ...rest,
    ...(typeof opponent === 'number' ? { opponentId: opponent } : {}),
    ...(typeof opponent === 'string' ? { opponent } : {}),
  }
}
