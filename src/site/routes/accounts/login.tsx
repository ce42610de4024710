import { useLoaderData } from 'react-router'
import { signIn, signInAtUniversity } from '#contract/client/form-addresses.ts'
import { safeReturnPath } from '#contract/pages/return-path.ts'
import { AccountField, AccountForm, EmailField } from '#site/domains/accounts/AccountForm.tsx'
import { accountPage } from '#site/domains/accounts/load-account.ts'
import { pageMeta } from '#site/page/meta.ts'
import { clientLoads, type LoadArgs, serverLoads } from '#site/page/page.ts'
import { useRootData } from '#site/page/school/root-data.ts'
import { PlainPage } from '#site/parts/plain-forms/PlainPage.tsx'
import { Button } from '#ui/Button.tsx'

export const meta = pageMeta

const load = async (args: LoadArgs) => ({
  ...accountPage(args, '/login', 'Sign In'),
  returnTo: safeReturnPath(args.url.searchParams.get('returnTo'), ''),
})

export const loader = serverLoads(load)
export const clientLoader = clientLoads(load)

export default function LoginPage() {
  const { note, returnTo } = useLoaderData<typeof loader>()
  const university = useRootData()?.university
  const back: Record<string, string> = returnTo ? { returnTo } : {}
  return (
    <PlainPage title="Sign in" lead="For those who work on this site, and those they invited." note={note}>
      {university ? (
        <p>
          <Button href={`${signInAtUniversity}?${new URLSearchParams(back)}`}>{university}</Button>
        </p>
      ) : null}
      <AccountForm
        action={signIn}
        submit="Sign in"
        kind={university ? 'alternate' : 'priority'}
        hidden={back}
      >
        <EmailField />
        <AccountField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          maxLength={128}
        />
      </AccountForm>
      <p>
        <a href="/login/forgot">Forgot your password?</a> There is no signing up here: an administrator of the
        school invites you by e-mail.
      </p>
    </PlainPage>
  )
}
