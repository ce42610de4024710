import { reportBarrier } from '#contract/client/form-addresses.ts'
import plain from '#site/parts/plain-forms/PlainPage.module.css'
import { Trap } from '#site/parts/plain-forms/Trap.tsx'
import { Button } from '#ui/Button.tsx'
import { Heading } from '#ui/Heading.tsx'
import { Select } from '#ui/Select.tsx'
import styles from './ReportForm.module.css'

interface ReportFormProps {
  tenant: string
  answersWithin: string
}

const matters = [
  { value: 'barrier', label: 'Something on the site is in my way' },
  { value: 'document', label: 'I need a document in another form' },
  { value: 'other', label: 'Something else' },
]

/** A plain form that the API takes; it works without scripts, and is sent as a mail to the office that answers. */
export function ReportForm({ tenant, answersWithin }: ReportFormProps) {
  return (
    <section className={plain.section}>
      <Heading level={2}>Write to us</Heading>
      <p id="report-help">
        A person reads what you write{answersWithin ? ` and answers within ${answersWithin}` : ''}. You need
        not say why you ask. The message is required; for a document we need your e-mail address too.
      </p>
      <form
        className="u-grid u-columns-1 u-gap-5 u-start"
        method="post"
        action={`${reportBarrier}?tenant=${tenant}`}
        aria-describedby="report-help"
      >
        <Select label="What is it about?" name="about" options={matters} className={plain.email} />
        <label className={`u-grid u-gap-1 u-full u-semibold ${plain.email}`}>
          Your message (required)
          <textarea
            name="message"
            rows={6}
            maxLength={4000}
            required
            aria-describedby="report-message-help"
          />
        </label>
        <p id="report-message-help" className={`u-note ${styles.help}`}>
          What you wanted to do, and what happened. For a document: which one, and in which form.
        </p>
        <label className={`u-grid u-gap-1 u-full u-semibold ${plain.email}`}>
          Page or document
          <input name="place" maxLength={500} aria-describedby="report-place-help" />
        </label>
        <p id="report-place-help" className={`u-note ${styles.help}`}>
          Its address or its title, if you know it.
        </p>
        <label className={`u-grid u-gap-1 u-full u-semibold ${plain.email}`}>
          Your name
          <input name="name" autoComplete="name" maxLength={120} />
        </label>
        <label className={`u-grid u-gap-1 u-full u-semibold ${plain.email}`}>
          Your e-mail address
          <input
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            aria-describedby="report-email-help"
          />
        </label>
        <p id="report-email-help" className={`u-note ${styles.help}`}>
          Without it we cannot answer. We use it for the answer alone.
        </p>
        <Trap className={plain.trap} />
        <Button type="submit">Send</Button>
      </form>
    </section>
  )
}
