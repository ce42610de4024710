import type { ActionFunctionArgs } from 'react-router'
import type { AccessibilityReport } from '#contract/settings.accessibility.ts'
import { pageRequestContext } from '#site/page/page-request.ts'
import { leadOn, type Refusal, refusalWords, refuseForm } from '#site/parts/plain-forms/refusal.ts'

/** A report that was sent and not taken, as it was typed. */
export interface RefusedReport extends Refusal {
  values: Partial<Record<keyof AccessibilityReport, string>>
}

const unsent = 'It could not be sent. What you typed is still here: try again in a moment, or call us.'

/** The form is posted to its own page, with scripts and without: what was typed comes back with what is wrong with it. */
export async function sendReport({ request, context }: ActionFunctionArgs) {
  const { api } = context.get(pageRequestContext)
  // Whoever sends something else than a form has no page that could be filled in again.
  const form = await request.formData().catch(() => new FormData())
  const textOf = (name: keyof AccessibilityReport) => {
    const text = form.get(name)
    // A browser ends lines in two characters and counts one of them.
    return typeof text === 'string' ? text.replaceAll('\r\n', '\n') : ''
  }
  const values = {
    about: textOf('about'),
    message: textOf('message'),
    place: textOf('place'),
    name: textOf('name'),
    email: textOf('email'),
  }
  try {
    await api.settings.reportBarrier({
      body: { ...values, about: values.about as AccessibilityReport['about'], blank: textOf('blank') },
    })
  } catch (error) {
    const { status, ...words } = refusalWords(error, unsent)
    return refuseForm<RefusedReport>(context, { values, ...words }, status)
  }
  return leadOn(new URL(request.url), '/accessibility?note=sent')
}
