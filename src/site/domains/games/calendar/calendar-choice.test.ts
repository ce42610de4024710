import { describe, expect, test } from 'vitest'
import { type CalendarChoice, calendarHref, isWholeCalendar, readCalendarChoice } from './calendar-choice.ts'

const read = (search: string) => readCalendarChoice(new URLSearchParams(search))
const whole: CalendarChoice = { view: 'month', date: null, sport: null, location: null, type: 'all' }

describe('the state of the calendar is in its address', () => {
  test.each([
    ['', whole],
    ['view=month&date=2026-11-01&sport=&location=&type=', { ...whole, date: '2026-11-01' }],
    ['view=week', { ...whole, view: 'week' }],
    [
      'view=list&sport=football&location=H&type=tickets',
      { ...whole, view: 'list', sport: 'football', location: 'H', type: 'tickets' },
    ],
    ['view=decade&location=X&type=constructor', whole],
  ])('%s', (search, choice) => {
    expect(read(search)).toEqual(choice)
  })

  test.each(['date=2026-02-30', 'date=tomorrow', 'date=2026-11', 'date=0'])(
    '%s asks for no page',
    (search) => {
      expect(read(search)).toBeUndefined()
    },
  )

  test.each([
    ['', '/calendar'],
    ['view=month&type=all&location=', '/calendar'],
    [
      'type=coverage&view=week&date=2026-11-01&sport=golf&location=N',
      '/calendar?view=week&date=2026-11-01&sport=golf&location=N&type=coverage',
    ],
  ])('%s has one address', (search, href) => {
    const choice = read(search) ?? whole
    expect(calendarHref('/calendar', choice)).toBe(href)
    expect(read(href.split('?')[1] ?? '')).toEqual(choice)
    expect(isWholeCalendar(choice)).toBe(href === '/calendar')
  })
})
