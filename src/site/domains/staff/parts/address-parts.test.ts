import { describe, expect, test } from 'vitest'
import { isDepartmentSlug, readCoachesPage } from './address-parts.ts'

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
