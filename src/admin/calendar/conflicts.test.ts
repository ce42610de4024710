import { expect, test } from 'vitest'
import { conflictsOf, type Entry } from './conflicts.ts'

const entry = (
  id: number,
  kind: Entry['kind'],
  from: string | null,
  to: string | null,
  rest: Partial<Entry> = {},
): Entry => ({
  kind,
  id,
  title: `${kind} ${id}`,
  lane: kind,
  from: from && `2026-11-${from}T12:00:00Z`,
  to: to && `2026-11-${to}T12:00:00Z`,
  isOn: true,
  sportId: null,
  isAlone: false,
  seenAt: '/',
  writtenAt: '/',
  ...rest,
})
const alone = { isAlone: true, lane: 'Home banner' }

test.each<[string, Entry[], number]>([
  ['two takeovers that meet', [entry(1, 'takeovers', '01', '10'), entry(2, 'takeovers', '10', '20')], 1],
  [
    'two takeovers one after the other',
    [entry(1, 'takeovers', '01', '09'), entry(2, 'takeovers', '10', '20')],
    0,
  ],
  ['one without an end', [entry(1, 'takeovers', '01', null), entry(2, 'takeovers', '25', '26')], 1],
  ['one without a beginning', [entry(1, 'splashes', null, '03'), entry(2, 'splashes', '02', null)], 1],
  [
    'one that is switched off',
    [entry(1, 'takeovers', '01', '10', { isOn: false }), entry(2, 'takeovers', '02', '03')],
    0,
  ],
  [
    'those of two teams',
    [entry(1, 'splashes', '01', '10', { sportId: 1 }), entry(2, 'splashes', '01', '10', { sportId: 2 })],
    0,
  ],
  [
    'that of a team and that of all',
    [entry(1, 'splashes', '01', '10', { sportId: 1 }), entry(2, 'splashes', '01', '10')],
    1,
  ],
  ['a takeover and a splash', [entry(1, 'takeovers', '01', '10'), entry(2, 'splashes', '05', '06')], 1],
  ['two alerts', [entry(1, 'alerts', '01', '10'), entry(2, 'alerts', '05', '06')], 0],
  [
    'two campaigns of a place for one',
    [entry(1, 'campaigns', '01', '10', alone), entry(2, 'campaigns', '05', '06', alone)],
    1,
  ],
  [
    'two campaigns of two places',
    [entry(1, 'campaigns', '01', '10', alone), entry(2, 'campaigns', '05', '06', { ...alone, lane: 'Side' })],
    0,
  ],
  [
    'two campaigns of a place for several',
    [entry(1, 'campaigns', '01', '10'), entry(2, 'campaigns', '05', '06')],
    0,
  ],
  ['a release', [entry(1, 'releases', '01', '01'), entry(2, 'takeovers', '01', '10')], 0],
])('%s', (_, entries, count) => {
  expect(conflictsOf(entries)).toHaveLength(count)
})

test('the first to meet comes first, in words', () => {
  const entries = [
    entry(1, 'takeovers', '01', '30'),
    entry(2, 'takeovers', '20', '22'),
    entry(3, 'splashes', '05', '06'),
  ]
  expect(conflictsOf(entries).map(({ entries: [one, other], words }) => [one.id, other.id, words])).toEqual([
    [1, 3, 'Whoever is sent to the takeover does not see the splash.'],
    [1, 2, 'Visitors are sent to one of the two alone.'],
  ])
})
