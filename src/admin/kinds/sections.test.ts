import { describe, expect, test } from 'vitest'
import type { FieldDescription, FieldType } from '#contract/editing/desk.shapes.ts'
import { resultFirst, sectionsOf } from './sections.ts'

const field = (name: string, type: FieldType = 'line'): FieldDescription => ({
  name,
  label: name,
  help: null,
  type,
  isRequired: true,
  choices: [],
  refersTo: null,
  suggestions: [],
  namedIn: null,
  heading: null,
  within: null,
  file: null,
  maxLength: null,
  mayBeNull: false,
  isForMany: false,
  mayHoldCards: false,
  blank: null,
  fields: [],
})
const told = (fields: FieldDescription[], title: string[], isOrdered = false) =>
  sectionsOf(fields, title, isOrdered).map((section) => [
    section.title,
    section.fields.map(({ name }) => name),
  ])

describe('the sections of a form', () => {
  test('begin with what it is called, and end with where it is seen', () => {
    const fields = [
      field('sportId'),
      field('title'),
      field('slug'),
      field('image', 'picture'),
      field('links', 'rows'),
      field('publishAt', 'moment'),
    ]
    expect(told(fields, ['title'])).toEqual([
      [null, ['title', 'sportId']],
      ['Pictures', ['image']],
      [null, ['links']],
      ['When and where', ['slug', 'publishAt']],
    ])
  })

  test('what a thing is called by stays at the top, and no field is lost', () => {
    expect(told([field('startDate', 'day'), field('endDate', 'day')], ['startDate'])).toEqual([
      [null, ['startDate']],
      ['When and where', ['endDate']],
    ])
  })

  test('stand under their headings, without those that are filled in elsewhere', () => {
    const under = (name: string, heading: string) => ({ ...field(name), heading })
    const fields = [
      field('sections', 'sections'),
      { ...field('options', 'map'), within: 'sections' },
      under('phone', 'Contact'),
      under('tagline', 'School'),
      under('email', 'Contact'),
    ]
    expect(told(fields, [])).toEqual([
      [null, ['sections']],
      ['Contact', ['phone', 'email']],
      ['School', ['tagline']],
    ])
  })

  test('the text of a story comes after its headline and its sport', () => {
    const optional = { ...field('writerId', 'reference'), isRequired: false }
    const fields = [field('title'), field('teaser', 'text'), optional, field('content', 'html')]
    expect(told([field('sportId', 'reference'), ...fields], ['title'])).toEqual([
      [null, ['title', 'sportId', 'content', 'teaser', 'writerId']],
    ])
  })

  test.each([
    ['2026-11-13', 'Result'],
    ['2026-11-14', 'Result'],
    ['2026-11-15', null],
  ])('a game of %s has the heading %s at its top on November 14', (startDate, title) => {
    const names = ['startDate', 'gameState', 'resultStatus', 'teamScore', 'opponentScore', 'postscore']
    const sections = sectionsOf(
      names.map((name) => field(name)),
      ['startDate'],
      false,
    )
    const [top] = resultFirst(sections, { startDate }, '2026-11-14')
    expect(top?.title).toBe(title)
  })

  test('an order that is chosen by hand is not typed', () => {
    expect(told([field('title'), field('rank', 'number')], ['title'], true)).toEqual([[null, ['title']]])
    expect(told([field('title'), field('rank', 'number')], ['title'])).toEqual([[null, ['title', 'rank']]])
  })
})
