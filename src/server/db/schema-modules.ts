import * as accounts from './schema/accounts.ts'
import * as ads from './schema/ads.ts'
import * as duties from './schema/duties.ts'
import * as editing from './schema/editing.ts'
import * as figures from './schema/figures.ts'
import * as forms from './schema/forms.ts'
import * as games from './schema/games.ts'
import * as honors from './schema/honors.ts'
import * as live from './schema/live.ts'
import * as media from './schema/media.ts'
import * as navigation from './schema/navigation.ts'
import * as news from './schema/news.ts'
import * as promotions from './schema/promotions.ts'
import * as rosters from './schema/rosters.ts'
import * as search from './schema/search.ts'
import * as settings from './schema/settings.ts'
import * as sports from './schema/sports.ts'
import * as staff from './schema/staff.ts'
import * as stats from './schema/stats.ts'
import * as submissions from './schema/submissions.ts'
import * as subscriptions from './schema/subscriptions.ts'
import * as tenants from './schema/tenants.ts'
import * as tracking from './schema/tracking.ts'

/** Every file of the schema, by its name. Listed, not looked for: the built server has no folder of them. */
export const schemaModules: Readonly<Record<string, object>> = {
  accounts,
  ads,
  duties,
  editing,
  figures,
  forms,
  games,
  honors,
  live,
  media,
  navigation,
  news,
  promotions,
  rosters,
  search,
  settings,
  sports,
  staff,
  stats,
  submissions,
  subscriptions,
  tenants,
  tracking,
}
