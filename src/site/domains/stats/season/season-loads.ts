import { lateModule } from '#site/lateness/late-code.ts'
import filter from '#site/parts/filters/FilterLinks.module.css'
import stamp from '#ui/Stamp.module.css'
import table from '#ui/Table.module.css'
import cards from '../parts/LeaderCards.module.css'
import name from '../parts/PlayerName.module.css'
import tables from '../parts/player-tables.module.css'
import individual from './IndividualTable.module.css'
import team from './SeasonTeam.module.css'

/** What draws a season's tables: the browser needs it when it first has some that did not come as HTML. */
export const seasonNumbers = lateModule(
  () => import('./SeasonNumbers.tsx'),
  [stamp, table, filter, individual, cards, name, tables, team],
)
