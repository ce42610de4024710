import type { ContentKind } from '#contract/news.ts'
import type { TaggedContentRow, TagRow } from '../../model/model-press.ts'

const named: [slug: string, name: string, description: string][] = [
  ['recap', 'Recap', 'What happened, told the same evening.'],
  ['preview', 'Preview', 'What to know before the start.'],
  ['season-preview', 'Season Preview', 'Before the first date of a season.'],
  ['conference-play', 'Conference Play', 'Everything that counts in the standings.'],
  ['tournament', 'Tournament', 'Brackets, classics and the days when a loss sends you home.'],
  ['overtime', 'Overtime', 'When regulation was not enough.'],
  ['ranked-opponent', 'Ranked Opponent', 'Against sides with a number before their name.'],
  ['home-opener', 'Home Opener', 'The first date of the season at home.'],
  ['senior-day', 'Senior Day', 'Thanks to those who stayed.'],
  ['game-day', 'Game Day', 'Gates, giveaways and where to stand.'],
  ['captains', 'Captains', 'Chosen by their teams.'],
  ['newcomers', 'Newcomers', 'New names on the roster.'],
  ['coaches', 'Coaches', 'The people with the whistles.'],
  ['features', 'Features', 'Longer reads about people.'],
  ['awards', 'Awards', 'Honors on and off the field.'],
  ['academics', 'Academics', 'The other half of student-athlete.'],
  ['student-life', 'Student Life', 'Days between the games.'],
  ['community', 'Community', 'With our neighbors.'],
  ['facilities', 'Facilities', 'The places we play in.'],
  ['fans', 'Fans', 'For the people in the stands.'],
  ['broadcast', 'Broadcast', 'On the air and on the screen.'],
  ['history', 'History', 'From the archive.'],
  ['weather', 'Weather', 'What the sky decided.'],
  ['schedule-change', 'Schedule News', 'New dates, changed dates.'],
  ['highlights', 'Highlights', 'The best of it, in pictures and film.'],
]

export const tagRows: TagRow[] = named.map(([slug, name, description], index) => ({
  id: index + 1,
  slug,
  name,
  description,
}))

const idOf = new Map(tagRows.map(({ slug, id }) => [slug, id]))

/** Every kind counts from its own start, so that a row keeps its id whatever else is published. */
const firstId: Record<ContentKind, number> = {
  story: 0,
  gallery: 1_000_000_000,
  podcast: 1_100_000_000,
  video: 1_200_000_000,
  publication: 1_300_000_000,
  moment: 1_400_000_000,
  player: 1_500_000_000,
}
const idsPerItem = 30

export function taggedRows(
  content: { kind: ContentKind; id: number; tags: readonly string[] }[],
): TaggedContentRow[] {
  return content.flatMap(({ kind, id, tags }) =>
    [...new Set(tags)].map((slug): TaggedContentRow => {
      const tagId = idOf.get(slug)
      if (tagId === undefined) throw new RangeError(`no tag is called ${slug}`)
      return { id: firstId[kind] + id * idsPerItem + tagId, tagId, kind, contentId: id }
    }),
  )
}
