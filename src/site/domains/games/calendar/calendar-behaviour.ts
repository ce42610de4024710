/** What the days of a calendar do beyond their HTML, in one file: a page that needs one needs both. */
export { startCalendarGrid } from './calendar-grid.ts'
export { startTodayMark } from './calendar-today.ts'
