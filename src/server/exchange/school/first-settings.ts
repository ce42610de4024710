import type { Static } from 'typebox'
import type { NewSchool } from '#contract/editing/schools.ts'
import { noAccessibilitySettings } from '#contract/settings.accessibility.ts'
import type { settingsGroups } from '#contract/settings.ts'

type Groups = { [Name in keyof typeof settingsGroups]: Static<(typeof settingsGroups)[Name]> }

const singular = (mascot: string): string =>
  mascot.endsWith('ies') ? mascot.replace(/ies$/, 'y') : mascot.replace(/s$/, '')

/** What a school says of itself on its first day, so that every page has its words and its sections. */
export function firstSettings({ name, mascot }: NewSchool, logo: string): Groups {
  const siteName = mascot ? `${name.replace(/ (?:University|College)$/, '')} ${mascot}` : `${name} Athletics`
  const none = { title: '', url: '', logo: null }
  return {
    seo: {
      title: {
        siteName,
        schoolName: name,
        delimiter: ' | ',
        mascotSingular: singular(mascot),
        mascotPlural: mascot,
      },
      meta: {
        ogImage: '/cards/school.png',
        ogImageAlt: `The crest of ${name}`,
        ogDeterminer: '',
        ogLocale: 'en_US',
      },
    },
    google: {
      google360PropertyId: null,
      clientName: name,
      clientDivision: '',
      conferenceName: '',
      clientId: '',
      isPower5Client: false,
      isAllAccessEnabled: false,
      isPaciolanMarketingClient: false,
      ticketProvider: null,
      clientRegion: '',
      isClientFanbasePartner: false,
      isClientSidearmExtended: false,
      clientMMR: null,
    },
    analytics: { tagManagerCodes: [], analyticsMeasurementIds: [] },
    mobile: { mobileAppleAppId: null },
    template: {
      id: 1,
      name: 'first',
      theme: 'light-theme',
      // Before there is a game or a story, the page opens with the school's name.
      sections: [
        'hero',
        'scoreboard',
        'lead-stories',
        'news',
        'next-home-games',
        'teams',
        'results',
        'videos',
        'partners',
        'social',
      ],
      options: { teams: { theme: 'on-primary' } },
    },
    'sports-template': {
      id: 2,
      name: 'first-sport',
      theme: 'light-theme',
      sections: [
        'hero',
        'scoreboard',
        'next-game',
        'schedule-preview',
        'stories',
        'leaders',
        'roster-strip',
        'results',
        'videos',
        'files',
        'follow',
      ],
    },
    takeovers: { isConcurrent: false },
    accessibility: noAccessibilitySettings,
    tickets: {
      office: null,
      policies: [],
    },
    site: {
      schoolAddress: '',
      schoolPhoneNumber: '',
      // What stands beside the school's name in the header: 'Northfold Athletics'.
      mascotSingular: singular(mascot) || 'Athletics',
      mascotPlural: mascot || 'Athletics',
      // What nobody wrote is left out of every page.
      supportEmail: '',
      tagline: '',
      ticketsUrl: null,
      givingUrl: null,
      footer: {
        school: { title: name, url: '/', logo },
        fund: none,
        association: none,
        conference: none,
        apparel: none,
        links: [
          { title: 'Staff directory', url: '/staff-directory' },
          { title: 'Facilities', url: '/facilities' },
          { title: 'Subscribe', url: '/subscribe' },
          { title: 'Privacy choices', url: '#privacy-choices' },
          { title: 'Sign in', url: '/login' },
        ],
        systemLine: '',
      },
    },
  }
}
