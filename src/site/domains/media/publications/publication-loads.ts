import { lateModule } from '#site/lateness/late-code.ts'
import cards from './PublicationCards.module.css'

export const publicationCards = lateModule(() => import('./PublicationCards.tsx'), [cards])
