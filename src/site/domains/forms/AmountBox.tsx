import type { AmountDue } from '#contract/forms/form-amount.ts'
import styles from './FormSheet.module.css'
import { priceOf } from './field-words.ts'

interface AmountBoxProps extends AmountDue {
  title?: string
  /** Counted by the server; while a form is filled in this is what it will come to. */
  isFinal?: boolean
}

/** What is to be paid, line by line. */
export function AmountBox({ lines, total, title = 'To pay', isFinal = false }: AmountBoxProps) {
  return (
    <section className={styles.amount} aria-labelledby="amount-title">
      <h2 id="amount-title" className={styles.amountTitle}>
        {title}
      </h2>
      <dl className={styles.lines} aria-live="polite">
        {lines.map(({ label, quantity, cents }) => (
          <div key={label}>
            <dt>{quantity > 1 ? `${quantity} × ${label}` : label}</dt>
            <dd>{priceOf(cents)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>Total</dt>
          <dd>{priceOf(total)}</dd>
        </div>
      </dl>
      {isFinal ? null : (
        <p className={`u-note ${styles.plainNote}`}>The total follows your answers when you send the form.</p>
      )}
    </section>
  )
}
