import { useEffect, useRef } from 'react'
import styles from './PlainPage.module.css'
import type { PageNote } from './PlainPage.tsx'
import { keepTypedEmail } from './typed-email.ts'

interface EmailFieldProps {
  /** What the last form came to. */
  note: PageNote | null
  /** Who signs in is known by it; everybody else has one. */
  autoComplete?: 'username' | 'email'
}

/** An address in a plain form. What was typed is there again where the answer was that it did not work. */
export function EmailField({ note, autoComplete = 'email' }: EmailFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const hasFailed = note?.isProblem === true
  useEffect(() => (field.current ? keepTypedEmail(field.current, hasFailed) : undefined), [hasFailed])
  return (
    <label className={`u-grid u-gap-1 u-full u-semibold ${styles.email}`}>
      E-mail address
      <input ref={field} name="email" type="email" autoComplete={autoComplete} required maxLength={254} />
    </label>
  )
}
