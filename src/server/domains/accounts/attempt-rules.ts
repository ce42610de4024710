/** How often something may be tried in a stretch of time that begins with the first try. */
export interface Limit {
  max: number
  minutes: number
}

/**
 * Wrong passwords, counted for the account and for the address they come from. An account that does not exist is
 * locked like one that does, so that the lock tells nothing. An office behind one address must be able to sign in.
 */
export const signInLimits = {
  account: { max: 6, minutes: 15 },
  address: { max: 40, minutes: 15 },
} as const satisfies Record<string, Limit>

/** Mails that somebody else may have sent to a mailbox, and asks from one address. */
export const resetLimits = {
  account: { max: 3, minutes: 60 },
  address: { max: 20, minutes: 60 },
} as const satisfies Record<string, Limit>

/** Tokens that are tried out. */
export const tokenLimit: Limit = { max: 30, minutes: 15 }

export const endOf = (now: Date, { minutes }: Limit): Date => new Date(now.getTime() + minutes * 60_000)

export const isOver = (count: number, { max }: Limit): boolean => count > max
