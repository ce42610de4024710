import { trackingTags } from '../../db/schema/tracking.ts'
import { resource } from '../../editing/kind/kind.ts'

export const trackingResources = [
  resource({
    domain: 'tracking',
    kind: 'tracking-tags',
    table: trackingTags,
    one: 'Tracking tag',
    many: 'Tracking tags',
    // They run in every visitor's browser.
    needs: 'administrator',
    publish: 'administrator',
    title: 'name',
    list: ['name', 'enabled', 'isNecessary'],
    filters: ['enabled'],
    order: 'rank',
    fields: {
      name: 'Name',
      enabled: 'In force',
      isNecessary: { label: 'Necessary', help: 'Tells nobody of a visit, and does not wait for consent' },
      rank: 'Place in the list',
      pageTemplates: { label: 'Pages', help: 'Empty: all of them' },
      sportNames: { label: 'Sports', help: 'Short names; empty: all of them' },
      contentId: { label: 'One content', help: 'Its number, where it belongs to one alone' },
      head: 'In the head',
      openBody: 'At the beginning of the page',
      closeBody: 'At the end of the page',
    },
  }),
]
