import { expect, test } from 'vitest'
import { ViewerLimits } from './viewer-limits.ts'

test('a viewer beyond the limit is turned away until another leaves', () => {
  const limits = new ViewerLimits(2, 2)
  const leave = limits.take('a')
  expect(limits.take('b')).not.toBeNull()
  expect(limits.take('c')).toBeNull()
  leave?.()
  expect(limits.take('c')).not.toBeNull()
})

test('one address cannot take every place, and leaving twice gives back one', () => {
  const limits = new ViewerLimits(10, 2)
  const leave = limits.take('a')
  limits.take('a')
  expect(limits.take('a')).toBeNull()
  expect(limits.take('b')).not.toBeNull()
  leave?.()
  leave?.()
  expect(limits.take('a')).not.toBeNull()
  expect(limits.take('a')).toBeNull()
})
