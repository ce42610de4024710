import type { Change } from '../../../feeds/changes.ts'

/** What a column of a roster may be, in words. */
export const rosterFields = {
  name: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  jersey: 'Number',
  position: 'Position',
  positionTitle: 'Position in full',
  academicYear: 'Class',
  height: 'Height',
  heightInches: 'Height in inches',
  weight: 'Weight',
  hometownSchool: 'Hometown and high school',
  hometown: 'Hometown',
  homeState: 'State',
  highSchool: 'High school',
  previousSchool: 'Previous school',
  major: 'Major',
  isCaptain: 'Captain',
} as const

const label = (field: string): string =>
  field === 'heightInches' ? 'Height' : ((rosterFields as Record<string, string>)[field] ?? field)

function words(field: string, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (field === 'heightInches') return `${Math.floor(Number(value) / 12)}-${Number(value) % 12}`
  return String(value)
}

export const changeTold = ({ field, before, after }: Change) => ({
  label: label(field),
  before: words(field, before),
  after: words(field, after),
})
