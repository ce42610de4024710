import { noAccessibilitySettings } from '#contract/settings.accessibility.ts'
import type { settings } from '#contract/settings.ts'
import type { Handlers } from '../../unit-of-work/work.ts'
import {
  listFeeds,
  listPartners,
  listProducts,
  listSocialAccounts,
  listTickets,
} from './settings.lists.service.ts'
import { listRedirects } from './settings.redirects.service.ts'
import { readSettings, settingsOr } from './settings.service.ts'
import { toldTemplate } from './template.service.ts'

export const settingsRoutes: Handlers<typeof settings> = {
  seo: async (work) => ({ settings: await readSettings(work, 'seo') }),
  google: async (work) => ({
    ...(await readSettings(work, 'google')),
    clientAbbreviation: work.tenant.abbreviation,
  }),
  analytics: (work) => readSettings(work, 'analytics'),
  mobile: (work) => readSettings(work, 'mobile'),
  template: async (work) => toldTemplate(await readSettings(work, 'template')),
  sportsTemplate: async (work) => toldTemplate(await readSettings(work, 'sports-template')),
  site: (work) => readSettings(work, 'site'),
  accessibility: (work) => settingsOr(work, 'accessibility', noAccessibilitySettings),
  socialAccounts: (work, query) => listSocialAccounts(work, query),
  partners: (work) => listPartners(work),
  rssFeeds: (work, query) => listFeeds(work, query),
  tickets: (work, query) => listTickets(work, query),
  shopProducts: (work, query) => listProducts(work, query),
  redirects: (work) => listRedirects(work),
}
