import { type Role, roles } from '#contract/shapes/visitor.ts'

/** Who tries, and which role at the school that is asked they have. */
export const triers = [
  ['nobody', null],
  ["another school's administrator", null],
  ...roles.map((role) => [`a ${role}`, role] as const),
  ['the operator', 'administrator'],
] as const
export type Trier = (typeof triers)[number][0]

export interface Person {
  email: string
  role: Role
  /** At the school that is asked, or at the other one. */
  at: 'own' | 'other'
  isOperator: boolean
}

/** The cookie of each: sessions are made at the person's own school, and brought to the one that is asked. */
export async function cookiesOfTriers(
  signIn: (person: Person) => Promise<string>,
): Promise<Map<Trier, string>> {
  const cookies = new Map<Trier, string>()
  for (const role of roles)
    cookies.set(
      `a ${role}`,
      await signIn({ email: `${role}@own.example`, role, at: 'own', isOperator: false }),
    )
  const stranger: Person = {
    email: 'head@other.example',
    role: 'administrator',
    at: 'other',
    isOperator: false,
  }
  cookies.set("another school's administrator", await signIn(stranger))
  const operator: Person = {
    email: 'operator@platform.example',
    role: 'visitor',
    at: 'other',
    isOperator: true,
  }
  cookies.set('the operator', await signIn(operator))
  return cookies
}

/** Whether somebody with a role may use what needs one. */
export const mayUse = (needed: Role | null, role: Role | null): boolean =>
  needed === null || (role !== null && roles.indexOf(role) >= roles.indexOf(needed))
