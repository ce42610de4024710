import { useLoaderData } from 'react-router'
import { requestReset } from '#contract/client/form-addresses.ts'
import { AccountForm } from '#site/domains/accounts/AccountForm.tsx'
import { accountPage } from '#site/domains/accounts/load-account.ts'
import { pageMeta } from '#site/page/meta.ts'
import { clientLoads, type LoadArgs, serverLoads } from '#site/page/page.ts'
import { EmailField } from '#site/parts/plain-forms/EmailField.tsx'
import { PlainPage } from '#site/parts/plain-forms/PlainPage.tsx'

export const meta = pageMeta

const load = async (args: LoadArgs) => accountPage(args, '/login/forgot', 'Forgot your Password')

export const loader = serverLoads(load)
export const clientLoader = clientLoads(load)

export default function ForgotPage() {
  const { note } = useLoaderData<typeof loader>()
  return (
    <PlainPage title="Forgot your password" lead="A mail leads you to a new one." note={note}>
      <AccountForm action={requestReset} submit="Send the mail">
        <EmailField note={note} autoComplete="username" />
      </AccountForm>
      <p>
        <a href="/login">Back to signing in</a>. Who signs in with the university’s own sign-in changes the
        password there.
      </p>
    </PlainPage>
  )
}
