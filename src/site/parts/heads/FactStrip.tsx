import styles from './FactStrip.module.css'

export interface Fact {
  label: string
  value: string
  note?: string
}

/** A row of large figures along the foot of a page's band. */
export function FactStrip({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.strip}>
      {facts.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          {note ? <dd className={styles.note}>{note}</dd> : null}
        </div>
      ))}
    </dl>
  )
}
