import { enterCode } from '#contract/client/form-addresses.ts'
import { PageHead } from '#site/parts/heads/PageHead.tsx'
import { Button } from '#ui/Button.tsx'
import styles from './AccessCode.module.css'
import type { LockedItem } from './locked-page.ts'

/** Stands in the place of what an editor protected, and asks for its code. Works without scripts. */
export function AccessCode({ kind, id, returnTo, problem }: LockedItem) {
  return (
    <>
      <PageHead title="Access code needed" />
      <div className="u-page-6 u-gap-5 u-text-lg">
        <p>
          This page is for those who were given an access code. The athletics office can tell you how to get
          one.
        </p>
        <form method="post" action={enterCode} className="u-wrap u-gap-2">
          <input type="hidden" name="kind" value={kind} />
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="returnTo" value={returnTo} />
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
            className={`u-shrink u-target u-surface u-rounded ${styles.input}`}
            aria-describedby="access-code-note"
            aria-invalid={problem ? true : undefined}
          />
          <Button type="submit">Open</Button>
          <p id="access-code-note" className={styles.note} role="status">
            {problem}
          </p>
        </form>
        <p className="u-note">This browser remembers the code for thirty days, for this page alone.</p>
      </div>
    </>
  )
}
