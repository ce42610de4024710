import { askForPasskey } from '#contract/client/passkeys.ts'
import { createStore } from '../ground/store.ts'

/**
 * Whether somebody has to sign in; `no role` is somebody who did, and may do nothing at this school. The calls that were
 * refused wait, so that whatever was being done goes on where it was.
 */
export type Session = 'in' | 'out' | 'no role'
export const session = createStore<Session>('in')

let waiting: PromiseWithResolvers<void> | null = null
let lastSignIn = Number.NEGATIVE_INFINITY
/** A call that is refused this soon after a sign-in is refused for want of a role. */
const soonMs = 3000

export function waitForSignIn(): Promise<void> {
  waiting ??= Promise.withResolvers<void>()
  session.set(performance.now() - lastSignIn < soonMs ? 'no role' : 'out')
  return waiting.promise
}

export function signedIn(): void {
  lastSignIn = performance.now()
  session.set('in')
  waiting?.resolve()
  waiting = null
}

export const askAgain = (): void => session.set('out')

/** What the site's own page for signing in answers with, by the code in its address. */
const problems: Readonly<Record<string, string>> = {
  wrong: 'The e-mail address or the password is not right. Try again, or ask for a new password.',
  locked: 'Too many tries. Try again in fifteen minutes, or ask for a new password.',
  busy: 'More people are signing in than the server can take. Try again in a few seconds.',
  code: 'That code is not right. Wait for the next code of your app. A recovery code works once.',
  passkey: 'That passkey is not known here. Sign in with your password, or choose another one.',
  over: 'That took too long, or there were too many wrong codes. Start again with your password.',
}

/** What is asked next, and what was wrong with what was given. */
export interface SignInStep {
  asks: 'password' | 'code' | 'nothing'
  problem: string | null
}

/** The step that the address of an answer tells: inside of the desk, or back on the page for signing in. */
export function stepAt(address: string): SignInStep & { hasNoRole: boolean } {
  const { pathname, searchParams } = new URL(address)
  const code = searchParams.get('problem')
  const hasNoRole = code === 'no-role'
  if (pathname.startsWith('/admin')) return { asks: 'nothing', problem: null, hasNoRole }
  const asks = searchParams.get('step') === 'code' ? 'code' : 'password'
  if (code === null && asks === 'code') return { asks, problem: null, hasNoRole }
  return { asks, problem: problems[code ?? ''] ?? 'That did not work. Try again.', hasNoRole }
}

/** Sends one of the forms of the site's own page, and reads off where it leads what comes next. */
async function sendForm(
  name: 'sign-in' | 'second-step' | 'passkey',
  fields: Record<string, string>,
): Promise<SignInStep> {
  const asks = name === 'second-step' ? 'code' : 'password'
  const body = new URLSearchParams({ ...fields, returnTo: '/admin/' })
  const response = await fetch(`/api/auth/form/${name}`, { method: 'POST', body }).catch(() => null)
  if (!response) return { asks, problem: 'The server cannot be reached. Check the connection and try again.' }
  if (response.status === 429) return { asks, problem: problems.locked ?? null }
  if (!response.ok && response.status >= 500) return { asks, problem: problems.busy ?? null }
  const { hasNoRole, ...step } = stepAt(response.url)
  if (step.asks === 'nothing') signedIn()
  if (hasNoRole) session.set('no role')
  return step
}

export const signIn = (email: string, password: string): Promise<SignInStep> =>
  sendForm('sign-in', { email, password })

/** With a code of the app, or a recovery code. */
export const takeSecondStep = (code: string): Promise<SignInStep> => sendForm('second-step', { code })

/** Two steps in one. Where nobody chooses a passkey, the password is asked for as before. */
export async function signInByPasskey(): Promise<SignInStep> {
  const credential = await askForPasskey('/api/auth/passkey/challenge').catch(() => '')
  return credential === null ? { asks: 'password', problem: null } : sendForm('passkey', { credential })
}

export async function signOut(): Promise<void> {
  await fetch('/api/auth/form/sign-out', { method: 'POST', body: new URLSearchParams() }).catch(() => null)
  location.assign('/admin/')
}
