import { type Cells, cellsOf, isJson, listOf, type Reading, type RowNote, wordsOf } from './columns.ts'
import { csvRecords, FileProblem, maxFileBytes, maxRows } from './csv.ts'
import { type Outcome, parseOutcome } from './game-result.ts'
import { gameClock, gameDate, type Span, zoneOf } from './game-time.ts'
import { parseOpponent } from './opponent-name.ts'
import { type ChosenColumns, type ColumnRules, type Recognised, recognise } from './recognise.ts'

/** A game as a file tells of it. What the file does not say is not there. */
export interface ScheduleRow {
  row: number
  opponent: string
  date: string
  endDate?: string
  /** 'HH:MM', 'TBD' or 'All Day'. */
  clock?: string
  timeZone?: string
  site?: 'H' | 'A' | 'N'
  location?: string
  /** What the place is called, as somebody wrote it. */
  venue?: string
  isConference?: boolean
  isExhibition?: boolean
  isEvent?: boolean
  opponentPrefix?: string
  gameNumber?: number
  tournament?: string
  promotion?: string
  tv?: string
  radio?: string
  tickets?: string
  video?: string
  liveStats?: string
  note?: string
  outcome?: Outcome
}

const aliases = {
  opponent: ['opponent', 'opponents', 'opp', 'versus', 'vs', 'opponentname', 'event', 'opponentevent'],
  date: ['date', 'gamedate', 'startdate', 'day'],
  endDate: ['enddate', 'ends', 'until'],
  time: ['time', 'gametime', 'starttime', 'kickoff', 'tip', 'tipoff', 'firstpitch'],
  site: ['site', 'homeaway', 'ha', 'han', 'at', 'locationindicator', 'homeawayneutral', 'venuetype'],
  location: ['location', 'city', 'place', 'citystate'],
  venue: ['venue', 'facility', 'stadium', 'arena', 'field', 'court'],
  timeZone: ['timezone', 'zone', 'tz'],
  conference: ['conference', 'conf', 'isconference', 'conferencegame', 'league'],
  exhibition: ['exhibition', 'exh', 'isexhibition'],
  gameNumber: ['gamenumber', 'game', 'dh'],
  tournament: ['tournament', 'tourney', 'eventname'],
  promotion: ['promotion', 'promotions', 'theme'],
  tv: ['tv', 'television', 'watch', 'network', 'broadcast'],
  radio: ['radio', 'listen'],
  tickets: ['tickets', 'ticketlink', 'ticketurl', 'buytickets'],
  video: ['video', 'stream', 'streamurl', 'watchlink', 'livestream'],
  liveStats: ['livestats', 'statslink', 'stats'],
  note: ['note', 'notes', 'comment', 'comments'],
  status: ['status', 'gamestatus'],
  result: ['result', 'results', 'outcome', 'final'],
  letter: ['wl', 'winloss', 'wlt'],
  score: ['score', 'finalscore'],
  teamScore: ['teamscore', 'us', 'ourscore', 'pointsfor', 'pf'],
  opponentScore: ['opponentscore', 'oppscore', 'them', 'pointsagainst', 'pa'],
} as const
type Field = keyof typeof aliases

/** A schedule from CSV, or from JSON in the shape of /Schedule/bySport. Dates without a year fall in the season. */
export function readSchedule(text: string, season: Span): Reading<ScheduleRow> {
  if (Buffer.byteLength(text) > maxFileBytes)
    throw new FileProblem(`The file is larger than ${maxFileBytes / 1024 / 1024} MB.`)
  return isJson(text) ? fromJson(text, season) : fromCsv(text, season)
}

const isSite = (cell: string): boolean => siteOf(cell) !== null
const isPlace = (cell: string): boolean => /^[\p{L}.'’ -]+,\s*[\p{L}. ]+$/u.test(cell)
/** Loose words are a result where a column of results is known, and the name of a school where none is. */
const isOutcome = (cell: string): boolean =>
  /^(?:w|l|t|won|lost|tied)\b|\d\s*[-–]\s*\d|^postponed|^cancel/i.test(cell) && parseOutcome(cell) !== null
const isOpponent = (cell: string): boolean =>
  /\p{L}{2}/u.test(cell) && !isPlace(cell) && parseOpponent(cell).name !== '' && !gameClock(cell)

const rulesOf = (season: Span): ColumnRules<Field> => ({
  aliases,
  isEnough: (columns) => columns.has('opponent') && columns.has('date'),
  guesses: [
    ['date', (cell) => gameDate(cell, season) !== null],
    ['time', (cell) => gameClock(cell) !== null],
    ['site', isSite],
    ['result', isOutcome],
    ['location', isPlace],
    ['opponent', isOpponent],
  ],
})

/** What the columns of a table are, which may have been pasted without heads. */
export const recogniseSchedule = (
  records: readonly (readonly string[])[],
  season: Span,
  chosen?: ChosenColumns,
): Recognised<Field> => recognise(records, rulesOf(season), chosen)

/** A schedule from a table whose columns are known. */
export function readScheduleTable(table: Recognised<Field>, season: Span): Reading<ScheduleRow> {
  if (table.rows.length > maxRows)
    throw new FileProblem(`The table has ${table.rows.length} rows; ${maxRows} can be taken at once.`)
  for (const field of ['opponent', 'date'] as const) {
    if (!table.columns.has(field))
      throw new FileProblem(`No column holds the ${field}; the columns are ${table.header.join(', ')}.`)
  }
  const { rows, rejects } = cellsOf(table, table.columns)
  return collect(rows, table.rows.length, rejects, season)
}

function fromCsv(text: string, season: Span): Reading<ScheduleRow> {
  const records = csvRecords(text)
  if (records.length === 0 || records[0]?.every((cell) => cell.trim() === ''))
    throw new FileProblem('The file is empty: its first row must name the columns.')
  return readScheduleTable(recogniseSchedule(records, season), season)
}

/** The API's own words are what a cell may hold, so its games are read as cells. */
function fromJson(text: string, season: Span): Reading<ScheduleRow> {
  const list = listOf(text, 'games')
  if (list.length > maxRows)
    throw new FileProblem(`The file has ${list.length} rows; ${maxRows} can be taken at once.`)
  const rows = list.map(({ row, value }): Cells<Field> & { extra: Partial<ScheduleRow> } => {
    const [opponent, result, media] = [value.opponent, value.result, value.media].map(
      (part) => (part ?? {}) as Record<string, unknown>,
    )
    const yesNo = (flag: unknown) => (flag === true ? 'yes' : flag === false ? 'no' : '')
    const clock = /T(\d\d:\d\d)/.exec(wordsOf(value.startDate))?.[1] ?? ''
    const score =
      result?.teamScore && result.opponentScore
        ? ` ${wordsOf(result.teamScore)}-${wordsOf(result.opponentScore)}`
        : ''
    const cells: Partial<Record<Field, unknown>> = {
      opponent: typeof value.opponent === 'string' ? value.opponent : opponent?.title,
      date: value.startDate ?? value.date,
      endDate: value.endDate,
      time: value.isTbd === true ? 'TBD' : value.isAllDay === true ? 'All Day' : clock || value.time,
      site: value.locationIndicator,
      location: value.location,
      conference: yesNo(value.isConference),
      exhibition: yesNo(value.isExhibition),
      gameNumber: value.gameNumber,
      tournament: value.tournament,
      tv: media?.tv,
      radio: media?.radio,
      status: value.status === 'P' ? 'Postponed' : value.status === 'C' ? 'Cancelled' : '',
      result:
        typeof value.result === 'string'
          ? value.result
          : result?.status === 'N'
            ? result.prescore
            : result?.status
              ? `${wordsOf(result.status)}${score} ${wordsOf(result.postscore)}`
              : '',
    }
    const extra = {
      ...(typeof value.timeZone === 'string' ? { timeZone: value.timeZone } : {}),
      ...(value.type === 'S' ? { isEvent: true } : {}),
      ...(wordsOf(opponent?.prefix) ? { opponentPrefix: wordsOf(opponent?.prefix) } : {}),
    }
    return { row, of: (field) => wordsOf(cells[field]), extra }
  })
  return collect(rows, list.length, [], season)
}

function collect(
  cells: (Cells<Field> & { extra?: Partial<ScheduleRow> })[],
  total: number,
  rejects: RowNote[],
  season: Span,
): Reading<ScheduleRow> {
  const reading: Reading<ScheduleRow> = { total, rows: [], rejects, warnings: [] }
  for (const one of cells) {
    const game = gameOf(one, season, (reason) => reading.warnings.push({ row: one.row, reason }))
    if (typeof game === 'string') reading.rejects.push({ row: one.row, reason: game })
    else reading.rows.push({ row: one.row, ...game, ...one.extra })
  }
  return reading
}

/** The game, or why the row is none. */
function gameOf(
  { of }: Cells<Field>,
  season: Span,
  warn: (reason: string) => void,
): Omit<ScheduleRow, 'row'> | string {
  const opponent = parseOpponent(of('opponent'))
  if (!opponent.name) return 'has no opponent'
  const date = gameDate(of('date'), season)
  if (/^tb[ad]$/i.test(of('date'))) return 'has no date yet: it is taken in once its day is known'
  if (!date) return of('date') ? `the date '${of('date')}' is not understood` : 'has no date'
  const calledOff = parseOutcome(of('time'))
  const isCalledOff = calledOff !== null && calledOff.kind !== 'result'
  const clock = gameClock(isCalledOff ? '' : of('time'))
  if (!clock) warn(`the time '${of('time')}' is not understood and left out`)
  const end = of('endDate') ? gameDate(of('endDate'), season)?.date : date.endDate
  const site = siteOf(of('site')) ?? opponent.site
  const outcome = isCalledOff ? calledOff : outcomeOf(of)
  const words = {
    location: of('location'),
    tournament: of('tournament'),
    promotion: of('promotion'),
    tv: of('tv'),
    radio: of('radio'),
    note: of('note'),
    venue: of('venue'),
  }
  const links = {
    tickets: linkIn(of('tickets'), 'tickets', warn),
    video: linkIn(of('video'), 'video', warn),
    liveStats: linkIn(of('liveStats'), 'live statistics', warn),
  }
  const timeZone = clock?.timeZone ?? zoneOf(of('timeZone'))
  if (of('timeZone') && !timeZone) warn(`the zone '${of('timeZone')}' is not understood and left out`)
  return {
    opponent: opponent.name,
    date: date.date,
    ...(end && end > date.date ? { endDate: end } : {}),
    ...(clock && of('time') && !isCalledOff
      ? { clock: clock.clock ?? (clock.isAllDay ? 'All Day' : 'TBD') }
      : {}),
    ...(timeZone ? { timeZone } : {}),
    ...(site ? { site } : {}),
    ...flag('isConference', of('conference'), opponent.isConference),
    ...flag('isExhibition', of('exhibition'), opponent.isExhibition),
    ...(opponent.prefix ? { opponentPrefix: opponent.prefix } : {}),
    ...((opponent.gameNumber ?? Number.parseInt(of('gameNumber'), 10))
      ? { gameNumber: opponent.gameNumber ?? Number.parseInt(of('gameNumber'), 10) }
      : {}),
    ...Object.fromEntries(Object.entries({ ...words, ...links }).filter(([, value]) => value)),
    ...(outcome ? { outcome } : {}),
  }
}

/** An address of the web; words such as 'On sale' are none. */
function linkIn(said: string, what: string, warn: (reason: string) => void): string {
  if (!said || /^https?:\/\/[^\s<>"]+$/.test(said)) return said
  if (/^(?:[\w-]+\.)+[a-z]{2,}(?:\/[^\s<>"]*)?$/i.test(said)) return `https://${said}`
  warn(`the address for ${what} '${said}' is none and left out`)
  return ''
}

function flag(name: 'isConference' | 'isExhibition', said: string, isMarked: boolean): Partial<ScheduleRow> {
  if (isMarked || /^(y|yes|true|x|1|c|conf|conference|exh|exhibition|\*)$/i.test(said))
    return { [name]: true }
  return /^(n|no|false|0)$/i.test(said) ? { [name]: false } : {}
}

function siteOf(said: string): 'H' | 'A' | 'N' | null {
  const [, letter] = /^(h|a|n)(?:ome|way|eutral)?$/i.exec(said) ?? []
  if (letter) return letter.toUpperCase() as 'H' | 'A' | 'N'
  return /^(at|@)$/i.test(said) ? 'A' : /^vs?\.?$/i.test(said) ? 'H' : null
}

function outcomeOf(of: Cells<Field>['of']): Outcome | null {
  const scores =
    of('teamScore') && of('opponentScore') ? `${of('teamScore')}-${of('opponentScore')}` : of('score')
  const called = parseOutcome(of('status'))
  if (called && called.kind !== 'result') return called
  return parseOutcome(of('result')) ?? parseOutcome([of('letter'), scores].filter(Boolean).join(' '))
}
