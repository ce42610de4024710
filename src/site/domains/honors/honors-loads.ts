import { lateModule } from '#site/lateness/late-code.ts'
import neighbours from '#site/parts/people/Neighbours.module.css'
import readMore from '#site/parts/reading/ReadMore.module.css'
import cards from './HonorCards.module.css'
import rows from './HonorRows.module.css'
import wall from './HonorsWall.module.css'
import plaque from './PlaqueView.module.css'

/** What draws the people of a list: the browser needs it when it first has a list that did not come as HTML. */
export const honorsWall = lateModule(() => import('./HonorsWall.tsx'), [cards, rows, wall])

/** What draws one of them. */
export const plaqueView = lateModule(
  () => import('./PlaqueView.tsx'),
  [readMore, neighbours, cards, rows, plaque],
)
