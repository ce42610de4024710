import type { SubmissionAnswer, SubmissionStart } from '#contract/submissions.ts'

const banquet = 3

/** A form of each door, and a payment that waits: a banquet of two that was ordered and not paid. */
export async function formSamples(
  get: <T>(path: string) => Promise<T>,
  send: <T>(path: string, body: object) => Promise<T>,
) {
  const start = await get<SubmissionStart>(`/forms/${banquet}/start`)
  // Whoever sends a form sooner is taken for a program.
  await new Promise((resolve) => setTimeout(resolve, 1100))
  const values = { 'field-301': 'Robin Walker', 'field-302': 'robin@mail.example', 'field-303': '2' }
  const { reference } = await send<SubmissionAnswer>(`/forms/${banquet}/submissions`, { ...start, values })
  return {
    '/form/:id': '/form/1',
    '/hidden/form/:id': '/hidden/form/7',
    // One that needs no code leads to where it is open; the others answer 403, which tests/e2e/forms.spec.ts has.
    '/protected/form/:id': `/protected/form/${banquet}`,
    reference,
  }
}
