import { redirect } from 'react-router'
import { parseForm } from '#contract/forms/form-parse.ts'
import { formStatus } from '#contract/forms/form-status.ts'
import type { Form } from '#contract/forms.ts'
import { type FormSchema, FormSchemaError } from '#contract/shapes/form-schema.ts'
import { isApiProblem } from '#contract/shapes/problem.ts'
import { formatMoment } from '#site/format/date.ts'
import { breadcrumbList } from '#site/page/head/structured-data.ts'
import { type LoadArgs, pageNotFound } from '#site/page/page.ts'
import { formNotice } from './form-notice.ts'
import { lockedPage } from './locked-page.ts'
import { receivedReference } from './received.ts'

/** The three addresses of a form: for all, for who has its code, for who is signed in. */
export type Door = 'open' | 'protected' | 'hidden'

const prefixes: Record<Door, string> = { open: '', protected: '/protected', hidden: '/hidden' }

export async function loadForm(args: LoadArgs, door: Door) {
  const { params, url } = args
  const formId = Number(params.id)
  if (!/^[1-9]\d{0,9}$/.test(params.id ?? '') || formId > 2_147_483_647) throw pageNotFound(url)
  try {
    return await openPage(args, await formBehind(args, door, formId), door)
  } catch (error) {
    if (!isApiProblem(error) || error.status !== 403 || !error.problem.item) throw error
    if (door === 'open') throw redirect(`/protected${url.pathname}${url.search}`)
    return lockedPage(url, error)
  }
}

async function formBehind({ api, url }: LoadArgs, door: Door, formId: number): Promise<Form> {
  if (door === 'hidden') return api.forms.hidden({ formId })
  const form = await api.forms.byId({ formId })
  const rightDoor: Door = form.isProtected ? 'protected' : 'open'
  if (door !== rightDoor) throw redirect(`${prefixes[rightDoor]}/form/${formId}${url.search}`)
  return form
}

async function openPage(args: LoadArgs, form: Form, door: Door) {
  const { api, url, timeZone } = args
  const { id, title, description, thankYouText } = form
  const address = `${prefixes[door]}/form/${id}`
  const page = {
    head: {
      tokens: { form: title },
      canonical: address,
      contentId: id,
      isHidden: door !== 'open',
    },
    sportBar: null,
    structuredData: [breadcrumbList([{ name: title, href: address }])],
    form: { id, title, description },
  }
  const reference = receivedReference(url)
  if (reference) {
    if (await api.submissions.payment({ reference })) throw redirect(`/pay/${reference}${ssr(url)}`)
    return { ...page, view: 'received' as const, received: { reference, thankYouText, again: address } }
  }
  const status = form.status ?? formStatus(form, new Date())
  const notice = formNotice({ ...form, status }, timeZone)
  if (notice) return { ...page, view: 'notice' as const, notice }
  const schema = schemaOf(form, timeZone)
  if (!schema) return { ...page, view: 'notice' as const, notice: brokenNotice }
  const start = await api.submissions.begin({ formId: id })
  const takesCoupons = (schema.payment?.couponCents ?? 0) > 0 && form.couponsAvailable !== 0
  return { ...page, view: 'form' as const, sheet: { address, schema, start, takesCoupons } }
}

export type FormSheetData = Extract<Awaited<ReturnType<typeof openPage>>, { view: 'form' }>['sheet']

/** Who reads pages that the server rendered goes on doing so. */
const ssr = ({ searchParams }: URL) => (searchParams.get('ssr') === '1' ? '?ssr=1' : '')

const brokenNotice = {
  isProblem: true,
  title: 'Error parsing the form schema',
  text: 'This form cannot be shown as it is. The athletics office can help in the meantime.',
}

/** The parser logs what is wrong; the page says that something is. */
function schemaOf(form: Form, timeZone: string): FormSchema | null {
  try {
    return parseForm(form, { today: formatMoment(new Date(), timeZone, 'yyyy-MM-dd') })
  } catch (error) {
    if (error instanceof FormSchemaError) return null
    throw error
  }
}
