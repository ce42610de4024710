import { expect, test } from 'vitest'
import type { Upload, UploadState } from '../media/uploads.ts'
import { trayLines, trayTitle } from './tray-lines.ts'

const files = (state: UploadState, count: number): Upload[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index,
    name: `${state} ${index}`,
    bytes: 1,
    sent: 0,
    state,
    problem: null,
    asset: null,
  }))

test('a few files have a line each, in the order in which they were chosen', () => {
  const list = [...files('done', 3), ...files('sending', 2), ...files('waiting', 10)]
  expect(trayLines(list)).toEqual({ lines: list, rest: '' })
})

test('of five hundred, those have a line that move or need somebody; the others are counted', () => {
  const list = [
    ...files('done', 200),
    ...files('sending', 2),
    ...files('refused', 3),
    ...files('waiting', 295),
  ]
  const { lines, rest } = trayLines(list)
  expect(lines).toHaveLength(40)
  expect(lines.slice(0, 6).map(({ name }) => name)).toEqual([
    'sending 0',
    'sending 1',
    'refused 0',
    'refused 1',
    'refused 2',
    'waiting 0',
  ])
  expect(rest).toBe('260 more waiting, 200 more through')
})

test.each([
  [[...files('done', 2), ...files('known', 1)], 'All files are through'],
  [[...files('done', 2), ...files('refused', 1)], '1 file was not taken, 2 are in the library'],
  [files('refused', 2), '2 files were not taken'],
  [[...files('refused', 1), ...files('paused', 1)], '1 file on the way'],
])('its heading tells how it went', (list, title) => {
  expect(trayTitle(list)).toBe(title)
})
