import { describe, expect, test } from 'vitest'
import { storiesMail } from './subscription-mails.ts'
import { dueStories, nextAsk } from './subscription-rules.ts'

describe('an address is asked three times a day at most', () => {
  const now = new Date('2026-11-14T12:00:00Z')
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
  test.each([
    ['an unknown one is asked', undefined, { asks: 1, asksSince: now }],
    ['one that never was is asked', { asks: 0, asksSince: null }, { asks: 1, asksSince: now }],
    ['the second time counts on', { asks: 1, asksSince: ago(2) }, { asks: 2, asksSince: ago(2) }],
    ['the third as well', { asks: 2, asksSince: ago(23) }, { asks: 3, asksSince: ago(23) }],
    ['the fourth is too often', { asks: 3, asksSince: ago(23) }, null],
    ['a day later it begins anew', { asks: 3, asksSince: ago(24) }, { asks: 1, asksSince: now }],
  ])('%s', (_, before, after) => {
    expect(nextAsk(before, now)).toEqual(after)
  })
})

describe('a subscriber is due', () => {
  const confirmedAt = new Date('2026-11-10T00:00:00Z')
  const story = (id: number, date: string, sportId: number) => ({ id, date, sport: { id: sportId } })
  const stories = [
    story(1, '2026-11-12T00:00:00Z', 7),
    story(2, '2026-11-11T00:00:00Z', 8),
    story(3, '2026-11-09T00:00:00Z', 7),
  ]
  const ids = (reader: Parameters<typeof dueStories>[1], had: number[] = []) =>
    dueStories(stories, reader, new Set(had)).map(({ id }) => id)

  test('every story from after the confirmation', () =>
    expect(ids({ sportIds: [], confirmedAt })).toEqual([1, 2]))
  test('of the chosen sports', () => expect(ids({ sportIds: [8], confirmedAt })).toEqual([2]))
  test('that was not mailed before', () => expect(ids({ sportIds: [], confirmedAt }, [1])).toEqual([2]))
  test('and none before the confirmation', () => expect(ids({ sportIds: [], confirmedAt: null })).toEqual([]))
})

describe('the mail of several stories', () => {
  const sender = {
    tenant: { key: 'school', name: 'School', hosts: ['school.example'] },
    origin: 'https://school.example',
    mailFrom: '',
  }
  const story = (title: string) => ({ title, teaser: 'A <b>teaser</b>', url: '/news/1' })

  test('is named after the newest and tells how many more there are', () => {
    const { subject, headers } = storiesMail(sender, 'a@b.example', 'token', [story('Won'), story('Lost')])
    expect(subject).toBe('Won, and 1 more')
    expect(headers).toMatchObject({
      'List-Unsubscribe': '<https://school.example/api/v2/subscriptions/leave?tenant=school&token=token>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
  })

  test('shows words as words and leads to the site', () => {
    const { html, text } = storiesMail(sender, 'a@b.example', 'token', [story('Won & lost')])
    expect(html).toContain('A &lt;b&gt;teaser&lt;/b&gt;')
    expect(html).toContain('href="https://school.example/news/1"')
    expect(text).toContain('https://school.example/subscribe/leave?token=token')
  })

  test('is not endless', () => {
    const { text } = storiesMail(
      sender,
      'a@b.example',
      't',
      Array.from({ length: 14 }, () => story('Won')),
    )
    expect(text.match(/Won/g)).toHaveLength(10)
    expect(text).toContain('4 more on the site')
  })
})
