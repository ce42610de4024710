import { type ComponentProps, useEffect, useRef } from 'react'
import type { PageNote } from './PlainPage.tsx'
import { keepTypedEmail } from './typed-email.ts'

/** An address in a plain form. What was typed is there again where the answer was that it did not work. */
export function EmailInput({ note, ...input }: { note: PageNote | null } & ComponentProps<'input'>) {
  const field = useRef<HTMLInputElement>(null)
  const hasFailed = note?.isProblem === true
  useEffect(() => (field.current ? keepTypedEmail(field.current, hasFailed) : undefined), [hasFailed])
  return <input ref={field} name="email" type="email" required maxLength={254} {...input} />
}
