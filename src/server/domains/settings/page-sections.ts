import { type TProperties, Type } from 'typebox'
import { SectionOptions } from '#contract/settings.ts'
import type { FieldWords, SectionWords } from '../../editing/kind/kind.ts'

type Option = keyof typeof SectionOptions.properties

interface Told {
  label: string
  help: string
  /** The options that the page heeds, beside those that are said by `count` and `layouts`. */
  options?: readonly Option[]
  /** How many it shows where nobody says. */
  count?: number
  /** The ways in which it can show itself, the usual one first. */
  layouts?: Readonly<Record<string, string>>
  shows?: SectionWords['shows']
}

const themes = {
  'no-theme': 'Plain',
  'light-theme': 'Light',
  'dark-theme': 'Dark',
  'on-primary': 'Main color',
  'on-secondary': 'Second color',
  'default-black': 'Black',
  'default-white': 'White',
}

const optionWords = ({ count, layouts }: Told): Record<string, FieldWords> => ({
  title: { label: 'Heading', help: 'Empty: the words that the page has for it' },
  theme: { label: 'Background', choices: themes },
  count: { label: 'How many', ...(count ? { help: `${count} where nothing is said` } : {}) },
  layout: { label: 'Layout', ...(layouts ? { choices: layouts } : {}) },
  autoplay: { label: 'Turns by itself', help: 'Every three seconds, unless a visitor stops it' },
  scrollbar: { label: 'Shows a scrollbar while it is scrolled' },
  sports: {
    label: 'Sports',
    help: 'At most four, in this order',
    namedIn: { kind: 'sports', by: 'globalSportNameSlug' },
  },
})

function section(name: string, told: Told): SectionWords {
  const { label, help, options = [], count, layouts, shows } = told
  const heeded: readonly Option[] = [
    ...options,
    ...(count ? (['count'] as const) : []),
    ...(layouts ? (['layout'] as const) : []),
  ]
  const properties: TProperties = Object.fromEntries(
    heeded.map((option) => [option, SectionOptions.properties[option]]),
  )
  if (layouts) properties.layout = Type.Unsafe<string>({ type: 'string', enum: Object.keys(layouts) })
  const words = optionWords(told)
  return {
    name,
    label,
    help,
    options: Type.Partial(Type.Object(properties)),
    fields: Object.fromEntries(heeded.map((option) => [option, words[option] ?? option])),
    ...(shows ? { shows } : {}),
  }
}

const band = ['title', 'theme'] as const
const table = (sections: Readonly<Record<string, Told>>): SectionWords[] =>
  Object.entries(sections).map(([name, told]) => section(name, told))

const scoreboard: Told = {
  label: 'Scoreboard',
  help: 'A strip of the latest results and the next games, live ones first',
  options: ['autoplay', 'scrollbar'],
}
const countdown: Told = {
  label: 'Countdown',
  help: 'Days and hours to the nearest date that has a countdown',
  options: ['theme'],
}
const promotion: Told = {
  label: 'Promotion',
  help: 'The campaigns of one place for promotions',
  shows: { kind: 'promotion-places', by: 'name' },
}

/** What the home page can be made of. A test holds it against the page. */
export const homeSections = table({
  hero: { label: 'Opening', help: 'The next home game across the whole page, or the school’s name' },
  'lead-stories': {
    label: 'Lead stories',
    help: 'The newest stories, large, with pictures',
    options: ['theme'],
    count: 4,
    layouts: { cover: 'One large picture', beside: 'Picture beside the text' },
  },
  scoreboard,
  'top-stories': { label: 'Top stories', help: 'The next stories as a mosaic', options: band, count: 5 },
  news: {
    label: 'News',
    help: 'More stories, with a choice of sports',
    options: band,
    count: 8,
    layouts: { cards: 'With pictures', headlines: 'Headlines alone' },
  },
  'featured-game': { label: 'Featured game', help: 'The next home game with tickets and where to watch' },
  countdown,
  'next-home-games': { label: 'Next home games', help: 'What can be seen at home', options: band, count: 8 },
  results: {
    label: 'Latest results',
    help: 'Scores of the last games of all teams',
    options: band,
    count: 8,
  },
  videos: { label: 'Videos', help: 'The newest videos', options: band, count: 5 },
  podcasts: { label: 'Podcasts', help: 'The newest episodes', options: band, count: 4 },
  leaders: {
    label: 'Season leaders',
    help: 'The best players of some teams, by numbers',
    options: [...band, 'sports'],
    count: 3,
  },
  shop: { label: 'Team shop', help: 'Products of the shop with their prices', options: band, count: 6 },
  social: { label: 'Social accounts', help: 'Where to follow the department', options: band, count: 8 },
  partners: { label: 'Partners', help: 'The logos of premier partners', options: band },
  promotion,
  teams: { label: 'Our teams', help: 'A link to every team', options: band },
  'tickets-banner': { label: 'Tickets banner', help: 'A band that leads to the ticket office' },
})

/** The same of the home page of a sport. */
export const sportSections = table({
  hero: { label: 'Team opening', help: 'The team’s name, record and poster' },
  'next-game': { label: 'Next game', help: 'Opponent, date, tickets and where to watch' },
  scoreboard,
  countdown,
  results: { label: 'Latest results', help: 'The team’s last games', options: band, count: 8 },
  'schedule-preview': { label: 'Coming up', help: 'The games after the next one', options: band, count: 6 },
  stories: { label: 'Team news', help: 'The team’s newest stories', options: band, count: 5 },
  files: { label: 'Team files', help: 'Game notes and other files of the team', options: band, count: 24 },
  leaders: { label: 'Season leaders', help: 'The team’s best by numbers', options: band, count: 4 },
  'roster-strip': { label: 'Roster strip', help: 'A row of portraits', options: band },
  videos: { label: 'Videos', help: 'The team’s newest videos', options: band, count: 5 },
  promotion,
  follow: { label: 'Follow the team', help: 'The team’s social accounts', options: band },
})
