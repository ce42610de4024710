import { Button } from '#ui/Button.tsx'
import { DirectoryHead } from '../staff/DirectoryHead.tsx'
import styles from './AccessNotice.module.css'

interface AccessNoticeProps {
  /** A code was given, and it was not the one. */
  isWrong: boolean
}

/** Stands in the place of what an editor protected, and asks for its code. */
export function AccessNotice({ isWrong }: AccessNoticeProps) {
  return (
    <>
      <DirectoryHead title="Access code needed" />
      <div className={styles.notice}>
        <p>
          This page is for those who were given an access code. The athletics office can tell you how to get
          one.
        </p>
        <form method="post" className={styles.form}>
          <label className={styles.label} htmlFor="access-code">
            Access code
          </label>
          <input
            id="access-code"
            name="code"
            type="password"
            autoComplete="off"
            required
            maxLength={100}
            className={styles.input}
            aria-describedby="access-code-note"
            aria-invalid={isWrong || undefined}
          />
          <Button type="submit">Open</Button>
          <p id="access-code-note" className={styles.note} role="status">
            {isWrong ? 'This code does not open the page.' : ''}
          </p>
        </form>
      </div>
    </>
  )
}
