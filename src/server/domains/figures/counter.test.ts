import { expect, test } from 'vitest'
import { createCounter } from './counter.ts'

const browser = { 'user-agent': 'Mozilla/5.0 (X11) Firefox/140', host: 'our.example' }

test('views, sources and searches are counted for each school, and taken once', () => {
  const counter = createCounter()
  counter.view('east', '/', { ...browser, referer: 'https://search.example/?q=x' })
  counter.view('east', '/?utm_source=mail', browser)
  counter.view('west', '/', browser)
  counter.view('west', '/', { ...browser, 'user-agent': 'Googlebot/2.1' })
  counter.seen('east', { ...browser, referer: 'https://our.example/schedule' })
  counter.seen('east', { ...browser, referer: 'https://elsewhere.example/schedule' })
  counter.searched('east', 'Tickets', 3)
  counter.searched('east', 'parking', 0)
  const taken = counter.take()
  expect(taken.get('east')?.page).toEqual(
    new Map([
      ['/', 2],
      ['/schedule', 1],
    ]),
  )
  expect(taken.get('east')?.source).toEqual(new Map([['search.example', 1]]))
  expect(taken.get('east')?.search).toEqual(new Map([['tickets', 1]]))
  expect(taken.get('east')?.missed).toEqual(new Map([['parking', 1]]))
  expect(taken.get('west')?.page).toEqual(new Map([['/', 1]]))
  expect(counter.take().size).toBe(0)
  counter.putBack(taken)
  counter.view('west', '/', browser)
  expect(counter.take().get('west')?.page).toEqual(new Map([['/', 2]]))
})

test('whoever asks for endless addresses is counted as the rest', () => {
  const counter = createCounter()
  for (let index = 0; index < 5_000; index++) counter.view('east', `/made-up-${index}`, browser)
  const pages = counter.take().get('east')?.page
  expect(pages?.size).toBe(2_001)
  expect(pages?.get('')).toBe(3_000)
})

test('sponsors are counted by page, and keep what is theirs where pages are too many', () => {
  const counter = createCounter()
  const placed = (page: string, shown: string[], pressed: string[] = [], headers = browser) =>
    counter.placed('east', { page, shown, pressed }, headers)
  placed('/tickets?from=mail', ['s1', 'c7'], ['s1'])
  placed('/tickets', ['s1'])
  placed('/tickets', ['s1'], [], { ...browser, 'user-agent': 'Googlebot/2.1' })
  placed('/tickets.data', ['s1'])
  const { shown, pressed } = counter.take().get('east') ?? {}
  expect(shown).toEqual(
    new Map([
      ['s1 /tickets', 2],
      ['c7 /tickets', 1],
    ]),
  )
  expect(pressed).toEqual(new Map([['s1 /tickets', 1]]))
  for (let index = 0; index < 2_500; index++) placed(`/page-${index}`, ['s1'])
  expect(counter.take().get('east')?.shown.get('s1')).toBe(500)
})
