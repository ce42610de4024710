import { setTimeout } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Payment } from '#contract/submissions.ts'
import { offlineGateway, signedEvent } from '#server/adapters/offline.ts'
import { stripeGateway } from '#server/adapters/stripe.ts'
import { formOptions } from '#server/db/schema/forms.ts'
import { couponCodes, formPlaces, formSubmissions, ledger, payments } from '#server/db/schema/submissions.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { engines } from '#tests/support/engines.ts'
import { type FakeStripe, openFakeStripe } from '#tests/support/fake-stripe.ts'
import {
  type FormOffice,
  formIds,
  goodValues,
  names,
  openFormOffice,
  stripeSignature,
  webhookSecret,
} from '#tests/support/form-office.ts'

const minute = 60_000
const week = 32_500
const { camp } = formIds

describe.each(engines)('payments on $name', (engine) => {
  let door: FormOffice
  let refunded: string[] = []
  let isDown = false
  beforeAll(async () => {
    door = await openFormOffice(engine, {
      gateway: (sign) => {
        const offline = offlineGateway(sign)
        return {
          ...offline,
          begin: (order) => (isDown ? Promise.reject(new Error('down')) : offline.begin(order)),
          refund: async ({ reference }) => void refunded.push(reference),
        }
      },
    })
  })
  beforeEach(async () => {
    await door.reset()
    refunded = []
    isDown = false
  })
  afterAll(() => door.close())

  const begin = async (body = {}): Promise<Payment> =>
    door.payment((await door.submit(camp, body)).json.reference)
  const states = async () => [
    (await door.submissions()).map(({ status }) => status),
    (await door.payments()).map(({ status }) => status),
  ]

  test('the amount is the server’s, whatever was sent, and a submission is final only when paid', async () => {
    const answer = await door.submit(camp, {
      values: { ...goodValues[camp], amount: '1', 'field-99': '0' },
    })
    const { reference } = answer.json
    expect(answer).toMatchObject({ status: 200, json: { status: 'payment', redirect: `/pay/${reference}` } })
    const payment = await door.payment(reference)
    expect(payment).toMatchObject({
      status: 'waiting',
      amountCents: week,
      lines: [{ quantity: 1, unitCents: week, cents: week }],
    })
    expect(await states()).toEqual([['awaiting'], ['waiting']])
    expect(await door.notices()).toEqual([])
    expect(await door.press(payment, 'pay')).toMatchObject({
      status: 303,
      location: `/form/${camp}?reference=${reference}`,
    })
    expect(await states()).toEqual([['final'], ['paid']])
    expect(await door.payment(reference)).toMatchObject({ status: 'paid', offline: null, redirect: null })
    await expect
      .poll(() => door.mailed.map(({ to }) => to).toSorted())
      .toEqual(['camper@mail.example', 'camps@east.example'])
    expect([await door.balance(), await door.balance('west'), await door.faults()]).toEqual([week, 0, []])
  })

  test('the same form sent again leads to the same payment', async () => {
    const begun = await door.start(camp)
    door.pass(5_000)
    const body = { ...begun, values: goodValues[camp] }
    const answers = await Promise.all([1, 2, 3].map(() => door.send(camp, body)))
    expect(new Set(answers.map(({ json }) => json.redirect)).size).toBe(1)
    expect(await door.payments()).toHaveLength(1)
    await door.press(await door.payment(answers[0]?.json.reference), 'pay')
    expect(await door.send(camp, body)).toMatchObject({ json: { status: 'received' } })
    expect(await door.payments()).toHaveLength(1)
  })

  test('an event is taken once, however often it comes', async () => {
    const payment = await begin()
    const presses = await Promise.all([1, 2, 3, 4].map(() => door.press(payment, 'pay')))
    expect(presses.map(({ status }) => status)).toEqual([303, 303, 303, 303])
    expect(await door.ledger()).toHaveLength(1)
    expect((await door.notices()).length).toBe(2)
    expect(await door.faults()).toEqual([])
  })

  test('events may come in any order: what is paid stays paid', async () => {
    const payment = await begin()
    await door.press(payment, 'pay')
    await door.press(payment, 'cancel')
    expect(await states()).toEqual([['final'], ['paid']])
    expect(await door.faults()).toEqual([])
  })

  test('a cancelled payment frees its place, its coupon and its key', async () => {
    await door.change(camp, { maxSubmissions: 1, couponsAvailable: 1 })
    const payment = await begin({ coupon: 'any' })
    expect(payment.amountCents).toBe(week - 2_500)
    expect(await door.submit(camp)).toMatchObject({ status: 409 })
    await door.press(payment, 'cancel')
    expect(await states()).toEqual([['released'], ['failed']])
    expect(await door.places()).toMatchObject([{ taken: 0, couponsSpent: 0 }])
    const [row] = await door.submissions()
    expect(row?.key).toBeNull()
    expect(await begin({ coupon: 'any' })).toMatchObject({ status: 'waiting' })
    expect(await door.faults()).toEqual([])
  })

  test('an abandoned payment frees its place after thirty minutes, for the next who asks and by itself', async () => {
    await door.change(camp, { maxSubmissions: 1 })
    const first = await begin()
    door.pass(29 * minute)
    expect(await door.submit(camp)).toMatchObject({ status: 409 })
    door.pass(2 * minute)
    expect(await door.payment(first.reference)).toMatchObject({ status: 'over', offline: null })
    const second = await begin()
    expect(second.status).toBe('waiting')
    door.pass(31 * minute)
    await door.duties.run()
    expect((await states())[1]).toEqual(['expired', 'expired'])
    expect(await door.places()).toMatchObject([{ taken: 0 }])
    expect(await door.faults()).toEqual([])
  })

  test('who asks next frees an abandoned place, even if their own form is not taken', async () => {
    await begin()
    door.pass(31 * minute)
    expect(await door.submit(camp, { values: {} })).toMatchObject({ status: 422 })
    expect(await door.places()).toMatchObject([{ taken: 0 }])
    expect(await door.faults()).toEqual([])
  })

  test('an event that waits for another sees what that one did', async () => {
    await door.change(camp, { maxSubmissions: 3 })
    const { reference, amountCents, currency } = await begin()
    await begin()
    const [expiring] = await door.payments()
    const refund = signedEvent(door.office.sign, {
      id: 'refund',
      kind: 'refunded',
      tenant: 'east',
      reference,
      amountCents,
      currency,
      returnTo: null,
    })
    let told: Promise<unknown> | undefined
    await door.services.scope.write('east', async (tx) => {
      await tx
        .update(payments)
        .set({ status: 'expired' })
        .where(eq(payments.id, expiring?.id ?? 0))
      told = door.hook('offline', new URLSearchParams({ ...refund }).toString())
      await setTimeout(300)
      const own = eq(formSubmissions.reference, reference)
      await tx.update(formSubmissions).set({ status: 'released', key: null }).where(own)
      await tx.update(formPlaces).set({ taken: 1 })
    })
    expect(await told).toMatchObject({ status: 200 })
    expect(await door.places()).toMatchObject([{ taken: 1 }])
    expect(await door.faults()).toEqual([])
  })

  test('who pays too late has the place if there is one, and the money back if not', async () => {
    await door.change(camp, { maxSubmissions: 1 })
    const late = await begin()
    door.pass(31 * minute)
    await door.duties.run()
    await door.press(late, 'pay')
    expect(await states()).toEqual([['final'], ['paid']])

    await door.change(camp, { maxSubmissions: 2 })
    const later = await begin()
    door.pass(31 * minute)
    const quick = await begin()
    await door.press(quick, 'pay')
    await door.press(later, 'pay')
    expect((await door.payments()).find(({ status }) => status === 'refunding')).toBeTruthy()
    expect(await door.payment(later.reference)).toMatchObject({ status: 'refunded' })
    expect(await door.faults()).toEqual([])
    await Promise.all([door.duties.run(), door.duties.run()])
    await door.duties.run()
    expect(refunded).toEqual([later.reference])
    expect(await door.balance()).toBe(2 * week)
    expect(door.mailed.filter(({ subject }) => subject.includes('money goes back'))).toHaveLength(1)
    expect(await door.faults()).toEqual([])
  })

  test('a gateway that does not answer costs nobody a place', async () => {
    await door.change(camp, { maxSubmissions: 1 })
    const begun = await door.start(camp)
    door.pass(5_000)
    const body = { ...begun, values: goodValues[camp] }
    isDown = true
    expect(await door.send(camp, body)).toMatchObject({ status: 503 })
    expect(await door.places()).toMatchObject([{ taken: 0 }])
    isDown = false
    expect(await door.send(camp, body)).toMatchObject({ status: 200, json: { status: 'payment' } })
    expect(await door.faults()).toEqual([])
  })

  test('coupons cannot be spent twice, whoever asks at once', async () => {
    const starts = await Promise.all(Array.from({ length: 12 }, () => door.start(camp)))
    door.pass(5_000)
    const send = (coupon: string) =>
      Promise.all(starts.map((begun) => door.send(camp, { ...begun, values: goodValues[camp], coupon })))
    const answers = await send('any')
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(answers.find(({ status }) => status === 422)?.json.errors).toEqual([
      { field: 'coupon', message: 'All coupons are spent.' },
    ])
    expect((await door.payments()).map(({ amountCents }) => amountCents)).toEqual([
      week - 2_500,
      week - 2_500,
    ])
    expect(await door.faults()).toEqual([])
  })

  test('where codes are given out, a coupon needs one, in whatever letters it is typed', async () => {
    await door.services.scope.write('east', (tx) =>
      tx.insert(couponCodes).values([{ formId: camp, code: 'CLUB25', uses: 1 }]),
    )
    expect(await door.submit(camp, { coupon: 'guess' })).toMatchObject({ status: 422 })
    const payment = await begin({ coupon: ' club 25 ' })
    expect(payment.amountCents).toBe(week - 2_500)
    expect(await door.submit(camp, { coupon: 'CLUB25' })).toMatchObject({ status: 422 })
    await door.press(payment, 'cancel')
    expect(await begin({ coupon: 'CLUB25' })).toMatchObject({ amountCents: week - 2_500 })
    expect(await door.submit(formIds.open, { coupon: 'CLUB25' })).toMatchObject({ status: 422 })
    expect(await door.faults()).toEqual([])
  })

  test('a coupon that covers everything leaves nothing to pay', async () => {
    const answer = await door.submit(camp, { values: { [names.session]: 'Trial day' }, coupon: 'any' })
    expect(answer).toMatchObject({ json: { status: 'received' } })
    expect([await door.payments(), await door.balance()]).toEqual([[], 0])
    expect(await door.submissions()).toMatchObject([{ amountCents: 0, couponCents: 2_000 }])
    expect(await door.faults()).toEqual([])
  })

  test('a coupon is not spent where nothing is to be paid', async () => {
    await door.services.scope.write('east', (tx) => tx.update(formOptions).set({ paymentAmount: 0 }))
    expect(await door.submit(camp, { coupon: 'any' })).toMatchObject({ json: { status: 'received' } })
    expect(await door.submissions()).toMatchObject([{ amountCents: 0, couponCents: null }])
    expect(await door.places()).toMatchObject([{ couponsSpent: 0 }])
    expect(await door.faults()).toEqual([])
  })

  test.each([
    [2_000_000_000, 'more than can be paid at once'],
    [100_000_000, 'more than can be paid at once'],
    [49, 'less than can be paid'],
  ])('%i cents are refused in words, and nothing is taken', async (paymentAmount, detail) => {
    await door.services.scope.write('east', (tx) => tx.update(formOptions).set({ paymentAmount }))
    expect(await door.submit(camp)).toMatchObject({
      status: 422,
      json: { detail: expect.stringContaining(detail) },
    })
    expect([await door.submissions(), await door.places()]).toEqual([[], []])
  })

  test('a school that is not of the demo cannot be paid by a button', async () => {
    const before = await begin()
    const { platform: handle } = door.services.database
    const east = eq(tenants.key, 'east')
    await handle.update(tenants).set({ seededFor: null }).where(east)
    expect(await door.submit(camp)).toMatchObject({
      status: 409,
      json: { detail: 'Payments are not set up at this school yet, so the form cannot be sent.' },
    })
    expect(await door.payment(before.reference)).toMatchObject({ status: 'waiting', offline: null })
    expect(await door.press(before, 'pay')).toMatchObject({ status: 404 })
    expect(await states()).toEqual([['awaiting'], ['waiting']])
    await handle.update(tenants).set({ seededFor: door.clock.now }).where(east)
  })

  test('a payment that waits at a gateway of before is given up, and begins where payments are taken now', async () => {
    const begun = await door.start(camp)
    door.pass(5_000)
    const body = { ...begun, values: goodValues[camp] }
    await door.send(camp, body)
    await door.services.scope.write('east', (tx) =>
      tx.update(payments).set({ gateway: 'stripe', redirect: 'https://checkout.example/old' }),
    )
    expect(await door.send(camp, body)).toMatchObject({ status: 503 })
    expect(await states()).toEqual([['released'], ['failed']])
    const again = await door.send(camp, body)
    expect(again).toMatchObject({ status: 200, json: { redirect: `/pay/${again.json.reference}` } })
    await door.press(await door.payment(again.json.reference), 'pay')
    expect([await door.balance(), await door.faults()]).toEqual([week, []])
  })

  test('an event that is not signed, or is changed, or is of another school, changes nothing', async () => {
    const payment = await begin()
    const { event = '', signature = '' } = payment.offline?.pay ?? {}
    const post = (fields: Record<string, string>) =>
      door.hook('offline', new URLSearchParams(fields).toString(), {
        'content-type': 'application/x-www-form-urlencoded',
      })
    expect(await post({ event })).toMatchObject({ status: 400 })
    expect(await post({ event: event.replace('east', 'west'), signature })).toMatchObject({ status: 400 })
    expect(await post({ event: event.replace(String(week), '1'), signature })).toMatchObject({ status: 400 })
    expect(await door.hook('stripe', '{}')).toMatchObject({ status: 404 })
    expect(await door.hook('offline', 'x'.repeat(600_000))).toMatchObject({ status: 413 })
    expect(await states()).toEqual([['awaiting'], ['waiting']])
  })

  test('books that do not add up are found', async () => {
    const payment = await begin()
    await door.press(payment, 'pay')
    await door.services.scope.write('east', (tx) => tx.update(ledger).set({ amountCents: 1 }))
    expect(await door.faults()).toHaveLength(1)
  })
})

describe.each(engines)('payments through Stripe on $name', (engine) => {
  let door: FormOffice
  let stripe: FakeStripe
  beforeAll(async () => {
    stripe = await openFakeStripe()
    door = await openFormOffice(engine, {
      gateway: () => stripeGateway({ secretKey: 'sk_test_x', webhookSecret, host: stripe.host }),
    })
  })
  beforeEach(() => door.reset())
  afterAll(async () => {
    await door.close()
    await stripe.close()
  })

  const tell = (type: string, object: object, id = `evt_${type}`, secret?: string) => {
    const payload = JSON.stringify({ id, object: 'event', type, data: { object } })
    return door.hook('stripe', payload, { 'stripe-signature': stripeSignature(payload, secret) })
  }
  const begin = async () => {
    const { json } = await door.submit(camp)
    const reference = json.reference ?? ''
    const metadata = { tenant: 'east', reference }
    const session = { object: 'checkout.session', metadata, amount_total: week, currency: 'usd' }
    return { json, reference, metadata, session: { ...session, payment_status: 'paid' } }
  }

  test('the visitor is led to Stripe, and its signed word settles the payment', async () => {
    const { json, reference, session } = await begin()
    expect(json).toMatchObject({ status: 'payment', redirect: `https://checkout.example/${reference}` })
    expect(stripe.asked.at(-1)).toMatchObject({
      key: `begin-east-${reference}`,
      fields: expect.objectContaining({
        'line_items[0][price_data][unit_amount]': String(week),
        'metadata[tenant]': 'east',
        success_url: `https://east.localhost/form/${camp}?reference=${reference}`,
      }),
    })
    expect(await tell('checkout.session.completed', session)).toMatchObject({ json: { outcome: 'done' } })
    expect(await tell('checkout.session.completed', session)).toMatchObject({ json: { outcome: 'repeated' } })
    expect(await door.submissions()).toMatchObject([{ status: 'final' }])
    expect([await door.balance(), await door.faults()]).toEqual([week, []])
  })

  test('what is not signed with our secret, or was signed long ago, is refused', async () => {
    const { session } = await begin()
    expect(await tell('checkout.session.completed', session, 'evt_1', 'whsec_other')).toMatchObject({
      status: 400,
    })
    expect(await door.hook('stripe', '{}')).toMatchObject({ status: 400 })
    const payload = JSON.stringify({
      id: 'evt_2',
      type: 'checkout.session.completed',
      data: { object: session },
    })
    const changed = payload.replace(String(week), '1')
    expect(
      await door.hook('stripe', changed, { 'stripe-signature': stripeSignature(payload) }),
    ).toMatchObject({ status: 400 })
    const old = stripeSignature(payload, webhookSecret, new Date(Date.now() - 10 * minute))
    expect(await door.hook('stripe', payload, { 'stripe-signature': old })).toMatchObject({ status: 400 })
    expect(await door.submissions()).toMatchObject([{ status: 'awaiting' }])
  })

  test('another amount or currency settles nothing, and other events are none of our business', async () => {
    const { session } = await begin()
    const completed = 'checkout.session.completed'
    expect(await tell(completed, { ...session, amount_total: 1 }, 'evt_1')).toMatchObject({
      json: { outcome: 'mismatch' },
    })
    expect(await tell(completed, { ...session, currency: 'eur' }, 'evt_2')).toMatchObject({
      json: { outcome: 'mismatch' },
    })
    expect(await tell(completed, { ...session, payment_status: 'unpaid' }, 'evt_3')).toMatchObject({
      json: { outcome: 'ignored' },
    })
    expect(await tell('customer.created', {}, 'evt_4')).toMatchObject({ json: { outcome: 'ignored' } })
    const stranger = { ...session, metadata: { ...session.metadata, tenant: 'west' } }
    expect(await tell(completed, stranger, 'evt_5')).toMatchObject({ status: 404 })
    expect([await door.ledger(), await door.faults()]).toEqual([[], []])
  })

  test('a refund gives back what it says, once, also before we were told of the money', async () => {
    const { metadata, session } = await begin()
    const charge = (amount_refunded: number) => ({
      object: 'charge',
      metadata,
      currency: 'usd',
      amount_refunded,
    })
    await tell('charge.refunded', charge(10_000), 'evt_1')
    expect(await door.faults()).toEqual([])
    await tell('checkout.session.completed', session, 'evt_2')
    expect(await door.balance()).toBe(week - 10_000)
    expect(await door.submissions()).toMatchObject([{ status: 'final' }])
    await tell('charge.refunded', charge(week), 'evt_4')
    await tell('charge.refunded', charge(20_000), 'evt_3')
    expect(await door.balance()).toBe(0)
    expect(await door.submissions()).toMatchObject([{ status: 'released' }])
    expect(await door.places()).toMatchObject([{ taken: 0 }])
    expect(await door.faults()).toEqual([])
  })

  /** The first of two pays for a place that the second has got. */
  async function payTooLate() {
    await door.change(camp, { maxSubmissions: 1 })
    const first = await begin()
    await tell('checkout.session.expired', { ...first.session, payment_status: 'unpaid' }, 'evt_1')
    const second = await begin()
    await tell('checkout.session.completed', second.session, 'evt_2')
    await tell('checkout.session.completed', first.session, 'evt_3')
  }

  test('an expired session frees the place; who pays too late gets the money back through Stripe', async () => {
    await payTooLate()
    await door.duties.run()
    expect(stripe.asked.at(-1)).toMatchObject({ path: '/v1/refunds', fields: { payment_intent: 'pi_1' } })
    expect(await door.balance()).toBe(week)
    expect(await door.faults()).toEqual([])
  })

  test('what another school was paid is not given back, whatever a row says', async () => {
    await payTooLate()
    stripe.payee = 'west'
    const before = stripe.asked.length
    await door.duties.run()
    stripe.payee = null
    expect(stripe.asked.slice(before).map(({ path }) => path)).toEqual([
      expect.stringContaining('/v1/checkout/sessions/cs_'),
    ])
    expect(await door.faults()).toEqual([])
  })
})
