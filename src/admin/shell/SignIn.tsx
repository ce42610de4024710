import { type FormEvent, useState } from 'react'
import { useSchool } from '../api/queries.ts'
import { askAgain, session, signIn, signOut } from '../api/session.ts'
import { useStore } from '../ground/store.ts'
import { Button } from '../parts/Button.tsx'
import styles from './SignIn.module.css'

/** Over whatever is being done: it stays there, and goes on when somebody has signed in. */
export function SignIn() {
  const state = useStore(session)
  const school = useSchool()
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  if (state === 'in') return null

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setSending(true)
    setProblem(await signIn(String(form.get('email')), String(form.get('password'))))
    setSending(false)
  }

  const here = `${location.pathname}${location.search}`
  return (
    <div className={styles.veil} role="dialog" aria-modal="true" aria-labelledby="sign-in">
      <div className={styles.card}>
        <p className={styles.school}>{school?.name ?? ' '}</p>
        {state === 'no role' ? (
          <>
            <h1 id="sign-in" className={styles.title}>
              You have no role at this school
            </h1>
            <p>
              Your account is good, but nobody has given it a role here. Ask an administrator of{' '}
              {school?.name ?? 'the school'} to invite you.
            </p>
            <div className={styles.row}>
              <Button onPress={askAgain}>Sign in as somebody else</Button>
              <Button look="quiet" onPress={() => void signOut()}>
                Sign out
              </Button>
            </div>
          </>
        ) : (
          <form className={styles.form} onSubmit={(event) => void submit(event)}>
            <h1 id="sign-in" className={styles.title}>
              Sign in to the desk
            </h1>
            {problem ? (
              <p className={styles.problem} role="alert">
                {problem}
              </p>
            ) : null}
            {school?.university ? (
              <a
                className={styles.university}
                href={`/api/auth/university?${new URLSearchParams({ returnTo: here })}`}
              >
                {school.university}
              </a>
            ) : null}
            <label className={styles.label}>
              E-mail address
              <input
                className={styles.input}
                name="email"
                type="email"
                autoComplete="username"
                required
                autoFocus
              />
            </label>
            <label className={styles.label}>
              Password
              <input
                className={styles.input}
                name="password"
                type="password"
                autoComplete="current-password"
                maxLength={128}
                required
              />
            </label>
            <Button look="main" type="submit" isDisabled={isSending}>
              Sign in
            </Button>
            <p className={styles.note}>
              <a href="/login/forgot">Forgot your password?</a> What you were writing is kept.
            </p>
          </form>
        )}
      </div>
    </div>
  )
}
