/** Field type letters and the control each one stands for. A form with another letter cannot be shown. */
export const fieldControls = {
  S: 'select',
  Q: 'select',
  O: 'select',
  T: 'text',
  A: 'textarea',
  R: 'radio',
  Y: 'radio',
  5: 'radio',
  C: 'checkbox',
  B: 'checkbox',
  M: 'checkbox',
  Z: 'checkbox',
  P: 'checkbox',
  L: 'checkbox',
  D: 'date',
  N: 'number',
  H: 'hidden',
  '-': 'separator',
} as const

/** What a visitor may have answered, by the name of the control. Several checked boxes make a list. */
export type FormValues = Record<string, string | string[]>

/** Messages by the name of the control. A field without messages is not named. */
export type FormErrors = Record<string, string[]>

export type FieldControl = (typeof fieldControls)[keyof typeof fieldControls]

export interface SchemaOption {
  value: string
  label: string
  /** What choosing it costs, in cents. */
  cents: number
}

/** Shown when the control of that name is answered with one of the values; 'Is Not': with another than these. */
export interface ShowIf {
  name: string
  rule: 'Is' | 'Is Not'
  /** Whatever was answered will do. Only 'Is' knows it. */
  any: boolean
  values: string[]
}

export interface SchemaField {
  /** `field-12`; the input of an option with an answer of its own is `field-12-other-1203`. */
  name: string
  control: FieldControl
  /** What kind of text is meant, for the input's own `type`. */
  isEmail: boolean
  /** For the input's own `autocomplete`; null where the visitor is asked about something else. */
  purpose: string | null
  label: string
  /** Raw HTML of a separator; null for everything else. */
  html: string | null
  /** In the language of FormKit: 'required|length:1,80'. Empty when anything goes. */
  rules: string
  required: boolean
  /** For the attributes of the control; null without a limit. */
  maxLength: number | null
  max: number | null
  /** By rank. A select's first one is the empty 'Select...'; a checkbox has at least one. */
  options: SchemaOption[]
  /** Long radio lists are laid out as blocks. */
  isBlock: boolean
  /** A list for checkboxes, a text for everything else. */
  defaultValue: string | string[]
  /** All of them must hold. */
  showIf: ShowIf[]
}

/** What the form costs, in cents. */
export interface SchemaPayment {
  /** fixed: one price; quantity: the price as often as the quantity says; options: what was chosen is added up. */
  type: 'fixed' | 'quantity' | 'options'
  label: string
  cents: number
  couponCents: number
  /** The control that says how many; null when it is one. */
  quantityName: string | null
  maxQuantity: number
}

export interface FormSchema {
  formId: number
  fields: SchemaField[]
  /** Null for a form that costs nothing. */
  payment: SchemaPayment | null
}

export class FormSchemaError extends Error {
  constructor(cause: unknown) {
    super('Error parsing the form schema', { cause })
    this.name = 'FormSchemaError'
  }
}
