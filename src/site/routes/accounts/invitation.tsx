import { useLoaderData } from 'react-router'
import { acceptInvitation } from '#contract/client/form-addresses.ts'
import { AccountField, AccountForm, NewPasswordField } from '#site/domains/accounts/AccountForm.tsx'
import { accountPage, tokenOf } from '#site/domains/accounts/load-account.ts'
import { pageMeta } from '#site/page/meta.ts'
import { clientLoads, type LoadArgs, serverLoads } from '#site/page/page.ts'
import { EmailField } from '#site/parts/plain-forms/EmailField.tsx'
import { PlainPage } from '#site/parts/plain-forms/PlainPage.tsx'

export const meta = pageMeta

async function load(args: LoadArgs) {
  const token = tokenOf(args.url)
  return {
    ...accountPage(args, '/invitation', 'Your Invitation'),
    token,
    offer: token ? await args.api.accounts.invitation({ token }) : null,
  }
}

export const loader = serverLoads(load)
export const clientLoader = clientLoads(load)

export default function InvitationPage() {
  const { note, token, offer } = useLoaderData<typeof loader>()
  return (
    <PlainPage
      title="Your invitation"
      lead={offer ? `You will be ${offer.role} of this site.` : 'It makes you a member of this site.'}
      note={note}
    >
      {offer ? (
        <AccountForm action={acceptInvitation} submit="Create my account" hidden={{ token }}>
          <AccountField label="Your name" name="name" autoComplete="name" maxLength={120} />
          {offer.email ? (
            <p>
              You sign in with <strong>{offer.email}</strong>. If this address has an account already, it
              keeps its password, and you only accept.
            </p>
          ) : (
            <EmailField note={note} autoComplete="username" />
          )}
          <NewPasswordField />
        </AccountForm>
      ) : (
        <p>
          An invitation is good once and for a few days. This one was used, is too old, or was cut off on its
          way. Ask an administrator of the school for another, or <a href="/login">sign in</a>.
        </p>
      )}
    </PlainPage>
  )
}
