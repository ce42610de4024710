import type { RosterGridRow } from '#contract/editing/desk.grids.ts'
import { type GridColumn, wholeColumn, wordsColumn, yesNoColumn } from '../grid/rules/column.ts'
import type { Cells } from '../grid/rules/sheet.ts'

const classes = ['Freshman', 'Sophomore', 'Junior', 'Senior', 'Graduate Student'].flatMap((year) =>
  year === 'Graduate Student' ? [year] : [year, `Redshirt ${year}`],
)
const short: Readonly<Record<string, string>> = {
  fr: 'Freshman',
  so: 'Sophomore',
  jr: 'Junior',
  sr: 'Senior',
  gr: 'Graduate Student',
}

/** 'Fr.', 'R-Jr.' and 'junior' as they are printed; other words as they were typed. */
export function classOf(text: string): string {
  const plain = text.toLowerCase().replace(/[.\s-]/g, '')
  const yearOf = (word: string): string | undefined =>
    short[word] ?? Object.values(short).find((name) => name.toLowerCase().replace(' ', '') === word)
  const year = yearOf(plain)
  if (year) return year
  const behind = ['redshirt', 'rs', 'r']
    .filter((prefix) => plain.startsWith(prefix))
    .map((prefix) => yearOf(plain.slice(prefix.length)))
    .find((name) => name !== undefined)
  return behind ? `Redshirt ${behind}` : text
}

const feet = /^(\d)\s*(?:-|'|’|′|ft\.?)\s*(\d{1,2})?\s*(?:"|”|″|''|in\.?)?$/i

/** Inches of a height as it is typed; null for what is none. */
export function inchesOf(text: string): number | null {
  const [, whole, rest = '0'] = feet.exec(text.trim()) ?? []
  const inches = whole ? (Number(rest) < 12 ? Number(whole) * 12 + Number(rest) : Number.NaN) : Number(text)
  return Number.isInteger(inches) && inches >= 48 && inches <= 96 ? inches : null
}

export const heightWords = (inches: number | null): string =>
  inches === null ? '' : `${Math.floor(inches / 12)}-${inches % 12}`

/** What a roster has, in the order in which it is printed. */
export const rosterColumns: readonly GridColumn[] = [
  {
    field: 'jersey',
    label: 'No.',
    width: 60,
    align: 'end',
    tidy: (text) => text.replace(/^(?:#|no\.?)\s*/i, '').toUpperCase(),
    read: (text) =>
      text === ''
        ? { value: null }
        : /^\d{1,3}(?:[A-Z]|\/\d{1,3})?$/.test(text)
          ? { value: text }
          : { fault: 'A number has up to three digits, as in 7 or 00.' },
  },
  wordsColumn({ field: 'firstName', label: 'First name', width: 132 }, { most: 100, isNeeded: true }),
  wordsColumn(
    { field: 'lastName', label: 'Last name', width: 148, isName: true },
    { most: 100, isNeeded: true },
  ),
  wordsColumn({ field: 'position', label: 'Pos.', width: 80 }, { most: 40 }),
  {
    ...wordsColumn(
      { field: 'academicYear', label: 'Class', width: 148, choices: classes },
      { most: 60, isNeeded: true },
    ),
    tidy: classOf,
  },
  {
    field: 'heightInches',
    label: 'Height',
    width: 76,
    align: 'end',
    tidy: (text) => heightWords(inchesOf(text)) || text,
    read: (text) => {
      if (text === '') return { value: null }
      const inches = inchesOf(text)
      return inches === null ? { fault: 'A height is feet and inches, as in 6-2.' } : { value: inches }
    },
  },
  wholeColumn({ field: 'weight', label: 'Weight', width: 76 }, { least: 60, most: 600, unit: 'pounds' }),
  wordsColumn({ field: 'hometown', label: 'Hometown', width: 180 }),
  wordsColumn({ field: 'highSchool', label: 'High school', width: 180 }),
  wordsColumn({ field: 'previousSchool', label: 'Previous school', width: 160 }),
  wordsColumn({ field: 'major', label: 'Major', width: 150 }),
  yesNoColumn({ field: 'isCaptain', label: 'Captain', width: 80 }),
]

const words = (value: string | null): string => value ?? ''

export const rosterCells = (row: RosterGridRow): Cells => ({
  jersey: words(row.jersey),
  firstName: row.firstName,
  lastName: row.lastName,
  position: words(row.position),
  academicYear: row.academicYear,
  heightInches: heightWords(row.heightInches),
  weight: row.weight === null ? '' : String(row.weight),
  hometown: words(row.hometown),
  highSchool: words(row.highSchool),
  previousSchool: words(row.previousSchool),
  major: words(row.major),
  isCaptain: row.isCaptain ? 'Yes' : '',
})
