import type { Change } from '../../../feeds/changes.ts'

/** What a column of a schedule may be, in words. */
export const scheduleFields = {
  opponent: 'Opponent',
  date: 'Date',
  endDate: 'Last day',
  time: 'Time',
  timeZone: 'Time zone',
  site: 'Home or away',
  venue: 'Venue',
  location: 'City and state',
  conference: 'Conference game',
  exhibition: 'Exhibition',
  gameNumber: 'Game of a doubleheader',
  tournament: 'Tournament',
  promotion: 'Promotion',
  tv: 'Television',
  radio: 'Radio',
  tickets: 'Tickets',
  video: 'Video',
  liveStats: 'Live statistics',
  note: 'Note',
  status: 'Status',
  result: 'Result',
  letter: 'Won or lost',
  score: 'Score',
  teamScore: 'Our score',
  opponentScore: "Opponent's score",
} as const

const labels: Readonly<Record<string, string>> = {
  ...scheduleFields,
  startDate: 'Date',
  locationIndicator: 'Home or away',
  facilityId: 'Venue',
  isConference: 'Conference game',
  isExhibition: 'Exhibition',
  isDoubleheader: 'Doubleheader',
  opponentPrefix: "Opponent's rank",
  resultStatus: 'Result',
  prescore: 'Before the score',
  postscore: 'After the score',
}

/** What follows from another field is not told beside it. */
const following = new Set(['startUtc', 'isTbd', 'isAllDay', 'atVs', 'gameState', 'timeZone'])

const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  locationIndicator: { H: 'Home', A: 'Away', N: 'Neutral' },
  status: { A: 'As planned', P: 'Postponed', C: 'Cancelled', O: 'Open date' },
  resultStatus: { W: 'Won', L: 'Lost', T: 'Tied', N: 'No result' },
}

function wordsOf(field: string, value: unknown, places: ReadonlyMap<number, string>): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (field === 'facilityId') return places.get(Number(value)) ?? ''
  return words[field]?.[String(value)] ?? String(value)
}

export const changesTold = (changes: readonly Change[], places: ReadonlyMap<number, string>) =>
  changes
    .filter(({ field }) => !following.has(field))
    .map(({ field, before, after }) => ({
      label: labels[field] ?? field,
      before: wordsOf(field, before, places),
      after: wordsOf(field, after, places),
    }))
