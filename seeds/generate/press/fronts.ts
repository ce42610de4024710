import { instantOf } from '../../basics/calendar.ts'
import type { Press } from '../../model/model-press.ts'
import type { Draft } from './draft.ts'
import type { Newsroom } from './newsroom.ts'

/** Below the lead, where a story that is worth more than its age is kept for a few days. */
const keptPlace = 6
const keptDays = 3

/** What the office has said of the department's front: the feature of the week keeps its place over the weekend's results. */
export function frontsOf(
  { general, now, school }: Newsroom,
  drafts: readonly Draft[],
): Pick<Press, 'fronts' | 'frontPlaces'> {
  const feature = drafts
    .filter(({ type, hidden, when }) => type === 'feature' && !hidden && when.publishAt <= now.utc)
    .toSorted((a, b) => b.when.publishAt.localeCompare(a.when.publishAt) || b.id - a.id)[0]
  if (!feature) return { fronts: [], frontPlaces: [] }
  const until = instantOf(now.day + keptDays, '12:00', school.timeZone)
  return {
    fronts: [
      { id: 1, sportId: general.id, note: 'The feature of the week stays until the weekend is over.' },
    ],
    frontPlaces: [{ id: 1, frontId: 1, storyId: feature.id, place: keptPlace, until }],
  }
}
