import { lateModule } from '#site/lateness/late-code.ts'
import stamp from '#ui/Stamp.module.css'
import links from '../links/ResultsLinks.module.css'
import crest from '../parts/Crest.module.css'
import agenda from './CalendarAgenda.module.css'
import chip from './CalendarChip.module.css'
import event from './CalendarEvent.module.css'
import grid from './CalendarGrid.module.css'
import week from './CalendarWeek.module.css'

/** What draws the days of a calendar: the browser needs it when it first has some that did not come as HTML. */
export const calendarDays = lateModule(
  () => import('./CalendarDays.tsx'),
  [stamp, agenda, chip, event, grid, week, crest, links],
)
