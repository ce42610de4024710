import styles from './Problem.module.css'

/** What went wrong, beside what was tried; a screen reader says it at once. */
export function Problem({ children }: { children: string | null }) {
  return children === null ? null : (
    <p className={styles.problem} role="alert">
      {children}
    </p>
  )
}
