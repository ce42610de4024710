import { lateModule } from '#site/lateness/late-code.ts'
import episodes from './EpisodeList.module.css'
import play from './PlayLink.module.css'
import view from './PodcastView.module.css'
import shows from './ShowCards.module.css'

export const podcastListView = lateModule(() => import('./PodcastListView.tsx'), [episodes, play, shows])

export const podcastView = lateModule(() => import('./PodcastView.tsx'), [episodes, play, view])
