import { inputPurposes } from '#contract/shapes/input-purpose.ts'
import type { Tx } from '../../db/client.ts'
import { isOneOf } from '../../db/is-one-of.ts'
import { formFields, formOptions, forms } from '../../db/schema/forms.ts'
import { type Around, type Content, resource, type Values } from '../../editing/kind/kind.ts'

const domain = 'forms'

const formPage = ({
  id,
  isHidden,
  accessCode,
}: {
  id: number
  isHidden: boolean
  accessCode: string | null
}) => (isHidden ? `/hidden/form/${id}` : accessCode ? `/protected/form/${id}` : `/form/${id}`)

/** What belongs to a form is seen in it. */
const inForm = (_: unknown, { beside: { page } }: Pick<Around, 'beside'>) =>
  typeof page === 'string' ? page : null

async function pagesOfForms(
  tx: Tx,
  contents: readonly Content[],
  formOf: (value: Values) => number,
): Promise<Map<number, Values>> {
  const rows = await tx
    .select({ id: forms.id, isHidden: forms.isHidden, accessCode: forms.accessCode })
    .from(forms)
    .where(
      isOneOf(
        forms.id,
        contents.map(({ value }) => formOf(value) || 0),
      ),
    )
  const pages = new Map(rows.map((form) => [form.id, formPage(form)]))
  return new Map(contents.map(({ id, value }) => [id, { page: pages.get(formOf(value)) }]))
}
const rank = 'Place in the form'

export const formsResources = [
  resource({
    domain,
    kind: 'forms',
    table: forms,
    one: 'Form',
    many: 'Forms',
    // Money and people's answers.
    publish: 'administrator',
    title: 'title',
    list: ['title', 'isHidden', 'startDate', 'expirationDate'],
    filters: ['isHidden', 'paymentEnabled'],
    address: (form, { id }) => formPage({ ...form, id }),
    without: ['submissionsCount'],
    check: ({ paymentEnabled, paymentFormType }) =>
      paymentEnabled && paymentFormType === null
        ? [{ field: 'paymentFormType', message: 'How it is paid is missing.' }]
        : [],
    fields: {
      title: 'Title',
      description: { label: 'Description', text: 'html' },
      isHidden: { label: 'Hidden', help: 'Only people of the school see it' },
      accessCode: { label: 'Access code', help: 'Empty: anybody may fill it in' },
      paymentEnabled: 'Costs something',
      paymentFormType: 'How it is paid',
      paymentAmount: { label: 'Price', help: 'In cents' },
      paymentMaxQuantity: 'At most so many',
      couponAmount: { label: 'Coupon', help: 'In cents' },
      couponsAvailable: 'Number of coupons',
      paymentQuantityField: { label: 'Field with the quantity', refersTo: 'form-fields' },
      emailField: { label: 'Field with the mail address', refersTo: 'form-fields' },
      isMultiRecipient: 'Tells all recipients',
      isSportSpecific: 'Of one sport',
      recipients: { label: 'Recipients', help: 'Who is told of an answer' },
      retentionDays: { label: 'Kept for', help: 'Days; empty: for good' },
      thankYouText: { label: 'Thanks', text: 'plain' },
      startDate: 'Open from',
      expirationDate: 'Open until',
      closedMessage: { label: 'Text when closed', text: 'plain' },
      maxSubmissions: 'At most so many answers',
    },
  }),
  resource({
    domain,
    kind: 'form-fields',
    table: formFields,
    one: 'Field of a form',
    many: 'Fields of forms',
    publish: 'administrator',
    title: 'title',
    list: ['title', 'type', 'required', 'formId'],
    filters: ['formId'],
    order: 'rank',
    beside: {
      fields: {},
      read: ({ tx }, contents) => pagesOfForms(tx, contents, ({ formId }) => Number(formId)),
    },
    nowhere: 'Its form has no page.',
    address: inForm,
    fields: {
      formId: { label: 'Form', refersTo: 'forms' },
      rank,
      type: { label: 'Type', help: 'One letter: T for a line, A for a text, …' },
      title: 'Label',
      required: 'Must be filled in',
      maxLength: 'Longest answer',
      maxQuantity: 'At most so many',
      isEmailField: 'A mail address',
      purpose: {
        label: 'Asks the visitor for their own',
        help: 'So that a browser can fill it in. Nothing where it is about somebody or something else',
        choices: inputPurposes,
      },
      validation: { label: 'Rules', help: 'As in uppercase|length:2,2' },
      defaultValue: 'Filled in with',
      showCurrentDate: 'Filled in with today',
      conditions: { label: 'Shown if', help: 'Another field is answered so' },
    },
  }),
  resource({
    domain,
    kind: 'form-options',
    table: formOptions,
    one: 'Choice of a field',
    many: 'Choices of fields',
    publish: 'administrator',
    title: 'title',
    list: ['title', 'value', 'fieldId'],
    filters: ['fieldId'],
    order: 'rank',
    beside: {
      fields: {},
      read: async ({ tx }, contents) => {
        const rows = await tx
          .select({ id: formFields.id, formId: formFields.formId })
          .from(formFields)
          .where(
            isOneOf(
              formFields.id,
              contents.map(({ value }) => Number(value.fieldId) || 0),
            ),
          )
        const formIds = new Map(rows.map(({ id, formId }) => [id, formId]))
        return pagesOfForms(tx, contents, ({ fieldId }) => formIds.get(Number(fieldId)) ?? 0)
      },
    },
    nowhere: 'Its form has no page.',
    address: inForm,
    fields: {
      fieldId: { label: 'Field', refersTo: 'form-fields' },
      rank,
      title: 'Label',
      value: 'Value',
      paymentAmount: { label: 'Price', help: 'In cents' },
      selected: 'Chosen at first',
      showOtherAnswer: 'Asks for words of their own',
    },
  }),
]
