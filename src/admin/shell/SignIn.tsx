import { type FormEvent, useEffect, useState } from 'react'
import { knowsPasskeys } from '#contract/client/passkeys.ts'
import { useMe, useSchool } from '../api/queries.ts'
import {
  askAgain,
  type SignInStep,
  session,
  signIn,
  signInByPasskey,
  signOut,
  takeSecondStep,
} from '../api/session.ts'
import { useStore } from '../ground/store.ts'
import { Button } from '../parts/Button.tsx'
import { Problem } from '../parts/Problem.tsx'
import styles from './SignIn.module.css'

const atFirst: SignInStep = { asks: 'password', problem: null }

/** Over whatever is being done: it stays there, and goes on when somebody has signed in. */
export function SignIn() {
  const state = useStore(session)
  const school = useSchool()
  const [step, setStep] = useState(atFirst)
  const [isSending, setSending] = useState(false)
  const isOut = state !== 'in'
  const isWrong = step.problem !== null
  useEffect(() => {
    if (!isOut) return
    const before = document.title
    document.title = `${isWrong ? 'Error: ' : ''}Sign in · Desk`
    return () => {
      document.title = before
    }
  }, [isOut, isWrong])
  if (!isOut) return null

  async function send(asking: Promise<SignInStep>) {
    setSending(true)
    const next = await asking
    // Whoever is signed out again later begins with the password.
    setStep(next.asks === 'nothing' ? atFirst : next)
    setSending(false)
  }

  return (
    <div
      className={styles.veil}
      role="dialog"
      aria-modal="true"
      aria-labelledby="sign-in"
      // Above panels, too, which would keep the focus and hide what is beside them.
      data-react-aria-top-layer="true"
    >
      <div className={styles.card}>
        <p className={styles.school}>{school?.name ?? ' '}</p>
        {state === 'no role' ? (
          <NoRole school={school?.name ?? 'the school'} />
        ) : step.asks === 'code' ? (
          <CodeForm
            step={step}
            isSending={isSending}
            onSend={(code) => void send(takeSecondStep(code))}
            onStartOver={() => setStep(atFirst)}
          />
        ) : (
          <PasswordForm
            step={step}
            isSending={isSending}
            university={school?.university ?? null}
            onSend={(email, password) => void send(signIn(email, password))}
            onPasskey={() => void send(signInByPasskey())}
          />
        )}
      </div>
    </div>
  )
}

const NoRole = ({ school }: { school: string }) => (
  <>
    <h1 id="sign-in" className={styles.title}>
      You have no role at this school
    </h1>
    <p>
      Your account is good, but nobody has given it a role here. Ask an administrator of {school} to invite
      you.
    </p>
    <div className={styles.row}>
      <Button onPress={askAgain}>Sign in as somebody else</Button>
      <Button look="quiet" onPress={() => void signOut()}>
        Sign out
      </Button>
    </div>
  </>
)

interface PasswordFormProps {
  step: SignInStep
  isSending: boolean
  /** What the university's own sign-in is called; null where there is none. */
  university: string | null
  onSend(email: string, password: string): void
  onPasskey(): void
}

function PasswordForm({ step, isSending, university, onSend, onPasskey }: PasswordFormProps) {
  const me = useMe()
  const here = `${location.pathname}${location.search}`
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    onSend(String(form.get('email')), String(form.get('password')))
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <h1 id="sign-in" className={styles.title}>
        Sign in to the desk
      </h1>
      <Problem id="sign-in-problem">{step.problem}</Problem>
      {university ? (
        <a
          className={styles.university}
          href={`/api/auth/university?${new URLSearchParams({ returnTo: here })}`}
        >
          {university}
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
          aria-invalid={step.problem !== null}
          aria-describedby={step.problem === null ? undefined : 'sign-in-problem'}
          // Whose session ended goes on as who they were.
          defaultValue={me?.email}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- nothing else can be done
          autoFocus={me === undefined}
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
          aria-invalid={step.problem !== null}
          aria-describedby={step.problem === null ? undefined : 'sign-in-problem'}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- nothing else can be done
          autoFocus={me !== undefined}
        />
      </label>
      <Button look="main" type="submit" isDisabled={isSending}>
        Sign in
      </Button>
      {knowsPasskeys() ? (
        <Button icon="key" isDisabled={isSending} onPress={onPasskey}>
          Use a passkey
        </Button>
      ) : null}
      <p className={styles.note}>
        <a href="/login/forgot">Forgot your password?</a> What you were writing is kept.
      </p>
    </form>
  )
}

interface CodeFormProps {
  step: SignInStep
  isSending: boolean
  onSend(code: string): void
  onStartOver(): void
}

/** After the password: a code of the app, or one of those that were kept for when the phone is gone. */
function CodeForm({ step, isSending, onSend, onStartOver }: CodeFormProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onSend(String(new FormData(event.currentTarget).get('code')))
    event.currentTarget.reset()
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <h1 id="sign-in" className={styles.title}>
        Enter your code
      </h1>
      <p>Your password was right. One more step, and you are in.</p>
      <Problem>{step.problem}</Problem>
      <label className={styles.label}>
        Code from your app, or a recovery code
        <input
          className={styles.input}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={40}
          required
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- nothing else can be done
          autoFocus
        />
      </label>
      <Button look="main" type="submit" isDisabled={isSending}>
        Continue
      </Button>
      <p className={styles.note}>
        Lost your phone and your codes? An administrator of the school can help.{' '}
        <button type="button" className={styles.link} onClick={onStartOver}>
          Start over
        </button>
      </p>
    </form>
  )
}
