import styles from './ScheduleNote.module.css'

/** What the school says about the whole season. */
export function ScheduleNote({ note }: { note: string }) {
  return <p className={styles.note}>{note}</p>
}
