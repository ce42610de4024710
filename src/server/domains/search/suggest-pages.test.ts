import { expect, test } from 'vitest'
import { pagesNamed, pageTitle } from './suggest-pages.ts'

const page = (title: string, sport: string | null = null) => ({ title, sport, url: `/${title}` })
const pages = [
  page('Staff Directory'),
  page('Tickets'),
  page('Schedule', 'Football'),
  page('Schedule', "Women's Soccer"),
  page('Statistics', 'Football'),
  page('Record Book', 'Football'),
]

test.each([
  [['foot', 'sch'], ['Football Schedule']],
  [['sch', 'foot'], ['Football Schedule']],
  [['sched'], ['Football Schedule', "Women's Soccer Schedule"]],
  [['football'], []],
  [['sta'], ['Staff Directory', 'Football Statistics']],
  [['rec', 'b'], ['Football Record Book']],
  [['womens', 'sch'], ["Women's Soccer Schedule"]],
  [['xyz'], []],
  [[], []],
])('typing %j finds %j', (typed, expected) => {
  expect(pagesNamed(typed, pages, 3).map(pageTitle)).toEqual(expected)
})

test('there are never more than asked for', () => {
  expect(pagesNamed(['s'], pages, 2)).toHaveLength(2)
})
