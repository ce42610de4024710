import { Type } from 'typebox'
import { expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Role } from '#contract/shapes/visitor.ts'
import type { Tenant } from '#contract/tenants.ts'
import { nobody } from '../unit-of-work/work.ts'
import type { Sender } from './call.ts'
import { performCall } from './perform-call.ts'

const endpoint: Endpoint = {
  method: 'PUT',
  path: '/clubs/:id',
  summary: 'Changes a club',
  response: Type.Object({}),
  guard: 'same origin',
}
const as = (role: Role) => ({
  ...nobody,
  visitor: { userId: '1', name: 'A', email: 'a@b.example', role, isOperator: false },
})
const perform = (changed: Partial<Endpoint>, asker: typeof nobody = nobody) =>
  performCall(
    { ...endpoint, ...changed },
    async ({ tenant }) => tenant.key,
    { tenant: { key: 'east' } as Tenant, asker, sender: {} as Sender },
    {},
    new Date(),
  )

test.each([
  ['nobody', nobody, 401],
  ['a visitor', as('visitor'), 403],
])('a call for editors is refused to %s', async (_, asker, status) => {
  await expect(perform({ needs: 'editor' }, asker)).rejects.toMatchObject({ status })
})

test.each(['editor', 'administrator'] as const)('and open to the role of %s', async (role) => {
  expect(await perform({ needs: 'editor' }, as(role))).toBe('east')
})
