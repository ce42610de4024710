import type { Image as Picture } from '#contract/shared.ts'
import { Island } from '../../shell/Island.tsx'
import { islandComponent } from '../../shell/islands.ts'
import styles from './FacilityGallery.module.css'

const Gallery = islandComponent(() => import('./FacilityGallery.island.tsx'), [styles])

export interface GalleryPicture extends Picture {
  caption?: string | null
  credit?: string | null
}

interface FacilityGalleryProps {
  /** Whose pictures they are. */
  title: string
  pictures: GalleryPicture[]
}

/** Pictures that open large. Each is a link to its file, so they open without a script too. */
export function FacilityGallery(props: FacilityGalleryProps) {
  return (
    <Island defer="visible">
      <Gallery {...props} />
    </Island>
  )
}
