import { lateModule } from '#site/lateness/late-code.ts'
import card from '#ui/Card.module.css'
import cards from './GalleryCards.module.css'

export const galleryCards = lateModule(() => import('./GalleryCards.tsx'), [card, cards])
