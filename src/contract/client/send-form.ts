import type { Answer, Endpoint } from '../endpoint.ts'
import { ApiProblem } from '../shapes/problem.ts'
import type { CallAddress } from './form-addresses.ts'

/** A file may be large and a network slow. */
const patienceMs = 120_000

/**
 * Sends a form with a file in it to a call that takes bytes, which the client has no name for. What refuses it is told
 * as by the client, whoever refused it: a proxy in between does not answer as we do.
 */
export async function sendForm<E extends Endpoint>(
  address: CallAddress<E>,
  form: FormData,
  send: typeof fetch = fetch,
): Promise<Answer<E>> {
  const response = await send(address, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: form,
    signal: AbortSignal.timeout(patienceMs),
  })
  if (!response.ok) throw await ApiProblem.from(response)
  return (await response.json()) as Answer<E>
}
