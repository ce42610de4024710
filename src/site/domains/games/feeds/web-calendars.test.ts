import { describe, expect, test } from 'vitest'
import { googleEntry, googleSubscription, outlookEntry, outlookSubscription } from './web-calendars.ts'

const entry = {
  summary: 'Halcyon State Football vs Bell & Book',
  start: '2026-11-22T00:00:00.000Z',
  end: '2026-11-22T03:30:00.000Z',
  isWholeDays: false,
  location: 'Kingfisher Stadium',
  url: 'https://halcyon.example/game-center/7',
}
const days = { ...entry, start: '2026-11-21', end: '2026-11-24', isWholeDays: true }
const query = (address: string) => Object.fromEntries(new URL(address).searchParams)

describe('calendars on the web', () => {
  test('Google is told moments or days without signs', () => {
    expect(query(googleEntry(entry))).toMatchObject({
      text: entry.summary,
      dates: '20261122T000000Z/20261122T033000Z',
    })
    expect(query(googleEntry(days)).dates).toBe('20261121/20261124')
  })

  test('Outlook is told which entries last all day', () => {
    expect(query(outlookEntry(entry))).toMatchObject({ startdt: entry.start, enddt: entry.end })
    expect(query(outlookEntry(entry))).not.toHaveProperty('allday')
    expect(query(outlookEntry(days))).toMatchObject({ startdt: '2026-11-21', allday: 'true' })
  })

  test('both subscribe to an address', () => {
    expect(query(googleSubscription('webcal://x.example/calendar.ics')).cid).toBe(
      'webcal://x.example/calendar.ics',
    )
    expect(query(outlookSubscription('https://x.example/calendar.ics', 'A & B'))).toEqual({
      url: 'https://x.example/calendar.ics',
      name: 'A & B',
    })
  })
})
