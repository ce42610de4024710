import { settings } from '../../db/schema/settings.ts'
import { type FieldWords, type Look, resource, saidByName } from '../../editing/kind/kind.ts'
import { homeTemplate } from './template.service.ts'

const home: Look = { title: 'Home page', path: '/' }
const stories: Look = { title: 'Stories', path: '/archives' }

const common = {
  domain: 'settings',
  table: settings,
  needs: 'administrator',
  publish: 'administrator',
  title: [],
} as const

const link = (label: string, help?: string): FieldWords => ({
  label,
  ...(help ? { help } : {}),
  fields: {
    title: 'Name',
    url: { label: 'Leads to', help: 'A page of the site, or an address elsewhere' },
    logo: { label: 'Logo', picture: saidByName },
  },
})

const reports = { heading: 'In reports' } as const
const partners = { heading: 'Partners' } as const

/** One for each group of settings: there is one of each, an administrator's. */
export const groupResources = [
  resource({
    ...common,
    kind: 'search-engine-settings',
    group: 'seo',
    one: 'Titles and sharing',
    many: 'Titles and sharing',
    address: () => '/',
    check: ({ meta: { ogImage, ogImageAlt } }) =>
      ogImage !== '' && ogImageAlt.trim() === ''
        ? [
            {
              field: 'meta',
              maySee: true,
              message: 'When a page is shared, Alt text is missing: say what can be seen on the picture.',
            },
          ]
        : [],
    fields: {
      title: {
        label: 'Names in titles',
        help: 'What stands in the title of every page, in tabs and in search results',
        fields: {
          siteName: { label: 'Name of the site', help: 'As in Halcyon Kingfishers' },
          schoolName: 'Name of the school',
          delimiter: { label: 'Sign between the parts of a title', help: 'As in |' },
          mascotSingular: { label: 'Mascot, one', help: 'As in Kingfisher' },
          mascotPlural: { label: 'Mascot, several', help: 'As in Kingfishers' },
        },
      },
      meta: {
        label: 'When a page is shared',
        help: 'Shown by messengers and networks for a page without a picture of its own',
        fields: {
          ogImage: { label: 'Picture', picture: 'Say below what can be seen on it' },
          ogImageAlt: { label: 'Alt text', help: 'What can be seen on it' },
          ogDeterminer: { label: 'Article before the name', help: 'The, a or nothing' },
          ogLocale: { label: 'Language', help: 'As in en_US' },
        },
      },
    },
  }),
  resource({
    ...common,
    kind: 'google-settings',
    group: 'google',
    one: 'Google settings',
    many: 'Google settings',
    looks: () => [home],
    fields: {
      google360PropertyId: { label: 'Google 360 property', help: 'As in UA-12345-1', ...reports },
      clientName: { label: 'Name of the school', ...reports },
      clientDivision: { label: 'Division', help: 'As in Division I', ...reports },
      conferenceName: { label: 'Conference', ...reports },
      clientId: { label: 'Number of the school', ...reports },
      isPower5Client: { label: 'Of a power conference', ...reports },
      clientRegion: { label: 'Region', ...reports },
      isClientSidearmExtended: { label: 'Extended reports', ...reports },
      isAllAccessEnabled: { label: 'All access', help: 'The school streams its games', ...partners },
      isPaciolanMarketingClient: { label: 'Paciolan marketing', ...partners },
      ticketProvider: { label: 'Ticket provider', ...partners },
      isClientFanbasePartner: { label: 'Fanbase partner', ...partners },
      clientMMR: { label: 'Media rights partner', ...partners },
    },
  }),
  resource({
    ...common,
    kind: 'analytics-settings',
    group: 'analytics',
    one: 'Analytics, consent and ads',
    many: 'Analytics, consent and ads',
    // Asks for consent where somebody would hear of a visit: the home page shows whether.
    looks: () => [
      {
        ...home,
        fields: ['consentScript', 'tagManagerCodes', 'analyticsMeasurementIds', 'partnerHosts'],
        parts: { consentScript: 'consent', tagManagerCodes: 'consent', analyticsMeasurementIds: 'consent' },
      },
      { ...stories, fields: ['adScript'] },
    ],
    fields: {
      tagManagerCodes: {
        label: 'Tag managers',
        heading: 'Analytics',
        help: 'As in GTM-ABC123, one on each line. They wait until a visitor agrees',
      },
      analyticsMeasurementIds: {
        label: 'Measurement ids',
        heading: 'Analytics',
        help: 'As in G-ABC123, one on each line',
      },
      consentScript: {
        label: 'Provider that asks',
        heading: 'Consent',
        help: 'Without one the site asks visitors itself, wherever somebody would hear of their visit',
        fields: {
          url: { label: 'Address of its script', help: 'Begins with https://' },
          testUrl: { label: 'Address for trying it out', help: 'Used with transcend_test_bundle=true' },
        },
      },
      adScript: {
        label: 'Script of the ad network',
        heading: 'Ads',
        help: 'Its address. Without one the school’s own sponsors stand in the slots',
      },
      partnerHosts: {
        label: 'Hosts of partners',
        heading: 'Ads',
        help: 'What the scripts of partners call, load or frame, as in https://*.example.com, one on each line',
      },
    },
  }),
  resource({
    ...common,
    kind: 'mobile-settings',
    group: 'mobile',
    one: 'Mobile app',
    many: 'Mobile app',
    looks: () => [home],
    fields: {
      mobileAppleAppId: {
        label: 'Number in the App Store',
        help: 'Digits, as in 1234567890. An iPhone then offers the app at the top of every page',
      },
    },
  }),
  resource({
    ...common,
    kind: 'home-template',
    group: 'template',
    one: 'Home page',
    many: 'Home page',
    address: () => '/',
    ...homeTemplate,
  }),
  resource({
    ...common,
    kind: 'site-settings',
    group: 'site',
    one: 'School, header and footer',
    many: 'School, header and footer',
    address: () => '/',
    looks: () => [
      {
        ...home,
        fields: ['footer', 'schoolAddress', 'schoolPhoneNumber', 'ticketsUrl'],
        parts: { footer: 'footer', schoolAddress: 'footer', schoolPhoneNumber: 'footer' },
      },
      { title: 'Giving', path: '/fund', fields: ['givingUrl'] },
    ],
    fields: {
      mascotSingular: { label: 'Mascot, one', heading: 'School', help: 'As in Kingfisher' },
      mascotPlural: { label: 'Mascot, several', heading: 'School', help: 'As in Kingfishers' },
      tagline: { label: 'Tagline', heading: 'School', help: 'A few words that the school is known by' },
      schoolAddress: { label: 'Address of the department', heading: 'Contact', text: 'plain' },
      schoolPhoneNumber: { label: 'Telephone', heading: 'Contact' },
      supportEmail: {
        label: 'Email for help',
        heading: 'Contact',
        help: 'Given to visitors where a page cannot be shown',
      },
      ticketsUrl: { label: 'Tickets button', heading: 'Header', help: 'Where it leads. Empty: no button' },
      givingUrl: { label: 'Giving button', heading: 'Header', help: 'Where it leads. Empty: no button' },
      footer: {
        label: 'Logos and links',
        heading: 'Footer',
        fields: {
          school: link('School'),
          fund: link('Fund', 'Where friends of the department give'),
          association: link('National association'),
          conference: link('Conference'),
          apparel: link('Apparel sponsor'),
          systemLine: { label: 'Last line', help: 'As in A member of the state university system' },
          links: {
            label: 'Links',
            help: 'What visitors look for at the end of a page: offices, policies, help',
            fields: {
              title: 'Words',
              url: { label: 'Leads to', help: '#privacy-choices opens the question for consent' },
            },
          },
        },
      },
    },
  }),
  resource({
    ...common,
    kind: 'takeover-settings',
    group: 'takeovers',
    one: 'Takeover settings',
    many: 'Takeover settings',
    looks: () => [home],
    fields: {
      isConcurrent: {
        label: 'Several takeovers at once',
        help: 'On: a visitor chooses among those of the day. Off: the first one is shown',
      },
    },
  }),
  resource({
    ...common,
    kind: 'ticket-office',
    group: 'tickets',
    one: 'Ticket office',
    many: 'Ticket office',
    address: () => '/tickets',
    fields: {
      office: {
        label: 'Office',
        help: 'Left out where nobody sells tickets',
        fields: {
          title: 'Name',
          location: { label: 'Where it is', help: 'As in Tern Arena, south lobby' },
          phone: 'Telephone',
          email: 'Email',
          hours: {
            label: 'Hours',
            fields: {
              days: { label: 'Days', help: 'As in Monday to Friday' },
              hours: { label: 'Hours', help: 'As in 9 a.m. to 5 p.m.' },
            },
          },
        },
      },
      policies: {
        label: 'Policies',
        help: 'What everybody should know before they buy',
        fields: { title: 'Title', text: { label: 'Text', text: 'plain' } },
      },
    },
  }),
  resource({
    ...common,
    kind: 'accessibility-settings',
    group: 'accessibility',
    one: 'Accessibility statement',
    many: 'Accessibility statement',
    address: () => '/accessibility',
    fields: {
      standard: { label: 'Standard', heading: 'What is promised', help: 'As in WCAG 2.2, levels A and AA' },
      conforms: {
        label: 'The site meets it',
        heading: 'What is promised',
        help: 'In part: what is missing stands below',
        choices: { fully: 'In full', partly: 'In part' },
      },
      reviewedOn: { label: 'Last looked at on', heading: 'What is promised' },
      limits: {
        label: 'What does not work for everybody yet',
        heading: 'What is promised',
        help: 'One for each, with what to do instead',
        fields: { title: 'What', text: { label: 'Why, and what to do instead', text: 'plain' } },
      },
      office: {
        label: 'Who answers',
        heading: 'Help',
        help: 'What is left empty is taken from School, header and footer',
        fields: {
          name: { label: 'Name of the office', help: 'As in Office of Accessibility' },
          phone: 'Telephone',
          email: { label: 'Email', help: 'What visitors write on the page is sent there' },
        },
      },
      answersWithin: { label: 'Answers within', heading: 'Help', help: 'As in two business days' },
      complaintUrl: {
        label: 'Formal complaint',
        heading: 'Help',
        help: 'Where it is handed in. Empty: nothing is said of it',
      },
    },
  }),
]
