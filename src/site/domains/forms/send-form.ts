import type { ActionFunctionArgs } from 'react-router'
import { valuesOf } from '#contract/forms/form-values.ts'
import { pageNotFound } from '#site/page/page.ts'
import { pageRequestContext } from '#site/page/page-request.ts'
import { leadOn, refusalWords, refuseForm } from '#site/parts/plain-forms/refusal.ts'
import { trapName } from '#site/parts/plain-forms/Trap.tsx'
import { fieldsOnly, needsNewStart, noForm, type RefusedForm } from './form-outcome.ts'
import { receivedAddress } from './received.ts'

/** A form that comes without scripts, posted to its own page: the same call as with scripts, and shown again where it was refused. */
export async function sendForm({ request, params, context }: ActionFunctionArgs) {
  const { api } = context.get(pageRequestContext)
  const url = new URL(request.url)
  if (!/^\d{1,10}$/.test(params.id ?? '')) throw pageNotFound(url)
  // JSON, or parts without their boundary: whoever sends it has no page that could be filled in again.
  const form = await request.formData().catch(() => null)
  if (!form) return refuseForm<RefusedForm>(context, noForm, 415)
  const sent = valuesOf(form)
  const textOf = (name: string) => [sent[name]].flat()[0] ?? ''
  const values = fieldsOnly(sent)
  const coupon = textOf('coupon')
  const start = { key: textOf('key'), startedAt: textOf('startedAt') }
  try {
    const answer = await api.submissions.submit({
      formId: Number(params.id),
      body: { ...start, values, blank: textOf(trapName), ...(coupon.trim() ? { coupon } : {}) },
    })
    // The page of the payment leads on to wherever it is made: a form may not lead out of the site itself.
    const page =
      answer.status === 'payment'
        ? `/pay/${answer.reference}`
        : receivedAddress(url.pathname, answer.reference)
    return leadOn(url, page)
  } catch (error) {
    const { status, ...words } = refusalWords(error)
    const refused = { values, coupon, start: needsNewStart(words) ? null : start, ...words }
    return refuseForm<RefusedForm>(context, refused, status)
  }
}
