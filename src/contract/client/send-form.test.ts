import { expect, test } from 'vitest'
import { sendStatFile } from './form-addresses.ts'
import { sendForm } from './send-form.ts'

const form = new FormData()
const answering = (response: Response) => async () => response

test('what became of a form is answered', async () => {
  const sent: unknown[] = []
  const answer = await sendForm(sendStatFile, form, async (address, init) => {
    sent.push({ address, ...init })
    return Response.json({ fileId: 7 })
  })
  expect(answer).toEqual({ fileId: 7 })
  expect(sent).toMatchObject([{ address: '/api/v2/stats/files', method: 'POST', body: form }])
})

test('a refusal is the problem that the server told', async () => {
  const refusal = Response.json(
    { detail: 'It breaks off.', errors: [{ field: 'line 12', message: 'broken' }] },
    { status: 422 },
  )
  await expect(sendForm(sendStatFile, form, answering(refusal))).rejects.toMatchObject({
    status: 422,
    problem: { detail: 'It breaks off.', errors: [{ field: 'line 12', message: 'broken' }] },
  })
})

test('and also where it came from something in between, in words of its own', async () => {
  const page = new Response('<h1>Bad gateway</h1>', { status: 502 })
  await expect(sendForm(sendStatFile, form, answering(page))).rejects.toMatchObject({
    status: 502,
    problem: { detail: 'The server answered 502.' },
  })
})
