import { classNames } from '#ui/class-names.ts'
import { useStore } from '../ground/store.ts'
import { Button } from '../parts/Button.tsx'
import styles from './Notices.module.css'
import { dismiss, notices } from './notices.ts'

/** What was just done, at the foot of the screen, with the way back. */
export function Notices() {
  const shown = useStore(notices)
  return (
    <section className={styles.notices} aria-label="Notices" aria-live="polite">
      {shown.map(({ id, text, look, action }) => (
        <div key={id} className={classNames(styles.notice, look === 'problem' && styles.problem)}>
          <p className={styles.text}>{text}</p>
          {action ? (
            <button
              type="button"
              className={styles.action}
              onClick={() => {
                dismiss(id)
                action.onPress()
              }}
            >
              {action.label}
            </button>
          ) : null}
          <Button look="quiet" icon="close" label="Dismiss" onPress={() => dismiss(id)} />
        </div>
      ))}
    </section>
  )
}
