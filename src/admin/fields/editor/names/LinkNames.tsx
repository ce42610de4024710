import { useMemo } from 'react'
import { useStore } from '../../../ground/store.ts'
import type { Writing } from '../behaviour/writing.ts'
import { firstMentions, link } from './mentions.ts'
import styles from './NameHints.module.css'
import { useNames, useSport } from './use-names.ts'

/** All names at once, for a text that came in whole: the first mention of each leads to its page. */
export function LinkNames({ writing }: { writing: Writing }) {
  const book = useNames(useSport(), true)
  const turn = useStore(writing.turn)
  const count = useMemo(
    () => (turn < 0 ? 0 : firstMentions(writing.editor.state.doc, book).length),
    [writing, book, turn],
  )
  if (count === 0) return null
  return (
    <button
      type="button"
      className={styles.all}
      onClick={() => {
        const { state, view } = writing.editor
        view.dispatch(link(state.tr, firstMentions(state.doc, book)))
        writing.flush()
      }}
    >
      Link {count === 1 ? '1 name' : `${count} names`}
    </button>
  )
}
