import calendar from '#site/domains/games/feeds/CalendarPanel.module.css'
import results from '#site/domains/games/front/ResultGrid.module.css'
import links from '#site/domains/games/links/GameLinks.module.css'
import crest from '#site/domains/games/parts/Crest.module.css'
import facts from '#site/domains/games/parts/GameFacts.module.css'
import leaders from '#site/domains/stats/box-score/BoxLeaders.module.css'
import plays from '#site/domains/stats/box-score/PlayByPlay.module.css'
import flow from '#site/domains/stats/box-score/ScoreFlow.module.css'
import comparison from '#site/domains/stats/box-score/TeamComparison.module.css'
import { lateModule } from '#site/lateness/late-code.ts'
import section from '#site/parts/sections/Section.module.css'
import card from '#ui/Card.module.css'
import expansion from '#ui/ExpansionPanel.module.css'
import stamp from '#ui/Stamp.module.css'
import table from '#ui/Table.module.css'
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
