import {
  alerts,
  promotionCampaigns,
  promotionLocations,
  splashes,
  takeovers,
} from '../../db/schema/promotions.ts'
import { type Around, resource } from '../../editing/kind/kind.ts'

const domain = 'promotions'
const rank = 'Place in the list'
const startDate = 'Shown from'
const endDate = 'Shown until'
const sportId = { label: 'Sport', help: 'Empty: the home page', refersTo: 'sports' } as const

/** What ends before it begins is never shown. */
const inOrder = ({ startDate: from, endDate: to }: { startDate: string | null; endDate: string | null }) =>
  from && to && from > to ? [{ field: 'endDate', message: 'Shown until comes before Shown from.' }] : []

/** The home page, or that of its sport. */
const homeOf = ({ sportId: team }: { sportId: number | null }, { sport }: Pick<Around, 'sport'>) =>
  sport(team) ? `/sports/${sport(team)}` : '/'

/** One file for all screens, or several, each from a width on. */
const picture = {
  label: 'Picture',
  fields: {
    images: {
      label: 'Files',
      help: 'One for all screens, or several for screens of different widths',
      fields: {
        breakpoint: {
          label: 'Used from',
          choices: {
            xs: 'Phones',
            sm: 'Large phones',
            md: 'Tablets',
            lg: 'Laptops',
            xl: 'Desktops',
            '2xl': 'Wide desktops',
          },
        },
      },
    },
  },
} as const

export const promotionsResources = [
  resource({
    domain,
    kind: 'promotion-places',
    table: promotionLocations,
    one: 'Place for promotions',
    many: 'Places for promotions',
    needs: 'administrator',
    publish: 'administrator',
    title: 'title',
    list: ['title', 'name', 'type', 'effect'],
    search: ['title', 'name'],
    filters: ['type'],
    knownBy: ['name'],
    address: () => '/',
    fields: {
      name: { label: 'Name in templates', help: 'As in home-banner' },
      title: 'Title',
      type: {
        label: 'What it shows',
        choices: { single: 'One campaign', html: 'HTML', icons: 'A row of icons', multi: 'Several in turn' },
      },
      effect: 'How several take turns',
      carouselOptions: {
        label: 'How it turns',
        fields: {
          slidesPerView: 'Slides in view',
          breakpoints: {
            label: 'On wider screens',
            fields: {
              key: { label: 'From a width of', help: 'In pixels, as in 1024' },
              value: { label: 'There', fields: { slidesPerView: 'Slides in view' } },
            },
          },
          pagination: 'Dots below it',
          autoplayDelayMs: {
            label: 'Time of a slide',
            help: 'In milliseconds. Empty: it waits for the visitor',
          },
        },
      },
    },
  }),
  resource({
    domain,
    kind: 'campaigns',
    table: promotionCampaigns,
    one: 'Campaign',
    many: 'Campaigns',
    sport: 'sportId',
    title: 'title',
    list: ['title', 'locationId', 'sportId', 'startDate', 'endDate'],
    filters: ['locationId', 'sportId'],
    order: 'rank',
    without: ['impressions'],
    address: homeOf,
    check: inOrder,
    fields: {
      locationId: { label: 'Place', refersTo: 'promotion-places' },
      sportId: { label: 'Sport', help: 'Empty: on every page that has the place', refersTo: 'sports' },
      rank,
      title: 'Title',
      startDate,
      endDate,
      link: 'Leads to',
      hoverText: 'Text under the pointer',
      cssClass: { label: 'Class', help: 'For the look of a single one' },
      iconClass: 'Icon',
      openInNewWindow: 'Opens a new window',
      html: { label: 'Text', text: 'html' },
      picture,
      slide: {
        label: 'Slide',
        fields: {
          primaryPicture: picture,
          secondaryPicture: { ...picture, label: 'Second picture' },
          video: {
            label: 'Video',
            fields: {
              videoId: {
                label: 'Number of the video',
                help: 'It stands in the address of the video at the desk',
              },
            },
          },
          links: {
            label: 'Links',
            fields: { title: 'Words', url: 'Leads to', openInNewWindow: 'Opens a new window' },
          },
        },
      },
    },
  }),
  resource({
    domain,
    kind: 'splashes',
    table: splashes,
    one: 'Splash',
    many: 'Splashes',
    sport: 'sportId',
    title: 'title',
    list: ['title', 'sportId', 'enabled', 'startDate', 'endDate'],
    filters: ['sportId', 'enabled'],
    order: '-startDate',
    without: ['clicks'],
    address: (_, { id }) => `/splash/${id}`,
    check: inOrder,
    fields: {
      sportId,
      enabled: 'Shown',
      title: 'Title',
      link: 'Leads to',
      html: { label: 'Text', text: 'html' },
      videoId: { label: 'Video', help: 'Its number, which stands in its address at the desk' },
      picture,
      backgroundColor: 'Colour behind',
      foregroundColor: 'Colour of the text',
      startDate,
      endDate,
    },
  }),
  resource({
    domain,
    kind: 'takeovers',
    table: takeovers,
    one: 'Takeover',
    many: 'Takeovers',
    sport: 'sportId',
    title: ['title', 'type'],
    list: ['title', 'type', 'sportId', 'enabled', 'startDate', 'endDate'],
    search: ['title'],
    filters: ['sportId', 'enabled', 'type'],
    order: 'rank',
    address: homeOf,
    check: inOrder,
    fields: {
      sportId,
      enabled: 'In force',
      title: 'Title',
      type: { label: 'Kind', choices: { GameDay: 'Game day', SigningDay: 'Signing day' } },
      url: 'Leads to',
      cookie: {
        label: 'Name of its cookie',
        help: 'Remembers that a visitor was sent; without it nobody is',
      },
      startDate,
      endDate,
      rank,
    },
  }),
  resource({
    domain,
    kind: 'alerts',
    table: alerts,
    one: 'Alert',
    many: 'Alerts',
    // A thunderstorm does not wait for a publisher.
    publish: 'editor',
    title: 'title',
    list: ['title', 'enabled', 'endDate'],
    filters: ['enabled'],
    order: '-id',
    address: () => '/',
    fields: {
      title: 'Text',
      link: 'Leads to',
      enabled: 'Shown',
      showOnWeb: 'On the website',
      endDate: 'Shown until',
    },
  }),
]
