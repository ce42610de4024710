import { describe, expect, test } from 'vitest'
import { isDepartmentSlug, readCoachesPage, readId } from './address-parts.ts'

describe('the part after /coaches', () => {
  test.each([
    [undefined, { page: 'list', season: undefined }],
    ['2026', { page: 'list', season: '2026' }],
    ['2026-27', { page: 'list', season: '2026-27' }],
    ['year', { page: 'records', type: 'year' }],
    ['overall', { page: 'records', type: 'overall' }],
    ['years', null],
    ['Overall', null],
    ['26', null],
    ['2026-2027', null],
    ['head-coach', null],
  ])('%s: coaching records type must be year or overall', (part, page) => {
    expect(readCoachesPage(part)).toEqual(page)
  })
})

test.each([
  ['sports-medicine-department', true],
  ['department-of-fun', false],
  ['pat-department-lee', false],
  [undefined, false],
])('staff department slug must end with -department: %s', (slug, expected) => {
  expect(isDepartmentSlug(slug)).toBe(expected)
})

test.each([
  ['7', 7],
  ['0', null],
  ['-7', null],
  ['07', null],
  ['7.5', null],
  ['seven', null],
  ['99999999999', null],
  [undefined, null],
])('ids in addresses are positive integers: %s', (text, id) => {
  expect(readId(text)).toBe(id)
})
