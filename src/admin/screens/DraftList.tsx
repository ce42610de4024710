import { Link } from 'react-router'
import type { Draft } from '#contract/editing/desk.shapes.ts'
import { useKinds, useSchool } from '../api/queries.ts'
import { StateMark } from '../parts/StateMark.tsx'
import { agoWords, momentWords } from '../words/moments.ts'
import { useNow } from '../words/now.ts'
import { titleWords } from '../words/title-words.ts'
import styles from './DraftList.module.css'

/** Drafts of any kind, each with where it stands and who wrote it last. */
export function DraftList({ drafts }: { drafts: readonly Draft[] }) {
  const kinds = useKinds()
  const timeZone = useSchool()?.timeZone ?? 'UTC'
  const now = useNow()
  return (
    <ul className={styles.list}>
      {drafts.map((draft) => (
        <li key={draft.id}>
          <Link className={styles.draft} to={`/content/${draft.kind}/${draft.contentId}`}>
            <span className={styles.title}>{titleWords(draft.title)}</span>
            <span className={styles.state}>
              <StateMark isPublished={!draft.isNew} draftState={draft.state} publishAt={draft.publishAt} />
            </span>
            <span className={styles.facts}>
              {kinds.find(({ kind }) => kind === draft.kind)?.one ?? draft.kind}
              {' · '}
              {draft.publishAt
                ? `goes out ${momentWords(draft.publishAt, timeZone)}`
                : `${draft.by.name}, ${agoWords(draft.changedAt, now, timeZone)}`}
            </span>
            {draft.note ? <span className={styles.note}>“{draft.note}”</span> : null}
          </Link>
        </li>
      ))}
    </ul>
  )
}
