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
}

/** Signs in by the same form as the site's own page; answers with what went wrong, or null. */
export async function signIn(email: string, password: string): Promise<string | null> {
  const form = new URLSearchParams({ email, password, returnTo: '/admin/' })
  const response = await fetch('/api/auth/form/sign-in', { method: 'POST', body: form }).catch(() => null)
  if (!response) return 'The server cannot be reached. Check the connection and try again.'
  const page = new URL(response.url)
  if (response.ok && page.pathname.startsWith('/admin')) {
    signedIn()
    return null
  }
  const problem = page.searchParams.get('problem') ?? ''
  if (problem === 'no-role') session.set('no role')
  return problems[problem] ?? 'That did not work. Check the address and the password.'
}

export async function signOut(): Promise<void> {
  await fetch('/api/auth/form/sign-out', { method: 'POST', body: new URLSearchParams() }).catch(() => null)
  location.assign('/admin/')
}
