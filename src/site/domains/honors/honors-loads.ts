import { lateModule } from '#site/lateness/late-code.ts'

/** What draws the people of a list: the browser needs it when it first has a list that did not come as HTML. */
export const honorsWall = lateModule(() => import('./HonorsWall.tsx'))

/** What draws one of them. */
export const plaqueView = lateModule(() => import('./PlaqueView.tsx'))
