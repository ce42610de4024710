import card from '#ui/Card.module.css'
import { lateModule } from '../../shell/late-module.ts'
import cards from './GalleryCards.module.css'

export const galleryCards = lateModule(() => import('./GalleryCards.tsx'), [card, cards])
