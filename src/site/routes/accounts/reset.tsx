import { useLoaderData } from 'react-router'
import { resetPassword } from '#contract/client/form-addresses.ts'
import { AccountForm, NewPasswordField } from '#site/domains/accounts/AccountForm.tsx'
import { accountPage, tokenOf } from '#site/domains/accounts/load-account.ts'
import { pageMeta } from '#site/page/meta.ts'
import { clientLoads, type LoadArgs, serverLoads } from '#site/page/page.ts'
import { PlainPage } from '#site/parts/plain-forms/PlainPage.tsx'

export const meta = pageMeta

/** Opening the address uses nothing, because programs that look for dangerous links open it too: the button does. */
const load = async (args: LoadArgs) => ({
  ...accountPage(args, '/login/reset', 'Choose a new Password'),
  token: tokenOf(args.url),
})

export const loader = serverLoads(load)
export const clientLoader = clientLoads(load)

export default function ResetPage() {
  const { note, token } = useLoaderData<typeof loader>()
  return (
    <PlainPage title="New password" lead="It ends every session you have." note={note}>
      {token ? (
        <AccountForm action={resetPassword} submit="Save the password" hidden={{ token }}>
          <NewPasswordField />
        </AccountForm>
      ) : (
        <p>
          The address was cut off on its way. Copy all of it from the mail into the address bar, or{' '}
          <a href="/login/forgot">ask for a new mail</a>.
        </p>
      )}
    </PlainPage>
  )
}
