import styles from './Problem.module.css'

interface ProblemProps {
  /** What the fields that it is about point to. */
  id?: string
  children: string | null
}

/** What went wrong, beside what was tried; a screen reader says it at once. */
export function Problem({ id, children }: ProblemProps) {
  return children === null ? null : (
    <p id={id} className={styles.problem} role="alert">
      {children}
    </p>
  )
}
