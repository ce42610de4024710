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
          <dd className={`u-condensed u-heavy u-figures u-nowrap ${styles.value}`}>{value}</dd>
          {note ? <dd className={`u-note u-medium u-figures ${styles.note}`}>{note}</dd> : null}
        </div>
      ))}
    </dl>
  )
}
