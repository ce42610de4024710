import { amountDue } from '#contract/forms/form-amount.ts'
import { answersOf, shownFields } from '#contract/forms/form-values.ts'
import { ErrorSummary } from '#site/parts/plain-forms/ErrorSummary.tsx'
import { FieldMessages } from '#site/parts/plain-forms/FieldMessages.tsx'
import { Trap } from '#site/parts/plain-forms/Trap.tsx'
import { Button } from '#ui/Button.tsx'
import { AmountBox } from './AmountBox.tsx'
import controls from './Controls.module.css'
import { FieldRow } from './FieldRow.tsx'
import styles from './FormSheet.module.css'
import { conditionNote, farFrom, oneOfNote, targetOf } from './field-words.ts'
import type { RefusedForm } from './form-outcome.ts'
import type { FormSheetData } from './load-form.ts'
import { useFormSheet } from './use-form-sheet.ts'

interface FormSheetProps {
  formId: number
  sheet: FormSheetData
  refused: RefusedForm | undefined
}

const couponField = { name: 'coupon', control: 'text', label: 'Coupon' } as const

/** The form itself: a plain one that its page takes, which this code makes lively. */
export default function FormSheet({ formId, sheet, refused }: FormSheetProps) {
  const { schema, takesCoupons } = sheet
  const { form, summary, start, values, errors, message, isSending, isSubmitted, messagesOf, handlers } =
    useFormSheet(formId, sheet, refused)
  const shown = new Set(shownFields(schema, values).map(({ name }) => name))
  const hasCoupon = takesCoupons && [values.coupon].flat()[0]?.trim() !== ''
  const due = amountDue(schema, answersOf(schema, values), hasCoupon)
  const problems = [...schema.fields, couponField].flatMap((field) =>
    (errors[field.name] ?? []).map((text) => ({ text: farFrom(field, text), target: targetOf(field) })),
  )
  const couponMessages = messagesOf(couponField)
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className={`u-grid u-columns-1 u-gap-5 ${styles.sheet}`}
      data-priced={schema.payment ? '' : undefined}
      {...handlers}
    >
      <input type="hidden" name="key" value={start.key} />
      <input type="hidden" name="startedAt" value={start.startedAt} />
      {message === null ? null : <ErrorSummary ref={summary} message={message} problems={problems} />}
      <fieldset className={`u-grid u-columns-1 u-gap-5 ${styles.all}`} disabled={isSending}>
        <div className={`u-grid u-columns-1 u-gap-5 ${styles.fields}`}>
          {schema.fields.some(({ required }) => required) ? (
            <p className="u-note">
              Fields marked <span className={controls.required}>*</span> are required.
            </p>
          ) : null}
          {schema.fields.map((field) => (
            <FieldRow
              key={field.name}
              field={field}
              value={refused?.values[field.name] ?? (refused ? '' : field.defaultValue)}
              isShown={shown.has(field.name)}
              isQuiet={isSubmitted}
              messages={messagesOf(field)}
              condition={conditionNote(schema, field)}
              alternative={oneOfNote(schema, field)}
              showsPrices={schema.payment?.type === 'options'}
            />
          ))}
          {takesCoupons ? (
            <div className={`u-grid u-columns-1 u-gap-1 ${controls.row}`}>
              <label className={controls.label} htmlFor="coupon">
                Coupon
              </label>
              <input
                id="coupon"
                name="coupon"
                defaultValue={refused?.coupon}
                maxLength={60}
                autoComplete="off"
                className={`u-shrink u-full u-surface u-rounded ${controls.control} ${controls.short}`}
                aria-describedby="coupon-message"
                aria-invalid={couponMessages.length > 0 || undefined}
              />
              <FieldMessages id="coupon-message" messages={couponMessages} />
            </div>
          ) : null}
          <Trap />
        </div>
        {schema.payment ? <AmountBox {...due} /> : null}
        <div className={`u-cluster u-gap-4 ${styles.end}`}>
          <Button type="submit" loading={isSending}>
            {due.total > 0 ? 'Continue to payment' : 'Send'}
          </Button>
          <span role="status">{isSending ? 'Sending …' : ''}</span>
        </div>
      </fieldset>
    </form>
  )
}
