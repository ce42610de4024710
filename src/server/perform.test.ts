import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { publicEndpoints } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { type Role, roles } from '#contract/shapes/visitor.ts'
import { tenantNamed } from '#tests/factories/school.ts'
import { type PerformDeps, performer } from './perform.ts'
import { nobody } from './unit-of-work/work.ts'

const endpoint: Endpoint = publicEndpoints.settings.site
/** Answers whoever gets as far as the school's data. */
const read = vi.fn(async () => 'the answer')
const remember = vi.fn(async () => 'remembered')
const deps = {
  scope: { gather: () => ({ read }) },
  readCache: { get: remember },
  now: () => new Date(),
} as unknown as PerformDeps

const ask = (needs: Role | undefined, role?: Role, isOperator = false) => {
  if (needs) endpoint.needs = needs
  const visitor = role ? { userId: 'u', name: 'A Person', email: 'a@b.example', role, isOperator } : null
  const asker = { ...nobody, visitor }
  return performer(deps, 'settings', 'site')(tenantNamed('east'), {}, () => {}, asker)
}

beforeEach(() => {
  vi.clearAllMocks()
})
afterEach(() => {
  delete endpoint.needs
})

describe.each(roles)('what needs a role, %s,', (needs) => {
  test('asks nobody known to sign in', async () => {
    await expect(ask(needs)).rejects.toMatchObject({ status: 401 })
    expect(read).not.toHaveBeenCalled()
  })

  test.each(roles)('opens to a %s who has it or a higher one, and refuses every other', async (role) => {
    if (roles.indexOf(role) >= roles.indexOf(needs)) expect(await ask(needs, role)).toBe('the answer')
    else await expect(ask(needs, role)).rejects.toMatchObject({ status: 403 })
    expect(read).toHaveBeenCalledTimes(roles.indexOf(role) >= roles.indexOf(needs) ? 1 : 0)
  })

  test('opens to who runs the platform', async () => {
    expect(await ask(needs, 'visitor', true)).toBe('the answer')
  })

  test('is remembered for nobody', async () => {
    await ask(needs, 'administrator')
    expect(remember).not.toHaveBeenCalled()
  })
})

test('what needs no role is everybody’s', async () => {
  expect(await ask(undefined)).toBe('remembered')
})
