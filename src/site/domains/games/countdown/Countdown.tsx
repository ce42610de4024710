import styles from './Countdown.module.css'

export interface Cell {
  value: string
  label: string
}

/** Four cells of one size, whether they hold the date or what is left until it: nothing moves when it starts to tick. */
export function Countdown({ cells }: { cells: Cell[] }) {
  return (
    <div className={styles.countdown} role="timer" aria-label="Time until the start">
      {cells.map(({ value, label }, index) => (
        <span key={index} className={`u-grid u-caps u-tight u-raised ${styles.cell}`}>
          <span className={styles.value}>{value}</span> <span className={styles.label}>{label}</span>
        </span>
      ))}
    </div>
  )
}
