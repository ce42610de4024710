import { Type } from 'typebox'
import { describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { formIncomplete } from '#contract/forms/form-problem.ts'
import { badRequest, roleTooLow, signInNeeded } from '#contract/shapes/problem.ts'
import { formBody, pageOfAnswer, pageOfRefusal } from './plain-form.ts'

const endpoint: Endpoint = {
  method: 'POST',
  path: '/clubs',
  summary: 'Joins a club',
  body: Type.Object({ email: Type.String(), sportIds: Type.Array(Type.Integer()) }),
  response: Type.Object({}),
  takes: 'JSON or form',
  form: { page: '/club', done: '/club?note=in', notes: { email: 'address' } },
}
const { form: _, ...withoutForm } = endpoint

describe('a form is read as the body of the API', () => {
  test('what may be chosen more than once is a list; of the rest the first counts', async () => {
    const sent = Buffer.from('email=a%40b.example&email=c%40d.example&sportIds=3&sportIds=4&website=')
    expect(await formBody(endpoint, sent, 'application/x-www-form-urlencoded')).toEqual({
      email: 'a@b.example',
      sportIds: ['3', '4'],
      website: '',
    })
  })

  test('also one in parts; a file is no text', async () => {
    const form = new FormData()
    form.set('email', 'a@b.example')
    form.set('picture', new File(['x'], 'x.png'))
    const response = new Response(form)
    const type = response.headers.get('content-type') ?? ''
    expect(await formBody(endpoint, await response.bytes(), type)).toEqual({
      email: 'a@b.example',
      picture: '',
    })
  })

  test('what is none is refused', async () => {
    await expect(formBody(endpoint, Buffer.from('x'), 'multipart/form-data')).rejects.toMatchObject({
      status: 400,
    })
  })
})

test.each([
  ['to the page that the answer names', { to: '/club/7' }, '/club/7'],
  ['or to the one that says that it was taken', { message: 'Welcome' }, '/club?note=in'],
  ['also where there is nothing to say', null, '/club?note=in'],
])('whoever sent a form is led %s', (_, answer, page) => {
  expect(pageOfAnswer(endpoint, answer)).toBe(page)
})

const invalid = (fault: object) => Object.assign(new Error('invalid'), { validation: [fault] })

test.each([
  ['told what was wrong', formIncomplete({ email: ['is taken'] }), '/club?note=address'],
  [
    'told what was missing',
    invalid({ instancePath: '', params: { missingProperty: 'email' } }),
    '/club?note=address',
  ],
  ['told which of several', invalid({ instancePath: '/email/0', params: {} }), '/club?note=address'],
  ['asked to come later', badRequest('No.'), '/club?note=later'],
  ['led to sign in', signInNeeded(), '/login?returnTo=%2Fclub'],
  ['given a number instead of a page for the wrong role', roleTooLow(), null],
  ['given one where we failed', new Error('a fault of ours'), null],
])('whoever sent a form that was refused is %s', (_, error, page) => {
  expect(pageOfRefusal(endpoint, error)).toBe(page)
})

test('a call that no page has a form for leads nowhere', () => {
  expect(pageOfAnswer(withoutForm, {})).toBeNull()
  expect(pageOfRefusal(withoutForm, signInNeeded())).toBeNull()
})
