import { lateModule } from '#site/lateness/late-code.ts'
import expansion from '#ui/ExpansionPanel.module.css'
import table from '#ui/Table.module.css'
import links from '../links/GameLinks.module.css'
import lines from './GameLineScore.module.css'
import row from './GameRow.module.css'
import month from './MonthHeading.module.css'
import list from './ScheduleList.module.css'

/** What draws the rows of a schedule: the browser needs it when it first has some that did not come as HTML. */
export const scheduleList = lateModule(
  () => import('./ScheduleList.tsx'),
  [expansion, table, lines, links, row, month, list],
)
