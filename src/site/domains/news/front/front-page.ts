import type { StoryCard } from '#contract/news.ts'

type Told = Pick<StoryCard, 'type' | 'date' | 'isExternal'> & { image: object | null; sport: { id: number } }

export interface FrontPage<Story> {
  lead: Story[]
  top: Story[]
  news: Story[]
}

/** How many of each; a part that the page does not have takes none. */
export type Counts = Record<keyof FrontPage<never>, number>

const threeDays = 3 * 24 * 60 * 60 * 1000

/** Deals the newest stories out to the parts of a front page, so that none is told twice. */
export function frontPage<Story extends Told>(
  stories: readonly Story[],
  counts: Counts,
  now: Date,
): FrontPage<Story> {
  const current = stories.filter((story) => !isOvertaken(story, stories))
  const lead = leadStories(current, counts.lead, now)
  const rest = current.filter((story) => !lead.includes(story))
  return { lead, top: rest.slice(0, counts.top), news: rest.slice(counts.top, counts.top + counts.news) }
}

/** Nobody looks forward to a game that has been played: a team's recap ends its preview. */
const isOvertaken = ({ type, date, sport }: Told, stories: readonly Told[]): boolean =>
  type === 'preview' &&
  stories.some((other) => other.type === 'recap' && other.sport.id === sport.id && other.date > date)

/**
 * The school's own stories with a picture, one of each sport before any has two. Announcements of the office do not lead,
 * and a preview does for as long as there is something to look forward to.
 */
function leadStories<Story extends Told>(stories: readonly Story[], count: number, now: Date): Story[] {
  const able = stories.filter(
    ({ type, date, image, isExternal }) =>
      image &&
      !isExternal &&
      type !== 'release' &&
      (type !== 'preview' || now.getTime() - Date.parse(date) < threeDays),
  )
  const sports = new Set<number>()
  const firsts = able.filter(({ sport }) => !sports.has(sport.id) && sports.add(sport.id))
  const others = able.filter((story) => !firsts.includes(story))
  const chosen = [...firsts, ...others].slice(0, count)
  return stories.filter((story) => chosen.includes(story))
}
