import { type Static, Type } from 'typebox'
import { endpoints } from './endpoint.ts'
import type { FormValues } from './shapes/form-schema.ts'
import { nullable, nullableText, object, oneOf, text } from './shapes/schema.ts'
import { DateTimeUtc, Id } from './shapes/shared.ts'

/** What a visitor may tell by telephone: no letter or digit that is taken for another. */
export const submissionReference = { minLength: 12, maxLength: 12, pattern: '^[2-9A-HJ-NP-Z]{12}$' }
const Reference = Type.String(submissionReference)

const Cents = Type.Integer({ description: "Hundredths of the school's currency" })

/** A key of one's own makes one submission, however often it is sent. Ask for it when the form is shown. */
export const SubmissionStart = object({
  key: Type.String({ format: 'uuid' }),
  startedAt: Type.String({ description: 'The moment, signed; sent back as it is' }),
})
export type SubmissionStart = Static<typeof SubmissionStart>

export const SubmissionRequest = object({
  key: Type.String({ format: 'uuid' }),
  startedAt: Type.String({ minLength: 1, maxLength: 200 }),
  values: Type.Unsafe<FormValues>({
    type: 'object',
    description: "By the field's name: 'field-12'. Several checked boxes are a list.",
    maxProperties: 300,
    additionalProperties: {
      anyOf: [
        { type: 'string', maxLength: 20_000 },
        { type: 'array', maxItems: 100, items: { type: 'string', maxLength: 2_000 } },
      ],
    },
  }),
  coupon: Type.Optional(
    Type.String({ maxLength: 60, description: 'A code, or any word where none are given out' }),
  ),
  blank: Type.Optional(Type.String({ maxLength: 2_000, description: 'A trap for programs: left empty' })),
})
export type SubmissionRequest = Static<typeof SubmissionRequest>

export const SubmissionAnswer = object({
  /** payment: the submission counts when it is paid, at the address that the visitor is led to. */
  status: oneOf(['received', 'payment']),
  reference: Reference,
  redirect: nullableText(),
})
export type SubmissionAnswer = Static<typeof SubmissionAnswer>

/** waiting: not paid yet; over: not paid in time, cancelled or refused, and the place is free again. */
const paymentStatuses = ['waiting', 'paid', 'over', 'refunded'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

const SignedEvent = object({ event: text(), signature: text() })

export const Payment = object({
  reference: Reference,
  status: oneOf(paymentStatuses, { default: 'waiting' }),
  formId: Id,
  formTitle: text(),
  isHidden: Type.Boolean(),
  isProtected: Type.Boolean(),
  thankYouText: nullableText(),
  lines: Type.Array(object({ label: text(), quantity: Type.Integer(), unitCents: Cents, cents: Cents })),
  amountCents: Cents,
  currency: Type.String({ examples: ['usd'] }),
  payBy: DateTimeUtc,
  /** Where a real gateway wants the payment. */
  redirect: nullableText(),
  /** The demo's own gateway: a form on /pay/{reference} posts one of these to /api/payments/offline. */
  offline: nullable(object({ pay: SignedEvent, cancel: SignedEvent })),
})
export type Payment = Static<typeof Payment>

const formParams = object({ formId: Id })

export const submissions = endpoints({
  begin: {
    method: 'GET',
    path: '/forms/:formId/start',
    summary: 'A key and a signed moment for one submission; the form must be sent with both',
    params: formParams,
    response: SubmissionStart,
    fleeting: true,
  },
  payment: {
    method: 'GET',
    path: '/payments/:reference',
    summary: 'What is to be paid for a submission, and whether it was; none without such a payment',
    params: object({ reference: Reference }),
    response: Payment,
    mayBeEmpty: true,
    fleeting: true,
  },
  submit: {
    method: 'POST',
    path: '/forms/:formId/submissions',
    summary:
      'Sends a form: 422 with messages by field, 409 with the reason where it takes no answers; the same key makes one submission',
    params: formParams,
    body: SubmissionRequest,
    maxBytes: 256 * 1024,
    response: SubmissionAnswer,
    timeoutMs: 30_000,
    guard: 'same origin',
    rate: { name: 'form', max: 'FORM_RATE_LIMIT', minutes: 10 },
    idempotent: true,
    who: 'whoever may see the form: everybody, with the access code, or visitor and higher',
  },
  export: {
    method: 'GET',
    path: '/forms/:formId/submissions.csv',
    summary: 'Every submission of a form that counts, as a file for spreadsheets',
    params: formParams,
    response: text(),
    file: 'text/csv',
    // Who wrote, and what: editors write drafts, and are told of neither.
    needs: 'publisher',
  },
  erase: {
    method: 'DELETE',
    path: '/forms/:formId/submissions/:reference',
    summary: 'Deletes what a visitor answered; the place is free again unless it was paid for',
    params: object({ formId: Id, reference: Reference }),
    response: Type.Null(),
    mayBeEmpty: true,
    guard: 'same origin',
    needs: 'administrator',
  },
  paymentEvent: {
    method: 'POST',
    path: '/api/payments/:gateway',
    summary: 'What the gateway tells of payments; told again, an event changes nothing',
    params: object({ gateway: oneOf(['offline', 'stripe']) }),
    // As it came, because it is signed.
    takes: ['*'],
    maxBytes: 512 * 1024,
    form: {},
    response: object({
      outcome: text(),
      to: Type.Optional(
        Type.String({ description: 'The page that tells, where a person sent it by a form' }),
      ),
    }),
    guard: 'signed event',
    idempotent: true,
    who: 'whoever signs as the gateway does',
  },
})
