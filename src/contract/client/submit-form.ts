import type { FormStatus, JudgedForm } from '../forms.ts'
import { ApiProblem } from '../shapes/problem.ts'
import type { SubmissionAnswer, SubmissionRequest, SubmissionStart } from '../submissions.ts'

const refusals: Record<Exclude<FormStatus, 'active'>, string> = {
  pending: 'This form is not open yet.',
  closed: 'This form is closed.',
  full: 'This form is full.',
}

/** Why a form takes no answers now, in its own words where it has some; null where it does. */
export function refusalOf({
  status,
  closedMessage,
}: Pick<JudgedForm, 'status' | 'closedMessage'>): string | null {
  if (status === 'active') return null
  return (status !== 'pending' && closedMessage) || refusals[status]
}

interface Sender {
  baseUrl?: string
  tenant: string
  fetch?: typeof fetch
}

/** Sends a form from wherever one is. Rejects with an `ApiProblem`; `formErrorsOf` has the messages of a 422. */
export async function sendSubmission(
  { baseUrl = '', tenant, fetch: send = fetch }: Sender,
  formId: number,
  body: SubmissionRequest,
): Promise<SubmissionAnswer> {
  const response = await send(`${baseUrl}/api/v2/forms/${formId}/submissions`, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json', tenant },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  })
  if (!response.ok) throw await ApiProblem.from(response)
  return (await response.json()) as SubmissionAnswer
}

/** A new start for a form whose own is not good any more. */
export async function askStart(
  { baseUrl = '', tenant, fetch: send = fetch }: Sender,
  formId: number,
): Promise<SubmissionStart> {
  const response = await send(`${baseUrl}/api/v2/forms/${formId}/start`, {
    headers: { accept: 'application/json', tenant },
    signal: AbortSignal.timeout(30_000),
  })
  if (!response.ok) throw await ApiProblem.from(response)
  return (await response.json()) as SubmissionStart
}
