import { type ReactNode, useEffect, useRef } from 'react'
import { ErrorSummary } from '#site/parts/plain-forms/ErrorSummary.tsx'
import { FieldMessages } from '#site/parts/plain-forms/FieldMessages.tsx'
import plain from '#site/parts/plain-forms/PlainPage.module.css'
import { Trap } from '#site/parts/plain-forms/Trap.tsx'
import { keepTypedForm } from '#site/parts/plain-forms/typed-form.ts'
import { Button } from '#ui/Button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Heading } from '#ui/Heading.tsx'
import { Select } from '#ui/Select.tsx'
import styles from './ReportForm.module.css'
import type { RefusedReport } from './send-report.ts'

interface ReportFormProps {
  answersWithin: string
  refused: RefusedReport | undefined
}

const matters = [
  { value: 'barrier', label: 'Something on the site is in my way' },
  { value: 'document', label: 'I need a document in another form' },
  { value: 'other', label: 'Something else' },
]

const idOf = (name: string) => `report-${name}`

/** A plain form that its page takes; it works without scripts, and reaches the office that answers. */
export function ReportForm({ answersWithin, refused }: ReportFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const hasFailed = refused !== undefined
  useEffect(
    () => (form.current ? keepTypedForm(form.current, 'typed-report', hasFailed) : undefined),
    [hasFailed],
  )
  const { values = {}, errors = {}, message = null } = refused ?? {}
  const problems = Object.entries(errors).flatMap(([name, messages]) =>
    messages.map((text) => ({ text, target: idOf(name) })),
  )
  return (
    <section className={plain.section}>
      <Heading level={2}>Write to us</Heading>
      <p id="report-help">
        A person reads what you write{answersWithin ? ` and answers within ${answersWithin}` : ''}. You need
        not say why you ask. The message is required; for a document we need your e-mail address too.
      </p>
      <form
        ref={form}
        className="u-grid u-columns-1 u-gap-5 u-start"
        method="post"
        aria-describedby="report-help"
      >
        {message === null ? null : <ErrorSummary message={message} problems={problems} />}
        <Select
          label="What is it about?"
          name="about"
          defaultValue={values.about}
          options={matters}
          className={plain.email}
        />
        <Field
          name="message"
          label="Your message (required)"
          help="What you wanted to do, and what happened. For a document: which one, and in which form."
          messages={errors.message}
        >
          {(own) => <textarea {...own} defaultValue={values.message} rows={6} maxLength={4000} required />}
        </Field>
        <Field name="place" label="Page or document" help="Its address or its title, if you know it.">
          {(own) => <input {...own} defaultValue={values.place} maxLength={500} />}
        </Field>
        <Field name="name" label="Your name">
          {(own) => <input {...own} defaultValue={values.name} autoComplete="name" maxLength={120} />}
        </Field>
        <Field
          name="email"
          label="Your e-mail address"
          help="Without it we cannot answer. We use it for the answer alone."
          messages={errors.email}
        >
          {(own) => (
            <input {...own} defaultValue={values.email} type="email" autoComplete="email" maxLength={254} />
          )}
        </Field>
        <Trap />
        <Button type="submit">Send</Button>
      </form>
    </section>
  )
}

interface FieldProps {
  name: string
  label: string
  help?: string
  messages?: readonly string[] | undefined
  children: (own: {
    id: string
    name: string
    'aria-describedby': string | undefined
    'aria-invalid': true | undefined
  }) => ReactNode
}

function Field({ name, label, help, messages = [], children }: FieldProps) {
  const id = idOf(name)
  const isInvalid = messages.length > 0
  return (
    <>
      <label className={`u-grid u-gap-1 u-full u-semibold ${plain.email}`}>
        {label}
        {children({
          id,
          name,
          'aria-describedby': classNames(help && `${id}-help`, isInvalid && `${id}-message`) || undefined,
          'aria-invalid': isInvalid || undefined,
        })}
      </label>
      {help || isInvalid ? (
        <div className={styles.help}>
          {help ? (
            <p id={`${id}-help`} className="u-note">
              {help}
            </p>
          ) : null}
          {isInvalid ? <FieldMessages id={`${id}-message`} messages={messages} /> : null}
        </div>
      ) : null}
    </>
  )
}
