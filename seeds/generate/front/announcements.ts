import { type Day, instantOf, isoOf } from '../../basics/calendar.ts'
import { fileUrl, posterPath } from '../../basics/paths.ts'
import type { Game, Sport } from '../../model/model.ts'
import type { PromotionRows } from '../../model/model-promotions.ts'
import type { SchoolData } from '../../schools/school-data.ts'

type Announcements = Pick<PromotionRows, 'splashes' | 'takeovers' | 'alerts'>

/** The old film that stands in for a team's own. */
const filmId = '901'

/**
 * One alert is on. Nothing covers Home, so that a visitor of the demo sees the pages first; the swimmers' home has a
 * splash and the home of track and field sends to the games of today. The others are off, by dates or by their switch.
 */
export function announcementsOf(
  school: SchoolData,
  { sports, games }: { sports: readonly Sport[]; games: readonly Game[] },
  today: Day,
): Announcements {
  const at = (days: number, clock = '09:00') => instantOf(today + days, clock, school.timeZone)
  const { primary, secondary } = school.brand
  const poster = (name: string) => ({
    images: [
      { url: fileUrl(posterPath(school.key, name)), alt: `${school.mascotPlural} poster`, breakpoint: null },
    ],
  })
  const [first] = sports
  const [swimming, track] = ['swim', 'track'].map((name) =>
    sports.find(({ shortname }) => shortname === name),
  )
  const nextGames = games
    .filter(({ startDate, type, status }) => startDate >= isoOf(today) && type !== 'S' && status === 'A')
    .toSorted((a, b) => a.startUtc.localeCompare(b.startUtc) || a.id - b.id)
    .slice(0, 2)
  const splash = {
    enabled: false,
    sportId: null,
    html: null,
    videoId: null,
    picture: null,
    endDate: null,
  } as const
  const colours = { backgroundColor: primary, foregroundColor: '#ffffff' }
  const takeover = { sportId: null, enabled: false, title: null, startDate: null, endDate: null } as const
  return {
    splashes: [
      {
        ...splash,
        ...colours,
        id: 1,
        enabled: true,
        title: 'Homecoming weekend',
        link: '/calendar',
        html: `<p>Three days, every team at home. Come back to ${school.city}, walk in the parade, find your old seat and stay for the fireworks with the ${school.mascotPlural}.</p>`,
        picture: poster('general'),
        startDate: at(-40),
        endDate: at(-30, '23:59'),
      },
      {
        ...splash,
        ...colours,
        id: 2,
        title: `Wear the colors: ${school.promotions[0] ?? 'Color Day'}`,
        link: `https://shop.example/${school.key}`,
        html: `<p>Every seat in one color. Join the ${school.mascotPlural} this week.</p>`,
        startDate: at(-1),
      },
      {
        ...splash,
        id: 3,
        sportId: first?.id ?? null,
        title: `${first?.title ?? 'The'} season opener`,
        link: `/sports/${first?.globalSportNameSlug ?? ''}/schedule`,
        videoId: filmId,
        backgroundColor: secondary,
        foregroundColor: '#111111',
        startDate: at(-1),
        endDate: at(30),
      },
      {
        ...splash,
        ...colours,
        id: 4,
        enabled: true,
        sportId: swimming?.id ?? null,
        title: 'Fill the pool deck',
        link: `/sports/${swimming?.globalSportNameSlug ?? ''}/schedule`,
        html: `<p>Free entry, loud shirts and the first hundred towels. Bring everybody: the ${school.mascotPlural} swim at home.</p>`,
        picture: poster('swim'),
        startDate: at(-1),
        endDate: at(30),
      },
    ],
    takeovers: [
      { ...takeover, id: 1, type: 'GameDay', url: '/gameday/1', cookie: 'gameday-1', rank: 1 },
      { ...takeover, id: 2, type: 'GameDay', url: '/gameday/2', cookie: 'gameday-2', rank: 2 },
      {
        ...takeover,
        id: 3,
        title: 'Signing Day',
        type: 'SigningDay',
        url: '/signingday/',
        cookie: 'signingday',
        rank: 3,
        startDate: at(-1),
        endDate: at(1),
      },
      {
        ...takeover,
        id: 4,
        sportId: first?.id ?? null,
        type: 'GameDay',
        url: '/gameday/4',
        cookie: 'gameday-4',
        rank: 1,
      },
      {
        ...takeover,
        id: 5,
        enabled: true,
        type: 'Feature',
        url: '/feature/homecoming',
        cookie: 'feature-homecoming',
        rank: 5,
        startDate: at(-40),
        endDate: at(-30),
      },
      ...nextGames.map(({ id: gameId }, index) => ({
        ...takeover,
        id: 6 + index,
        sportId: track?.id ?? null,
        enabled: true,
        type: 'GameDay' as const,
        url: `/game-center/${gameId}`,
        cookie: `gameday-${6 + index}`,
        rank: 1 + index,
      })),
    ],
    alerts: [
      {
        id: 1,
        title: 'Saturday parking: the north lot opens at eight.',
        link: null,
        enabled: true,
        showOnWeb: true,
        endDate: at(-2, '18:00'),
      },
      {
        id: 2,
        title: 'Text alert: doors open early tonight.',
        link: null,
        enabled: true,
        showOnWeb: false,
        endDate: null,
      },
      {
        id: 3,
        title: 'Weather hold at all outdoor facilities.',
        link: null,
        enabled: false,
        showOnWeb: true,
        endDate: null,
      },
      {
        id: 4,
        title: `Clear bags only at all ${school.shortName} home games.`,
        link: `https://guide.example/${school.key}/clear-bags`,
        enabled: true,
        showOnWeb: true,
        endDate: at(60, '23:59'),
      },
    ],
  }
}
