import type { ComponentProps, ReactNode } from 'react'
import styles from '#site/parts/plain-forms/PlainPage.module.css'
import { Button } from '#ui/Button.tsx'

interface AccountFormProps {
  /** One of contract/client/form-addresses.ts. */
  action: string
  submit: string
  kind?: ComponentProps<typeof Button>['kind']
  hidden?: Record<string, string>
  children?: ReactNode
}

/** A plain form: it works without scripts, and the answer is a page. */
export function AccountForm({ action, submit, kind = 'priority', hidden = {}, children }: AccountFormProps) {
  return (
    <form className="u-grid u-columns-1 u-gap-5 u-start" method="post" action={action}>
      {Object.entries(hidden).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {children}
      <Button type="submit" kind={kind}>
        {submit}
      </Button>
    </form>
  )
}

interface AccountFieldProps extends ComponentProps<'input'> {
  label: string
}

export function AccountField({ label, ...input }: AccountFieldProps) {
  return (
    <label className={`u-grid u-gap-1 u-full u-semibold ${styles.email}`}>
      {label}
      <input required maxLength={254} {...input} />
    </label>
  )
}

export const NewPasswordField = () => (
  <AccountField
    label="New password, twelve characters or more"
    name="password"
    type="password"
    autoComplete="new-password"
    minLength={12}
    maxLength={128}
  />
)
