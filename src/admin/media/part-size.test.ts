import { expect, test } from 'vitest'
import { nextPartSize } from './part-size.ts'

const mb = 1024 * 1024
test.each([
  ['a good connection takes four times as much', mb, 100, 4 * mb],
  ['but never more than a server reads at once', 8 * mb, 100, 8 * mb],
  ['what took as long as it should stays', mb, 3000, mb],
  ['a bad one takes less', mb, 6000, mb / 2],
  ['but never next to nothing', 256 * 1024, 60_000, 256 * 1024],
])('%s', (_, last, took, next) => {
  expect(nextPartSize(last, took)).toBe(next)
})
