import type { deskFront, FrontCandidate } from '#contract/editing/desk.front.ts'
import type { FrontCounts } from '#contract/front/deal-front.ts'
import { openWork, type WorkDeps } from '../../editing/calls/work.ts'
import type { Work } from '../../unit-of-work/work.ts'
import type { AllHandlers } from '../../writes/call.ts'
import { settingsOrNothing } from '../settings/settings.service.ts'
import { frontMaterial, nowOf } from './front.service.ts'

/** What whoever arranges a front chooses from. */
export function frontCalls(deps: WorkDeps): AllHandlers<typeof deskFront> {
  const work = openWork(deps)
  return {
    front: (call, { sportId }) =>
      work.read(call, async (hand) => {
        const counts = await countsOf(hand, sportId)
        const { front, pins, rows, stories } = await frontMaterial(
          hand,
          sportId,
          counts.lead + counts.top + counts.news,
        )
        const facts = new Map(stories.map((story) => [story.id, story]))
        return {
          contentId: front?.id ?? null,
          sportId: front?.sportId ?? null,
          address: front?.address ?? '/',
          counts,
          pins,
          ...nowOf(hand),
          stories: rows.flatMap(({ story, sport }): FrontCandidate[] => {
            const known = facts.get(story.id)
            if (!known) return []
            const { title, image, alternateImage } = story
            return [
              {
                ...known,
                games: [...known.games],
                title,
                sport: sport.title,
                image: alternateImage ?? image,
              },
            ]
          }),
        }
      }),
  }
}

/** How many places the school's own page has. */
async function countsOf(work: Pick<Work, 'tx'>, sportId: number | undefined): Promise<FrontCounts> {
  const template = await settingsOrNothing(work, sportId ? 'sports-template' : 'template')
  const { sections = [], options = {}, off = [] } = template ?? {}
  const count = (name: string, usual: number): number =>
    (sections.length === 0 || sections.includes(name)) && !off.includes(name)
      ? (options[name]?.count ?? usual)
      : 0
  return sportId
    ? { lead: 0, top: count('stories', 5), news: 0 }
    : { lead: count('lead-stories', 4), top: count('top-stories', 5), news: count('news', 8) }
}
