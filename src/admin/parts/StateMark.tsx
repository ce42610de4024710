import { type ItemState, itemStateOf, type StateFacts } from '#contract/editing/draft.ts'
import { classNames } from '#ui/class-names.ts'
import { useSchool } from '../api/queries.ts'
import { dayOf } from '../words/moments.ts'
import styles from './StateMark.module.css'

interface StateMarkProps extends StateFacts {
  /** Published, and shown to the public from then on. */
  seenFrom?: string | null
}

export const stateWords: Record<ItemState, string> = {
  draft: 'Draft',
  edited: 'Edited',
  waiting: 'Waiting',
  returned: 'Sent back',
  planned: 'Planned',
  published: 'Published',
}

/** Where something stands, in a word. */
export function StateMark({ seenFrom = null, ...facts }: StateMarkProps) {
  const timeZone = useSchool()?.timeZone ?? 'UTC'
  const state = itemStateOf(facts)
  const isToCome = state === 'published' && seenFrom !== null
  return (
    <span className={classNames(styles.mark, styles[isToCome ? 'planned' : state])}>
      {isToCome ? `From ${dayOf(seenFrom, timeZone)}` : stateWords[state]}
    </span>
  )
}
