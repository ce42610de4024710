import type { Picture, SlideshowItem } from '#contract/promotions.ts'
import { type Day, instantOf } from '../../basics/calendar.ts'
import type { Sport } from '../../model/model.ts'
import type { PromotionRows } from '../../model/model-promotions.ts'
import type { SchoolData } from '../../schools/school-data.ts'
import { type SponsorData, sponsorData } from '../../schools/sponsors.ts'
import { sponsorBanner, sponsorLogo, sponsorUrl } from './sponsors.ts'

type Location = PromotionRows['promotionLocations'][number]
type Campaign = PromotionRows['promotionCampaigns'][number]

const slides = (
  slidesPerView: number,
  breakpoints: Record<string, number>,
  autoplayDelayMs: number | null,
) => ({
  slidesPerView,
  breakpoints: Object.fromEntries(
    Object.entries(breakpoints).map(([width, count]) => [width, { slidesPerView: count }]),
  ),
  pagination: autoplayDelayMs !== null,
  autoplayDelayMs,
})

/** Every type with each effect that it can have, and one location that has nothing to show today. */
const locations: Omit<Location, 'id'>[] = [
  {
    name: 'header-icons',
    title: 'Quick links',
    type: 'icons',
    effect: 'none',
    carouselOptions: null,
  },
  {
    name: 'home-rotator',
    title: 'This season',
    type: 'multi',
    effect: 'slide',
    carouselOptions: slides(1, {}, 8_000),
  },
  { name: 'sidebar', title: 'Good to know', type: 'html', effect: 'none', carouselOptions: null },
  {
    name: 'footer-sponsors',
    title: 'Our sponsors',
    type: 'multi',
    effect: 'slide',
    carouselOptions: slides(2, { 640: 3, 1024: 5, 1280: 6 }, null),
  },
  {
    name: 'home-banner',
    title: 'Sponsor of the home page',
    type: 'single',
    effect: 'none',
    carouselOptions: null,
  },
  {
    name: 'story-banner',
    title: 'Sponsor of the story',
    type: 'single',
    effect: 'random',
    carouselOptions: null,
  },
  {
    name: 'sport-sponsor',
    title: 'Sponsor of the team',
    type: 'multi',
    effect: 'random',
    carouselOptions: null,
  },
  { name: 'partner-wall', title: 'Our partners', type: 'multi', effect: 'none', carouselOptions: null },
  {
    name: 'season-countdown',
    title: 'Countdown to the season',
    type: 'single',
    effect: 'none',
    carouselOptions: null,
  },
]

const picture = (
  url: string,
  alt: string,
  breakpoint: Picture['images'][number]['breakpoint'] = null,
): Picture => ({
  images: [{ url, alt, breakpoint }],
})

export function promotionsOf(
  school: SchoolData,
  sports: readonly Sport[],
  today: Day,
): Pick<PromotionRows, 'promotionLocations' | 'promotionCampaigns'> {
  const campaigns: Campaign[] = []
  const at = (days: number) => instantOf(today + days, '09:00', school.timeZone)
  const add = (location: string, given: Partial<Campaign> & { title: string }) => {
    const id = campaigns.length + 1
    campaigns.push({
      id,
      locationId: locations.findIndex(({ name }) => name === location) + 1,
      sportId: null,
      rank: id,
      startDate: null,
      endDate: null,
      link: null,
      hoverText: null,
      cssClass: null,
      iconClass: null,
      openInNewWindow: /^https?:/.test(given.link ?? ''),
      html: null,
      picture: null,
      slide: null,
      ...given,
    })
  }
  headerIcons(school, add)
  homeRotator(school, sports, at, add)
  sidebar(school, add)
  const sponsors = sponsorData[school.key]
  for (const sponsor of sponsors) {
    const { url, alt } = sponsorLogo(school, sponsor)
    const shown = {
      title: sponsor.name,
      link: sponsorUrl(sponsor),
      hoverText: sponsor.tagline,
      picture: picture(url, alt),
    }
    add('footer-sponsors', { ...shown, cssClass: sponsor.tier })
    if (sponsor.tier !== 'community') add('partner-wall', shown)
  }
  for (const [index, sponsor] of sponsors.entries()) {
    const logo = sponsorLogo(school, sponsor)
    const banner = sponsorBanner(school, sponsor)
    const shown: Partial<Campaign> & { title: string } = {
      title: sponsor.name,
      link: sponsorUrl(sponsor),
      hoverText: sponsor.tagline,
      picture: {
        images: [
          { ...banner, breakpoint: 'md' },
          { ...logo, breakpoint: null },
        ],
      },
    }
    if (index === 0) add('home-banner', shown)
    if (index < 4) add('story-banner', shown)
    add('sport-sponsor', { ...shown, sportId: index < 3 ? null : (sports[index - 3]?.id ?? null) })
  }
  add('season-countdown', { title: 'Opening day', link: '/calendar', startDate: at(-60), endDate: at(-30) })
  return {
    promotionLocations: locations.map((location, index) => ({ id: index + 1, ...location })),
    promotionCampaigns: campaigns,
  }
}

function presentedBy(school: SchoolData, sponsor: SponsorData): Picture {
  return picture(sponsorLogo(school, sponsor).url, `Presented by ${sponsor.name}`)
}

type Add = (location: string, given: Partial<Campaign> & { title: string }) => void

function headerIcons({ key, settings: { site } }: SchoolData, add: Add): void {
  const icons: [title: string, icon: string, link: string | null, words: string][] = [
    ['Calendar', 'calendar', '/calendar', 'Every game of every team'],
    ['Watch', 'tv', `https://watch.example/${key}`, 'Games live and on demand'],
    ['Listen', 'radio', `https://listen.example/${key}`, 'Every call of every game'],
    ['Team Shop', 'shop', `https://shop.example/${key}`, 'Wear the colors'],
    ['Give', 'give', site.givingUrl, 'Stand behind the teams'],
  ]
  for (const [title, iconClass, link, words] of icons)
    if (link) add('header-icons', { title, iconClass, link, hoverText: words })
}

function homeRotator(
  school: SchoolData,
  sports: readonly Sport[],
  at: (days: number) => string,
  add: Add,
): void {
  const wanted = sports.filter(({ nonSport }) => !nonSport).slice(0, 4)
  const [presenter] = sponsorData[school.key]
  const phrases = [
    ['The season is here', `Follow every ${school.mascotSingular} game at home and on the road.`],
    ['Meet the team', 'Numbers, hometowns and faces of this year.'],
    ['As it happens', 'Results and line scores the moment they are final.'],
    ['Fill the stands', 'See when the next home game is and bring a friend.'],
  ] as const
  wanted.forEach((sport, index) => {
    const [title = '', teaser = ''] = phrases[index] ?? []
    const home = `/sports/${sport.globalSportNameSlug}`
    const slide: SlideshowItem = {
      title,
      subtitle: sport.title,
      teaser,
      links: [
        { title: 'Schedule', url: `${home}/schedule`, openInNewWindow: false },
        { title: 'Roster', url: `${home}/roster`, openInNewWindow: false },
      ],
      primaryPicture: picture(sport.poster, `A poster of ${school.shortName} ${sport.title}`),
      secondaryPicture: index === 0 && presenter ? presentedBy(school, presenter) : null,
      video: index === 1 ? { videoId: `${school.key}-${sport.shortname}-opener` } : null,
    }
    add('home-rotator', { title, link: home, picture: slide.primaryPicture, slide })
  })
  add('home-rotator', {
    title: 'Homecoming weekend',
    link: '/calendar',
    startDate: at(-40),
    endDate: at(-10),
  })
  add('home-rotator', {
    title: 'Season tickets for next year',
    link: '/tickets',
    startDate: at(45),
    endDate: at(90),
  })
}

function sidebar(school: SchoolData, add: Add): void {
  add('sidebar', {
    title: 'Never miss a game',
    html: `<h3>Never miss a game</h3><p>Add the ${school.mascotPlural} calendar to your phone.</p><p><a href="/calendar">Open the calendar</a></p>`,
  })
  add('sidebar', {
    title: 'On the air',
    html: `<h3>On the air</h3><p>Hear ${school.shortName} on ${school.radio}, before the game and after it.</p><p><a href="https://listen.example/${school.key}" rel="noreferrer">Listen live</a></p>`,
    cssClass: 'on-the-air',
  })
}
