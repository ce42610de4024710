/** A month in which both schools play; `list` is a layout of the calendar's print forms and a kind of the results'. */
export const calendarSamples = {
  type: 'list',
  sport: 'all',
  start: '2026-11-01',
  end: '2026-11-30',
  location: 'all',
}
