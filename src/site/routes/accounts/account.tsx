import { useLoaderData } from 'react-router'
import { changePassword, signOut, signOutEverywhere } from '#contract/client/form-addresses.ts'
import { AccountField, AccountForm, NewPasswordField } from '#site/domains/accounts/AccountForm.tsx'
import { InviteForm } from '#site/domains/accounts/InviteForm.tsx'
import { accountPage } from '#site/domains/accounts/load-account.ts'
import { pageMeta } from '#site/page/meta.ts'
import { clientLoads, type LoadArgs, serverLoads } from '#site/page/page.ts'
import styles from '#site/parts/plain-forms/PlainPage.module.css'
import { PlainPage } from '#site/parts/plain-forms/PlainPage.tsx'
import { Button } from '#ui/Button.tsx'
import { Heading } from '#ui/Heading.tsx'

export const meta = pageMeta

const load = async (args: LoadArgs) => ({
  ...accountPage(args, '/account', 'Your Account'),
  me: await args.api.accounts.me(),
})

export const loader = serverLoads(load)
export const clientLoader = clientLoads(load)

export default function AccountPage() {
  const { note, me } = useLoaderData<typeof loader>()
  const mayWrite = me.isOperator || (me.role !== null && me.role !== 'visitor')
  const mayInvite = me.isOperator || me.role === 'administrator'
  return (
    <PlainPage title="Your account" lead={`You are signed in as ${me.name}, ${me.email}.`} note={note}>
      <section className={styles.section}>
        <Heading level={2} size="regular">
          Schools and roles
        </Heading>
        <ul className={styles.roles}>
          {me.schools.map(({ key, name, role }) => (
            <li key={key}>
              {name}: {role}
            </li>
          ))}
          {me.isOperator ? <li>Every school: operator of the platform</li> : null}
        </ul>
        {mayWrite ? (
          <p>
            <Button href="/admin" iconAfter="arrow-right">
              Open the desk
            </Button>
          </p>
        ) : null}
        <div className="u-wrap u-gap-3">
          <AccountForm action={signOut} submit="Sign out" />
          <AccountForm action={signOutEverywhere} submit="Sign out everywhere" kind="alternate" />
        </div>
      </section>
      <section className={styles.section}>
        <Heading level={2} size="regular">
          Change your password
        </Heading>
        <AccountForm action={changePassword} submit="Change the password" kind="alternate">
          <AccountField
            label="Current password"
            name="current"
            type="password"
            autoComplete="current-password"
            maxLength={128}
          />
          <NewPasswordField />
        </AccountForm>
      </section>
      {mayInvite ? (
        <section className={styles.section}>
          <Heading level={2} size="regular">
            Invite somebody
          </Heading>
          <InviteForm />
        </section>
      ) : null}
    </PlainPage>
  )
}
