import { type Static, Type } from 'typebox'
import { endpoints } from './endpoint.ts'
import { nullable, nullableText, object, oneOf, orPlace, text } from './shapes/schema.ts'
import { DateTimeUtc, Id } from './shapes/shared.ts'

const Amount = Type.Number({ description: "In the school's currency, to the hundredth" })

export const FormOption = object({
  id: orPlace(Id),
  title: text(),
  value: text(),
  paymentAmount: nullable(Amount),
  selected: Type.Boolean(),
  showOtherAnswer: Type.Boolean(),
  rank: Type.Integer(),
})
export type FormOption = Static<typeof FormOption>

export const FormCondition = object({
  fieldId: Id,
  rule: oneOf(['Is', 'Is Not']),
  /** The option meant, where the other field has options. */
  option: nullable(object({ title: text(), value: text() })),
  /** 'any' stands for whatever was answered. */
  value: nullableText(),
})
export type FormCondition = Static<typeof FormCondition>

export const FormField = object({
  id: orPlace(Id),
  type: Type.String({
    description:
      "A letter: S Q O select, T text, A textarea, R Y 5 radio, C B M Z P L checkbox, D date, N number, H hidden, '-' separator",
    examples: ['T'],
  }),
  title: Type.String({ description: 'The label; for a separator its HTML' }),
  required: Type.Boolean(),
  maxLength: nullable(Type.Integer()),
  maxQuantity: nullable(Type.Integer()),
  isEmailField: Type.Boolean(),
  purpose: nullable(
    Type.String({
      description:
        "What it asks the visitor about themselves, in the words of HTML's autocomplete; none where it is something else",
      examples: ['given-name'],
    }),
  ),
  validation: nullable(
    Type.String({
      description:
        'Rules in addition to those of the properties above, separated by pipes, with arguments after a colon. Other fields are named by their id',
      examples: ['required|confirm:1203'],
    }),
  ),
  options: Type.Array(FormOption),
  defaultValue: nullableText(),
  showCurrentDate: Type.Boolean(),
  conditions: Type.Array(FormCondition),
  rank: Type.Integer(),
})
export type FormField = Static<typeof FormField>

export const FormStatus = oneOf(['active', 'pending', 'closed', 'full'])
export type FormStatus = Static<typeof FormStatus>

export const Form = object({
  id: Id,
  title: text(),
  description: nullableText(),
  /** Another server may leave it to the form's dates and numbers: see form-status.ts. */
  status: Type.Optional(FormStatus),
  /** Opens with an access code, under an address of its own. */
  isProtected: Type.Boolean(),
  paymentEnabled: Type.Boolean(),
  couponAmount: nullable(Amount),
  couponsAvailable: nullable(Type.Integer()),
  /** fixed: the form has one price; quantity: the price is taken as often as the quantity field says; options: what was chosen is added up. */
  paymentFormType: nullable(oneOf(['fixed', 'quantity', 'options'])),
  paymentAmount: nullable(Amount),
  paymentMaxQuantity: nullable(Type.Integer()),
  paymentQuantityField: nullable(Id),
  emailField: nullable(Id),
  isMultiRecipient: Type.Boolean(),
  isSportSpecific: Type.Boolean(),
  /** Plain text, on the page and in the mail. */
  thankYouText: nullableText(),
  startDate: nullable(DateTimeUtc),
  expirationDate: nullable(DateTimeUtc),
  closedMessage: nullableText(),
  maxSubmissions: nullable(Type.Integer()),
  submissionsCount: Type.Integer(),
  fields: Type.Array(FormField),
})
export type Form = Static<typeof Form>
/** A form of which it is known whether it takes answers now. */
export type JudgedForm = Form & { status: FormStatus }

const params = object({ formId: Id })

export const forms = endpoints({
  byId: {
    method: 'GET',
    path: '/forms/:formId',
    summary: 'A form with its fields and whether it takes answers now; 403 for a protected one',
    params,
    response: Form,
  },
  hidden: {
    method: 'GET',
    path: '/Hidden/forms/:formId',
    summary: 'A form that only signed-in users see',
    params,
    response: Form,
    hidden: true,
  },
})
