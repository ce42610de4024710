import type { RosterPlayer } from '#contract/rosters.ts'
import type { SportRef } from '#contract/shapes/shared.ts'
import type { BoxScore, StatLeaders } from '#contract/stats.ts'
import type { SocialPost } from '#contract/text/social-posts.ts'

/** What a card of a text shows, as it is when the page is made. */
export type CardBlock =
  | { kind: 'boxscore'; name: string; href: string; box: BoxScore }
  | {
      kind: 'player'
      player: Pick<RosterPlayer, 'firstName' | 'lastName' | 'jerseyNumber' | 'academicYear' | 'image' | 'url'>
      position: string | null
      sport: SportRef
      season: string
      figures: { label: string; value: string }[]
    }
  | { kind: 'leaders'; leaders: Pick<StatLeaders, 'sport' | 'season' | 'categories'> }
  | { kind: 'post'; post: Pick<SocialPost, 'network' | 'title' | 'url'> }
