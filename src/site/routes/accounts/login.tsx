import { useLoaderData } from 'react-router'
import { secondStep, signIn, signInAtUniversity } from '#contract/client/form-addresses.ts'
import { safeReturnPath } from '#contract/pages/return-path.ts'
import { AccountField, AccountForm } from '#site/domains/accounts/AccountForm.tsx'
import { accountPage } from '#site/domains/accounts/load-account.ts'
import { Island } from '#site/lateness/Island.tsx'
import { islandComponent } from '#site/lateness/late-code.ts'
import { pageMeta } from '#site/page/meta.ts'
import { clientLoads, type LoadArgs, serverLoads } from '#site/page/page.ts'
import { useRootData } from '#site/page/school/root-data.ts'
import { EmailField } from '#site/parts/plain-forms/EmailField.tsx'
import { type PageNote, PlainPage } from '#site/parts/plain-forms/PlainPage.tsx'
import { Button } from '#ui/Button.tsx'

const PasskeyButton = islandComponent(() => import('#site/domains/accounts/PasskeyButton.island.tsx'))

export const meta = pageMeta

const load = async (args: LoadArgs) => ({
  ...accountPage(args, '/login', 'Sign In'),
  returnTo: safeReturnPath(args.url.searchParams.get('returnTo'), ''),
  isSecondStep: args.url.searchParams.get('step') === 'code',
})

export const loader = serverLoads(load)
export const clientLoader = clientLoads(load)

export default function LoginPage() {
  const { note, returnTo, isSecondStep } = useLoaderData<typeof loader>()
  const university = useRootData()?.university
  const back: Record<string, string> = returnTo ? { returnTo } : {}
  if (isSecondStep) return <SecondStep note={note} back={back} />
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
        <EmailField note={note} autoComplete="username" />
        <AccountField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          maxLength={128}
        />
      </AccountForm>
      <Island defer="idle">
        <PasskeyButton returnTo={returnTo} />
      </Island>
      <p>
        <a href="/login/forgot">Forgot your password?</a> There is no signing up here: an administrator of the
        school invites you by e-mail.
      </p>
    </PlainPage>
  )
}

interface SecondStepProps {
  note: PageNote | null
  back: Record<string, string>
}

/** After the password: the code of an app, or a recovery code. */
const SecondStep = ({ note, back }: SecondStepProps) => (
  <PlainPage
    title="Enter your code"
    lead="Your password was right. One more step, and you are in."
    note={note}
  >
    <AccountForm action={secondStep} submit="Continue" hidden={back}>
      <AccountField
        label="Code from your app, or a recovery code"
        name="code"
        autoComplete="one-time-code"
        maxLength={40}
      />
    </AccountForm>
    <p>
      Lost your phone and your codes? An administrator of the school can take the second step off your
      account. <a href="/login">Start over</a>
    </p>
  </PlainPage>
)
