import { type FormEvent, useRef, useState, useSyncExternalStore } from 'react'
import { passkeyChallenge, signInByPasskey } from '#contract/client/form-addresses.ts'
import { askForPasskey, knowsPasskeys } from '#contract/client/passkeys.ts'
import { Button } from '#ui/Button.tsx'
import styles from './PasskeyButton.module.css'

const neverChanges = () => () => {}

/** Keeps its place, and is there once the browser is known to have passkeys: without scripts a password signs in. */
export default function PasskeyButton({ returnTo }: { returnTo: string }) {
  const isKnown = useSyncExternalStore(neverChanges, knowsPasskeys, () => false)
  const [isAsking, setAsking] = useState(false)
  const credential = useRef<HTMLInputElement>(null)

  async function ask(form: HTMLFormElement) {
    setAsking(true)
    // What went wrong the page says, as it does for a key that it does not know.
    const given = await askForPasskey(passkeyChallenge).catch(() => '')
    setAsking(false)
    if (given === null || !credential.current) return
    credential.current.value = given
    form.submit()
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void ask(event.currentTarget)
  }

  return (
    <form
      className={isKnown ? undefined : styles.waiting}
      method="post"
      action={signInByPasskey}
      onSubmit={submit}
    >
      <input type="hidden" name="returnTo" value={returnTo} />
      <input ref={credential} type="hidden" name="credential" />
      <Button type="submit" kind="alternate" loading={isAsking}>
        Sign in with a passkey
      </Button>
    </form>
  )
}
