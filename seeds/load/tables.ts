import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { houseSponsors } from '#server/db/schema/ads.ts'
import { formFields, formOptions, forms } from '#server/db/schema/forms.ts'
import { countdowns, games, opponents } from '#server/db/schema/games.ts'
import { allAmericans, awards, honors, inductees } from '#server/db/schema/honors.ts'
import { liveGames } from '#server/db/schema/live.ts'
import {
  galleries,
  moments,
  playlistVideos,
  podcastCategories,
  podcasts,
  publications,
  videoChannels,
  videoPlaylists,
  videos,
} from '#server/db/schema/media.ts'
import { navigationItems } from '#server/db/schema/navigation.ts'
import {
  clippingSports,
  clippings,
  documents,
  frontPlaces,
  fronts,
  sportFiles,
  stories,
  storyGames,
  storyPeople,
  taggedContent,
  tags,
  writers,
} from '#server/db/schema/news.ts'
import {
  alerts,
  promotionCampaigns,
  promotionLocations,
  splashes,
  takeovers,
} from '#server/db/schema/promotions.ts'
import { historicalPlayers, players, rosterPlayers } from '#server/db/schema/rosters.ts'
import {
  accessibilityReports,
  partners,
  redirects,
  rssFeeds,
  shopProducts,
  socialAccounts,
  ticketLinks,
} from '#server/db/schema/settings.ts'
import { conferences, facilities, seasons, sports } from '#server/db/schema/sports.ts'
import { coachingSeasons, departments, staffMembers, teamStaff } from '#server/db/schema/staff.ts'
import { boxScores, seasonTotals, statRecords } from '#server/db/schema/stats.ts'
import { couponCodes } from '#server/db/schema/submissions.ts'
import { subscribers } from '#server/db/schema/subscriptions.ts'
import { trackingTags } from '#server/db/schema/tracking.ts'
import type { School } from '../model/model.ts'

/** A school's lists of rows. */
type Lists = {
  [Name in keyof School as School[Name] extends readonly { id: number }[] ? Name : never]: School[Name]
}
export type ListName = keyof Lists

/** The table of each list, in the order in which they refer to each other. */
export const tables: Record<ListName, PgTable & { id: AnyPgColumn }> = {
  conferences,
  facilities,
  sports,
  opponents,
  seasons,
  players,
  rosterPlayers,
  historicalPlayers,
  departments,
  staffMembers,
  teamStaff,
  coachingSeasons,
  games,
  countdowns,
  boxScores,
  seasonTotals,
  statRecords,
  liveGames,
  honors,
  inductees,
  awards,
  allAmericans,
  houseSponsors,
  podcastCategories,
  podcasts,
  publications,
  galleries,
  videoChannels,
  videos,
  videoPlaylists,
  playlistVideos,
  moments,
  writers,
  stories,
  storyGames,
  storyPeople,
  fronts,
  frontPlaces,
  sportFiles,
  documents,
  clippings,
  clippingSports,
  tags,
  taggedContent,
  navigationItems,
  promotionLocations,
  promotionCampaigns,
  splashes,
  takeovers,
  alerts,
  trackingTags,
  forms,
  formFields,
  formOptions,
  couponCodes,
  socialAccounts,
  partners,
  rssFeeds,
  ticketLinks,
  shopProducts,
  redirects,
  subscribers,
  accessibilityReports,
}

export const listNames = Object.keys(tables) as ListName[]
