import { lateModule } from '#site/lateness/late-code.ts'
import card from '#ui/Card.module.css'
import aside from './VideoAside.module.css'
import wall from './VideoWall.module.css'
import watch from './WatchView.module.css'

export const watchView = lateModule(() => import('./WatchView.tsx'), [card, wall, watch])

export const videoAside = lateModule(() => import('./VideoAside.tsx'), [aside, card, wall])
