import type { GalleryImage } from '#contract/media.ts'
import { Island } from '#site/lateness/Island.tsx'
import { islandComponent } from '#site/lateness/late-code.ts'

const Grid = islandComponent(() => import('./PhotoGrid.island.tsx'))

interface PhotoGridProps {
  /** Whose pictures they are. */
  title: string
  images: GalleryImage[]
}

/** Pictures that open large, with their captions and credits. Without a script each is a link to its file. */
export function PhotoGrid(props: PhotoGridProps) {
  return (
    <Island defer="idle">
      <Grid {...props} />
    </Island>
  )
}
