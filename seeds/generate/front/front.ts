import type { Day } from '../../basics/calendar.ts'
import type { Game, Sport } from '../../model/model.ts'
import type { FormRows, PromotionRows } from '../../model/model-promotions.ts'
import type { SettingsListRows } from '../../model/model-settings.ts'
import type { SchoolData } from '../../schools/school-data.ts'
import { announcementsOf } from './announcements.ts'
import { formsOf } from './forms.ts'
import { promotionsOf } from './promotions.ts'
import { settingsListsOf } from './settings-lists.ts'
import { sponsorsOf } from './sponsors.ts'
import { trackingTagsOf } from './tracking.ts'

/** What surrounds a school's content: sponsors, promotions, announcements, tags, forms and its lists of links. */
export function frontOf(
  school: SchoolData,
  sports: readonly Sport[],
  games: readonly Game[],
  today: Day,
): PromotionRows & FormRows & SettingsListRows {
  return {
    ...sponsorsOf(school),
    ...promotionsOf(school, sports, today),
    ...announcementsOf(school, { sports, games }, today),
    ...trackingTagsOf(school, sports),
    ...formsOf(school, sports, today),
    ...settingsListsOf(school, sports, today),
  }
}
