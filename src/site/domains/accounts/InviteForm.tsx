import { invite } from '#contract/client/form-addresses.ts'
import { roles } from '#contract/shapes/visitor.ts'
import styles from '#site/parts/plain-forms/PlainPage.module.css'
import { AccountField, AccountForm } from './AccountForm.tsx'

/** What each role may do, in a few words. */
const may: Record<(typeof roles)[number], string> = {
  visitor: 'sees what is hidden',
  editor: 'writes, and asks for it to be published',
  publisher: 'writes and publishes',
  administrator: 'does everything, and invites others',
}

/** For administrators: a mail that makes somebody a member. */
export function InviteForm() {
  return (
    <AccountForm action={invite} submit="Send the invitation" kind="alternate">
      <AccountField label="E-mail address of the person" name="email" type="email" autoComplete="off" />
      <fieldset className={`u-grid u-gap-0-4 u-shrink u-full ${styles.lists}`}>
        <legend>Role</legend>
        {roles.map((role) => (
          <label key={role} className={`u-row u-gap-3 u-target u-ruled ${styles.choice} u-semibold u-whole`}>
            <input type="radio" name="role" value={role} defaultChecked={role === 'editor'} />
            <span>
              {role}: {may[role]}
            </span>
          </label>
        ))}
      </fieldset>
    </AccountForm>
  )
}
