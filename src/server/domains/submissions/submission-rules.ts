import { createHash, randomInt } from 'node:crypto'
import { answersOf } from '#contract/forms/form-values.ts'
import type { FormSchema, FormValues } from '#contract/shapes/form-schema.ts'
import type { KeptAnswer } from '../../db/schema/submissions.ts'
import { isSigned, type Sign } from '../../signing/sign.ts'

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** 60 random bits: whoever has one may see the payment it stands for. */
export const newReference = (): string =>
  Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join('')

const purpose = 'form start'
const day = 24 * 3_600_000

interface Start {
  tenant: string
  formId: number
  key: string
}

const startText = ({ tenant, formId, key }: Start, moment: number) =>
  JSON.stringify([tenant, formId, key, moment])

/** The moment a form was shown. It belongs to one key, so that it starts one submission only. */
export function signedStart(sign: Sign, start: Start, now: Date): string {
  const moment = now.getTime()
  return `${moment}.${sign(purpose, startText(start, moment))}`
}

/** When the form was shown; null where the signature is not ours. */
export function startOf(sign: Sign, start: Start, startedAt: string): Date | null {
  const [, digits = '', signature = ''] = /^(\d{1,16})\.(.+)$/.exec(startedAt) ?? []
  const moment = Number(digits)
  return digits !== '' && isSigned(sign, purpose, startText(start, moment), signature)
    ? new Date(moment)
    : null
}

/** Yesterday's page: the form may have changed since. */
export const isOver = (startedAt: Date, now: Date): boolean => now.getTime() - startedAt.getTime() > day

/** People need a moment to fill in a form, and nobody takes days. Null where the time is right. */
export function timeRefusal(startedAt: Date | null, now: Date, fastestMs: number): string | null {
  if (startedAt === null) return 'This form was not begun here. Send it again.'
  const spent = now.getTime() - startedAt.getTime()
  if (spent < fastestMs) return 'That was quick. Wait a moment and send the form again.'
  return isOver(startedAt, now) ? 'The form was open for more than a day. Send it again.' : null
}

/** The same for the same answers, in whatever order they came. */
export function bodyHash(values: FormValues, coupon: string): string {
  const sorted = Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([sorted, coupon]))
    .digest('hex')
}

/** Capitals and no spaces: what is typed off a leaflet. */
export const couponCode = (text: string | undefined): string =>
  (text ?? '').replaceAll(/\s/g, '').toUpperCase()

/** What is kept: answers that were given, each with its field's title. */
export function keptAnswers(schema: FormSchema, values: FormValues): KeptAnswer[] {
  const answers = answersOf(schema, values)
  return schema.fields.flatMap(({ name, label }) => {
    const value = answers[name]
    return value === undefined || value.length === 0 ? [] : [{ name, title: label, value }]
  })
}

/** The page of a form, which a visitor comes back to after paying. */
export function formPath({
  id,
  isHidden,
  isProtected,
}: {
  id: number
  isHidden: boolean
  isProtected: boolean
}): string {
  return `${isHidden ? '/hidden' : isProtected ? '/protected' : ''}/form/${id}`
}

/** '2026-11-15': the day it is at the school. */
export const dayAt = (moment: Date, timeZone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString()
