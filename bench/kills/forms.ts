import type { Payment, SubmissionAnswer, SubmissionStart } from '#contract/submissions.ts'
import { formNotices, formSubmissions, payments } from '#server/db/schema/submissions.ts'
import { balance, checkBooks } from '#server/domains/submissions/books.service.ts'
import { formIds, goodValues, joinDemo } from '#tests/support/form-office.ts'
import { rewriteForms } from '#tests/support/written-forms.ts'
import type { Writes } from './visitor.ts'

interface Visit {
  reference: string
  end: 'received' | 'paid' | 'cancelled'
}

/** Forms that are sent, paid and cancelled: what was acknowledged is there once, and the books add up. */
export function forms(): Writes {
  const visits: Visit[] = []
  return {
    name: 'forms',
    async prepare(services) {
      await joinDemo(services)
      await rewriteForms(services, 'east')
    },
    async visit({ get, post }) {
      const formId = Math.random() < 0.6 ? formIds.camp : formIds.open
      const headers = { tenant: 'east', 'content-type': 'application/json' }
      const sendForm = async () => {
        const begun = await get<SubmissionStart>(`/api/v2/forms/${formId}/start`)
        const body = JSON.stringify({ ...begun, values: goodValues[formId] })
        return post(`/api/v2/forms/${formId}/submissions`, () => ({ method: 'POST', headers, body }))
      }
      let sent = await sendForm()
      // Where the time of day has jumped in between, it was open for too long: the page asks to send it again.
      for (let times = 0; sent.status === 422 && times < 3; times++) sent = await sendForm()
      if (!sent.ok) throw new Error(`A form was refused: ${sent.status} ${await sent.text()}`)
      const { reference, status } = (await sent.json()) as SubmissionAnswer
      if (status === 'received') return void visits.push({ reference, end: 'received' })
      const end = Math.random() < 0.75 ? 'paid' : 'cancelled'
      const { offline } = await get<Payment>(`/api/v2/payments/${reference}`)
      // Where the time of day has jumped in between, the place is free again and there is nothing to pay.
      if (!offline) return void visits.push({ reference, end: 'cancelled' })
      const event = String(new URLSearchParams(end === 'paid' ? offline.pay : offline.cancel))
      const form = { 'content-type': 'application/x-www-form-urlencoded' }
      const told = await post('/api/payments/offline', () => ({ method: 'POST', headers: form, body: event }))
      if (told.status !== 303) throw new Error(`An event was refused: ${told.status}`)
      visits.push({ reference, end })
    },
    async judge(services, mails) {
      const found = await services.scope.read('east', async (tx) => ({
        submissions: await tx.select().from(formSubmissions),
        payments: await tx.select().from(payments),
        notices: await tx.select().from(formNotices),
        faults: await checkBooks(tx),
        balance: await balance(tx),
      }))
      for (const fault of found.faults) console.error(fault)
      const byReference = new Map(found.submissions.map((row) => [row.reference, row]))
      const paymentOf = new Map(found.payments.map((row) => [row.submissionId, row]))
      const lost = visits.filter(({ reference, end }) => {
        const row = byReference.get(reference)
        const payment = row && paymentOf.get(row.id)
        if (end === 'cancelled') return row?.status !== 'released'
        return row?.status !== 'final' || (end === 'paid' && payment?.status !== 'paid')
      })
      const paid = visits
        .filter(({ end }) => end === 'paid')
        .reduce((sum, { reference }) => sum + (byReference.get(reference)?.amountCents ?? 0), 0)
      const own = mails.filter((line) => !line.includes('token='))
      return {
        acknowledged: visits.length,
        lost: lost.length,
        doubled: found.submissions.length - new Set(visits.map(({ reference }) => reference)).size,
        centsPaid: paid,
        centsFault: paid - found.balance,
        bookFaults: found.faults.length,
        mailsDue: found.notices.length,
        mailsSent: own.length,
        mailsDoubled: own.length - new Set(own).size,
        mailsInDoubt: found.notices.filter(({ sentAt }) => sentAt === null).length,
      }
    },
  }
}
