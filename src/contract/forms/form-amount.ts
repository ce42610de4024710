import type { FormSchema, FormValues, SchemaField, SchemaPayment } from '../shapes/form-schema.ts'
import { answersOf, textsOf } from './form-values.ts'

export interface AmountLine {
  label: string
  quantity: number
  unitCents: number
  /** quantity × unitCents; below zero for a coupon alone. */
  cents: number
}

export interface AmountDue {
  lines: AmountLine[]
  /** The sum of the lines, in cents, never below zero. */
  total: number
}

/** `hasCoupon`: whether a coupon that may be spent was given; it takes off the form's coupon amount. */
export function amountDue(schema: FormSchema, values: FormValues, hasCoupon = false): AmountDue {
  const { payment } = schema
  if (payment === null) return { lines: [], total: 0 }
  const answers = answersOf(schema, values)
  const quantity = quantityOf(payment, answers)
  const lines =
    payment.type === 'options'
      ? optionLines(schema.fields, answers, quantity)
      : priceLines([{ label: payment.label, cents: payment.cents }], quantity)
  const price = sumOf(lines)
  const off = hasCoupon ? Math.min(payment.couponCents, price) : 0
  if (off > 0) lines.push({ label: 'Coupon', quantity: 1, unitCents: -off, cents: -off })
  return { lines, total: sumOf(lines) }
}

/**
 * An answer that is no whole number is none: validation refuses it, and until then nothing is due for it. Who is not asked
 * how many, because the field is hidden, buys one.
 */
function quantityOf({ quantityName, maxQuantity }: SchemaPayment, answers: FormValues): number {
  if (quantityName === null || !Object.hasOwn(answers, quantityName)) return 1
  const [text = ''] = textsOf(answers[quantityName])
  return /^\d+$/.test(text) ? Math.min(Number(text), maxQuantity) : 0
}

function optionLines(fields: readonly SchemaField[], answers: FormValues, quantity: number): AmountLine[] {
  const chosen = fields.flatMap((field) =>
    textsOf(answers[field.name]).flatMap((value) => {
      const option = field.options.find((candidate) => candidate.value === value)
      return option ? [{ label: `${field.label}: ${option.label}`, cents: option.cents }] : []
    }),
  )
  return priceLines(chosen, quantity)
}

const priceLines = (prices: readonly { label: string; cents: number }[], quantity: number): AmountLine[] =>
  prices
    .filter(({ cents }) => cents > 0 && quantity > 0)
    .map(({ label, cents }) => ({ label, quantity, unitCents: cents, cents: cents * quantity }))

const sumOf = (lines: readonly AmountLine[]) => lines.reduce((sum, { cents }) => sum + cents, 0)
