import { navigationItems } from '../../db/schema/navigation.ts'
import { resource } from '../../editing/kind/kind.ts'

const common = {
  domain: 'navigation',
  table: navigationItems,
  needs: 'publisher',
  title: 'title',
  order: 'rank',
} as const
const words = {
  rank: 'Place in the menu',
  title: 'Title',
  url: { label: 'Leads to', help: 'A page of the site, or an address elsewhere' },
  className: { label: 'Class', help: 'For the look of a single entry' },
  openInNewWindow: 'Opens a new window',
} as const

export const navigationResources = [
  resource({
    ...common,
    kind: 'navigation',
    only: { menu: 'main' },
    one: 'Menu item',
    many: 'Main menu',
    several: 'Menu items',
    list: ['title', 'url', 'parentId', 'columnNumber'],
    filters: ['parentId'],
    without: ['menu'],
    address: () => '/',
    fields: {
      ...words,
      parentId: { label: 'Below', help: 'Empty: it stands in the bar itself', refersTo: 'navigation' },
      sportId: { label: 'Sport', help: 'The one that this entry stands for', refersTo: 'sports' },
      sponsorId: { label: 'Sponsor', help: 'Shown in its panel', refersTo: 'sponsors' },
      columnNumber: { label: 'Column', help: 'Of the panel below its entry' },
      isSeparator: { label: 'Heading', help: 'Leads nowhere' },
    },
  }),
  resource({
    ...common,
    kind: 'sport-navigation',
    only: { menu: 'sport' },
    one: 'Sport menu item',
    many: 'Sport menus',
    several: 'Sport menu items',
    sport: 'sportId',
    list: ['title', 'url', 'sportId'],
    filters: ['sportId'],
    without: ['menu', 'sponsorId', 'columnNumber', 'isSeparator'],
    nowhere: 'Shown with the first sport.',
    // In the menu of every sport, it is in that of any.
    address: ({ sportId }, { sport, anySport }) => {
      const slug = sportId === null ? anySport : sport(sportId)
      return slug && `/sports/${slug}`
    },
    fields: {
      ...words,
      parentId: { label: 'Below', refersTo: 'sport-navigation' },
      sportId: { label: 'Sport', help: 'Empty: in the menu of every sport', refersTo: 'sports' },
    },
  }),
]
