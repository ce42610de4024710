import button from '#ui/Button.module.css'
import { classNames } from '#ui/class-names.ts'
import styles from './ConsentBanner.module.css'
import { question } from './consent-words.ts'

/** Written by the server alone; what was chosen, and by whom, is settled in the browser. */
export default function ConsentQuestion({ isAsked }: { isAsked: boolean }) {
  const look = classNames(button.button, button.priority, button.regular)
  return (
    <section
      className={classNames('no-print', styles.banner, 'dark-theme')}
      aria-label="Privacy choices"
      tabIndex={-1}
      data-consent={isAsked ? 'asked' : ''}
      hidden
    >
      <div className={`u-frame u-grid ${styles.inner}`}>
        <p className={styles.text}>{question}</p>
        <div className={styles.buttons}>
          <button type="button" className={look} data-choice="refused">
            Reject
          </button>
          <button type="button" className={look} data-choice="granted">
            Accept
          </button>
          <button type="button" className={look} data-choice="" hidden>
            Close
          </button>
        </div>
      </div>
    </section>
  )
}
