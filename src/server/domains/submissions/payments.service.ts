import { ApiProblem, rejected } from '#contract/shapes/problem.ts'
import type { Payment } from '#contract/submissions.ts'
import type { Tenant } from '#contract/tenants.ts'
import { offlineName, signedEvent } from '../../adapters/offline.ts'
import type { PaymentEvent, PaymentGateway } from '../../adapters/payments.ts'
import type { TenantScope } from '../../db/tenant-scope.ts'
import type { Work } from '../../unit-of-work/work.ts'
import { officeForm } from '../forms/forms.service.ts'
import { isDemoSchool } from '../tenants/tenants.service.ts'
import { writeRefundNotice } from './notices.service.ts'
import { effectOf, isAsExpected, shownStatus } from './payment-rules.ts'
import {
  addToLedger,
  enterCharge,
  insertEvent,
  lockedOverdue,
  lockedPayment,
  type PaidSubmission,
  paymentByReference,
  refundedCents,
  refundsDue,
  writePayment,
} from './payments.queries.ts'
import { gatewayAt } from './school-gateway.ts'
import { finalise, release, retake } from './settle-submission.ts'
import { formPath } from './submission-rules.ts'

export interface PaymentDeps {
  scope: TenantScope
  gateway: PaymentGateway | null
  now: () => Date
  originOf: (tenant: Tenant) => string
  log: (line: string, error?: unknown) => void
}

const workOf = (tx: Work['tx'], tenant: Tenant, now: Date): Work => ({ tx, tenant, now })

const unavailable = () =>
  new ApiProblem({
    type: 'about:blank',
    title: 'Service Unavailable',
    status: 503,
    detail: 'Payments cannot be taken at the moment. Nothing was charged; try again later.',
  })

/**
 * Where the visitor pays. The gateway is asked outside of any transaction; asked again for the same submission, by a retry
 * or after a crash, it gives the same payment. Where it does not answer, or is not ours any more, the place is given up.
 */
export async function beginPayment(
  { scope, gateway, now, originOf, log }: PaymentDeps,
  tenant: Tenant,
  reference: string,
): Promise<string> {
  const found = await scope.read(tenant.key, async (tx) => {
    const row = await paymentByReference(tx, reference)
    const own = await gatewayAt({ tx, tenant }, gateway)
    return row && { ...row, own, form: await officeForm(tx, row.submission.formId) }
  })
  if (!found) throw new Error(`There is no payment ${reference}`)
  const { payment, submission, form, own } = found
  const isOwn = own?.name === payment.gateway
  if (isOwn && payment.redirect) return payment.redirect
  const page = `${originOf(tenant)}${formPath({ ...form, isProtected: form.accessCode !== null })}`
  try {
    // Nobody would tell us of it. Sent again, the form is paid for where payments are taken now.
    if (!isOwn) throw new Error(`${payment.gateway} takes no payments here any more`)
    const begun = await own.begin({
      tenant: tenant.key,
      reference,
      amountCents: payment.amountCents,
      currency: payment.currency,
      description: form.title,
      email: submission.email,
      payBy: payment.payBy,
      returnUrl: `${page}?reference=${reference}`,
      cancelUrl: `${page}?reference=${reference}`,
    })
    await scope.write(tenant.key, (tx) => writePayment(tx, payment.id, begun))
    return begun.redirect
  } catch (error) {
    log(`the payment ${reference} of ${tenant.key} could not begin`, error)
    await scope.write(tenant.key, async (tx) => {
      const locked = await lockedPayment(tx, reference)
      if (locked?.payment.status === 'waiting') await giveUp(workOf(tx, tenant, now()), locked, 'failed')
    })
    throw unavailable()
  }
}

async function giveUp(work: Work, { payment, submission }: PaidSubmission, status: 'failed' | 'expired') {
  await writePayment(work.tx, payment.id, { status, settledAt: work.now })
  await release(work, submission)
}

export type SettleOutcome = 'unknown' | 'repeated' | 'mismatch' | 'nothing' | 'done'

/** Takes what a gateway told, once: the event, what it does and the line in the books are one transaction. */
export async function settlePayment(
  deps: PaymentDeps,
  tenant: Tenant,
  event: PaymentEvent,
): Promise<SettleOutcome> {
  return deps.scope.write(tenant.key, async (tx) => {
    const work = workOf(tx, tenant, deps.now())
    const own = await gatewayAt(work, deps.gateway)
    const found = await lockedPayment(tx, event.reference)
    if (!own || found?.payment.gateway !== own.name) return 'unknown'
    const isMatch = isAsExpected(event, found.payment)
    const effect = effectOf(found.payment.status, event.kind)
    const outcome = !isMatch ? 'mismatch' : effect.does === 'nothing' ? 'nothing' : 'done'
    const isNew = await insertEvent(tx, {
      paymentId: found.payment.id,
      gateway: own.name,
      eventId: event.id,
      kind: event.kind,
      amountCents: event.amountCents,
      outcome: isMatch ? effect.does : outcome,
      receivedAt: work.now,
    })
    if (!isNew) return 'repeated'
    if (!isMatch)
      deps.log(
        `${own.name} told of ${event.amountCents} ${event.currency} for ${event.reference} of ${tenant.key}`,
      )
    else if (effect.does === 'settle') await settle(work, found)
    else if (effect.does === 'revive') await revive(work, found)
    else if (effect.does === 'refund') await enterRefund(work, found, event.amountCents ?? 0)
    else if (effect.does === 'release') await giveUp(work, found, effect.state)
    return outcome
  })
}

async function settle(work: Work, { payment, submission }: PaidSubmission): Promise<void> {
  await writePayment(work.tx, payment.id, { status: 'paid', settledAt: work.now })
  await enterCharge(work.tx, payment, work.now)
  await finalise(work, submission, await officeForm(work.tx, submission.formId))
}

/** The money came after the place was given up. Who still finds one has it; everybody else gets the money back. */
async function revive(work: Work, found: PaidSubmission): Promise<void> {
  const { payment, submission } = found
  if (await retake(work, submission, await officeForm(work.tx, submission.formId))) {
    return settle(work, found)
  }
  await enterCharge(work.tx, payment, work.now)
  await writePayment(work.tx, payment.id, { status: 'refunding', settledAt: work.now })
  await writeRefundNotice(work, submission, 'refund')
}

/** What went back implies that it came. Told in parts, each part is what is more than before. */
async function enterRefund(work: Work, found: PaidSubmission, total: number): Promise<void> {
  const { payment, submission } = found
  const isAll = total === payment.amountCents
  if (!isAll && payment.status === 'waiting') await settle(work, found)
  else if (!isAll && effectOf(payment.status, 'paid').does === 'revive') await revive(work, found)
  else await enterCharge(work.tx, payment, work.now)
  const more = total - (await refundedCents(work.tx, payment.id))
  if (more > 0)
    await addToLedger(work.tx, { paymentId: payment.id, kind: 'refund', amountCents: -more, at: work.now })
  if (!isAll) return
  await writePayment(work.tx, payment.id, { status: 'refunded', settledAt: work.now })
  if (submission.status !== 'released') await release(work, submission)
}

/** Gives up the place of one payment that waited too long, of a form or of any; false where there is none. */
async function expireOne(work: Work, formId?: number): Promise<boolean> {
  const overdue = await lockedOverdue(work.tx, work.now, formId)
  if (overdue) await giveUp(work, overdue, 'expired')
  return overdue !== undefined
}

/**
 * Gives up the places of payments that waited too long, of a form or of a whole school. Each in a transaction of its own:
 * two that clear up at once, or one that takes a place meanwhile, cannot wait for each other.
 */
export async function expirePayments(
  { scope, now }: Pick<PaymentDeps, 'scope' | 'now'>,
  tenant: Tenant,
  formId?: number,
): Promise<number> {
  const one = () => scope.write(tenant.key, (tx) => expireOne(workOf(tx, tenant, now()), formId))
  let count = 0
  while (await one()) count++
  return count
}

/** An office gives back what was paid; the money goes on its way with the next round of refunds. */
export async function beginRefund(
  work: Work,
  gateway: PaymentGateway | null,
  reference: string,
): Promise<void> {
  const found = await lockedPayment(work.tx, reference)
  if (found?.payment.status !== 'paid') throw rejected('Nothing was paid that could be given back.')
  if (found.payment.gateway !== gateway?.name || found.payment.gatewayId === null)
    throw rejected(
      `It was paid by ${found.payment.gateway}, which takes no payments here now. Give it back there.`,
    )
  await writePayment(work.tx, found.payment.id, { status: 'refunding' })
  await release(work, found.submission)
  await writeRefundNotice(work, found.submission, 'returned')
}

/** Sends money back: what came too late, and what an office gives back. The gateway may be asked twice for the same; it gives it back once. */
export async function sendRefunds(
  deps: PaymentDeps,
  tenant: Tenant,
  goesOn: () => boolean | Promise<boolean> = () => true,
): Promise<void> {
  const { scope, gateway, now, log } = deps
  if (!gateway) return
  for (const { payment, submission } of await scope.read(tenant.key, (tx) => refundsDue(tx, 20))) {
    const { reference } = submission
    if (payment.gateway !== gateway.name || payment.gatewayId === null) continue
    if (!(await goesOn())) return
    try {
      await gateway.refund({ tenant: tenant.key, reference, gatewayId: payment.gatewayId })
    } catch (error) {
      log(`the payment ${reference} of ${tenant.key} could not be given back yet`, error)
      continue
    }
    await scope.write(tenant.key, async (tx) => {
      const found = await lockedPayment(tx, reference)
      if (found?.payment.status === 'refunding')
        await enterRefund(workOf(tx, tenant, now()), found, payment.amountCents)
    })
  }
}

/** What the page of a payment shows. Null where there is none. */
export async function shownPayment(work: Work, reference: string): Promise<Payment | null> {
  const found = await paymentByReference(work.tx, reference)
  if (!found) return null
  const { payment, submission } = found
  const form = await officeForm(work.tx, submission.formId)
  const place = { ...form, isProtected: form.accessCode !== null }
  const status = shownStatus(payment, work.now)
  const hasButtons = status === 'waiting' && payment.gateway === offlineName && (await isDemoSchool(work))
  const event = (kind: 'paid' | 'failed') =>
    signedEvent(signOf(work), {
      id: `${reference}-${kind}`,
      kind,
      tenant: work.tenant.key,
      reference,
      amountCents: kind === 'paid' ? payment.amountCents : null,
      currency: payment.currency,
      returnTo: `${formPath(place)}?reference=${reference}`,
    })
  return {
    reference,
    status,
    formId: form.id,
    formTitle: form.title,
    isHidden: form.isHidden,
    isProtected: place.isProtected,
    thankYouText: form.thankYouText,
    lines: submission.lines,
    amountCents: payment.amountCents,
    currency: payment.currency,
    payBy: payment.payBy.toISOString(),
    redirect: status === 'waiting' ? payment.redirect : null,
    offline: hasButtons ? { pay: event('paid'), cancel: event('failed') } : null,
  }
}

const signOf = ({ sign }: Work) => {
  if (!sign) throw new Error('There is nothing to sign with')
  return sign
}
