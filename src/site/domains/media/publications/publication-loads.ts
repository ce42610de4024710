import { lateModule } from '#site/lateness/late-module.ts'
import cards from './PublicationCards.module.css'

export const publicationCards = lateModule(() => import('./PublicationCards.tsx'), [cards])
