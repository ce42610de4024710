import { trackingTags } from '../../db/schema/tracking.ts'
import { type FieldWords, resource } from '../../editing/kind/kind.ts'

const element = (label: string): FieldWords => ({
  label,
  fields: {
    attributes: {
      label: 'Attributes',
      fields: { key: { label: 'Attribute', help: 'As in src' }, value: 'Value' },
    },
    children: { label: 'Code', text: 'plain' },
  },
})

/** The elements that a partner asks a school to put somewhere. */
const elements = (label: string): FieldWords => ({
  label,
  fields: {
    script: element('Scripts'),
    style: element('Styles'),
    noscript: element('Without scripts'),
    img: { ...element('Pixels'), help: 'The site leaves a tag with a pixel out' },
  },
})

export const trackingResources = [
  resource({
    domain: 'tracking',
    kind: 'tracking-tags',
    table: trackingTags,
    one: 'Tracking tag',
    address: () => '/',
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
      sportNames: {
        label: 'Sports',
        help: 'Empty: all of them',
        namedIn: { kind: 'sports', by: 'shortname' },
      },
      contentId: { label: 'One content', help: 'Its number, where it belongs to one alone' },
      head: elements('In the head'),
      openBody: elements('At the beginning of the page'),
      closeBody: elements('At the end of the page'),
    },
  }),
]
