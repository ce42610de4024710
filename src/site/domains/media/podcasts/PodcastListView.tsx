import type { Podcast, PodcastCategory } from '#contract/media.ts'
import { EpisodeList } from './EpisodeList.tsx'
import { ShowCards } from './ShowCards.tsx'

export function PodcastListView({ shows, episodes }: { shows: PodcastCategory[]; episodes: Podcast[] }) {
  if (episodes.length === 0) return <p>No episode yet, or none that fits. Choose another show.</p>
  return (
    <>
      {shows.length > 0 ? <ShowCards shows={shows} /> : null}
      <EpisodeList episodes={episodes} level={2} showNames />
    </>
  )
}
