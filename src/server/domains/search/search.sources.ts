import type { SearchKind } from '#contract/search.ts'
import type { Tx } from '../../db/client.ts'
import type { SearchSource } from '../../db/schema/search.ts'
import {
  documentDrafts,
  facilityDrafts,
  gameDrafts,
  sportDrafts,
  sportFileDrafts,
  storyDrafts,
} from './content-drafts.read-model.ts'
import { galleryDrafts, podcastDrafts, publicationDrafts, videoDrafts } from './media-drafts.read-model.ts'
import { allAmericanDrafts, historicalPlayerDrafts, inducteeDrafts } from './past-drafts.read-model.ts'
import { playerDrafts, staffDrafts } from './people-drafts.read-model.ts'
import type { Draft, Part } from './search.draft.ts'

/** THE TABLE of what can be found: the kind that readers see, and where it is read. */
export const sources: Record<
  SearchSource,
  { kind: SearchKind; drafts: (tx: Tx, part: Part) => Promise<Draft[]> }
> = {
  story: { kind: 'story', drafts: storyDrafts },
  player: { kind: 'person', drafts: playerDrafts },
  staff: { kind: 'person', drafts: staffDrafts },
  inductee: { kind: 'person', drafts: inducteeDrafts },
  'all-american': { kind: 'person', drafts: allAmericanDrafts },
  'historical-player': { kind: 'person', drafts: historicalPlayerDrafts },
  sport: { kind: 'sport', drafts: sportDrafts },
  game: { kind: 'game', drafts: gameDrafts },
  facility: { kind: 'facility', drafts: facilityDrafts },
  document: { kind: 'document', drafts: documentDrafts },
  'sport-file': { kind: 'document', drafts: sportFileDrafts },
  video: { kind: 'video', drafts: videoDrafts },
  gallery: { kind: 'gallery', drafts: galleryDrafts },
  podcast: { kind: 'podcast', drafts: podcastDrafts },
  publication: { kind: 'publication', drafts: publicationDrafts },
}
