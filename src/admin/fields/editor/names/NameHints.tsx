import { useEffect, useState } from 'react'
import { useStore } from '../../../ground/store.ts'
import type { Writing } from '../behaviour/writing.ts'
import { Floating } from '../look/Floating.tsx'
import { TriggerMenu } from '../look/TriggerMenu.tsx'
import type { Mention, Named } from './find-names.ts'
import { link, mentionAtCursor } from './mentions.ts'
import styles from './NameHints.module.css'
import { useNames, useSport } from './use-names.ts'

const restMs = 120

/** Finds names while somebody writes: a key leads from the name to its page. '@' looks for everybody. */
export function NameHints({ writing }: { writing: Writing }) {
  const book = useNames(useSport(), true)
  const [offered, setOffered] = useState<Mention<Named> | null>(null)
  const { trigger } = useStore(writing.shown)
  useEffect(() => {
    const { editor } = writing
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      setOffered(null)
      timer = setTimeout(() => setOffered(mentionAtCursor(editor.state, book)), restMs)
    }
    const onKey = (event: KeyboardEvent) => {
      const isKey = event.key === 'Tab' && !event.shiftKey
      const isSought = writing.shown.get().trigger !== null
      const found = isKey && !isSought && editor.isEditable ? mentionAtCursor(editor.state, book) : null
      if (!found) return false
      editor.view.dispatch(link(editor.state.tr, [found]))
      return true
    }
    editor.on('transaction', look)
    writing.listeners.add(onKey)
    return () => {
      clearTimeout(timer)
      editor.off('transaction', look)
      writing.listeners.delete(onKey)
    }
  }, [writing, book])
  if (trigger?.sign === '@')
    return (
      <People
        key={writing.editor.state.selection.from - trigger.length}
        writing={writing}
        query={trigger.query}
        length={trigger.length}
      />
    )
  if (!offered) return null
  return (
    <Floating writing={writing} at={offered.from}>
      <button
        type="button"
        className={styles.hint}
        onMouseDown={(event) => {
          event.preventDefault()
          writing.editor.view.dispatch(link(writing.editor.state.tr, [offered]))
        }}
      >
        Link {offered.named.name} <kbd className={styles.key}>Tab</kbd>
      </button>
    </Floating>
  )
}

function People({ writing, query, length }: { writing: Writing; query: string; length: number }) {
  const book = useNames(null, true)
  const sport = useSport()
  const { editor } = writing
  const entries = book
    .search(query, ({ sportId }) => sportId === sport)
    .map(({ kind, id, name, address, hint }) => ({
      id: `${kind}/${id}`,
      label: name,
      hint,
      icon: 'person' as const,
      choose: () =>
        void editor
          .chain()
          .focus()
          .insertContent([{ type: 'text', text: name, marks: [{ type: 'a', attrs: { href: address } }] }])
          .unsetMark('a')
          .insertContent(' ')
          .run(),
    }))
  return (
    <TriggerMenu
      writing={writing}
      trigger={{ sign: '@', query, length }}
      label="People"
      entries={entries}
      nothing="Nobody is called that."
    />
  )
}
