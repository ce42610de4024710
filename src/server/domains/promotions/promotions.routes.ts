import type { promotions } from '#contract/promotions.ts'
import type { Handlers } from '../../unit-of-work/work.ts'
import {
  activeAlerts,
  activeTakeovers,
  countImpressions,
  countSplashClick,
  hiddenSplash,
  promotionsAt,
  splash,
} from './promotions.service.ts'

export const promotionsRoutes: Handlers<typeof promotions> = {
  byName: (work, { promotionName }) => promotionsAt(work, promotionName),
  bySport: (work, { promotionName, sportId }) => promotionsAt(work, promotionName, sportId),
  counter: (work, { adIds }) => countImpressions(work, adIds),
  alerts: (work) => activeAlerts(work),
  takeovers: (work, asked) => activeTakeovers(work, asked),
  splash: (work, { sportId, splashId }) => splash(work, sportId, splashId),
  hiddenSplash: (work, { sportId, splashId }) => hiddenSplash(work, sportId, splashId),
  splashClick: (work, { splashId }) => countSplashClick(work, splashId),
}
