import { each, listed, type SpecifiedEntity, same, sportsOf } from './entity-samples.ts'

/** Everything else of section 3 that the API tells, field by field. */
export const contentEntities: SpecifiedEntity[] = [
  {
    name: 'Facility',
    samples: each<{ id: number }>('/Facilities', ({ id }) => `/Facilities/${id}`),
    fields: same('title', 'teaser', 'location', 'url', 'description', 'images', 'featured'),
  },
  {
    name: 'Podcast',
    samples: listed('/podcasts?$pageSize=40'),
    fields: {
      ...same('title', 'description', 'filename', 'image', 'sport', 'url'),
      'publish date': 'publishDate',
      'created date': 'createdDate',
    },
  },
  {
    name: 'Press clip',
    samples: listed('/clippings?$pageSize=40'),
    fields: same('author', 'date', 'link', 'source', 'summary', 'title', 'sports'),
  },
  {
    name: 'Stat leader',
    samples: async (ask) => {
      const sports = (await sportsOf(ask)).filter(({ sportGroup }) => sportGroup)
      const all = await Promise.all(
        sports.map(({ globalSportNameSlug }) =>
          ask<{ categories: { leaders: unknown[] }[] } | null>(`/Stats/leaders/${globalSportNameSlug}`),
        ),
      )
      return all.flatMap((answer) => (answer?.categories ?? []).flatMap(({ leaders }) => leaders))
    },
    fields: {
      ...same('name', 'group', 'number', 'position', 'descriptor', 'value'),
      'stat name': 'statName',
    },
  },
  {
    name: 'Tag',
    samples: listed('/tags?$pageSize=60'),
    fields: same('id', 'name', 'slug', 'description', 'count'),
  },
  {
    name: 'Tagged content',
    samples: each<{ slug: string }>('/tags?$pageSize=3', ({ slug }) => `/tags/${slug}`),
    fields: { 'tagged content': 'content.items' },
  },
  {
    name: 'Video channel',
    samples: listed('/videos/channels'),
    fields: {
      ...same('id', 'title', 'playlists'),
      'ad frequency': 'playlists.ads.frequency',
      'ad tag url': 'playlists.ads.tagUrl',
      'ad position': 'playlists.ads.position',
      'show on previous videos': 'playlists.ads.showOnPreviousVideos',
    },
  },
  {
    name: 'Video showcase descriptor',
    samples: listed('/videos?$pageSize=100'),
    fields: Object.fromEntries(
      ['youtube', 'archive', 'endeavor', 'autoplay', 'controls', 'live'].map((name) => [
        name,
        `showcase.${name}`,
      ]),
    ),
    empty: { youtube: 'the demo plays without a network' },
  },
  {
    name: 'Story',
    samples: each<{ publishedOn: string; slug: string; isExternal: boolean }>(
      '/stories?$pageSize=40',
      ({ publishedOn, slug }) => `/stories/${publishedOn}/${slug}`,
      40,
    ),
    fields: {
      ...same('byline', 'date', 'gallery', 'games', 'image', 'links', 'sport', 'teaser', 'title', 'type'),
      ...same('url', 'video', 'writer'),
      'alternate image': 'alternateImage',
      'sub headline': 'subHeadline',
      'content template': 'contentTemplate',
      'writer bio': 'writer.bio',
      'writer email': 'writer.email',
      'writer name': 'writer.name',
      'writer phone': 'writer.phone',
      'writer social handles': 'writer.socialHandles',
      'writer title': 'writer.title',
    },
  },
  {
    name: 'Sport file content',
    samples: each<{ date: string; filename: string; isProtected: boolean }>(
      '/sportfiles',
      ({ date, filename }) => `/sportfiles/${date}/${filename}`,
      1,
    ),
    fields: same('content', 'title', 'sport', 'url'),
  },
  {
    name: 'Roster player',
    samples: async (ask) => {
      const [sport] = await sportsOf(ask)
      const roster = await ask<{ sport: object; players: object[] }>(
        `/Rosters/bySport/${sport?.globalSportNameSlug}`,
      )
      return roster.players.map((player) => ({ ...player, sport: roster.sport }))
    },
    fields: {
      ...same('hometown', 'position', 'sport', 'image', 'url'),
      'academic year': 'academicYear',
      name: 'lastName',
      'jersey number': 'jerseyNumber',
      'social media': 'socialMedia',
    },
  },
  {
    name: 'Historical coaching record',
    samples: async (ask) => {
      const [sport] = await sportsOf(ask)
      const of = async (type: string) =>
        (await ask<{ records: unknown[] }>(`/Coaches/records/${sport?.globalSportNameSlug}/${type}`)).records
      return [...(await of('year')), ...(await of('overall'))]
    },
    fields: same('season', 'name', 'wins', 'losses', 'ties'),
  },
  {
    name: 'On-this-day group',
    samples: async (ask) => {
      const told = [
        ...(await listed('/podcasts?$pageSize=5')(ask)),
        ...(await listed('/videos?$pageSize=5')(ask)),
      ]
      const days = new Set([
        '11-14',
        ...(told as { publishDate: string }[]).map(({ publishDate }) => publishDate.slice(5, 10)),
      ])
      const answers = await Promise.all(
        [...days].map((day) => ask<{ groups: unknown[] }>(`/on-this-day?date=${day}`)),
      )
      return answers.flatMap(({ groups }) => groups)
    },
    fields: same('year', 'galleries', 'stories', 'games', 'podcasts', 'videos'),
  },
  {
    name: 'Shop product item',
    samples: listed('/shop/products?$pageSize=40'),
    fields: {
      ...same('id', 'title', 'originalPrice', 'finalPrice', 'imageUrl', 'link', 'shopUrl'),
      'discount type': 'discount.type',
      'discount amount': 'discount.amount',
      'discount expiration': 'discount.expiration',
    },
  },
  {
    name: 'Sponsor widget item',
    samples: listed('/ads/sponsors'),
    fields: same('id', 'name', 'url', 'logo'),
  },
]
