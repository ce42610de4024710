import type { Image as Picture } from '#contract/shapes/shared.ts'
import { Island } from '#site/lateness/Island.tsx'
import { islandComponent } from '#site/lateness/late-code.ts'

const Reader = islandComponent(() => import('./PageReader.island.tsx'))

interface PageReaderProps {
  title: string
  pages: Picture[]
}

/** Printed pages to leaf through. Without a script they are one long list, each a link to its picture. */
export function PageReader(props: PageReaderProps) {
  return (
    <Island defer="visible">
      <Reader {...props} />
    </Island>
  )
}
