import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { type Static, Type } from 'typebox'
import { reviews } from '#contract/editing/submissions.shapes.ts'
import { object, text as words } from '#contract/shapes/schema.ts'
import { json } from '../columns/json-column.ts'
import { belongsTo, id, isolation, tenantId, tenantOwned } from '../columns/tenant-table.ts'
import { forms } from './forms.ts'

const when = (name: string) => timestamp(name, { withTimezone: true })

/**
 * What is taken of a form's places and coupons here, beside what the form itself says was taken before. One row and one
 * statement decide who gets the last place.
 */
export const formPlaces = pgTable(
  'form_places',
  {
    tenantId,
    formId: integer('form_id').notNull(),
    taken: integer('taken').notNull().default(0),
    couponsSpent: integer('coupons_spent').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.formId] }),
    isolation('form_places'),
    belongsTo(table, table.formId, forms, 'cascade'),
  ],
)

/** Where a school gives out codes, a coupon needs one. Each is good for so many submissions. */
export const couponCodes = pgTable(
  'coupon_codes',
  {
    tenantId,
    id,
    formId: integer('form_id').notNull(),
    /** In capitals. */
    code: text('code').notNull(),
    uses: integer('uses').notNull().default(1),
    spent: integer('spent').notNull().default(0),
  },
  (table) => [
    ...tenantOwned('coupon_codes', table),
    belongsTo(table, table.formId, forms, 'cascade'),
    uniqueIndex('coupon_codes_code').on(table.tenantId, table.formId, table.code),
  ],
)

/** One answer, with the field's title as it was then: a form may change after it was filled in. */
const KeptAnswer = object({
  name: words(),
  title: words(),
  value: Type.Union([words(), Type.Array(words())]),
})
export type KeptAnswer = Static<typeof KeptAnswer>

const KeptLine = object({
  label: words(),
  quantity: Type.Number(),
  unitCents: Type.Number(),
  cents: Type.Number(),
})
export type KeptLine = Static<typeof KeptLine>

/** awaiting: its payment is; final: it counts; released: it does not, and its place and coupon are free again. */
export const submissionStates = ['awaiting', 'final', 'released'] as const

export const formSubmissions = pgTable(
  'form_submissions',
  {
    tenantId,
    id,
    formId: integer('form_id').notNull(),
    /** Of the visitor's form: there is one live submission of it. None once it was released. */
    key: text('key'),
    /** Of everything that was sent, to tell a repetition from another form with the same key. */
    bodyHash: text('body_hash'),
    reference: text('reference').notNull(),
    status: text('status', { enum: submissionStates }).notNull(),
    answers: json('answers', Type.Array(KeptAnswer)).notNull(),
    /** The answer to the form's e-mail field. */
    email: text('email'),
    lines: json('lines', Type.Array(KeptLine)).notNull().default([]),
    amountCents: integer('amount_cents').notNull().default(0),
    /** What the coupon took off; null without one. */
    couponCents: integer('coupon_cents'),
    couponCodeId: integer('coupon_code_id'),
    createdAt: when('created_at').notNull(),
    settledAt: when('settled_at'),
    /** Since then it holds nothing personal. */
    erasedAt: when('erased_at'),
    /** What the office made of it; whether it counts is another thing. */
    review: text('review', { enum: reviews }).notNull().default('new'),
    /** The office's own words about it. They are as personal as the answers. */
    note: text('note').notNull().default(''),
  },
  (table) => [
    ...tenantOwned('form_submissions', table),
    belongsTo(table, table.formId, forms),
    belongsTo(table, table.couponCodeId, couponCodes),
    uniqueIndex('form_submissions_key').on(table.tenantId, table.formId, table.key),
    uniqueIndex('form_submissions_reference').on(table.tenantId, table.reference),
    index('form_submissions_form').on(table.tenantId, table.formId, table.createdAt),
    index('form_submissions_code').on(table.tenantId, table.couponCodeId),
  ],
)

/** refunding: the money came when the place was gone, and goes back as soon as the gateway takes it. */
export const paymentStates = ['waiting', 'paid', 'failed', 'expired', 'refunding', 'refunded'] as const

/** The one payment of a submission. */
export const payments = pgTable(
  'payments',
  {
    tenantId,
    id,
    submissionId: integer('submission_id').notNull(),
    gateway: text('gateway').notNull(),
    /** None before the gateway has answered. */
    gatewayId: text('gateway_id'),
    redirect: text('redirect'),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    status: text('status', { enum: paymentStates }).notNull().default('waiting'),
    createdAt: when('created_at').notNull(),
    payBy: when('pay_by').notNull(),
    settledAt: when('settled_at'),
  },
  (table) => [
    ...tenantOwned('payments', table),
    belongsTo(table, table.submissionId, formSubmissions),
    uniqueIndex('payments_submission').on(table.tenantId, table.submissionId),
    index('payments_waiting').on(table.tenantId, table.status, table.payBy),
  ],
)

/** What gateways told, each once. Kept with what was made of it, so that a mismatch can be looked into. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    tenantId,
    id,
    paymentId: integer('payment_id').notNull(),
    gateway: text('gateway').notNull(),
    eventId: text('event_id').notNull(),
    kind: text('kind').notNull(),
    amountCents: integer('amount_cents'),
    outcome: text('outcome').notNull(),
    receivedAt: when('received_at').notNull(),
  },
  (table) => [
    ...tenantOwned('payment_events', table),
    belongsTo(table, table.paymentId, payments),
    uniqueIndex('payment_events_event').on(table.tenantId, table.gateway, table.eventId),
    index('payment_events_payment').on(table.tenantId, table.paymentId),
  ],
)

/** The books: money that came is above zero, money that went back below. Lines are added, never changed. */
export const ledger = pgTable(
  'ledger',
  {
    tenantId,
    id,
    paymentId: integer('payment_id').notNull(),
    kind: text('kind', { enum: ['charge', 'refund'] }).notNull(),
    amountCents: integer('amount_cents').notNull(),
    at: when('at').notNull(),
  },
  (table) => [
    ...tenantOwned('ledger', table),
    belongsTo(table, table.paymentId, payments),
    index('ledger_payment').on(table.tenantId, table.paymentId),
    uniqueIndex('ledger_one_charge').on(table.tenantId, table.paymentId).where(sql`kind = 'charge'`),
  ],
)

/** refund: the money came when all places were taken; returned: the office gave it back. */
export const noticeKinds = ['notice', 'thanks', 'refund', 'returned'] as const

/** Mails that a submission makes, written with it. Each is claimed before it is handed over, so that none goes twice. */
export const formNotices = pgTable(
  'form_notices',
  {
    tenantId,
    id,
    submissionId: integer('submission_id').notNull(),
    kind: text('kind', { enum: noticeKinds }).notNull(),
    recipient: text('recipient').notNull(),
    claimedAt: when('claimed_at'),
    sentAt: when('sent_at'),
    /** How often the mail server refused it; it is tried again after a while. */
    refusals: integer('refusals').notNull().default(0),
    tryAfter: when('try_after'),
  },
  (table) => [
    ...tenantOwned('form_notices', table),
    belongsTo(table, table.submissionId, formSubmissions, 'cascade'),
    uniqueIndex('form_notices_once').on(table.tenantId, table.submissionId, table.kind, table.recipient),
    index('form_notices_due').on(table.tenantId, table.id).where(sql`claimed_at is null`),
  ],
)
