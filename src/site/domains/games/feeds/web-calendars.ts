import type { GameEvent } from './game-event.ts'

type Entry = Pick<GameEvent, 'summary' | 'start' | 'end' | 'isWholeDays' | 'location' | 'url'>

/** '20261122T000000Z' or '20261122'. */
const compact = (time: string): string => time.replace(/[-:]|\.\d+/g, '')

/** Opens a new entry in Google Calendar, filled in. */
export function googleEntry({ summary, start, end, location, url }: Entry): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: summary,
    dates: `${compact(start)}/${compact(end)}`,
    location,
    details: url,
  })
  return `https://calendar.google.com/calendar/render?${query}`
}

/** Opens a new entry in Outlook on the web, filled in. */
export function outlookEntry({ summary, start, end, isWholeDays, location, url }: Entry): string {
  const query = new URLSearchParams({
    rru: 'addevent',
    subject: summary,
    startdt: start,
    enddt: end,
    ...(isWholeDays ? { allday: 'true' } : {}),
    location,
    body: url,
  })
  return `https://outlook.live.com/calendar/0/action/compose?${query}`
}

/** Subscribes in Google Calendar, which takes the address in the form of calendar programs. */
export const googleSubscription = (webcal: string): string =>
  `https://calendar.google.com/calendar/render?${new URLSearchParams({ cid: webcal })}`

export const outlookSubscription = (address: string, name: string): string =>
  `https://outlook.live.com/calendar/0/addfromweb?${new URLSearchParams({ url: address, name })}`
