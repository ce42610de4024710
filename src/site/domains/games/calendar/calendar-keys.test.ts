import { expect, test } from 'vitest'
import { dayByKey } from './calendar-keys.ts'

const press = (keys: string) => ({
  key: keys.split('+').at(-1) ?? '',
  ctrlKey: keys.includes('Control+'),
  shiftKey: keys.includes('Shift+'),
  altKey: keys.includes('Alt+'),
  metaKey: false,
})

test.each([
  ['ArrowLeft', '2026-11-01', '2026-10-31'],
  ['ArrowRight', '2026-11-30', '2026-12-01'],
  ['ArrowUp', '2026-11-14', '2026-11-07'],
  ['ArrowDown', '2026-12-28', '2027-01-04'],
  ['Home', '2026-11-14', '2026-11-08'],
  ['Home', '2026-11-08', '2026-11-08'],
  ['End', '2026-11-08', '2026-11-14'],
  ['Control+Home', '2026-11-14', '2026-11-01'],
  ['Control+End', '2026-11-14', '2026-11-30'],
  ['PageUp', '2026-03-31', '2026-02-28'],
  ['PageDown', '2026-12-14', '2027-01-14'],
  ['Shift+PageUp', '2028-02-29', '2027-02-28'],
  ['Shift+PageDown', '2026-11-14', '2027-11-14'],
  ['Alt+ArrowLeft', '2026-11-14', null],
  ['a', '2026-11-14', null],
  ['Tab', '2026-11-14', null],
])('%s leads from %s to %s', (keys, from, to) => {
  expect(dayByKey(press(keys), from)).toBe(to)
})
