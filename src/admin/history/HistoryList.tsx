import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { HistoryEntry } from '#contract/editing/desk.shapes.ts'
import { useCall, useKinds, useSchool } from '../api/queries.ts'
import { Button } from '../parts/Button.tsx'
import { undo } from '../shell/notices.ts'
import { agoWords, momentWords } from '../words/moments.ts'
import { useNow } from '../words/now.ts'
import { titleWords } from '../words/title-words.ts'
import { deedWords, namesWords, subjectWords } from './deed-words.ts'
import styles from './HistoryList.module.css'

interface HistoryListProps {
  entries: readonly HistoryEntry[]
  onUndone?: () => void
  /** All of one content, which need not be named in each. */
  isOfOne?: boolean
  actionFor?: (entry: HistoryEntry) => ReactNode
}

/** Who did what, when; opened, an entry tells what changed and offers the way back. */
export function HistoryList({ entries, onUndone, isOfOne = false, actionFor }: HistoryListProps) {
  const [opened, setOpened] = useState<string | null>(null)
  const kinds = useKinds()
  const timeZone = useSchool()?.timeZone ?? 'UTC'
  const now = useNow()
  return (
    <ol className={styles.list}>
      {entries.map((entry) => {
        const isOpen = opened === entry.work
        const kind = kinds.find((each) => each.kind === entry.kind)
        return (
          <li key={entry.work} className={styles.entry}>
            <button
              type="button"
              className={styles.head}
              aria-expanded={isOpen}
              onClick={() => setOpened(isOpen ? null : entry.work)}
            >
              <span className={styles.deed}>
                <span className={styles.who}>{entry.by.name}</span> {deedWords(entry)}
                {isOfOne ? null : <span className={styles.what}> {subjectWords(entry)}</span>}
                {isOfOne || entry.id !== null || entry.names.length === 0 ? null : `: ${namesWords(entry)}`}
                {entry.isUndone ? <span className={styles.undone}>Undone</span> : null}
              </span>
              <time className={styles.when} dateTime={entry.at} title={momentWords(entry.at, timeZone)}>
                {isOfOne || !kind ? '' : `${kind.one} · `}
                {agoWords(entry.at, now, timeZone)}
              </time>
            </button>
            {isOpen ? (
              <Details
                entry={entry}
                onUndone={onUndone}
                action={actionFor?.(entry)}
                isOfOne={isOfOne}
                mayUndo={kind?.mayPublish ?? true}
              />
            ) : null}
          </li>
        )
      })}
    </ol>
  )
}

function Details({
  entry,
  onUndone,
  action,
  isOfOne,
  mayUndo,
}: {
  entry: HistoryEntry
  onUndone?: () => void
  action: ReactNode
  isOfOne: boolean
  /** Whoever may publish takes back what was published. */
  mayUndo: boolean
}) {
  const { data } = useCall('work', { work: entry.work })
  if (data?.work !== entry.work) return <div className={styles.details} />
  return (
    <div className={styles.details}>
      {data.changes.slice(0, 30).map(({ kind, key, title, operation, fields }) => (
        <div key={`${kind}/${key}/${operation}`} className={styles.change}>
          {data.changes.length > 1 || operation !== 'update' ? (
            <p className={styles.name}>
              {operation === 'insert' ? 'Added' : operation === 'delete' ? 'Removed' : 'Changed'}{' '}
              {titleWords(title)}
            </p>
          ) : null}
          {operation === 'update' ? (
            <dl className={styles.fields}>
              {fields.map(({ field, label, before, after }) => (
                <div key={field}>
                  <dt className={styles.label}>{label}</dt>
                  <dd>
                    {before ? <del className={styles.before}>{before}</del> : null}
                    {after ? (
                      <ins className={styles.after}>{after}</ins>
                    ) : (
                      <span className={styles.label}>Emptied</span>
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          ) : null}
        </div>
      ))}
      {data.changes.length > 30 ? <p>and {data.changes.length - 30} more</p> : null}
      <div className={styles.actions}>
        {entry.isUndone || !mayUndo ? null : (
          <Button icon="undo" onPress={() => void undo(entry.work, onUndone)}>
            Undo
          </Button>
        )}
        {action}
        {!isOfOne && entry.id !== null && entry.what !== 'delete' ? (
          <Link className={styles.link} to={`/content/${entry.kind}/${entry.id}`}>
            Open
          </Link>
        ) : null}
      </div>
    </div>
  )
}
