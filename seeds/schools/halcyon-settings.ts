import { fileUrl } from '../art/paths.ts'
import type { SchoolSettings } from '../model.ts'

export const halcyonSettings: SchoolSettings = {
  seo: {
    title: {
      siteName: 'Halcyon State Athletics',
      schoolName: 'Halcyon State University',
      delimiter: ' - ',
      mascotSingular: 'Kingfisher',
      mascotPlural: 'Kingfishers',
    },
    meta: {
      ogImage: fileUrl('halcyon/og.svg'),
      ogImageAlt: 'The Halcyon State Kingfisher over the harbor in blue and orange',
      ogDeterminer: 'the',
      ogLocale: 'en_US',
    },
  },
  google: {
    google360PropertyId: null,
    clientName: 'Halcyon State University',
    clientDivision: 'Division I',
    conferenceName: 'Breakwater Conference',
    clientId: '1001',
    clientAbbreviation: 'HSU',
    isPower5Client: false,
    isAllAccessEnabled: true,
    isPaciolanMarketingClient: false,
    ticketProvider: 'tickets.example',
    clientRegion: 'Mid-Atlantic',
    isClientFanbasePartner: false,
    isClientSidearmExtended: false,
    clientMMR: null,
  },
  analytics: { tagManagerCodes: [], analyticsMeasurementIds: [] },
  mobile: { mobileAppleAppId: null },
  template: {
    id: 1,
    name: 'harbor',
    theme: 'light-theme',
    sections: ['hero', 'scoreboard', 'next-home-games', 'results', 'teams', 'tickets-banner'],
  },
  'sports-template': {
    id: 2,
    name: 'harbor-sport',
    theme: 'light-theme',
    sections: ['hero', 'next-game', 'results', 'schedule-preview', 'roster-strip', 'follow'],
  },
  takeovers: { isConcurrent: true },
  site: {
    schoolAddress: '1 Beacon Way, Port Halcyon, MD 21000',
    schoolPhoneNumber: '410-555-0100',
    mascotSingular: 'Kingfisher',
    mascotPlural: 'Kingfishers',
    supportEmail: 'help@halcyonstate.example',
    tagline: 'Strike fast. Stand tall.',
    ticketsUrl: 'https://tickets.example/halcyon',
    givingUrl: 'https://giving.example/kingfisher-fund',
    footer: {
      school: {
        title: 'Halcyon State University',
        url: 'https://halcyonstate.example',
        logo: fileUrl('halcyon/logo.svg'),
      },
      fund: {
        title: 'Kingfisher Fund',
        url: 'https://giving.example/kingfisher-fund',
        logo: fileUrl('halcyon/partners/fund.svg'),
      },
      association: {
        title: 'National College Sports Association',
        url: 'https://ncsa.example',
        logo: fileUrl('halcyon/partners/association.svg'),
      },
      conference: {
        title: 'Breakwater Conference',
        url: 'https://breakwater-conference.example',
        logo: fileUrl('halcyon/conference.svg'),
      },
      apparel: {
        title: 'Fathom Athletic',
        url: 'https://fathom-athletic.example',
        logo: fileUrl('halcyon/partners/apparel.svg'),
      },
      systemLine: 'Halcyon State is an institution of the Tidewater State University System.',
    },
  },
}
