import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MailNotTaken } from '#server/adapters/mail.ts'
import { deliveries, subscribers } from '#server/db/schema/subscriptions.ts'
import { sendNews } from '#server/domains/subscriptions/news-mail.service.ts'
import { forgetOldSubscribers } from '#server/domains/subscriptions/subscriptions.service.ts'
import { engines } from '#tests/support/engines.ts'
import { openSubscriptionDoor, type SubscriptionDoor, tokenIn } from '#tests/support/subscription-door.ts'

const fan = 'fan@mail.example'
const minute = 60_000
const day = 24 * 60 * minute

describe.each(engines)('subscriptions by mail on $name', (engine) => {
  let door: SubscriptionDoor
  beforeAll(async () => {
    door = await openSubscriptionDoor(engine)
  })
  beforeEach(() => door.reset())
  afterAll(() => door.close())

  const pass = (milliseconds: number) => {
    door.clock.now = new Date(door.clock.now.getTime() + milliseconds)
  }
  const send = (school: 'east' | 'west' = 'east') => sendNews(door.deps, door.tenants[school])
  const subjects = () => door.mailed.map(({ to, subject }) => `${to}: ${subject}`)

  test('nothing is sent without confirmation, and the confirmed choice is what is sent', async () => {
    expect(await door.json('', { email: ' Fan@Mail.Example ', sportIds: [2] })).toMatchObject({ status: 200 })
    expect(door.mailed).toMatchObject([
      { to: fan, from: { address: 'news@fieldhouse.example' }, subject: expect.stringContaining('Confirm') },
    ])
    expect(door.mailed[0]?.text).toContain('https://east.localhost/subscribe/confirm?token=')
    pass(minute)
    await door.publish(1, 2)
    expect(await send()).toBe(0)
    expect(door.mailed).toHaveLength(1)

    expect(await door.json('/confirm', { token: tokenIn(door.mailed[0]) })).toMatchObject({ status: 200 })
    expect(door.mailed[1]).toMatchObject({ to: fan, subject: expect.stringContaining('You are subscribed') })
    pass(minute)
    await door.publish(2, 2)
    await door.publish(3, 1)
    expect(await send()).toBe(1)
    expect(subjects().slice(2)).toEqual([`${fan}: Story 2 of east`])
  })

  test('a link works once, for three days, at its own school; opening it changes nothing', async () => {
    await door.json('', { email: fan, allNews: true })
    const token = tokenIn(door.mailed[0])
    expect((await door.subscribers())[0]?.confirmedAt).toBeNull()
    expect(await door.json('/confirm', { token }, {}, 'west')).toMatchObject({ status: 404 })
    expect(await door.json('/confirm', { token })).toMatchObject({ status: 200 })
    expect(await door.json('/confirm', { token })).toMatchObject({ status: 404 })
    await door.json('', { email: 'late@mail.example', allNews: true })
    pass(3 * day + minute)
    expect(await door.json('/confirm', { token: tokenIn(door.mailed.at(-1)) })).toMatchObject({ status: 404 })
  })

  test('the database keeps no token that could be used', async () => {
    await door.subscribe(fan)
    const kept = JSON.stringify([await door.subscribers(), await door.deliveries()])
    for (const message of door.mailed) expect(kept).not.toContain(tokenIn(message))
  })

  test('the answer does not tell whether an address is known', async () => {
    await door.subscribe(fan)
    const known = await door.json('', { email: fan, allNews: true })
    expect(await door.json('', { email: 'stranger@mail.example', allNews: true })).toEqual(known)
    expect(
      subjects()
        .slice(2)
        .map((line) => line.split(': ')[1]),
    ).toEqual([
      'Confirm your subscription to School east Athletics',
      'Confirm your subscription to School east Athletics',
    ])
    const unknownToken = 'x'.repeat(43)
    const leave = await door.json(`/leave?token=${unknownToken}`, {})
    expect(await door.json(`/leave?token=${tokenIn(door.mailed[1])}`, {})).toEqual(leave)
  })

  test('who subscribes again changes the choice, and only by confirming it', async () => {
    await door.subscribe(fan, { sportIds: [1] })
    await door.json('', { email: fan, sportIds: [2] })
    expect((await door.subscribers()).map(({ sportIds }) => sportIds)).toEqual([[1]])
    await door.json('/confirm', { token: tokenIn(door.mailed.at(-1)) })
    expect((await door.subscribers()).map(({ sportIds }) => sportIds)).toEqual([[2]])
  })

  test('one click ends it, without a session or an origin, and as often as one likes', async () => {
    await door.subscribe(fan)
    const { headers = {} } = door.mailed[1] ?? {}
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const address = /^<https:\/\/east\.localhost\/api\/v2\/subscriptions(\/leave\?\S+)>$/.exec(
      headers['List-Unsubscribe'] ?? '',
    )?.[1]
    // Who opens the address is asked first.
    const opened = await door.get(address ?? '')
    expect(opened).toMatchObject({
      status: 303,
      location: expect.stringContaining('/subscribe/leave?token='),
    })
    expect((await door.subscribers())[0]?.unsubscribedAt).toBeNull()
    for (let times = 0; times < 2; times++) {
      const left = await door.form(address ?? '', 'List-Unsubscribe=One-Click', {
        origin: 'https://mail.example',
      })
      expect(left).toMatchObject({ status: 303, location: '/unsubscribed' })
    }
    pass(minute)
    await door.publish(1)
    expect(await send()).toBe(0)
    expect(await door.subscribers()).toMatchObject([{ sportIds: [], confirmedAt: null }])
  })

  test('every mail of a subscription can end it, and it ends nothing at another school', async () => {
    await door.subscribe(fan)
    await door.subscribe(fan, { allNews: true }, 'west')
    pass(minute)
    await door.publish(1)
    await send()
    await door.json(`/leave?token=${tokenIn(door.mailed.at(-1))}`, {}, {}, 'west')
    expect((await door.subscribers('west'))[0]?.unsubscribedAt).toBeNull()
    await door.json(`/leave?token=${tokenIn(door.mailed.at(-1))}`, {})
    expect((await door.subscribers())[0]?.unsubscribedAt).not.toBeNull()
    expect((await door.subscribers('west'))[0]?.unsubscribedAt).toBeNull()
  })

  test('a form works without scripts and leads to the page that says what was done', async () => {
    const own = { origin: 'https://east.localhost', 'sec-fetch-site': 'same-origin' }
    const ask = (body: string) => door.form('', body, own)
    expect(await ask(`email=${fan}&sportIds=1&sportIds=2&blank=`)).toMatchObject({
      status: 303,
      location: '/subscribe?note=sent',
    })
    expect((await door.subscribers())[0]?.askedSportIds).toEqual([1, 2])
    expect(await ask('email=nobody&allNews=true')).toMatchObject({ location: '/subscribe?note=email' })
    expect(await ask('allNews=true')).toMatchObject({ location: '/subscribe?note=email' })
    expect(await ask(`email=${fan}`)).toMatchObject({ location: '/subscribe?note=lists' })
    expect(await ask(`email=${fan}&sportIds=abc`)).toMatchObject({ location: '/subscribe?note=lists' })
    const confirm = (token: string) => door.form('/confirm', `token=${token}`, own)
    expect(await confirm('cut-off')).toMatchObject({ location: '/subscribe?note=link' })
    expect(await confirm(tokenIn(door.mailed[0]))).toMatchObject({ location: '/subscribe?note=confirmed' })
    expect(await confirm(tokenIn(door.mailed[0]))).toMatchObject({ location: '/subscribe?note=link' })
  })

  test('another site cannot send the forms, and what fills in every field is asked to send it once more', async () => {
    const body = `email=${fan}&allNews=true`
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://west.localhost', 'sec-fetch-site': 'same-site' },
    ]
    for (const headers of foreign)
      expect(await door.form('', body, headers)).toMatchObject({ status: 403, location: undefined })
    expect(await door.form('', `${body}&blank=spam`)).toMatchObject({ location: '/subscribe?note=filled' })
    expect(door.mailed).toEqual([])
    expect(await door.subscribers()).toEqual([])
  })

  test('a mailbox is asked three times a day, and a sender is stopped who asks all the time', async () => {
    for (let times = 0; times < 5; times++) await door.json('', { email: fan, allNews: true })
    expect(door.mailed).toHaveLength(3)
    let status = 200
    for (let times = 0; status === 200 && times < 40; times++)
      ({ status } = await door.json('', { email: `fan-${times}@mail.example`, allNews: true }))
    expect(status).toBe(429)
    expect(door.mailed.length).toBeLessThanOrEqual(30)
  })

  test('a mail server that is down uses up none of the mails that an address may have in a day', async () => {
    door.trouble.send = () => {
      throw new MailNotTaken('down')
    }
    for (let times = 0; times < 4; times++)
      expect(await door.json('', { email: fan, allNews: true })).toMatchObject({ status: 503 })
    door.trouble.send = null
    expect(await door.json('', { email: fan, allNews: true })).toMatchObject({ status: 200 })
    expect(await door.json('/confirm', { token: tokenIn(door.mailed.at(-1)) })).toMatchObject({ status: 200 })
  })

  test('bad input is refused with a clear problem', async () => {
    for (const body of [
      {},
      { email: 'nobody', allNews: true },
      { email: fan },
      { email: fan, sportIds: ['x'] },
    ])
      expect(await door.json('', body)).toMatchObject({
        status: 400,
        body: expect.stringContaining('detail'),
      })
    expect(await door.json('/leave?token=short', {})).toMatchObject({ status: 400 })
    expect(await door.json('', { email: fan, allNews: true }, {}, 'nobody')).toMatchObject({ status: 404 })
  })

  test('a mail that cannot be sent is told, and nothing is confirmed by it', async () => {
    door.trouble.send = () => {
      throw new MailNotTaken('down')
    }
    expect(await door.json('', { email: fan, allNews: true })).toMatchObject({ status: 503 })
    expect(await door.form('', `email=${fan}&allNews=true`)).toMatchObject({
      location: '/subscribe?note=mail',
    })
  })

  test('a story is mailed once, whatever runs at once; several are one mail', async () => {
    await door.subscribe(fan)
    await door.subscribe('other@mail.example', { sportIds: [2] })
    pass(minute)
    await door.publish(1, 1)
    await door.publish(2, 2)
    const sent = await Promise.all([send(), send(), send('west')])
    expect(sent.reduce((sum, each) => sum + each, 0)).toBe(2)
    expect(subjects().slice(4).toSorted()).toEqual([
      `${fan}: Story 2 of east, and 1 more`,
      'other@mail.example: Story 2 of east',
    ])
    expect(await send()).toBe(0)
    expect((await door.deliveries()).every(({ sentAt }) => sentAt !== null)).toBe(true)
  })

  test('a process that dies between the claim and the end sends nothing twice', async () => {
    await door.subscribe(fan)
    pass(minute)
    await door.publish(1)
    // The server took the mail, and the process is gone before it could say so.
    door.trouble.send = (message) => {
      door.mailed.push(message)
      throw new Error('gone')
    }
    expect(await send()).toBe(0)
    door.trouble.send = null
    pass(minute)
    expect(await send()).toBe(0)
    expect(subjects().filter((line) => line.includes('Story'))).toHaveLength(1)
    await door.publish(2)
    expect(await send()).toBe(1)
  })

  test('a mail that was certainly not taken is tried again', async () => {
    await door.subscribe(fan)
    pass(minute)
    await door.publish(1)
    door.trouble.send = () => {
      throw new MailNotTaken('busy')
    }
    expect(await send()).toBe(0)
    door.trouble.send = null
    expect(await send()).toBe(1)
  })

  test('who left is forgotten after thirty days, who never confirmed after seven, and nobody else', async () => {
    await door.subscribe(fan)
    await door.subscribe('stays@mail.example')
    await door.json(`/leave?token=${tokenIn(door.mailed[1])}`, {})
    await door.json('', { email: 'never@mail.example', allNews: true })
    const emails = async () => (await door.subscribers()).map(({ email }) => email).toSorted()
    const forget = () => forgetOldSubscribers(door.deps, door.tenants.east)
    pass(6 * day)
    expect(await forget()).toBe(0)
    pass(2 * day)
    expect(await forget()).toBe(1)
    expect(await emails()).toEqual([fan, 'stays@mail.example'])
    pass(23 * day)
    expect(await forget()).toBe(1)
    expect(await emails()).toEqual(['stays@mail.example'])
    expect((await door.deliveries()).length).toBe(1)
  })

  test('a school sees its own subscribers only', async () => {
    await door.subscribe(fan)
    expect(await door.subscribers('west')).toEqual([])
    expect(await door.deliveries('west')).toEqual([])
    const foreign = door.services.scope.write('west', (tx) =>
      tx.insert(deliveries).values({ subscriberId: 1, leaveHash: 'x', claimedAt: door.clock.now }),
    )
    await expect(foreign).rejects.toThrow()
    await door.services.scope.write('west', (tx) => tx.delete(subscribers))
    expect(await door.subscribers()).toHaveLength(1)
  })
})
