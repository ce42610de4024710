import { reportSubject } from '#contract/settings.accessibility.ts'
import type { SocialNetwork } from '#contract/settings.lists.ts'
import { type Day, instantOf } from '../../basics/calendar.ts'
import { slugOf } from '../../basics/names.ts'
import type { Sport } from '../../model/model.ts'
import type { SettingsListRows } from '../../model/model-settings.ts'
import type { SchoolData } from '../../schools/school-data.ts'
import { redirectsOf } from './redirects.ts'
import { shopOf } from './shop.ts'

/** The accounts, feeds and links of a school; partners come with its sponsors. */
export function settingsListsOf(
  school: SchoolData,
  sports: readonly Sport[],
  today: Day,
): Omit<SettingsListRows, 'partners'> {
  return {
    socialAccounts: socialAccountsOf(school, sports),
    rssFeeds: feedsOf(school, sports),
    ticketLinks: ticketLinksOf(school, sports),
    shopProducts: shopOf(school, sports, today),
    redirects: redirectsOf(school, sports),
    subscribers: subscribersOf(school, sports, today),
    accessibilityReports: reportsOf(school, today),
  }
}

const networks: Record<SocialNetwork, [title: string, address: string]> = {
  facebook: ['Facebook', 'https://www.facebook.com/'],
  instagram: ['Instagram', 'https://www.instagram.com/'],
  twitter: ['X', 'https://x.com/'],
  youtube: ['YouTube', 'https://www.youtube.com/'],
  tiktok: ['TikTok', 'https://www.tiktok.com/@'],
  threads: ['Threads', 'https://www.threads.net/@'],
  linkedin: ['LinkedIn', 'https://www.linkedin.com/company/'],
  snapchat: ['Snapchat', 'https://www.snapchat.com/add/'],
  pinterest: ['Pinterest', 'https://www.pinterest.com/'],
  twitch: ['Twitch', 'https://www.twitch.tv/'],
  discord: ['Discord', 'https://discord.gg/'],
  whatsapp: ['WhatsApp', 'https://whatsapp.com/channel/'],
  reddit: ['Reddit', 'https://www.reddit.com/r/'],
  bluesky: ['Bluesky', 'https://bsky.app/profile/'],
  spotify: ['Spotify', 'https://open.spotify.com/user/'],
}
/** Networks beyond the four that a sport's own row names. */
const ofDepartment: SocialNetwork[] = [
  'tiktok',
  'threads',
  'linkedin',
  'snapchat',
  'pinterest',
  'bluesky',
  'spotify',
]
const ofSomeSports: SocialNetwork[] = ['tiktok', 'discord', 'twitch', 'reddit', 'whatsapp']

function socialAccountsOf(school: SchoolData, sports: readonly Sport[]): SettingsListRows['socialAccounts'] {
  const rows: SettingsListRows['socialAccounts'] = []
  const add = (sport: Sport | null, network: SocialNetwork, handle: string | null) => {
    if (!handle) return
    const [title, address] = networks[network]
    const id = rows.length + 1
    const name = sport?.title ?? school.shortName
    rows.push({
      id,
      sportId: sport?.id ?? null,
      network,
      title: `${name} on ${title}`,
      handle,
      url: address + handle,
      rank: id,
    })
  }
  const named = (owner: Sport | null, { facebook, instagram, twitter, youtube }: Sport) => {
    add(owner, 'facebook', facebook)
    add(owner, 'instagram', instagram)
    add(owner, 'twitter', twitter)
    add(owner, 'youtube', youtube)
  }
  const department = sports.find(({ nonSport }) => nonSport)
  if (department) named(null, department)
  for (const network of ofDepartment) add(null, network, school.handle.toLowerCase())
  const real = sports.filter(({ nonSport }) => !nonSport)
  real.forEach((sport, index) => {
    named(sport, sport)
    const extra = ofSomeSports[index]
    if (extra) add(sport, extra, `${school.handle}${sport.abbreviation}`.toLowerCase())
  })
  return rows
}

function feedsOf(school: SchoolData, sports: readonly Sport[]): SettingsListRows['rssFeeds'] {
  type Feed = SettingsListRows['rssFeeds'][number]
  const rows: Feed[] = []
  const add = (feed: Pick<Feed, 'title' | 'category' | 'url'> & Partial<Feed>) => {
    const id = rows.length + 1
    rows.push({ id, sportId: null, description: null, rank: id, ...feed })
  }
  add({
    title: 'All news',
    category: 'news',
    url: '/rss/news.xml',
    description: `Every story of ${school.shortName}.`,
  })
  add({
    title: 'Podcasts',
    category: 'podcast',
    url: '/rss/podcasts.xml',
    description: 'New episodes of our shows.',
  })
  add({
    title: 'Composite schedule',
    category: 'schedule',
    url: '/calendar.ics',
    description: 'Games and results of all sports.',
  })
  for (const { id: sportId, title, globalSportNameSlug, nonSport } of sports) {
    if (!nonSport) add({ title, category: 'news', url: `/rss/${globalSportNameSlug}.xml`, sportId })
  }
  return rows
}

/** A school that sells no tickets still has a pass for its students' families. */
function ticketLinksOf(school: SchoolData, sports: readonly Sport[]): SettingsListRows['ticketLinks'] {
  type Link = SettingsListRows['ticketLinks'][number]
  const rows: Link[] = []
  const { ticketsUrl } = school.settings.site
  const add = (link: Pick<Link, 'kind' | 'title' | 'url'> & Partial<Link>) => {
    const id = rows.length + 1
    rows.push({ id, sportId: null, description: null, rank: id, ...link })
  }
  if (ticketsUrl) {
    add({
      kind: 'single',
      title: 'Single games',
      url: ticketsUrl,
      description: 'Every home game that is on sale.',
    })
    add({
      kind: 'student',
      title: 'Student tickets',
      url: `${ticketsUrl}/students`,
      description: 'Free with a student card.',
    })
    add({
      kind: 'group',
      title: 'Groups of ten or more',
      url: `${ticketsUrl}/groups`,
      description: 'Seats side by side, at a price of their own.',
    })
  } else {
    const pass = `https://tickets.example/${school.key}`
    add({
      kind: 'season',
      title: 'Family pass',
      url: `${pass}/family-pass`,
      description: 'Regular season admission is free; the pass covers playoffs.',
    })
    add({
      kind: 'group',
      title: 'School and scout groups',
      url: `${pass}/groups`,
      description: 'Tell us a week ahead, and seats are kept together.',
    })
  }
  for (const { id: sportId, title, tickets } of sports) {
    if (!tickets) continue
    add({ kind: 'season', title: `${title} season tickets`, url: `${tickets}/season`, sportId })
    add({ kind: 'single', title: `${title} single games`, url: tickets, sportId })
  }
  return rows
}

function subscribersOf(
  school: SchoolData,
  sports: readonly Sport[],
  today: Day,
): SettingsListRows['subscribers'] {
  const at = (days: number) => instantOf(today + days, '09:00', school.timeZone)
  const people = [
    'Odette Farrow',
    'Tobin Vance',
    'Mireille Stroud',
    'Casper Wynn',
    'Ilse Barlow',
    'Rufus Penhale',
  ]
  return people.map((name, index) => ({
    id: index + 1,
    email: `${slugOf(name)}@mail.example`,
    sportIds: sports.slice(index, index + 2).map(({ id }) => id),
    askedSportIds: [],
    asks: 0,
    asksSince: null,
    confirmHash: null,
    confirmBy: null,
    createdAt: at(-90 + index),
    confirmedAt: index === 4 ? null : at(-89 + index),
    unsubscribedAt: index === 5 ? at(-10) : null,
  }))
}

function reportsOf(school: SchoolData, today: Day): SettingsListRows['accessibilityReports'] {
  const told = [
    {
      state: 'new',
      about: 'barrier',
      message:
        'The parking plan that was mailed to season ticket holders is a picture: my screen reader says nothing.',
      place: '/tickets',
      who: 'Bram Ostrander',
      days: 1,
    },
    {
      state: 'working',
      about: 'document',
      message:
        'Could I have the visitor guide of the stadium in large print? My father is coming to the last home game.',
      place: '/facilities',
      who: 'Lena Quist',
      days: 6,
      note: 'Large print is with the printers; promised for Friday.',
    },
    {
      state: 'answered',
      about: 'other',
      message: 'Which entrance has a ramp and seats for a wheelchair beside three friends?',
      place: '/tickets',
      who: 'Hollis Drummond',
      days: 23,
      note: 'Told about gate C and companion seats by telephone.',
    },
  ] as const
  return told.map(({ who, days, message, ...report }, index) => ({
    id: index + 1,
    note: null,
    ...report,
    message,
    subject: reportSubject(message),
    name: who,
    email: `${slugOf(who)}@mail.example`,
    receivedAt: instantOf(today - days, '18:20', school.timeZone),
  }))
}
