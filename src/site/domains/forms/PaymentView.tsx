import { offlinePayment } from '#contract/client/form-addresses.ts'
import type { Payment } from '#contract/submissions.ts'
import { useRootData } from '#site/page/school/root-data.ts'
import { PageHead } from '#site/parts/heads/PageHead.tsx'
import { Button } from '#ui/Button.tsx'
import { Heading } from '#ui/Heading.tsx'
import { AmountBox } from './AmountBox.tsx'
import styles from './FormPage.module.css'
import { formAddress, paymentWords } from './payment-words.ts'

/** What is to be paid for a form, and what became of it. */
export function PaymentView({ payment }: { payment: Payment }) {
  const { reference, status, formTitle, lines, amountCents, offline, redirect } = payment
  const { title, text } = paymentWords(payment, useRootData()?.tenant.timeZone ?? 'UTC')
  return (
    <>
      <PageHead title={formTitle} up={{ href: formAddress(payment), label: 'The form' }} />
      <div className={`u-page-6 u-gap-5 ${styles.page}`}>
        <section
          className={`u-grid u-gap-3 u-text-lg u-raised ${styles.note}`}
          data-tone={status === 'over' ? 'problem' : undefined}
        >
          <Heading level={2}>{title}</Heading>
          <p>{text}</p>
          <p className={styles.reference}>
            Reference <b>{reference}</b>
          </p>
        </section>
        <AmountBox
          lines={lines}
          total={amountCents}
          title={status === 'waiting' ? 'To pay' : 'Amount'}
          isFinal
        />
        {status === 'waiting' && offline ? (
          <>
            <p>
              This is the test gateway of the demo: no money moves, and each button tells us what a bank
              would.
            </p>
            <div className="u-wrap u-gap-3">
              {offlineButtons.map(({ name, label, kind }) => (
                <form key={name} method="post" action={offlinePayment}>
                  <input type="hidden" name="event" value={offline[name].event} />
                  <input type="hidden" name="signature" value={offline[name].signature} />
                  <Button type="submit" kind={kind}>
                    {label}
                  </Button>
                </form>
              ))}
            </div>
          </>
        ) : null}
        {status === 'waiting' && !offline ? (
          <div className="u-wrap u-gap-3">
            {redirect ? <Button href={redirect}>Continue to payment</Button> : null}
            <Button href={`/pay/${reference}`} kind="alternate">
              Look again
            </Button>
          </div>
        ) : null}
        {status === 'over' ? (
          <p>
            <Button href={formAddress(payment)}>Fill in the form again</Button>
          </p>
        ) : null}
      </div>
    </>
  )
}

const offlineButtons = [
  { name: 'pay', label: 'Pay', kind: 'priority' },
  { name: 'cancel', label: 'Cancel', kind: 'alternate' },
] as const
