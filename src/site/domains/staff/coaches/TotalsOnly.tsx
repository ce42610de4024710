import styles from './TotalsOnly.module.css'

/** Marks a record that was written down as a total, game by game lost. */
export function TotalsOnly({ isPartly = false }: { isPartly?: boolean }) {
  const words = isPartly ? 'Partly totals only' : 'Totals only'
  return (
    <span className={styles.mark} title={words}>
      <span aria-hidden="true">†</span>
      <span className="visually-hidden"> ({words})</span>
    </span>
  )
}

export function TotalsOnlyNote({ isPartly = false }: { isPartly?: boolean }) {
  return (
    <p className="u-note u-above-3">
      <span aria-hidden="true">†</span> Totals only:{' '}
      {isPartly
        ? 'some of these seasons are known by their final record alone.'
        : 'this season is known by its final record alone. Every other one is counted from its games.'}
    </p>
  )
}
