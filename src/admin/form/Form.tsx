import { useEffect, useMemo, useRef, useState } from 'react'
import { classNames } from '#ui/class-names.ts'
import { useSchool } from '../api/queries.ts'
import { AroundField } from '../fields/parts/form-values.ts'
import { useStore } from '../ground/store.ts'
import { resultFirst, sectionsOf } from '../kinds/sections.ts'
import { dayAt } from '../list/list-days.ts'
import { Held } from '../presence/Held.tsx'
import { useKeys } from '../shell/keys.ts'
import { notify } from '../shell/notices.ts'
import { useScreenTitle } from '../shell/Screen.tsx'
import { followWords } from '../words/recap-words.ts'
import { titleWords } from '../words/title-words.ts'
import { shown } from './autosave.ts'
import { BoundField } from './BoundField.tsx'
import { Conflicts } from './Conflicts.tsx'
import { FilmPanel } from './everybody/FilmPanel.tsx'
import styles from './Form.module.css'
import { FormHead } from './FormHead.tsx'
import type { FormSession } from './form-session.ts'
import { ReadOnly } from './ReadOnly.tsx'
import { SidePanel } from './SidePanel.tsx'
import { Turns } from './Turns.tsx'
import { useActions } from './use-actions.ts'
import { useFilmQuestion } from './use-film-question.ts'
import { usePresence } from './use-presence.ts'

/** One calm column of fields, and beside it how it will look, what was done and where it is used. */
export function Form({ session, onReopen }: { session: FormSession; onReopen(): void }) {
  const { kind } = session
  const { item, draft } = useStore(session.known)
  const [isAsked, setAsked] = useState(false)
  const missing = useRef<HTMLDivElement>(null)
  // The preview may have the room of the form for a while.
  const [isWide, setWide] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const title = titleWords(draft?.title ?? item?.title ?? `New ${kind.one.toLowerCase()}`)
  useScreenTitle(title)
  const unasked = useActions(session, {
    onReopen,
    onRefused() {
      setAsked(true)
      setRefusals((count) => count + 1)
    },
  })
  const { actions, question } = useFilmQuestion(session, unasked)
  // Whoever pressed the button is led to what is wrong, wherever in the form they are.
  useEffect(() => {
    if (refusals > 0) missing.current?.focus()
  }, [refusals])
  useKeys({
    'mod+s': () => void session.flush().then((isSaved) => isSaved && notify('Saved to the server.')),
    'mod+Enter': () => void actions.main?.run(),
  })
  useEffect(() => {
    if (session.broughtBack) notify('What was not sent yet is back in its fields.')
  }, [session])
  useEffect(() => {
    // Whoever leaves with something unsent is asked, though this browser has it.
    const onLeave = (event: BeforeUnloadEvent) => {
      if (session.saving.get().trouble?.what === 'full') event.preventDefault()
    }
    const onHide = () => void session.flush()
    addEventListener('beforeunload', onLeave)
    addEventListener('pagehide', onHide)
    return () => {
      removeEventListener('beforeunload', onLeave)
      removeEventListener('pagehide', onHide)
      void session.flush()
    }
  }, [session])
  const presence = usePresence(session)
  const around = useMemo(
    () => ({
      get: (name: string) => shown(session.saving.get())[name],
      subscribe: session.saving.subscribe,
      recheck: () => void session.reload().catch(() => {}),
    }),
    [session],
  )
  const timeZone = useSchool()?.timeZone ?? 'UTC'
  // As it was when the form was opened: nothing moves while somebody writes.
  const [sections] = useState(() =>
    resultFirst(
      sectionsOf(kind.fields, kind.title, kind.isOrdered),
      shown(session.saving.get()),
      dayAt(new Date(), timeZone),
    ),
  )
  const mayWrite = item ? item.mayWrite : kind.mayWrite
  const problems = draft?.problems ?? []
  const problemOf = (name: string) => {
    const within = kind.fields.filter((field) => field.within === name).map((field) => field.name)
    const found = problems.find(({ field }) => field === name || within.includes(field))
    // What is merely missing is said when somebody wants to publish.
    return found && (isAsked || !found.message.endsWith(' is missing.')) ? found.message : null
  }
  return (
    <div className={styles.form}>
      <FormHead session={session} title={title} actions={actions} presence={presence} />
      <FilmPanel {...question} />
      <div className={styles.columns} data-wide={isWide || undefined}>
        <div className={styles.fields} onFocus={({ target }) => session.field.set(fieldAround(target))}>
          {mayWrite ? null : <ReadOnly kind={kind} />}
          <Conflicts session={session} />
          <Turns session={session} actions={actions} />
          {draft?.state === 'returned' && draft.note ? (
            <div className={styles.note}>
              <p className={styles.noteTitle}>Sent back</p>
              <p>{draft.note}</p>
            </div>
          ) : null}
          {draft?.leaves ? (
            <div className={styles.note} role="status">
              <p className={styles.noteTitle}>The old address will lead here</p>
              <p>Once this is published, {draft.leaves} takes everybody to the new address.</p>
            </div>
          ) : null}
          {draft?.follows ? (
            <div className={styles.note} role="status">
              <p className={styles.noteTitle}>Written from the game’s numbers</p>
              <p>
                {followWords(
                  draft.follows,
                  (name) => kind.fields.find((field) => field.name === name)?.label ?? name,
                )}
              </p>
            </div>
          ) : null}
          {isAsked && problems.length > 0 ? (
            <div ref={missing} className={classNames(styles.note, styles.bad)} role="alert" tabIndex={-1}>
              <p className={styles.noteTitle}>Before this can be published</p>
              <ul>
                {problems.map(({ field, message }) => (
                  <li key={field + message}>{message}</li>
                ))}
              </ul>
            </div>
          ) : null}
          <AroundField value={around}>
            {sections.map((section) => (
              <section key={section.fields[0]?.name} className={styles.section}>
                {section.title ? <h2 className={styles.heading}>{section.title}</h2> : null}
                {section.fields.map((field) => (
                  <Held key={field.name} presence={presence} field={field.name}>
                    {(isHeldByAnother) => (
                      <BoundField
                        session={session}
                        field={field}
                        problem={problemOf(field.name)}
                        isReadOnly={!mayWrite || isHeldByAnother}
                      />
                    )}
                  </Held>
                ))}
              </section>
            ))}
          </AroundField>
        </div>
        <SidePanel session={session} isWide={isWide} onWiden={setWide} onReopen={onReopen} />
      </div>
    </div>
  )
}

/** The field of the form that something is in, however deep. */
const fieldAround = (element: Element): string | null => {
  const own = element.closest('[data-field]')
  const around = own?.parentElement?.closest('[data-field]')
  return around ? fieldAround(around) : (own?.getAttribute('data-field') ?? null)
}
