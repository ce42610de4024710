import { adsInputs } from './kinds/ads.input.ts'
import { formsInputs } from './kinds/forms.input.ts'
import { gamesInputs } from './kinds/games.input.ts'
import { honorsInputs } from './kinds/honors.input.ts'
import { mediaInputs } from './kinds/media.input.ts'
import { navigationInputs } from './kinds/navigation.input.ts'
import { newsInputs } from './kinds/news.input.ts'
import { promotionsInputs } from './kinds/promotions.input.ts'
import { rostersInputs } from './kinds/rosters.input.ts'
import { settingsInputs } from './kinds/settings.input.ts'
import { sportsInputs } from './kinds/sports.input.ts'
import { staffInputs } from './kinds/staff.input.ts'
import { statsInputs } from './kinds/stats.input.ts'
import { trackingInputs } from './kinds/tracking.input.ts'

/** What an editor may say of each kind, by its name: forms, drafts and what is published are held against it. */
export const inputs = {
  ...sportsInputs,
  ...staffInputs,
  ...rostersInputs,
  ...gamesInputs,
  ...statsInputs,
  ...honorsInputs,
  ...newsInputs,
  ...mediaInputs,
  ...formsInputs,
  ...promotionsInputs,
  ...navigationInputs,
  ...adsInputs,
  ...trackingInputs,
  ...settingsInputs,
}

export type KindName = keyof typeof inputs
export type InputOf<Name extends KindName> = (typeof inputs)[Name]
