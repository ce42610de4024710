import { lateModule } from '#site/lateness/late-code.ts'

export const galleryCards = lateModule(() => import('./GalleryCards.tsx'))
