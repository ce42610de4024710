import { describe, expect, test } from 'vitest'
import { addressOf } from './call.ts'

describe('the address of a call', () => {
  test('has what its path names, and the rest as a query', () => {
    const input = { kind: 'partners', search: 'a b', after: undefined, limit: 50 }
    expect(addressOf('/api/admin/v1/kinds/:kind/items', input)).toBe(
      '/api/admin/v1/kinds/partners/items?search=a+b&limit=50',
    )
  })

  test('has nothing of what is sent in the body', () => {
    expect(addressOf('/k/:kind/:id', { kind: 'tags', id: 4, body: { version: 1 } })).toBe('/k/tags/4')
  })
})
