import type { DraftState } from '#contract/editing/draft.ts'
import { classNames } from '#ui/class-names.ts'
import styles from './StateMark.module.css'

export interface StateFacts {
  isPublished: boolean
  draftState: DraftState | null
  publishAt: string | null
}

/** Where something stands, in a word; nothing is said of what is published and has no draft. */
export function stateOf({ isPublished, draftState, publishAt }: StateFacts): {
  word: string
  look: 'draft' | 'wait' | 'plan' | 'back' | 'live'
} {
  if (publishAt !== null) return { word: 'Planned', look: 'plan' }
  if (draftState === 'submitted') return { word: 'Waiting', look: 'wait' }
  if (draftState === 'returned') return { word: 'Sent back', look: 'back' }
  if (draftState === 'open') return { word: isPublished ? 'Edited' : 'Draft', look: 'draft' }
  return { word: 'Published', look: 'live' }
}

export function StateMark(facts: StateFacts) {
  const { word, look } = stateOf(facts)
  return <span className={classNames(styles.mark, styles[look])}>{word}</span>
}
