import { reportMatters, reportStates } from '../../settings.accessibility.ts'
import { SocialNetwork } from '../../settings.lists.ts'
import { settingsGroups } from '../../settings.ts'
import { object } from '../../shapes/schema.ts'
import * as field from './fields.ts'

// What rosters tell is said with the pages of sports, where it is read.
const { roster: _, ...homeTemplate } = settingsGroups.template.properties

export const settingsInputs = {
  'social-accounts': object({
    sportId: field.refOrNone(),
    network: SocialNetwork,
    title: field.line(),
    handle: field.line(),
    url: field.address(),
    rank: field.rank(),
  }),
  partners: object({
    title: field.line(),
    tier: field.choice(['premier', 'official', 'community']),
    description: field.proseOrNone(2000),
    url: field.address(),
    logo: field.picture(),
    rank: field.rank(),
  }),
  'rss-feeds': object({
    sportId: field.refOrNone(),
    title: field.line(),
    description: field.proseOrNone(2000),
    category: field.choice(['news', 'schedule', 'podcast']),
    url: field.address(),
    rank: field.rank(),
  }),
  'ticket-links': object({
    sportId: field.refOrNone(),
    kind: field.choice(['single', 'season', 'group', 'student']),
    title: field.line(),
    description: field.proseOrNone(2000),
    url: field.address(),
    rank: field.rank(),
  }),
  'shop-products': object({
    sportId: field.refOrNone(),
    title: field.line(),
    price: field.whole(),
    discountType: field.choiceOrNone(['percent', 'amount']),
    discountAmount: field.wholeOrNone(),
    discountExpiration: field.momentOrNone(),
    imageUrl: field.line(1000),
    link: field.address(),
    shopUrl: field.address(),
    rank: field.rank(),
  }),
  redirects: object({
    fromPath: field.line(1000),
    location: field.address(),
    isPermanent: field.yesNo(true),
  }),
  'accessibility-reports': object({
    state: field.choice(reportStates, 'new'),
    note: field.proseOrNone(4000),
    about: field.choice(reportMatters, 'barrier'),
    message: field.prose(4000),
    subject: field.line(120),
    place: field.lineOrNone(500),
    name: field.lineOrNone(120),
    email: field.email(),
    receivedAt: field.moment(),
  }),
  'search-engine-settings': settingsGroups.seo,
  'google-settings': settingsGroups.google,
  'analytics-settings': settingsGroups.analytics,
  'mobile-settings': settingsGroups.mobile,
  'home-template': object(homeTemplate),
  'site-settings': settingsGroups.site,
  'takeover-settings': settingsGroups.takeovers,
  'ticket-office': settingsGroups.tickets,
  'accessibility-settings': settingsGroups.accessibility,
}
