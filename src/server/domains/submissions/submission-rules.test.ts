import { describe, expect, test } from 'vitest'
import { submissionReference } from '#contract/submissions.ts'
import { signWith } from '../../signing/sign.ts'
import { chosenRecipients, chosenSport, isMailbox } from './notice-recipients.ts'
import {
  bodyHash,
  couponCode,
  dayAt,
  formPath,
  newReference,
  signedStart,
  startOf,
  timeRefusal,
} from './submission-rules.ts'
import { csvHeader, csvRow } from './submissions-csv.ts'

const now = new Date('2026-11-14T12:00:00Z')
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds)

test('a reference can be read out: no letter or digit looks like another', () => {
  const references = Array.from({ length: 200 }, newReference)
  expect(references.filter((text) => !new RegExp(submissionReference.pattern).test(text))).toEqual([])
  expect(new Set(references).size).toBe(200)
})

describe('the moment a form was shown', () => {
  const sign = signWith('secret')
  const start = { tenant: 'east', formId: 1, key: 'a' }
  const signed = signedStart(sign, start, now)

  test('comes back as it was', () => expect(startOf(sign, start, signed)).toEqual(now))
  test.each([
    ['another key', { ...start, key: 'b' }, signed],
    ['another form', { ...start, formId: 2 }, signed],
    ['another school', { ...start, tenant: 'west' }, signed],
    ['another moment', start, signed.replace(/^\d/, '2')],
    ['no signature', start, String(now.getTime())],
    ['anything', start, 'x.y'],
  ])('is not believed with %s', (_, of, text) => expect(startOf(sign, of, text)).toBeNull())
  test('is not believed with another secret', () =>
    expect(startOf(signWith('other'), start, signed)).toBeNull())
})

test.each([
  ['at once', later(0), expect.stringContaining('quick')],
  ['in a second', later(1_000), null],
  ['in an hour', later(3_600_000), null],
  ['in two days', later(2 * 86_400_000), expect.stringContaining('more than a day')],
])('a form that is sent %s', (_, moment, refusal) => {
  expect(timeRefusal(now, moment, 1_000)).toEqual(refusal)
})

test('the same answers are the same in any order, and other answers or another coupon are not', () => {
  const hash = bodyHash({ a: '1', b: ['2', '3'] }, '')
  expect(bodyHash({ b: ['2', '3'], a: '1' }, '')).toBe(hash)
  expect(bodyHash({ a: '1', b: ['3', '2'] }, '')).not.toBe(hash)
  expect(bodyHash({ a: '1', b: ['2', '3'] }, 'CLUB')).not.toBe(hash)
})

test('a coupon is what is printed, however it is typed', () => {
  expect([couponCode(' club 25\n'), couponCode(undefined)]).toEqual(['CLUB25', ''])
})

test('the day is that of the school', () => {
  expect(dayAt(new Date('2026-11-15T03:00:00Z'), 'America/New_York')).toBe('2026-11-14')
})

test('a visitor comes back to the page the form was on', () => {
  const paths = [
    { id: 2, isHidden: false, isProtected: false },
    { id: 7, isHidden: true, isProtected: true },
    { id: 8, isHidden: false, isProtected: true },
  ].map(formPath)
  expect(paths).toEqual(['/form/2', '/hidden/form/7', '/protected/form/8'])
})

describe('who is told', () => {
  const addresses = [
    'a@mail.example',
    'b@mail.example',
    ' a@mail.example',
    'nobody',
    'x@y.example, z@y.example',
  ]
  test('is one', () => expect(chosenRecipients(addresses, false)).toEqual(['a@mail.example']))
  test('or many, each once', () =>
    expect(chosenRecipients(addresses, true)).toEqual(['a@mail.example', 'b@mail.example']))
  test('and nobody else: a list or a header is no mailbox', () => {
    expect(isMailbox('a@mail.example\r\nBcc: b@mail.example')).toBe(false)
    expect(isMailbox('a@mail.example, b@mail.example')).toBe(false)
    expect(isMailbox("o'neil@sub.mail.example")).toBe(true)
  })
  const sports = [
    { title: "Men's Golf", shortName: 'mgolf', globalSportNameSlug: 'mens-golf' },
    { title: 'Softball', shortName: 'softball', globalSportNameSlug: 'softball' },
  ]
  test.each([
    ['its short name', 'mgolf', 'mgolf'],
    ['its title', "men's golf", 'mgolf'],
    ['in a list', ['x', 'softball'], 'softball'],
    ['nothing known', 'chess', undefined],
  ])('of a form about a sport: %s', (_, value, shortName) => {
    expect(chosenSport([{ value: 'Ada' }, { value }], sports)?.shortName).toBe(shortName)
  })
})

test('the file has a column for every field that was answered, under its latest title', () => {
  const row = (reference: string, answers: { name: string; title: string; value: string | string[] }[]) => ({
    reference,
    createdAt: now,
    review: 'approved' as const,
    note: '',
    amountCents: 1_250,
    couponCents: null,
    answers,
  })
  const rows = [
    row('A', [{ name: 'field-1', title: 'Name', value: '=1+1' }]),
    row('B', [
      { name: 'field-1', title: 'Full name', value: 'Bo, "B"' },
      { name: 'field-2', title: 'Extras', value: ['Ball', 'Shirt'] },
    ]),
  ]
  const titles = new Map(rows.flatMap(({ answers }) => answers.map(({ name, title }) => [name, title])))
  const file = csvHeader(titles) + rows.map((each) => csvRow(each, titles)).join('')
  expect(file.split('\r\n')).toEqual([
    '\uFEFFReference,Sent,State,Note,Amount,Coupon,Full name,Extras',
    "A,2026-11-14T12:00:00.000Z,approved,,12.50,,'=1+1,",
    'B,2026-11-14T12:00:00.000Z,approved,,12.50,,"Bo, ""B""",Ball; Shirt',
    '',
  ])
})
