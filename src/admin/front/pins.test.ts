import { describe, expect, test } from 'vitest'
import type { Pin } from '#contract/front/deal-front.ts'
import { pinAt, standing, usualEnd } from './pins.ts'

const pin = (storyId: number, place: number, until: string | null = null): Pin => ({ storyId, place, until })
const told = (pins: readonly Pin[]) => pins.map(({ storyId, place }) => `${place}:${storyId}`).join(' ')

describe('a story is put into a place', () => {
  test.each([
    ['an empty one', [], 9, 1, '1:9'],
    ['beside others', [pin(1, 2)], 9, 1, '1:9 2:1'],
    ['where one stands, which moves down', [pin(1, 1)], 9, 1, '1:9 2:1'],
    ['above several that touch', [pin(1, 1), pin(2, 2), pin(3, 5)], 9, 1, '1:9 2:1 3:2 5:3'],
    ['from another place', [pin(9, 3), pin(1, 1)], 9, 1, '1:9 2:1'],
    ['down', [pin(9, 1), pin(1, 2)], 9, 2, '2:9 3:1'],
    ['the same', [pin(9, 1)], 9, 1, '1:9'],
  ] as const)('%s', (_, pins, storyId, place, order) => {
    expect(told(pinAt(pins, storyId, place, null))).toBe(order)
  })
})

test('a pin ends in three days, unless it has an end, or none, already', () => {
  const now = '2026-11-15T12:00:00.000Z'
  expect(usualEnd([], 9, now)).toBe('2026-11-18T12:00:00.000Z')
  expect(usualEnd([pin(9, 1)], 9, now)).toBeNull()
  expect(usualEnd([pin(9, 1, '2026-12-01T00:00:00Z')], 9, now)).toBe('2026-12-01T00:00:00Z')
})

test('what has ended is forgotten', () => {
  const pins = [pin(1, 1, '2026-11-15T12:00:00Z'), pin(2, 2, '2026-11-15T12:00:01Z'), pin(3, 3)]
  expect(told(standing(pins, '2026-11-15T12:00:00Z'))).toBe('2:2 3:3')
})
