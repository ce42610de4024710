import { type Cells, cellsOf, isJson, listOf, type Reading, type RowNote, wordsOf } from './columns.ts'
import { csvRecords, FileProblem, maxFileBytes, maxRows } from './csv.ts'
import { academicYear, heightInches, jerseyLabel, weightPounds } from './measures.ts'
import { splitName } from './person-name.ts'
import { type ChosenColumns, type ColumnRules, type Recognised, recognise } from './recognise.ts'
import { looksLike } from './roster-cells.ts'

/** A player as a file tells of them. What the file does not say is not there. */
export interface RosterRow {
  row: number
  firstName: string
  lastName: string
  jersey?: string
  position?: string
  positionTitle?: string
  academicYear?: string
  heightInches?: number
  weight?: number
  hometown?: string
  highSchool?: string
  previousSchool?: string
  major?: string
  isCaptain?: boolean
}

/** What each column is called, the surest name first. */
const aliases = {
  firstName: ['first', 'firstname', 'fname', 'givenname'],
  lastName: ['last', 'lastname', 'lname', 'surname', 'familyname'],
  name: ['name', 'player', 'fullname', 'playername', 'athlete', 'studentathlete'],
  jersey: ['jersey', 'jerseynumber', 'number', 'no', 'num', 'nr', 'uniform', 'jerseyno', 'uniformnumber'],
  position: ['position', 'pos', 'positions', 'positionclean'],
  positionTitle: ['positiontitle'],
  academicYear: [
    'academicyear',
    'class',
    'cl',
    'yr',
    'year',
    'acyear',
    'elig',
    'eligibility',
    'classyear',
    'academicclass',
    'yearclean',
  ],
  height: ['height', 'ht', 'heightclean'],
  heightInches: ['heightinches'],
  weight: ['weight', 'wt', 'lbs', 'weightlbs'],
  hometownSchool: [
    'hometownhighschool',
    'hometownhs',
    'hometownlastschool',
    'hometownprevschool',
    'hometownpreviousschool',
    'hometownhighschoolpreviousschool',
  ],
  hometown: ['hometown', 'home', 'from', 'city', 'hometowncity', 'hometownclean'],
  homeState: ['homestate', 'state', 'hometownstate', 'stateclean'],
  highSchool: ['highschool', 'hs', 'prep', 'prepschool', 'hsclean'],
  previousSchool: [
    'previousschool',
    'lastschool',
    'previouscollege',
    'prevschool',
    'transferfrom',
    'previousschoolclean',
  ],
  major: ['major', 'fieldofstudy'],
  isCaptain: ['captain', 'iscaptain', 'capt'],
} as const
type Field = keyof typeof aliases

/** A roster from CSV, or from JSON in the shape of /Rosters/bySport. */
export function readRoster(text: string): Reading<RosterRow> {
  if (Buffer.byteLength(text) > maxFileBytes)
    throw new FileProblem(`The file is larger than ${maxFileBytes / 1024 / 1024} MB.`)
  return isJson(text) ? fromJson(text) : fromCsv(text)
}

const rules: ColumnRules<Field> = {
  aliases,
  isEnough: (columns) => columns.has('name') || (columns.has('firstName') && columns.has('lastName')),
  guesses: [
    ['academicYear', looksLike.academicYear],
    ['height', looksLike.height],
    ['jersey', looksLike.jersey],
    ['weight', looksLike.weight],
    ['position', looksLike.position],
    ['name', looksLike.plainName],
    ['hometown', looksLike.knownTown],
    ['name', looksLike.name],
    ['hometown', looksLike.town],
    ['firstName', looksLike.word, 'name'],
    ['lastName', looksLike.word, 'name'],
    ['highSchool', looksLike.school],
  ],
}

/** What the columns of a table are, which may have been pasted without heads. */
export const recogniseRoster = (
  records: readonly (readonly string[])[],
  chosen?: ChosenColumns,
): Recognised<Field> => recognise(records, rules, chosen)

/** A roster from a table whose columns are known. */
export function readRosterTable(table: Recognised<Field>): Reading<RosterRow> {
  if (table.rows.length > maxRows)
    throw new FileProblem(`The table has ${table.rows.length} rows; ${maxRows} can be taken at once.`)
  const columns = unlessNamed(table.columns)
  if (!rules.isEnough(columns))
    throw new FileProblem(`No column holds names; the columns are ${table.header.join(', ')}.`)
  const { rows, rejects } = cellsOf(table, columns)
  return collect(rows, table.rows.length, rejects)
}

/** Two columns of single words are first and last names only where none has whole ones. */
function unlessNamed(columns: Recognised<Field>['columns']) {
  const isHalf = columns.has('name') && columns.has('firstName') !== columns.has('lastName')
  return isHalf
    ? new Map([...columns].filter(([field]) => field !== 'firstName' && field !== 'lastName'))
    : columns
}

function fromCsv(text: string): Reading<RosterRow> {
  const records = csvRecords(text)
  if (records.length === 0 || records[0]?.every((cell) => cell.trim() === ''))
    throw new FileProblem('The file is empty: its first row must name the columns.')
  return readRosterTable(recogniseRoster(records))
}

function fromJson(text: string): Reading<RosterRow> {
  const list = listOf(text, 'players')
  if (list.length > maxRows)
    throw new FileProblem(`The file has ${list.length} rows; ${maxRows} can be taken at once.`)
  const rows = list.map(({ row, value }): Cells<Field> => {
    const named: Partial<Record<Field, unknown>> = {
      ...value,
      jersey: value.jerseyNumber ?? value.jersey,
      isCaptain: value.isCaptain ? 'yes' : '',
    }
    return { row, of: (field) => wordsOf(named[field]) }
  })
  return collect(rows, list.length, [])
}

function collect(cells: Cells<Field>[], total: number, rejects: RowNote[]): Reading<RosterRow> {
  const reading: Reading<RosterRow> = { total, rows: [], rejects, warnings: [] }
  for (const one of cells) {
    const name = nameOf(one)
    if (typeof name === 'string') reading.rejects.push({ row: one.row, reason: name })
    else
      reading.rows.push({
        row: one.row,
        ...name,
        ...factsOf(one, (reason) => reading.warnings.push({ row: one.row, reason })),
      })
  }
  return reading
}

const captainMark = /\s*\((?:c|capt\.?|captain)\)\s*/i

/** The name, or why it is none. */
function nameOf({ of }: Cells<Field>): { firstName: string; lastName: string } | string {
  const [firstName, lastName, whole] = [
    of('firstName'),
    of('lastName'),
    of('name').replace(captainMark, ' ').trim(),
  ]
  if (firstName && lastName) return { firstName, lastName: lastName.replace(captainMark, ' ').trim() }
  const written = whole || firstName || lastName
  if (!written) return 'has no name'
  if (written.length > 120) return 'has a name of more than 120 characters'
  return splitName(written) ?? `'${written}' is one word; a first and a last name are needed`
}

function factsOf(
  { of }: Cells<Field>,
  warn: (reason: string) => void,
): Omit<RosterRow, 'row' | 'firstName' | 'lastName'> {
  const read = <Value>(
    field: Field,
    what: string,
    parse: (words: string) => Value | null,
  ): Value | undefined => {
    const words = of(field)
    if (!words) return undefined
    const value = parse(words)
    if (value === null) warn(`${what} '${words}' is not understood and left out`)
    return value ?? undefined
  }
  const [town, school] = splitTown(of('hometownSchool'))
  const hometown = of('hometown') || town
  const state = of('homeState')
  const isCaptain =
    /^(y|yes|true|x|1|c|captain)$/i.test(of('isCaptain')) ||
    captainMark.test(`${of('name')} ${of('lastName')}`)
  return withoutEmpty({
    jersey: read('jersey', 'the number', jerseyLabel),
    position: read('position', 'the position', (words) =>
      /\p{L}/u.test(words) && words.length <= 40 ? words : null,
    ),
    positionTitle: of('positionTitle'),
    academicYear: of('academicYear') && academicYear(of('academicYear')),
    heightInches:
      read('heightInches', 'the height', heightInches) ?? read('height', 'the height', heightInches),
    weight: read('weight', 'the weight', weightPounds),
    hometown: hometown && state && !hometown.includes(',') ? `${hometown}, ${state}` : hometown,
    highSchool: of('highSchool') || school,
    previousSchool: of('previousSchool'),
    major: of('major'),
    isCaptain: isCaptain || undefined,
  })
}

/** 'Austin, Texas / Westlake' and 'Austin, Texas (Westlake)'. */
function splitTown(words: string): [string, string] {
  const [, town = words, school = ''] =
    /^(.*?)\s*(?:\/|\|)\s*(.*)$/.exec(words) ?? /^(.*?)\s*\((.*)\)$/.exec(words) ?? []
  return [town.trim(), school.trim()]
}

function withoutEmpty<T extends object>(values: T): { [Name in keyof T]?: Exclude<T[Name], '' | undefined> } {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== '' && value !== undefined),
  ) as never
}
