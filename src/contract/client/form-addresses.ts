import { accounts } from '../accounts.ts'
import type { Endpoint } from '../endpoint.ts'
import { takeStatFile } from '../stat-files.ts'
import { submissions } from '../submissions.ts'
import { subscriptions } from '../subscriptions.ts'
import { addressOf } from './client.ts'

/** Where a call is, and which: what is sent there has its answer. */
export type CallAddress<E extends Endpoint> = string & { readonly call?: E }

const at = <E extends Endpoint>(endpoint: E, input: Record<string, unknown> = {}): CallAddress<E> =>
  addressOf(endpoint, input)

/**
 * WHERE THE FORMS AND LINKS OF PAGES GO that make a call without scripts. The table of endpoints says it; a browser is
 * given the addresses alone (scripts/vite-endpoint-table.ts), of which each page takes its own.
 */
export const signIn = at(accounts.signIn)
export const secondStep = at(accounts.secondStep)
export const passkeyChallenge = at(accounts.passkeyChallenge)
export const signInByPasskey = at(accounts.passkey)
export const signOut = at(accounts.signOut)
export const signOutEverywhere = at(accounts.signOutEverywhere)
export const requestReset = at(accounts.requestReset)
export const resetPassword = at(accounts.reset)
export const acceptInvitation = at(accounts.acceptInvitation)
export const changePassword = at(accounts.changePassword)
export const invite = at(accounts.invite)
export const signInAtUniversity = at(accounts.university)
export const enterCode = at(accounts.enterCode)
export const subscribe = at(subscriptions.request)
export const confirmSubscription = at(subscriptions.confirm)
export const leaveSubscription = at(subscriptions.leave)
export const sendStatFile = at(takeStatFile)
export const offlinePayment = at(submissions.paymentEvent, { gateway: 'offline' })
