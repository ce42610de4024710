import { type ActionFunctionArgs, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { formIncomplete } from '#contract/forms/form-problem.ts'
import { formRefusedContext, pageRequestContext } from '#site/page/page-request.ts'
import { sendReport } from './send-report.ts'

const typed = {
  about: 'document',
  message: 'The guide,\r\nlarge',
  place: '/publications',
  name: 'Robin',
  email: '',
}
const values = { ...typed, message: 'The guide,\nlarge' }

async function sent(
  reportBarrier: (input: unknown) => Promise<unknown>,
  query = '',
  body: BodyInit | null = null,
) {
  const context = new RouterContextProvider()
  context.set(pageRequestContext, { api: { settings: { reportBarrier } } } as never)
  const request = new Request(`https://east.localhost/accessibility${query}`, {
    method: 'POST',
    body: body ?? new URLSearchParams(typed),
  })
  const answer = await sendReport({ request, context } as unknown as ActionFunctionArgs)
  return { answer, isRefused: context.get(formRefusedContext) }
}

test('a report that was taken leads on, also for who reads what the server drew', async () => {
  const taken: unknown[] = []
  const take = async (input: unknown) => taken.push(input)
  const locations = [await sent(take), await sent(take, '?ssr=1')].map(({ answer }) =>
    (answer as Response).headers.get('location'),
  )
  expect(locations).toEqual(['/accessibility?note=sent', '/accessibility?note=sent&ssr=1'])
  expect(taken[0]).toEqual({ body: { ...values, blank: '' } })
})

test('one that was refused comes back with all that was typed, and its title is to say so', async () => {
  const refused = formIncomplete({ email: ['Give an address'] }, 'Your message was not sent.')
  expect(await sent(() => Promise.reject(refused))).toEqual({
    answer: expect.objectContaining({
      data: { values, message: 'Your message was not sent.', errors: { email: ['Give an address'] } },
      init: { status: 422 },
    }),
    isRefused: true,
  })
})

test('where nobody could take it, it comes back too', async () => {
  expect((await sent(() => Promise.reject(new Error('down')))).answer).toMatchObject({
    data: { values, message: expect.stringContaining('What you typed is still here'), errors: {} },
    init: { status: 503 },
  })
})

test('what is no form is an empty one', async () => {
  const refuse = () => Promise.reject(formIncomplete({ message: ['Write'] }))
  expect((await sent(refuse, '', '{"message":"x"}')).answer).toMatchObject({
    data: { values: { message: '' } },
  })
})
