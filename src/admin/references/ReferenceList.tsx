import { Link } from 'react-router'
import type { Reference } from '#contract/editing/desk.shapes.ts'
import { counted } from '../words/plural.ts'
import { titleWords } from '../words/title-words.ts'
import { fateWords } from './fate-words.ts'
import styles from './ReferenceList.module.css'

interface ReferenceListProps {
  references: readonly Reference[]
  /** Whether it is asked what would become of them. */
  isDeleting?: boolean
}

/** What names a content: how many of each kind and the first few; before it is deleted also what would become of them. */
export function ReferenceList({ references, isDeleting = false }: ReferenceListProps) {
  return (
    <ul className={styles.list}>
      {references.map(({ kind, one, many, count, fate, examples }) => (
        <li key={`${kind} ${fate}`} className={styles.reference}>
          <p className={styles.count}>{counted(count, one, many)}</p>
          {isDeleting ? <p className={styles.fate}>{fateWords(fate, count)}</p> : null}
          {examples.length > 0 ? (
            <ul className={styles.examples}>
              {examples.map(({ id, title, isDraft }) => (
                <li key={id}>
                  <Link to={`/content/${kind}/${id}`}>{titleWords(title)}</Link>
                  {isDraft ? ' (draft)' : null}
                </li>
              ))}
              {count > examples.length ? (
                <li>and {(count - examples.length).toLocaleString('en-US')} more</li>
              ) : null}
            </ul>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
