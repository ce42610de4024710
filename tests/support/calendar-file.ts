import ICAL from 'ical.js'

export interface CalendarEntry {
  uid: string
  sequence: number
  start: string
  /** Of days, not of moments. */
  isDays: boolean
  summary: string
  status: string
}

/** A calendar as a calendar program reads it. Moments are in UTC. */
export function readCalendar(text: string): { name: string; entries: CalendarEntry[] } {
  const calendar = new ICAL.Component(ICAL.parse(text))
  return {
    name: String(calendar.getFirstPropertyValue('x-wr-calname')),
    entries: calendar.getAllSubcomponents('vevent').map((component) => {
      const event = new ICAL.Event(component)
      const { startDate } = event
      return {
        uid: event.uid,
        sequence: Number(event.sequence),
        start: startDate.isDate ? startDate.toString() : startDate.toJSDate().toISOString(),
        isDays: startDate.isDate,
        summary: event.summary,
        status: String(component.getFirstPropertyValue('status')),
      }
    }),
  }
}
