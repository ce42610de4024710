import { describe, expect, test } from 'vitest'
import { newAddress } from './redirects.ts'

const at = (address: string) => newAddress(new URL(address, 'https://school.example'))

describe('the old spellings redirect to the new addresses', () => {
  test.each([
    ['/historicalroster', '/historical-roster'],
    ['/HistoricalRoster/', '/historical-roster'],
    ['/historicalroster?letter=B&decade=1990', '/historical-roster?letter=B&decade=1990'],
    ['/sports/football/historicalroster', '/sports/football/historical-roster'],
    ['/sports/mbball/historicalroster?text=vance', '/sports/mbball/historical-roster?text=vance'],
    ['/otd', '/on-this-day'],
    ['/otd?month=2&day=29', '/on-this-day?month=2&day=29'],
  ])('%s is at %s', (old, now) => {
    expect(at(old)).toBe(now)
  })

  test.each([
    '/',
    '/historical-roster',
    '/historicalroster/football',
    '/sports/football/historical-roster',
    '/sports/historicalroster',
    '/on-this-day',
    '/otd/today',
  ])('%s is no old address', (address) => {
    expect(at(address)).toBeNull()
  })
})
