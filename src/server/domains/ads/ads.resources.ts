import { houseSponsors } from '../../db/schema/ads.ts'
import { resource, saidByName } from '../../editing/kind/kind.ts'

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
    address: () => '/',
    fields: {
      name: 'Name',
      tagline: 'Tagline',
      url: 'Address',
      logo: { label: 'Logo', picture: saidByName },
      banner: { label: 'Banner', help: 'A wide strip for the top of a page' },
      slots: {
        label: 'Places',
        help: 'Where it is shown',
        choices: {
          'htlad-top': 'Top of Home and sport pages',
          'htlad-common-top': 'Top of all other pages',
          'htlad-mobile-top': 'Top, on phones',
          'htlad-mobile-bottom': 'Bottom, on phones',
        },
      },
      enabled: 'Shown',
      rank: 'Place in the list',
    },
  }),
]
