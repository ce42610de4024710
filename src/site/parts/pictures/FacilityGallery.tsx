import { Island } from '#site/lateness/Island.tsx'
import { islandComponent } from '#site/lateness/late-code.ts'
import type { FacilityGalleryProps } from './FacilityGallery.island.tsx'

const Gallery = islandComponent(() => import('./FacilityGallery.island.tsx'))

/** Pictures that open large. Each is a link to its file, so they open without a script too. */
export function FacilityGallery(props: FacilityGalleryProps) {
  return (
    <Island defer="visible">
      <Gallery {...props} />
    </Island>
  )
}
