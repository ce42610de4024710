import { useDeferredValue, useEffect, useState } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useNavigate } from 'react-router'
import { classNames } from '#ui/class-names.ts'
import { connection } from '../api/connection.ts'
import { useCall, useKinds, useMe } from '../api/queries.ts'
import { useStore } from '../ground/store.ts'
import { commandEntries, matching, type PaletteEntry, thingEntry } from '../navigation/palette-entries.ts'
import { type Recent, recentThings } from '../navigation/recent.ts'
import { allScreens } from '../navigation/screens.ts'
import { Icon } from '../parts/Icon.tsx'
import styles from './Palette.module.css'
import { setTheme, themes } from './theme.ts'

/** Everything by its name: screens, kinds, something new, and every content. */
export function Palette({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  return (
    <ModalOverlay
      className={styles.veil}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable
    >
      <Modal className={styles.modal}>
        <Dialog className={styles.dialog} aria-label="Search or jump to">
          <PaletteBox onClose={onClose} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

/** The desk's own light, by its name. */
const themeEntries: readonly PaletteEntry[] = themes.map(({ id, label, icon }) => ({
  id: `theme ${id}`,
  label: id === 'system' ? 'Light or dark as the system' : label,
  hint: 'Look of the desk',
  icon,
  to: '',
  run: () => setTheme(id),
  also: 'theme mode look appearance colors',
}))

/** Waits until the typing rests: a call for each key helps nobody. */
function useRested(value: string, restMs = 180): string {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs)
    return () => clearTimeout(timer)
  }, [value, restMs])
  return rested
}

function PaletteBox({ onClose }: { onClose(): void }) {
  const kinds = useKinds()
  const commands = commandEntries(kinds, allScreens(useMe()))
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const search = useRested(useDeferredValue(typed).trim())
  const isSought = typed.trim().length > 1
  const { data, isPlaceholderData } = useCall('find', { search }, { isWanted: search.length > 1 })
  // Until it has answered for what is typed now, nobody knows that there is nothing.
  const isAsking = isSought && (search !== typed.trim() || data === undefined || isPlaceholderData)
  const isReached = useStore(connection)
  const asEntry = (thing: Recent) => thingEntry(thing, kinds)
  const groups =
    typed.trim() === ''
      ? [
          { title: 'Opened last', entries: recentThings().slice(0, 6).map(asEntry) },
          { title: 'Go to', entries: commands.slice(0, 6) },
        ]
      : [
          { title: 'Go to or do', entries: matching([...commands, ...themeEntries], typed) },
          { title: 'Content', entries: search.length > 1 ? (data?.found ?? []).map(asEntry) : [] },
        ]
  const entries = groups.flatMap((group) => group.entries)
  const words =
    entries.length > 0
      ? ''
      : !isAsking
        ? 'Nothing is called that.'
        : isReached
          ? 'Searching…'
          : 'The server cannot be reached. It is asked again.'
  const at = Math.min(active, Math.max(entries.length - 1, 0))
  const go = (entry: PaletteEntry | undefined) => {
    if (!entry) return
    onClose()
    if (entry.run) entry.run()
    else void navigate(entry.to)
  }
  return (
    <>
      <div className={styles.field}>
        <Icon name="search" size={20} />
        <input
          className={styles.input}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is opened to type into it
          autoFocus
          role="combobox"
          aria-expanded="true"
          aria-controls="palette-list"
          aria-activedescendant={entries[at] ? `palette-${at}` : undefined}
          aria-label="Search or jump to"
          placeholder="Search or jump to…"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setActive(0)
          }}
          onKeyDown={(event) => {
            const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
            if (step !== undefined) {
              event.preventDefault()
              setActive((at + step + entries.length) % Math.max(entries.length, 1))
            } else if (event.key === 'Enter') go(entries[at])
          }}
        />
      </div>
      <div id="palette-list" role="listbox" aria-label="Found" className={styles.list}>
        {groups.map(({ title, entries: own }) =>
          own.length === 0 ? null : (
            <div key={title} role="group" aria-label={title}>
              <p className={styles.heading} aria-hidden="true">
                {title}
              </p>
              {own.map((entry) => {
                const index = entries.indexOf(entry)
                return (
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the input's
                  <div
                    key={entry.id}
                    id={`palette-${index}`}
                    role="option"
                    aria-selected={index === at}
                    ref={index === at ? (node) => node?.scrollIntoView({ block: 'nearest' }) : undefined}
                    className={classNames(styles.entry, index === at && styles.active)}
                    onPointerMove={() => setActive(index)}
                    onClick={() => go(entry)}
                  >
                    <Icon name={entry.icon} />
                    <span className={styles.label}>{entry.label}</span>
                    <span className={styles.hint}>{entry.hint}</span>
                  </div>
                )
              })}
            </div>
          ),
        )}
      </div>
      <p className={words ? styles.nothing : 'visually-hidden'} role="status">
        {words}
      </p>
    </>
  )
}
