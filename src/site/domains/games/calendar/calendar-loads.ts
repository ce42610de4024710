import { lateModule } from '#site/lateness/late-code.ts'

/** What draws the days of a calendar: the browser needs it when it first has some that did not come as HTML. */
export const calendarDays = lateModule(() => import('./CalendarDays.tsx'))
