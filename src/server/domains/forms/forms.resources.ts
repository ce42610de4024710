import { formFields, formOptions, forms } from '../../db/schema/forms.ts'
import { resource } from '../../editing/kind/kind.ts'

const domain = 'forms'
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
    address: ({ isHidden, accessCode }, { id }) =>
      isHidden ? `/hidden/form/${id}` : accessCode ? `/protected/form/${id}` : `/form/${id}`,
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
    fields: {
      formId: { label: 'Form', refersTo: 'forms' },
      rank,
      type: { label: 'Type', help: 'One letter: T for a line, A for a text, …' },
      title: 'Label',
      required: 'Must be filled in',
      maxLength: 'Longest answer',
      maxQuantity: 'At most so many',
      isEmailField: 'A mail address',
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
