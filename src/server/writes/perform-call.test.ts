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
const sender = (headers: Sender['headers'] = {}) => ({ headers }) as Sender
const as = (role: Role) => ({
  ...nobody,
  visitor: { userId: '1', name: 'A', email: 'a@b.example', role, isOperator: false },
})
const perform = (changed: Partial<Endpoint>, headers = {}, asker: typeof nobody = nobody) =>
  performCall(
    { ...endpoint, ...changed },
    async ({ version }) => ({ version }),
    { tenant: { key: 'east' } as Tenant, asker, sender: sender(headers) },
    {},
    new Date(),
  )

test.each([
  ['nobody', nobody, 401],
  ['a visitor', as('visitor'), 403],
])('a call for editors is refused to %s', async (_, asker, status) => {
  await expect(perform({ needs: 'editor' }, {}, asker)).rejects.toMatchObject({ status })
})

test.each(['editor', 'administrator'] as const)('and open to the role of %s', async (role) => {
  expect(await perform({ needs: 'editor' }, {}, as(role))).toEqual({ version: null })
})

test.each([{}, { 'if-match': '7' }, { 'if-match': '"x"' }, { 'if-match': '*' }])(
  'a call that changes a version is refused where it does not say which: %j',
  async (headers) => {
    await expect(perform({ ifVersion: true }, headers)).rejects.toMatchObject({ status: 428 })
  },
)

test('the version that was changed is told', async () => {
  expect(await perform({ ifVersion: true }, { 'if-match': '"7"' })).toEqual({ version: 7 })
})
