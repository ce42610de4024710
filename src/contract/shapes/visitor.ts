/** What a person may do at one school, from least to most: each may do what those before it may. */
export const roles = ['visitor', 'editor', 'publisher', 'administrator'] as const
export type Role = (typeof roles)[number]

export const isRole = (word: unknown): word is Role => (roles as readonly unknown[]).includes(word)

/** Somebody with a session and a role at the school that is asked; nobody else is a visitor. */
export interface Visitor {
  userId: string
  name: string
  email: string
  /** At this school. */
  role: Role
  /** Runs the platform: may do everything at every school. */
  isOperator: boolean
  /** The teams that this person works for alone at this school; null or nothing: all of them. */
  sportIds?: readonly number[] | null
  /** This session took two steps: a code after the password, a passkey, or whatever a university asks for. */
  tookTwoSteps?: boolean
  /** The school asks for a second step, and they have none: until then they may see what every visitor may. */
  mustSetUpTwoStep?: boolean
  /** Every school with a role of this person's. */
  schools?: readonly { key: string; name: string; role: Role }[]
}

/** Whether somebody has a role or a higher one. */
export const roleAtLeast = ({ role, isOperator }: Pick<Visitor, 'role' | 'isOperator'>, needed: Role) =>
  isOperator || roles.indexOf(role) >= roles.indexOf(needed)

const named: Record<Role, string> = {
  visitor: 'anybody with an account',
  editor: 'an editor, a publisher or an administrator',
  publisher: 'a publisher or an administrator',
  administrator: 'an administrator',
}

/** Who may do what a role is needed for: 'a publisher or an administrator of Halcyon State'. */
export const whoMay = (needed: Role | 'operator', school = 'the school'): string =>
  needed === 'operator' ? 'an operator, who runs the whole platform' : `${named[needed]} of ${school}`
