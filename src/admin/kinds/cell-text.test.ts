import { expect, test } from 'vitest'
import type { FieldDescription, FieldType } from '#contract/editing/desk.shapes.ts'
import { cellText } from './cell-text.ts'

const field = (type: FieldType): FieldDescription => ({
  name: 'a',
  label: 'A',
  help: null,
  type,
  isRequired: false,
  choices: [{ value: 'premier', label: 'Premier' }],
  refersTo: 'sports',
  suggestions: [],
  namedIn: null,
  heading: null,
  within: null,
  file: null,
  maxLength: null,
  mayBeNull: true,
  isForMany: false,
  mayHoldCards: false,
  blank: null,
  fields: [],
})
const facts = { titles: { 'sports/4': 'Football' }, timeZone: 'America/Chicago' }

test.each<[FieldType, unknown, string]>([
  ['line', null, ''],
  ['yes-no', true, 'Yes'],
  ['choice', 'premier', 'Premier'],
  ['reference', 4, 'Football'],
  ['reference', 5, '#5'],
  ['references', [4], 'Football'],
  ['moment', '2026-11-14T17:00:00Z', 'Nov 14, 2026, 11:00 AM'],
  ['day', '2026-11-14', 'Nov 14, 2026'],
  ['line', '2026-11-14T18:00:00', 'Nov 14, 2026, 6:00 PM'],
  ['number', 1998, '1998'],
  ['html', '<p>A <b>b</b></p>', 'A b'],
  ['picture', { url: '/a', alt: '' }, 'Picture'],
])('a cell of a %s with %j says %s', (type, value, words) => {
  expect(cellText(field(type), value, facts)).toBe(words)
})
