import { houseSponsors } from '../../db/schema/ads.ts'
import { resource } from '../../editing/kind/kind.ts'

export const adsResources = [
  resource({
    domain: 'ads',
    kind: 'sponsors',
    table: houseSponsors,
    one: 'Sponsor',
    many: 'Sponsors',
    title: 'name',
    list: ['name', 'url', 'enabled'],
    filters: ['enabled'],
    order: 'rank',
    fields: {
      name: 'Name',
      tagline: 'Tagline',
      url: 'Address',
      logo: { label: 'Logo', is: 'picture' },
      banner: { label: 'Banner', help: 'A wide strip for the top of a page' },
      slots: { label: 'Places', help: 'Where it is shown' },
      enabled: 'Shown',
      rank: 'Place in the list',
    },
  }),
]
