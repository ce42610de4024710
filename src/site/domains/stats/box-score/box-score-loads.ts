import crest from '#site/domains/games/parts/Crest.module.css'
import { lateModule } from '#site/lateness/late-code.ts'
import expansion from '#ui/ExpansionPanel.module.css'
import stamp from '#ui/Stamp.module.css'
import table from '#ui/Table.module.css'
import head from './BoxHead.module.css'
import leaders from './BoxLeaders.module.css'
import notes from './BoxNotes.module.css'
import part from './BoxPart.module.css'
import players from './BoxPlayers.module.css'
import view from './BoxScoreView.module.css'
import plays from './PlayByPlay.module.css'
import flow from './ScoreFlow.module.css'
import comparison from './TeamComparison.module.css'

/** What draws a box score: the browser needs it when it first has one that did not come as HTML. */
export const boxScoreView = lateModule(
  () => import('./BoxScoreView.tsx'),
  [stamp, expansion, table, crest, head, leaders, notes, part, players, view, plays, flow, comparison],
)
