import { type Static, Type } from 'typebox'
import { endpoints } from './endpoint.ts'
import { TakeoverConfig } from './promotions.ts'
import { AccessibilitySettings, accessibility } from './settings.accessibility.ts'
import { settingsLists, TicketOffice } from './settings.lists.ts'
import { nullableText, object, oneOf, text } from './shapes/schema.ts'
import { Slug } from './shapes/shared.ts'

export const SeoSettings = object({
  title: object({
    siteName: text(),
    schoolName: text(),
    delimiter: text(),
    mascotSingular: text(),
    mascotPlural: text(),
  }),
  meta: object({ ogImage: text(), ogImageAlt: text(), ogDeterminer: text(), ogLocale: text() }),
})
export type SeoSettings = Static<typeof SeoSettings>

/** As they are kept: the school's abbreviation is the school's own and said nowhere else. */
export const StoredGoogleSettings = object({
  google360PropertyId: nullableText(),
  clientName: text(),
  clientDivision: text(),
  conferenceName: text(),
  clientId: text(),
  isPower5Client: Type.Boolean(),
  isAllAccessEnabled: Type.Boolean(),
  isPaciolanMarketingClient: Type.Boolean(),
  ticketProvider: nullableText(),
  clientRegion: text(),
  isClientFanbasePartner: Type.Boolean(),
  isClientSidearmExtended: Type.Boolean(),
  clientMMR: nullableText(),
})
export type StoredGoogleSettings = Static<typeof StoredGoogleSettings>

export const GoogleSettings = object({ ...StoredGoogleSettings.properties, clientAbbreviation: text() })
export type GoogleSettings = Static<typeof GoogleSettings>

const ScriptAddress = Type.String({ pattern: '^https://', maxLength: 500 })

export const AnalyticsSettings = object({
  tagManagerCodes: Type.Array(text()),
  analyticsMeasurementIds: Type.Array(text()),
  consentScript: Type.Optional(
    object({
      url: ScriptAddress,
      testUrl: Type.Optional(ScriptAddress),
    }),
  ),
  adScript: Type.Optional(ScriptAddress),
  partnerHosts: Type.Optional(
    Type.Array(Type.String({ pattern: '^https://(\\*\\.)?[a-z0-9-]+(\\.[a-z0-9-]+)+$' }), {
      maxItems: 50,
      description: 'What the scripts of partners call, load or frame besides their own hosts',
    }),
  ),
})
export type AnalyticsSettings = Static<typeof AnalyticsSettings>

export const MobileSettings = object({ mobileAppleAppId: nullableText() })
export type MobileSettings = Static<typeof MobileSettings>

/** How a school wants one section; what it leaves out is the page's own choice. */
export const SectionOptions = object({
  title: Type.Optional(text()),
  theme: Type.Optional(
    oneOf([
      'no-theme',
      'light-theme',
      'dark-theme',
      'on-primary',
      'on-secondary',
      'default-black',
      'default-white',
    ]),
  ),
  count: Type.Optional(Type.Integer({ minimum: 1, maximum: 24 })),
  layout: Type.Optional(
    Type.String({ description: 'One of the ways that the section knows to show itself' }),
  ),
  autoplay: Type.Optional(
    Type.Boolean({
      description: 'Whether a scoreboard turns by itself, every 3000 ms; off unless it is turned on',
    }),
  ),
  scrollbar: Type.Optional(
    Type.Boolean({
      description:
        'Whether a scoreboard has a scrollbar while it is scrolled, and for 1000 ms after; off unless it is turned on',
    }),
  ),
  sports: Type.Optional(
    Type.Array(Slug, { maxItems: 4, description: 'Whose, where a section is of some teams' }),
  ),
})
export type SectionOptions = Static<typeof SectionOptions>

const RosterColumn = oneOf([
  'number',
  'position',
  'class',
  'height',
  'weight',
  'hometown',
  'previousSchool',
  'major',
])
export type RosterColumn = Static<typeof RosterColumn>
const RosterColumns = Type.Array(RosterColumn, {
  uniqueItems: true,
  description:
    'What a roster tells of a player besides the name, in this order; what is left out is in none of its views and files',
})

const RosterSettings = object({
  columns: Type.Optional(RosterColumns),
  columnsBySport: Type.Optional(
    Type.Record(Type.String(), RosterColumns, { description: "By the sport's global name slug" }),
  ),
})
export type RosterSettings = Static<typeof RosterSettings>

/** The sections of a page in their order: two schools' homes differ by this, not by code. */
export const TemplateSettings = object({
  id: Type.Integer(),
  name: text(),
  theme: text(),
  sections: Type.Array(
    Type.String({ description: "A section's name; with ':' what it shows, as in promotion:home-banner" }),
  ),
  options: Type.Optional(Type.Record(Type.String(), SectionOptions, { description: 'By the section' })),
  roster: Type.Optional(RosterSettings),
})
export type TemplateSettings = Static<typeof TemplateSettings>

/** As it is kept: a section that is switched off keeps its place and its options, and is told to nobody. */
export const StoredTemplate = object({
  ...TemplateSettings.properties,
  off: Type.Optional(Type.Array(Type.String(), { description: 'The sections that are switched off' })),
})
export type StoredTemplate = Static<typeof StoredTemplate>

const FooterLink = object({ title: text(), url: text(), logo: nullableText() })

export const SiteSettings = object({
  schoolAddress: text(),
  schoolPhoneNumber: text(),
  mascotSingular: text(),
  mascotPlural: text(),
  supportEmail: text(),
  tagline: text(),
  ticketsUrl: nullableText(),
  givingUrl: nullableText(),
  footer: object({
    school: FooterLink,
    fund: FooterLink,
    association: FooterLink,
    conference: FooterLink,
    apparel: FooterLink,
    systemLine: text(),
    /** What a visitor looks for at the end of a page: offices, policies, help. */
    links: Type.Array(object({ title: text(), url: text() })),
  }),
})
export type SiteSettings = Static<typeof SiteSettings>

/** Group name in the database → its schema. Written values are checked against it. */
export const settingsGroups = {
  seo: SeoSettings,
  google: StoredGoogleSettings,
  analytics: AnalyticsSettings,
  mobile: MobileSettings,
  template: StoredTemplate,
  'sports-template': StoredTemplate,
  site: SiteSettings,
  takeovers: TakeoverConfig,
  tickets: TicketOffice,
  accessibility: AccessibilitySettings,
} as const
export type SettingsGroup = keyof typeof settingsGroups

export const settings = endpoints({
  seo: {
    method: 'GET',
    path: '/Seo',
    summary: 'Titles and share tags of the site',
    response: object({ settings: SeoSettings }),
    whenFailed: null,
  },
  google: {
    method: 'GET',
    path: '/Google',
    summary: 'Google 360 settings',
    response: GoogleSettings,
    whenFailed: null,
  },
  analytics: {
    method: 'GET',
    path: '/Analytics/settings',
    summary: 'Tag managers and measurement ids',
    response: AnalyticsSettings,
    whenFailed: null,
  },
  mobile: {
    method: 'GET',
    path: '/mobile/settings',
    summary: 'Mobile app settings',
    response: MobileSettings,
    whenFailed: null,
  },
  template: {
    method: 'GET',
    path: '/common/templates',
    summary: 'Current template',
    response: TemplateSettings,
    whenFailed: null,
  },
  sportsTemplate: {
    method: 'GET',
    path: '/common/templates/sports-pages',
    summary: 'Default sport template',
    response: TemplateSettings,
    whenFailed: null,
  },
  site: {
    method: 'GET',
    path: '/common/settings',
    summary: 'Site settings',
    response: SiteSettings,
    whenFailed: null,
  },
  ...accessibility,
  ...settingsLists,
})
