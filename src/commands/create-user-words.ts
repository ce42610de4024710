import { isRole, type Role, roles } from '#contract/shapes/visitor.ts'
import type { MadeUser } from '#server/domains/accounts/accounts.service.ts'

/** Whom a command line names. */
export interface NamedPerson {
  email: string
  name: string
  tenant: string | null
  role: Role | null
  isOperator: boolean
}

interface Given {
  email?: string | undefined
  name?: string | undefined
  school?: string | undefined
  role?: string | undefined
  operator?: boolean | undefined
}

/** The person, or in one line what is missing or cannot be. */
export function readPerson({ email, name, school, role, operator = false }: Given): NamedPerson | string {
  const missing = [
    ...(email ? [] : ['--email']),
    ...(name ? [] : ['--name']),
    ...(school || operator ? [] : ['--school (or --operator, for somebody who runs the platform)']),
  ]
  if (!email || !name || missing.length > 0) return `Still needed: ${missing.join(', ')}.`
  if (role !== undefined && !isRole(role)) return `There is no role '${role}'. Roles: ${roles.join(', ')}.`
  if (role && !school) return `--role ${role} is a role at a school: say which with --school.`
  return { email, name, tenant: school ?? null, role: role ?? null, isOperator: operator }
}

const remarks: Record<MadeUser['outcome'], string> = {
  created: '',
  updated: ' The account was there before: its name and its password are unchanged.',
  'taken over':
    ' There was an account of that address which nobody had verified: it has the new name and password, and nobody is signed in with it.',
}

const article = (role: Role) => (role === 'editor' || role === 'administrator' ? 'an' : 'a')

export function toldOf(
  { email, tenant }: Pick<NamedPerson, 'email' | 'tenant'>,
  { outcome, role, isOperator }: MadeUser,
): string {
  const is = [
    ...(isOperator ? ['runs the platform and may do everything at every school'] : []),
    ...(role && tenant ? [`is ${article(role)} ${role} at ${tenant}`] : []),
  ]
  return `${email} ${is.join(', and ')}.${remarks[outcome]}`
}
