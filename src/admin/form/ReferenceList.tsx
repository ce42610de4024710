import { Link } from 'react-router'
import type { Reference } from '#contract/editing/desk.shapes.ts'
import styles from './ReferenceList.module.css'

const fates: Readonly<Record<Reference['fate'], string>> = {
  go: 'would be deleted with it',
  forget: 'would no longer name it',
  stay: 'need it, and keep it from being deleted',
}

/** What names a content: how many of each kind, what would become of them, and the first few. */
export function ReferenceList({ references }: { references: readonly Reference[] }) {
  return (
    <ul className={styles.list}>
      {references.map(({ kind, many, count, fate, examples }) => (
        <li key={`${kind} ${fate}`} className={styles.reference}>
          <p className={styles.count}>
            {count.toLocaleString('en-US')} {many.toLowerCase()}
          </p>
          <p className={styles.fate}>{fates[fate]}</p>
          {examples.length > 0 ? (
            <ul className={styles.examples}>
              {examples.map(({ id, title }) => (
                <li key={id}>
                  <Link to={`/content/${kind}/${id}`}>{title}</Link>
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
