import card from '#ui/Card.module.css'
import expansion from '#ui/ExpansionPanel.module.css'
import stamp from '#ui/Stamp.module.css'
import table from '#ui/Table.module.css'
import { lateModule } from '../../shell/late-module.ts'
import section from '../../shell/Section.module.css'
import calendar from '../games/CalendarPanel.module.css'
import crest from '../games/Crest.module.css'
import facts from '../games/GameFacts.module.css'
import links from '../games/GameLinks.module.css'
import results from '../games/ResultGrid.module.css'
import leaders from '../stats/BoxLeaders.module.css'
import plays from '../stats/PlayByPlay.module.css'
import flow from '../stats/ScoreFlow.module.css'
import comparison from '../stats/TeamComparison.module.css'
import parts from './GameCenterParts.module.css'
import info from './GameInfo.module.css'
import next from './NextUp.module.css'
import others from './OtherGames.module.css'
import shelf from './PromoShelf.module.css'
import series from './SeriesSummary.module.css'

/** What draws everything under the head: the browser needs it when it first has a game that did not come as HTML. */
export const gameCenterParts = lateModule(
  () => import('./GameCenterParts.tsx'),
  [
    card,
    expansion,
    stamp,
    table,
    section,
    calendar,
    crest,
    facts,
    links,
    results,
    leaders,
    plays,
    flow,
    comparison,
    parts,
    info,
    next,
    others,
    shelf,
    series,
  ],
)
