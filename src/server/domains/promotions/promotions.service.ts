import type { Alert, PromotionSet, Splash, Takeover, TakeoverConfig } from '#contract/promotions.ts'
import { notFound } from '#contract/shapes/problem.ts'
import type { Work } from '../../unit-of-work/work.ts'
import { settingsOr } from '../settings/settings.service.ts'
import { visibleAlerts } from './alert-visibility.ts'
import { readIds } from './id-list.ts'
import { liveCampaigns, promotionSet } from './promotion-set.ts'
import { toAlert, toCampaign, toLocation, toSplash, toTakeover } from './promotions.mapper.ts'
import {
  addClick,
  addImpressions,
  campaignsOf,
  campaignTitles,
  enabledAlerts,
  locationByName,
  splashById,
  splashesOf,
  takeoversByIds,
  takeoversOf,
} from './promotions.queries.ts'
import { isInWindow } from './window.ts'

export async function promotionsAt(work: Work, name: string, sportId = 0): Promise<PromotionSet | null> {
  const location = await locationByName(work.tx, name)
  if (!location) throw notFound(`There is no promotion location '${name}'.`)
  const campaigns = await campaignsOf(work.tx, location.id, work.now)
  return promotionSet(
    toLocation(location),
    liveCampaigns(campaigns, sportId, work.now).map(toCampaign),
    work.now,
  )
}

export async function countImpressions(work: Work, adIds = ''): Promise<{ counted: number }> {
  return { counted: await addImpressions(work.tx, readIds(adIds)) }
}

export async function activeAlerts(work: Work): Promise<Alert[]> {
  return visibleAlerts(await enabledAlerts(work.tx), work.now).map(toAlert)
}

export async function activeTakeovers(
  work: Work,
  { sportId = 0, ids }: { sportId?: number; ids?: string },
): Promise<{ takeovers: Takeover[]; config: TakeoverConfig }> {
  const config = await settingsOr(work, 'takeovers', { isConcurrent: false })
  if (!work.tenant.configuration.takeoversEnabled) return { takeovers: [], config }
  const rows = await (ids === undefined
    ? takeoversOf(work.tx, sportId)
    : takeoversByIds(work.tx, readIds(ids)))
  return { takeovers: rows.filter((row) => isInWindow(work.now, row)).map(toTakeover), config }
}

/** A splash asked for by its id is shown whatever its dates: it has an address of its own. */
export async function splash(
  work: Work,
  sportId: number,
  splashId?: number,
): Promise<{ data: Splash } | null> {
  const row = splashId
    ? await splashById(work.tx, splashId)
    : (await splashesOf(work.tx, sportId)).find((candidate) => isInWindow(work.now, candidate))
  return row?.enabled ? { data: toSplash(row) } : null
}

/** For those who prepare it: a splash that is not switched on yet. */
export async function hiddenSplash(
  work: Work,
  sportId: number,
  splashId?: number,
): Promise<{ data: Splash } | null> {
  if (!splashId) return splash(work, sportId)
  const row = await splashById(work.tx, splashId)
  return row ? { data: toSplash(row) } : null
}

export async function countSplashClick(work: Work, splashId: number): Promise<{ counted: number }> {
  const counted = await addClick(work.tx, splashId)
  if (counted === 0) throw notFound(`There is no splash ${splashId}.`)
  return { counted }
}

export const campaignNames = ({ tx }: Pick<Work, 'tx'>) => campaignTitles(tx)
