import { fileUrl } from '../art/paths.ts'
import type { SchoolSettings } from '../model.ts'

export const tamarackSettings: SchoolSettings = {
  seo: {
    title: {
      siteName: 'Tamarack Otters',
      schoolName: 'Tamarack College',
      delimiter: ' | ',
      mascotSingular: 'Otter',
      mascotPlural: 'Otters',
    },
    meta: {
      ogImage: fileUrl('tamarack/og.svg'),
      ogImageAlt: 'The Tamarack otter in green and gold',
      ogDeterminer: '',
      ogLocale: 'en_US',
    },
  },
  google: {
    google360PropertyId: null,
    clientName: 'Tamarack College',
    clientDivision: 'Division III',
    conferenceName: 'High Timber Conference',
    clientId: '1002',
    clientAbbreviation: 'TAM',
    isPower5Client: false,
    isAllAccessEnabled: false,
    isPaciolanMarketingClient: false,
    ticketProvider: null,
    clientRegion: 'Northwest',
    isClientFanbasePartner: false,
    isClientSidearmExtended: false,
    clientMMR: null,
  },
  analytics: { tagManagerCodes: [], analyticsMeasurementIds: [] },
  mobile: { mobileAppleAppId: null },
  template: {
    id: 1,
    name: 'larch',
    theme: 'light-theme',
    sections: ['hero', 'scoreboard', 'teams', 'next-home-games', 'tickets-banner', 'results'],
  },
  'sports-template': {
    id: 2,
    name: 'larch-sport',
    theme: 'light-theme',
    sections: ['hero', 'next-game', 'schedule-preview', 'results', 'follow', 'roster-strip'],
  },
  takeovers: { isConcurrent: false },
  site: {
    schoolAddress: '400 Larch Lake Road, Larch Lake, WA 99000',
    schoolPhoneNumber: '509-555-0140',
    mascotSingular: 'Otter',
    mascotPlural: 'Otters',
    supportEmail: 'athletics@tamarack.example',
    tagline: 'Hold the raft together.',
    ticketsUrl: null,
    givingUrl: 'https://giving.example/otter-club',
    footer: {
      school: {
        title: 'Tamarack College',
        url: 'https://tamarack.example',
        logo: fileUrl('tamarack/logo.svg'),
      },
      fund: {
        title: 'Otter Club',
        url: 'https://giving.example/otter-club',
        logo: fileUrl('tamarack/partners/fund.svg'),
      },
      association: {
        title: 'National College Sports Association',
        url: 'https://ncsa.example',
        logo: fileUrl('tamarack/partners/association.svg'),
      },
      conference: {
        title: 'High Timber Conference',
        url: 'https://high-timber-conference.example',
        logo: fileUrl('tamarack/conference.svg'),
      },
      apparel: {
        title: 'Ridgeline Outfitters',
        url: 'https://ridgeline-outfitters.example',
        logo: fileUrl('tamarack/partners/apparel.svg'),
      },
      systemLine: 'Tamarack is a member of the Inland Association of Independent Colleges.',
    },
  },
}
