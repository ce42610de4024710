import { ServerHtml } from '#site/lateness/ServerHtml.tsx'
import { useSchool } from '#site/page/school/school.ts'
import { HonorsHead } from './HonorsHead.tsx'
import type { HonorsPlace } from './honors-list-page.ts'
import { honorsWall } from './honors-loads.ts'
import type { HonorsShelf } from './load-honors.ts'

interface HonorsOverviewProps {
  places: readonly HonorsPlace[]
  /** In the HTML only. */
  shelves: HonorsShelf[] | undefined
}

/** Every honor, with the latest of each. */
export function HonorsOverview({ places, shelves }: HonorsOverviewProps) {
  const { mascots } = useSchool()
  return (
    <>
      <HonorsHead
        title="Honors"
        note={`The greatest of the ${mascots}, and how they are remembered.`}
        facts={[]}
        places={places}
        current="/honors"
      />
      <div className="u-page">
        <ServerHtml id="honors" value={shelves}>
          {(own) => {
            const { HonorShelves } = honorsWall.get()
            return own.length > 0 ? <HonorShelves shelves={own} /> : <p>Nobody is listed yet.</p>
          }}
        </ServerHtml>
      </div>
    </>
  )
}
