import { describe, expect, test } from 'vitest'
import { fieldType } from './describe-kind.ts'

const words = { label: 'A' }

describe('how a field is filled in', () => {
  test.each([
    [{ type: 'string' }, 'line'],
    [{ type: ['string', 'null'], enum: ['a', null] }, 'choice'],
    [{ type: 'string', format: 'date' }, 'day'],
    [{ type: ['string', 'null'], format: 'date-time' }, 'moment'],
    [{ type: 'string', pattern: '^#[0-9a-fA-F]{6}$' }, 'color'],
    [{ type: 'boolean' }, 'yes-no'],
    [{ type: ['integer', 'null'] }, 'number'],
    [{ type: 'array', items: { type: 'string' } }, 'lines'],
    [{ type: 'array', items: { type: 'object', properties: { a: { type: 'string' } } } }, 'rows'],
    [{ type: 'array', items: {} }, 'data'],
    [{ type: 'object', properties: { url: {}, alt: {} } }, 'picture'],
    [{ type: 'object', properties: { url: {}, alt: {}, caption: {} } }, 'object'],
    [{ type: 'object' }, 'data'],
    [{}, 'data'],
  ] as const)('%j is %s', (schema, type) => {
    expect(fieldType(schema, words)).toBe(type)
  })

  test('what names other contents is looked up', () => {
    expect(fieldType({ type: 'integer' }, { ...words, refersTo: 'sports' })).toBe('reference')
    expect(fieldType({ type: 'array', items: { type: 'integer' } }, { ...words, refersTo: 'sports' })).toBe(
      'references',
    )
  })

  test('a picture without alt text of its own is one of which pages say it', () => {
    expect(fieldType({ type: 'string' }, { ...words, picture: 'Needs none' })).toBe('picture-address')
  })

  test('prose says itself whether it is formatted', () => {
    expect(fieldType({ type: 'string' }, { ...words, text: 'html' })).toBe('html')
    expect(fieldType({ type: ['string', 'null'] }, { ...words, text: 'plain' })).toBe('text')
  })
})
