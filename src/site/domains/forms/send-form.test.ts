import { type ActionFunctionArgs, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { formIncomplete } from '#contract/forms/form-problem.ts'
import type { ApiProblem } from '#contract/shapes/problem.ts'
import { pageRequestContext } from '#site/page/page-request.ts'
import type { RefusedForm } from './form-outcome.ts'
import { sendForm } from './send-form.ts'

const start = { key: '6b1f5b9e-0000-4000-8000-000000000000', startedAt: '1.signed' }

async function refusedBy(problem: ApiProblem): Promise<RefusedForm> {
  const body = new URLSearchParams({ ...start, 'field-1': 'Typed', coupon: 'CLUB', blank: 'x' })
  const context = new RouterContextProvider()
  context.set(pageRequestContext, {
    api: { submissions: { submit: () => Promise.reject(problem) } },
  } as never)
  const request = new Request('https://east.localhost/form/1', { method: 'POST', body })
  const answer = await sendForm({ request, params: { id: '1' }, context } as unknown as ActionFunctionArgs)
  return (answer as { data: RefusedForm }).data
}

test('a form that comes back has everything that was typed, and its start', async () => {
  expect(await refusedBy(formIncomplete({ 'field-2': ['Name is required.'] }))).toMatchObject({
    values: { 'field-1': 'Typed' },
    coupon: 'CLUB',
    start,
  })
})

test('a form that was open for too long comes back with everything that was typed, and without its start', async () => {
  const stale = formIncomplete({ startedAt: ['not good any more'] }, 'The form was open for more than a day.')
  expect(await refusedBy(stale)).toMatchObject({
    values: { 'field-1': 'Typed' },
    coupon: 'CLUB',
    message: 'The form was open for more than a day.',
    start: null,
  })
})

test.each([
  ['JSON', 'application/json', '{"field-1":"Typed"}'],
  ['parts without a boundary', 'multipart/form-data', 'field-1=Typed'],
  ['parts that are none', 'multipart/form-data; boundary=x', '2026-02-30'],
  ['nothing', 'text/plain', ''],
])('%s is answered with the form, to be filled in', async (_, type, body) => {
  const context = new RouterContextProvider()
  context.set(pageRequestContext, { api: {} } as never)
  const headers = { 'content-type': type }
  const request = new Request('https://east.localhost/form/1', { method: 'POST', headers, body })
  const answer = await sendForm({ request, params: { id: '1' }, context } as unknown as ActionFunctionArgs)
  expect(answer).toMatchObject({ init: { status: 415 }, data: { values: {}, start: null } })
})
