import type { Picture, SlideshowItem } from '#contract/promotions.ts'
import { type Day, instantOf } from '../calendar.ts'
import type { Sport } from '../model.ts'
import type { PromotionRows } from '../model-promotions.ts'
import type { SchoolData } from '../schools/school-data.ts'
import { sponsorData } from '../schools/sponsors.ts'
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
    title: 'Icons in the header',
    type: 'icons',
    effect: 'none',
    carouselOptions: null,
  },
  {
    name: 'home-rotator',
    title: 'Rotator of the home page',
    type: 'multi',
    effect: 'slide',
    carouselOptions: slides(1, {}, 8_000),
  },
  { name: 'sidebar', title: 'Blocks beside a story', type: 'html', effect: 'none', carouselOptions: null },
  {
    name: 'footer-sponsors',
    title: 'Sponsors above the footer',
    type: 'multi',
    effect: 'slide',
    carouselOptions: slides(2, { 640: 3, 1024: 5, 1280: 6 }, null),
  },
  {
    name: 'home-banner',
    title: 'Banner of the home page',
    type: 'single',
    effect: 'none',
    carouselOptions: null,
  },
  {
    name: 'story-banner',
    title: 'Banner under a story',
    type: 'single',
    effect: 'random',
    carouselOptions: null,
  },
  {
    name: 'sport-sponsor',
    title: 'Sponsor of a sport home',
    type: 'multi',
    effect: 'random',
    carouselOptions: null,
  },
  { name: 'partner-wall', title: 'Wall of partners', type: 'multi', effect: 'none', carouselOptions: null },
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

type Add = (location: string, given: Partial<Campaign> & { title: string }) => void

function headerIcons({ key, settings: { site } }: SchoolData, add: Add): void {
  const icons: [string, string, string | null][] = [
    ['Tickets', 'ticket', site.ticketsUrl],
    ['Calendar', 'calendar', '/calendar'],
    ['Watch', 'tv', `https://watch.example/${key}`],
    ['Listen', 'radio', `https://listen.example/${key}`],
    ['Team Shop', 'shop', `https://shop.example/${key}`],
    ['Give', 'give', site.givingUrl],
  ]
  for (const [title, iconClass, link] of icons)
    if (link) add('header-icons', { title, iconClass, link, hoverText: title })
}

function homeRotator(
  school: SchoolData,
  sports: readonly Sport[],
  at: (days: number) => string,
  add: Add,
): void {
  const wanted = sports.filter(({ nonSport }) => !nonSport).slice(0, 4)
  const phrases = [
    ['The season is here', `Follow every ${school.mascotSingular} game at home and on the road.`],
    ['Meet the team', 'Numbers, hometowns and faces of this year.'],
    ['Scores as they happen', 'Results and line scores the moment they are final.'],
    ['Fill the stands', 'See when the next home game is and bring a friend.'],
  ] as const
  wanted.forEach((sport, index) => {
    const [subtitle = '', teaser = ''] = phrases[index] ?? []
    const home = `/sports/${sport.globalSportNameSlug}`
    const slide: SlideshowItem = {
      title: sport.title,
      subtitle,
      teaser,
      links: [
        { title: 'Schedule', url: `${home}/schedule`, openInNewWindow: false },
        { title: 'Roster', url: `${home}/roster`, openInNewWindow: false },
      ],
      primaryPicture: picture(sport.poster, `A poster of ${school.shortName} ${sport.title}`),
      secondaryPicture:
        index === 0 ? picture(school.settings.seo.meta.ogImage, school.settings.seo.meta.ogImageAlt) : null,
      video: index === 1 ? { videoId: `${school.key}-${sport.shortname}-opener` } : null,
    }
    add('home-rotator', { title: sport.title, link: home, picture: slide.primaryPicture, slide })
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
    html: `<p><strong>Never miss a game.</strong> Add the ${school.mascotPlural} calendar to your phone.</p><p><a href="/calendar">Open the calendar</a></p>`,
  })
  add('sidebar', {
    title: 'On the air',
    html: `<p><strong>On the air:</strong> hear ${school.shortName} on ${school.radio}.</p>`,
    cssClass: 'on-the-air',
  })
}
