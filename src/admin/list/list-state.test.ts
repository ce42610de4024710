import { describe, expect, test } from 'vitest'
import { filterWord, isWhole, nextSort, readState, withFilter, writeState } from './list-state.ts'

describe('the state of a list', () => {
  test('is its address, there and back', () => {
    const state = {
      search: 'a & b',
      sort: '-title',
      filters: { tier: 'premier', sportId: '4' },
      itemState: 'edited' as const,
      stretch: 'past' as const,
      from: '2026-11-01',
      to: '',
      columns: ['tier', 'url'],
    }
    expect(readState(writeState(state))).toEqual(state)
    expect(writeState(readState(new URLSearchParams('state=somewhere&days=never&from=soon'))).size).toBe(0)
  })

  test('asks for all filters at once, the empty one among them', () => {
    expect(filterWord({ tier: 'premier', sportId: '' })).toBe('tier:premier,sportId:')
  })

  test('a filter is put on, changed and taken off', () => {
    const none = readState(new URLSearchParams('q=x'))
    const one = withFilter(none, 'tier', 'premier')
    expect(withFilter(one, 'tier', 'official').filters).toEqual({ tier: 'official' })
    expect(withFilter(one, 'tier', null)).toEqual(none)
  })

  test('a column is sorted upwards, downwards and not at all', () => {
    expect(['', 'title', '-title', 'url'].map((now) => nextSort(now, 'title'))).toEqual([
      'title',
      '-title',
      '',
      'title',
    ])
  })

  test('an order is changed in the whole list alone', () => {
    expect(isWhole(readState(new URLSearchParams('columns=a')))).toBe(true)
    expect(isWhole(readState(new URLSearchParams('q=a')))).toBe(false)
    expect(isWhole(readState(new URLSearchParams('state=edited')))).toBe(false)
    expect(isWhole(readState(new URLSearchParams('sort=-title')))).toBe(false)
  })
})
