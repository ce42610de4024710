import { adsResources } from './domains/ads/ads.resources.ts'
import { formsResources } from './domains/forms/forms.resources.ts'
import { gamesResources } from './domains/games/games.resources.ts'
import { honorsResources } from './domains/honors/honors.resources.ts'
import { mediaResources } from './domains/media/media.resources.ts'
import { navigationResources } from './domains/navigation/navigation.resources.ts'
import { newsResources } from './domains/news/news.resources.ts'
import { promotionsResources } from './domains/promotions/promotions.resources.ts'
import { rostersResources } from './domains/rosters/rosters.resources.ts'
import { indexContent, type SearchSource } from './domains/search/search-index.service.ts'
import { followPages } from './domains/settings/settings.redirects.service.ts'
import { settingsResources } from './domains/settings/settings.resources.ts'
import { sportsResources } from './domains/sports/sports.resources.ts'
import { staffResources } from './domains/staff/staff.resources.ts'
import { statsResources } from './domains/stats/stats.resources.ts'
import { trackingResources } from './domains/tracking/tracking.resources.ts'
import { openKinds } from './editing/kind/kinds.ts'

/** THE KINDS: what an office can write, a list for each domain. */
export const kinds = openKinds(
  [
    ...newsResources,
    ...gamesResources,
    ...rostersResources,
    ...statsResources,
    ...staffResources,
    ...sportsResources,
    ...mediaResources,
    ...honorsResources,
    ...promotionsResources,
    ...navigationResources,
    ...formsResources,
    ...adsResources,
    ...trackingResources,
    ...settingsResources,
  ],
  {
    index: (work, source, ids) => indexContent(work, source as SearchSource, ids),
    redirect: (work, left) => followPages(work, left),
  },
)
