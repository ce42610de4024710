import { randomUUID } from 'node:crypto'
import { amountDue } from '#contract/forms/form-amount.ts'
import { parseForm } from '#contract/forms/form-parse.ts'
import { formIncomplete } from '#contract/forms/form-problem.ts'
import { refusalOf } from '#contract/forms/form-status.ts'
import { validateForm } from '#contract/forms/form-validation.ts'
import type { Form, FormStatus } from '#contract/forms.ts'
import { type FormSchema, FormSchemaError } from '#contract/shapes/form-schema.ts'
import { ApiProblem, rejected } from '#contract/shapes/problem.ts'
import type { SubmissionAnswer, SubmissionRequest, SubmissionStart } from '#contract/submissions.ts'
import type { Tenant } from '#contract/tenants.ts'
import type { PaymentGateway } from '../../adapters/payments.ts'
import type { Sign } from '../../signing/sign.ts'
import type { Asker, Work } from '../../unit-of-work/work.ts'
import { formToAnswer, type OfficeForm, officeForm } from '../forms/forms.service.ts'
import { isMailbox } from './notice-recipients.ts'
import { amountRefusal, currency, payBy } from './payment-rules.ts'
import { insertPayment } from './payments.queries.ts'
import { beginPayment, expirePayments, type PaymentDeps } from './payments.service.ts'
import { countCoupon, formHasCodes, spendCode, takePlace } from './places.queries.ts'
import { gatewayAt } from './school-gateway.ts'
import { finalise } from './settle-submission.ts'
import {
  bodyHash,
  couponCode,
  dayAt,
  isOver,
  keptAnswers,
  newReference,
  signedStart,
  startOf,
  timeRefusal,
} from './submission-rules.ts'
import { insertSubmission, type SubmissionRow, submissionByKey } from './submissions.queries.ts'

export interface SubmissionDeps extends PaymentDeps {
  sign: Sign
  /** Nobody fills in a form in less. */
  fastestMs: number
}

export interface Submission {
  tenant: Tenant
  asker: Asker
  formId: number
  body: SubmissionRequest
}

/** What a form must be sent with. */
export async function beginSubmission(work: Work, formId: number): Promise<SubmissionStart> {
  if (!work.sign) throw new Error('There is nothing to sign with')
  await formToAnswer(work, formId)
  const key = randomUUID()
  return { key, startedAt: signedStart(work.sign, { tenant: work.tenant.key, formId, key }, work.now) }
}

/**
 * Takes a form, once for each key. All that belongs to it (the answers, the place, the coupon, the payment, the mails) is
 * one transaction, so that it is there as a whole or not at all; what is to be paid is then begun with the gateway.
 */
export async function submitForm(deps: SubmissionDeps, submission: Submission): Promise<SubmissionAnswer> {
  const { tenant, asker, formId, body } = submission
  // Programs fill in what people do not see. A browser may do so too: nobody's answers are dropped without a word.
  if (body.blank) throw formIncomplete({ blank: ['filled in'] }, trapped)
  // Before anybody is told that the form is full.
  await expirePayments(deps, tenant, formId)
  const take = () =>
    deps.scope.write(tenant.key, (tx) =>
      takeForm({ tx, tenant, now: deps.now(), ...asker }, deps, submission),
    )
  const row = await take().catch((error: unknown) => {
    if (error instanceof SentAtOnce) return take()
    throw error
  })
  const { reference } = row
  if (row.status === 'final') return { status: 'received', reference, redirect: null }
  return { status: 'payment', reference, redirect: await beginPayment(deps, tenant, reference) }
}

async function takeForm(
  work: Work,
  deps: SubmissionDeps,
  { formId, body }: Submission,
): Promise<SubmissionRow> {
  const start = startOf(deps.sign, { tenant: work.tenant.key, formId, key: body.key }, body.startedAt)
  if (start === null) throw staleStart(timeRefusal(start, work.now, 0) ?? '')
  const form = await formToAnswer(work, formId)
  const hash = bodyHash(body.values, couponCode(body.coupon))
  const before = await submissionByKey(work.tx, formId, body.key)
  if (before) return repeated(before, hash)

  const hurry = timeRefusal(start, work.now, deps.fastestMs)
  if (hurry !== null) throw isOver(start, work.now) ? staleStart(hurry) : rejected(hurry)
  refuseUnlessActive(form)
  const schema = schemaOf(form, dayAt(work.now, work.tenant.timeZone))
  const errors = validateForm(schema, body.values)
  if (Object.keys(errors).length > 0) throw formIncomplete(errors)

  const office = await officeForm(work.tx, formId)
  const price = amountDue(schema, body.values).total
  const coupon = await spendCoupon(work, office, couponCode(body.coupon), price)
  const { lines, total } = amountDue(schema, body.values, coupon !== null)
  const gateway = total > 0 ? await gatewayFor(work, deps, total) : null
  const answers = keptAnswers(schema, body.values)
  const row = await insertSubmission(work.tx, {
    formId,
    key: body.key,
    bodyHash: hash,
    reference: newReference(),
    status: total > 0 ? 'awaiting' : 'final',
    answers,
    email: emailOf(office, answers),
    lines,
    amountCents: total,
    couponCents: coupon === null ? null : takenOff(lines),
    couponCodeId: coupon?.codeId ?? null,
    createdAt: work.now,
    settledAt: total > 0 ? null : work.now,
  })
  // Sent twice at once: the other one was quicker, and what this one took so far goes with its transaction.
  if (!row) throw new SentAtOnce()
  if (gateway)
    await insertPayment(work.tx, {
      submissionId: row.id,
      gateway: gateway.name,
      amountCents: total,
      currency,
      createdAt: work.now,
      payBy: payBy(work.now),
    })
  else await finalise(work, row, office)
  // Last, because everybody else who wants a place of this form waits from here to the end of the transaction.
  if (!(await takePlace(work.tx, office))) refuseUnlessActive({ ...form, status: 'full' })
  return row
}

/** Two of the same key came at the same moment. The second time the first one is there. */
class SentAtOnce extends Error {}

const trapped =
  'A field that nobody sees was filled in, perhaps by your browser. It is empty again: send the form once more.'

/** The form is good with a new start, so whoever shows it asks for one. */
const staleStart = (detail: string) => formIncomplete({ startedAt: ['not good any more'] }, detail)

/** What an amount is paid through; who cannot pay it is told before anything is taken. */
async function gatewayFor(work: Work, deps: SubmissionDeps, cents: number): Promise<PaymentGateway> {
  const gateway = await gatewayAt(work, deps.gateway)
  if (!gateway)
    throw new ApiProblem({
      ...problem(409),
      detail: 'Payments are not set up at this school yet, so the form cannot be sent.',
      errors: [{ field: 'payment', message: 'not set up' }],
    })
  const refusal = amountRefusal(cents)
  if (refusal !== null) throw formIncomplete({ payment: [refusal] }, refusal)
  return gateway
}

function repeated(before: SubmissionRow, hash: string): SubmissionRow {
  // What was erased cannot be compared; it counts all the same.
  if (before.bodyHash === null || before.bodyHash === hash) return before
  throw new ApiProblem({
    ...problem(409),
    detail: 'This form was sent before with other answers. Reload the page to send it once more.',
    errors: [{ field: 'key', message: 'sent before' }],
  })
}

const titles = { 409: 'Conflict', 503: 'Service Unavailable' } as const

const problem = (status: keyof typeof titles) => ({
  type: 'about:blank',
  title: titles[status],
  status,
  detail: '',
})

/** In the form's own words, with the status for programs. */
function refuseUnlessActive(form: { status: FormStatus; closedMessage: string | null }): void {
  const detail = refusalOf(form)
  if (detail !== null)
    throw new ApiProblem({ ...problem(409), detail, errors: [{ field: 'status', message: form.status }] })
}

function schemaOf(form: Form, today: string): FormSchema {
  try {
    return parseForm(form, { today })
  } catch (error) {
    if (!(error instanceof FormSchemaError)) throw error
    throw new ApiProblem({ ...problem(503), detail: error.message })
  }
}

/** A coupon's is the one line below zero; there is none where nothing was to be paid. */
const takenOff = (lines: readonly { cents: number }[]): number =>
  lines.reduce((sum, { cents }) => sum + Math.max(0, -cents), 0)

/** The answer to the e-mail field, if a mail can be sent there. */
function emailOf({ emailField }: OfficeForm, answers: SubmissionRow['answers']): string | null {
  const value = answers.find(({ name }) => name === `field-${emailField}`)?.value
  return typeof value === 'string' && isMailbox(value) ? value : null
}

/** One use of a coupon; null where none was given, or nothing is to be paid that it could take something off. A school that gives out codes takes no other word. */
async function spendCoupon(
  { tx }: Work,
  form: OfficeForm,
  code: string,
  price: number,
): Promise<{ codeId: number | null } | null> {
  if (code === '') return null
  const refuse = (message: string) => formIncomplete({ coupon: [message] })
  if (!form.paymentEnabled || !form.couponAmount) throw refuse('This form takes no coupons.')
  if (price === 0) return null
  const needsCode = await formHasCodes(tx, form.id)
  const codeId = needsCode ? await spendCode(tx, form.id, code) : null
  if (needsCode ? codeId === null : form.couponsAvailable === null)
    throw refuse('This coupon is not known, or it was spent.')
  if (!(await countCoupon(tx, form))) throw refuse('All coupons are spent.')
  return { codeId }
}
