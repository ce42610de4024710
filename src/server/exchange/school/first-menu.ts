import type { ListedSport } from '#contract/shapes/sport-list.ts'

export interface MenuEntry {
  title: string
  url: string | null
  sport?: string
  columnNumber?: number
  isSeparator?: boolean
  className?: string
  children?: MenuEntry[]
}

/** The sports of a school under the two headings that visitors look under; some stand under both. */
function sportColumn(
  sports: readonly ListedSport[],
  heading: 'Men' | 'Women',
  columnNumber: number,
): MenuEntry[] {
  const letter = heading === 'Men' ? 'M' : 'W'
  const own = sports
    .filter(({ gender }) => gender === letter || gender === 'X')
    .toSorted((a, b) => a.title.localeCompare(b.title))
  if (own.length === 0) return []
  return [
    { title: heading, url: null, columnNumber, isSeparator: true },
    ...own.map(({ key, title, slug }) => ({
      title: title.replace(/^(?:Men's|Women's) /, ''),
      url: `/sports/${slug}`,
      sport: key,
      columnNumber,
    })),
  ]
}

/** The main menu of a new school: pages that are there from the first day. */
export const mainMenu = (sports: readonly ListedSport[]): MenuEntry[] => [
  ...(sports.length > 0
    ? [
        {
          title: 'Sports',
          url: null,
          className: 'sports',
          children: [...sportColumn(sports, 'Men', 1), ...sportColumn(sports, 'Women', 2)],
        },
      ]
    : []),
  {
    title: 'Fans',
    url: null,
    children: [
      { title: 'News', url: '/archives' },
      { title: 'Calendar', url: '/calendar' },
      { title: 'Tickets', url: '/tickets' },
      { title: 'Videos', url: '/watch' },
    ],
  },
  {
    title: 'Inside Athletics',
    url: null,
    children: [
      { title: 'Staff Directory', url: '/staff-directory' },
      { title: 'Facilities', url: '/facilities' },
      { title: 'Honors', url: '/honors' },
    ],
  },
]

const home = '/sports/{slug}'
/** The menu that every sport has, those that are added later among them. */
export const sportMenu: MenuEntry[] = [
  { title: 'Team Home', url: home, className: 'sport-home' },
  { title: 'Schedule', url: `${home}/schedule` },
  { title: 'Roster', url: `${home}/roster` },
  { title: 'Statistics', url: `${home}/stats` },
  { title: 'Coaches', url: `${home}/coaches` },
]
