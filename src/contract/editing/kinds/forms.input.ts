import { Type } from 'typebox'
import { type InputPurpose, inputPurposes } from '../../shapes/input-purpose.ts'
import { nullable, nullableText, object, oneOf } from '../../shapes/schema.ts'
import * as field from './fields.ts'

const Condition = object({
  fieldId: field.ref(),
  rule: oneOf(['Is', 'Is Not']),
  optionId: nullable(Type.Integer()),
  value: nullableText(),
})

export const formsInputs = {
  forms: object({
    title: field.line(300),
    description: field.proseOrNone(20_000),
    isHidden: field.yesNo(),
    accessCode: field.lineOrNone(100),
    paymentEnabled: field.yesNo(),
    paymentFormType: field.choiceOrNone(['fixed', 'quantity', 'options']),
    paymentAmount: field.wholeOrNone(),
    paymentMaxQuantity: field.wholeOrNone(1),
    couponAmount: field.wholeOrNone(),
    couponsAvailable: field.wholeOrNone(),
    paymentQuantityField: field.refOrNone(),
    emailField: field.refOrNone(),
    isMultiRecipient: field.yesNo(),
    isSportSpecific: field.yesNo(),
    recipients: field.lines(),
    retentionDays: field.wholeOrNone(1, 36_500),
    thankYouText: field.proseOrNone(5000),
    startDate: field.momentOrNone(),
    expirationDate: field.momentOrNone(),
    closedMessage: field.proseOrNone(2000),
    maxSubmissions: field.wholeOrNone(1),
  }),
  'form-fields': object({
    formId: field.ref(),
    rank: field.rank(),
    type: field.line(1),
    title: field.line(5000),
    required: field.yesNo(),
    maxLength: field.wholeOrNone(1),
    maxQuantity: field.wholeOrNone(1),
    isEmailField: field.yesNo(),
    purpose: field.choiceOrNone(Object.keys(inputPurposes) as InputPurpose[]),
    validation: field.lineOrNone(500),
    defaultValue: field.lineOrNone(2000),
    showCurrentDate: field.yesNo(),
    conditions: Type.Array(Condition, { maxItems: 50, default: [] }),
  }),
  'form-options': object({
    fieldId: field.ref(),
    rank: field.rank(),
    title: field.line(500),
    value: field.line(500),
    paymentAmount: field.wholeOrNone(),
    selected: field.yesNo(),
    showOtherAnswer: field.yesNo(),
  }),
}
