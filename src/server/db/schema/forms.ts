import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { type Static, Type } from 'typebox'
import { nullable, nullableText, object, oneOf } from '#contract/shapes/schema.ts'
import { json } from '../columns/json-column.ts'
import { belongsTo, id, tenantId, tenantOwned } from '../columns/tenant-table.ts'

/** Amounts of money are whole cents. */
export const forms = pgTable(
  'forms',
  {
    tenantId,
    id,
    title: text('title').notNull(),
    description: text('description'),
    isHidden: boolean('is_hidden').notNull().default(false),
    /** Given to those who may fill in a protected form; null where anybody may. */
    accessCode: text('access_code'),
    paymentEnabled: boolean('payment_enabled').notNull().default(false),
    paymentFormType: text('payment_form_type', { enum: ['fixed', 'quantity', 'options'] }),
    paymentAmount: integer('payment_amount'),
    paymentMaxQuantity: integer('payment_max_quantity'),
    couponAmount: integer('coupon_amount'),
    couponsAvailable: integer('coupons_available'),
    /** Fields of this form. They cannot be references: the form is written before its fields. */
    paymentQuantityField: integer('payment_quantity_field'),
    emailField: integer('email_field'),
    isMultiRecipient: boolean('is_multi_recipient').notNull().default(false),
    isSportSpecific: boolean('is_sport_specific').notNull().default(false),
    /** Who is told of a submission: the first of them, or all of a form with many recipients. */
    recipients: text('recipients').array().notNull().default([]),
    /** What was answered is deleted after so many days; kept for good where it is null. */
    retentionDays: integer('retention_days'),
    thankYouText: text('thank_you_text'),
    startDate: timestamp('start_date', { withTimezone: true }),
    expirationDate: timestamp('expiration_date', { withTimezone: true }),
    closedMessage: text('closed_message'),
    maxSubmissions: integer('max_submissions'),
    submissionsCount: integer('submissions_count').notNull().default(0),
  },
  (table) => tenantOwned('forms', table),
)

const StoredCondition = object({
  fieldId: Type.Integer({ minimum: 1 }),
  rule: oneOf(['Is', 'Is Not']),
  optionId: nullable(Type.Integer()),
  value: nullableText(),
})
export type StoredCondition = Static<typeof StoredCondition>

export const formFields = pgTable(
  'form_fields',
  {
    tenantId,
    id,
    formId: integer('form_id').notNull(),
    rank: integer('rank').notNull().default(0),
    /** One letter of the specification's section 5. */
    type: text('type').notNull(),
    title: text('title').notNull(),
    required: boolean('required').notNull().default(false),
    maxLength: integer('max_length'),
    maxQuantity: integer('max_quantity'),
    isEmailField: boolean('is_email_field').notNull().default(false),
    /** A word of `autocomplete`: what it asks the visitor about themselves. */
    purpose: text('purpose'),
    /** Further rules, as 'uppercase|length:2,2'; other fields of the form are named by their id. */
    validation: text('validation'),
    defaultValue: text('default_value'),
    showCurrentDate: boolean('show_current_date').notNull().default(false),
    conditions: json('conditions', Type.Array(StoredCondition)).notNull().default([]),
  },
  (table) => [
    ...tenantOwned('form_fields', table),
    belongsTo(table, table.formId, forms, 'cascade'),
    index('form_fields_form').on(table.tenantId, table.formId, table.rank),
  ],
)

export const formOptions = pgTable(
  'form_options',
  {
    tenantId,
    id,
    fieldId: integer('field_id').notNull(),
    rank: integer('rank').notNull().default(0),
    title: text('title').notNull(),
    value: text('value').notNull(),
    paymentAmount: integer('payment_amount'),
    selected: boolean('selected').notNull().default(false),
    showOtherAnswer: boolean('show_other_answer').notNull().default(false),
  },
  (table) => [
    ...tenantOwned('form_options', table),
    belongsTo(table, table.fieldId, formFields, 'cascade'),
    index('form_options_field').on(table.tenantId, table.fieldId, table.rank),
  ],
)
