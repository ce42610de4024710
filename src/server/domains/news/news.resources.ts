import { isStoragePath } from '../../adapters/storage.ts'
import {
  clippingSports,
  clippings,
  documents,
  frontPlaces,
  fronts,
  sportFiles,
  stories,
  storyGames,
  storyPeople,
  taggedContent,
  tags,
  writers,
} from '../../db/schema/news.ts'
import { resource, saidByName } from '../../editing/kind/kind.ts'
import { publishedOn, shownFrom } from '../../editing/values/published-on.ts'
import { slugOf } from '../../feeds/slug.ts'
import { documentPath, documentPathFaults } from './document-path.ts'

const domain = 'news'
const sportId = { label: 'Sport', refersTo: 'sports' } as const
const slug = { label: 'Web address', help: 'The last part of it. Empty: made from the title' } as const
const protection = {
  isProtected: { label: 'Protected', help: 'Opens with a code' },
  accessCode: 'Access code',
  hidden: { label: 'Hidden', help: 'Only people of the school see it' },
  publishAt: { label: 'Shown from', help: 'Empty: from the moment it is published' },
} as const

/** '/news/2026/11/14/a-word' */
const onDay = (prefix: string, publishAt: string, timeZone: string, word: string) =>
  `${prefix}/${publishedOn(publishAt, timeZone).publishedOn?.replaceAll('-', '/')}/${word}`

const needsCode = ({ isProtected, accessCode }: { isProtected: boolean; accessCode: string | null }) =>
  isProtected && !accessCode ? [{ field: 'accessCode', message: 'Access code is missing.' }] : []

/** A place that no file can lie at, such as one with a space in it, would be a page that says there is nothing. */
const needsPlace = ({ storagePath }: { storagePath: string }) =>
  storagePath === '' || isStoragePath(storagePath)
    ? []
    : [{ field: 'storagePath', message: 'File: no file lies there. Choose it from the library.' }]

/** Nobody is led to what is not for everybody. */
const isOpen = ({ hidden, isProtected }: { hidden: boolean; isProtected: boolean }) => !hidden && !isProtected

export const newsResources = [
  resource({
    domain,
    kind: 'stories',
    table: stories,
    one: 'Story',
    many: 'Stories',
    sport: 'sportId',
    title: 'title',
    list: ['title', 'type', 'sportId', 'publishAt', 'hidden'],
    search: ['title', 'teaser'],
    filters: ['sportId', 'type', 'hidden', 'writerId'],
    order: '-publishAt',
    address: (value, { timeZone }) =>
      value.externalUrl ??
      onDay(value.hidden ? '/hidden/news' : '/news', value.publishAt, timeZone, value.slug),
    pages: (value, { timeZone }) =>
      value.hidden || value.externalUrl ? [] : [onDay('/news', value.publishAt, timeZone, value.slug)],
    derive: (value, circumstances) => ({
      slug: value.slug || slugOf(value.title ?? ''),
      ...shownFrom(value.publishAt, circumstances),
    }),
    check: ({ type, externalUrl, image }) => [
      ...(type === 'external' && !externalUrl
        ? [{ field: 'externalUrl', message: 'Told elsewhere is missing.' }]
        : []),
      ...(image && image.url !== '' && image.alt === undefined
        ? [{ field: 'image', message: 'Picture needs words that stand for it.' }]
        : []),
    ],
    parts: {
      games: { table: storyGames, parent: 'storyId', columns: ['gameId', 'role'] },
      people: { table: storyPeople, parent: 'storyId', columns: ['playerId', 'staffMemberId'] },
      tagIds: { table: taggedContent, parent: 'contentId', columns: 'tagId', same: { kind: 'story' } },
    },
    without: ['publishedOn'],
    foundAs: 'story',
    fields: {
      sportId: { ...sportId, help: "The department's own belong to the general sport" },
      title: 'Headline',
      slug,
      subHeadline: 'Second headline',
      teaser: { label: 'Teaser', text: 'plain' },
      type: 'Kind of story',
      contentTemplate: 'Layout',
      writerId: { label: 'Writer', refersTo: 'writers' },
      byline: { label: 'Byline', help: 'Where no writer is chosen' },
      content: { label: 'Text', text: 'story' },
      blocks: {
        label: 'Blocks',
        help: 'Read in this order, where the layout is Blocks',
        fields: {
          text: { label: 'Text', fields: { html: { label: 'Text', text: 'story' } } },
          image: { label: 'Picture', fields: { caption: 'Caption', credit: 'Credit' } },
          quote: { label: 'Quote', fields: { text: { label: 'Words', text: 'plain' }, by: 'Who said it' } },
          facts: {
            label: 'Facts',
            fields: {
              title: 'Title',
              items: { label: 'Facts', fields: { label: 'What', value: 'Number or words' } },
            },
          },
        },
      },
      image: 'Picture',
      imageCaption: 'Caption',
      alternateImage: 'Picture in lists',
      galleryId: { label: 'Gallery', refersTo: 'galleries' },
      videoId: { label: 'Video', refersTo: 'videos' },
      links: 'Links',
      externalUrl: { label: 'Told elsewhere', help: 'The title leads there' },
      hidden: protection.hidden,
      publishAt: protection.publishAt,
      games: { label: 'Games', help: 'A schedule links to its recap and preview' },
      people: 'People',
      tagIds: { label: 'Tags', refersTo: 'tags' },
    },
  }),
  resource({
    domain,
    kind: 'fronts',
    table: fronts,
    one: 'Front',
    many: 'Fronts',
    sport: 'sportId',
    title: 'sportId',
    list: ['sportId', 'note'],
    search: ['note'],
    filters: ['sportId'],
    order: 'id',
    address: ({ sportId: team }, { sport }) => (sport(team) ? `/sports/${sport(team)}` : '/'),
    check: ({ places }) =>
      new Set(places.map(({ storyId }) => storyId)).size < places.length ||
      new Set(places.map(({ place }) => place)).size < places.length
        ? [{ field: 'places', message: 'Pinned stories: one story or one place is named twice.' }]
        : [],
    parts: {
      places: {
        table: frontPlaces,
        parent: 'frontId',
        columns: ['storyId', 'place', 'until'],
        rank: 'place',
      },
    },
    fields: {
      sportId: { ...sportId, help: 'The general sport stands for the home page' },
      note: { label: 'Note', help: 'For the office alone' },
      places: {
        label: 'Pinned stories',
        help: 'All other places are filled by rule',
        fields: {
          storyId: { label: 'Story', refersTo: 'stories' },
          place: { label: 'Place', help: 'Counted from the top' },
          until: { label: 'Until', help: 'Empty: until it is taken out' },
        },
      },
    },
  }),
  resource({
    domain,
    kind: 'writers',
    table: writers,
    one: 'Writer',
    many: 'Writers',
    title: 'name',
    list: ['name', 'title', 'email'],
    address: () => '/archives',
    fields: {
      staffMemberId: { label: 'Staff member', refersTo: 'staff-members' },
      name: 'Name',
      title: 'Title',
      email: 'Email',
      phone: 'Phone',
      bio: { label: 'Biography', text: 'html' },
      image: { label: 'Picture', picture: saidByName },
      social: 'Social accounts',
    },
  }),
  resource({
    domain,
    kind: 'sport-files',
    table: sportFiles,
    one: 'Sport file',
    many: 'Sport files',
    sport: 'sportId',
    title: 'title',
    list: ['title', 'sportId', 'publishAt', 'hidden'],
    filters: ['sportId', 'hidden', 'isProtected'],
    order: '-publishAt',
    address: (value, { timeZone }) =>
      onDay(
        value.hidden ? '/hidden/sports' : value.isProtected ? '/protected/sports' : '/sports',
        value.publishAt,
        timeZone,
        value.filename,
      ),
    pages: (value, { timeZone }) =>
      isOpen(value) ? [onDay('/sports', value.publishAt, timeZone, value.filename)] : [],
    derive: (value, circumstances) => ({
      filename: value.filename || slugOf(value.title ?? ''),
      ...shownFrom(value.publishAt, circumstances),
    }),
    check: needsCode,
    without: ['publishedOn'],
    foundAs: 'sport-file',
    fields: {
      sportId,
      title: 'Title',
      filename: slug,
      teaser: { label: 'In short', text: 'plain' },
      content: { label: 'Text', text: 'html' },
      ...protection,
    },
  }),
  resource({
    domain,
    kind: 'documents',
    table: documents,
    one: 'Document',
    many: 'Documents',
    title: 'title',
    list: ['title', 'path', 'contentType', 'publishAt'],
    search: ['title', 'path'],
    filters: ['hidden', 'isProtected'],
    order: '-publishAt',
    address: ({ path }) => `/documents/${path}`,
    pages: (value) => (isOpen(value) ? [`/documents/${value.path}`] : []),
    derive: (value, circumstances) => ({
      path: documentPath(value),
      ...shownFrom(value.publishAt, circumstances),
    }),
    check: (value) => [...needsCode(value), ...needsPlace(value), ...documentPathFaults(value.path)],
    without: ['publishedOn'],
    foundAs: 'document',
    fields: {
      path: { label: 'Address', help: 'After /documents/. Empty: made from the title' },
      title: 'Title',
      description: { label: 'Description', text: 'plain' },
      storagePath: {
        label: 'File',
        file: { type: 'document', fills: { contentType: 'contentType', sizeBytes: 'bytes' } },
      },
      contentType: { label: 'Type of the file', help: 'As in application/pdf', within: 'storagePath' },
      sizeBytes: { label: 'Size', help: 'In bytes', within: 'storagePath' },
      ...protection,
    },
  }),
  resource({
    domain,
    kind: 'clippings',
    table: clippings,
    one: 'Clipping',
    many: 'Clippings',
    title: 'title',
    list: ['title', 'source', 'clippedOn'],
    search: ['title', 'source', 'summary'],
    order: '-clippedOn',
    address: () => '/clippings',
    parts: { sportIds: { table: clippingSports, parent: 'clippingId', columns: 'sportId' } },
    fields: {
      title: 'Headline',
      author: 'Author',
      source: { label: 'Paper', help: 'Who printed it' },
      link: 'Address',
      summary: { label: 'Summary', text: 'plain' },
      clippedOn: 'Day',
      sportIds: { label: 'Sports', refersTo: 'sports' },
    },
  }),
  resource({
    domain,
    kind: 'tags',
    table: tags,
    one: 'Tag',
    many: 'Tags',
    title: 'name',
    address: (value) => `/tags/${value.slug}`,
    pages: (value) => [`/tags/${value.slug}`],
    derive: (value) => ({ slug: value.slug || slugOf(value.name ?? '') }),
    fields: { name: 'Name', slug, description: { label: 'Description', text: 'plain' } },
  }),
]
