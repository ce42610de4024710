import { describe, expect, test, vi } from 'vitest'
import { isPushAddress, openPushService } from './push-service.ts'
import { newSecret, senderKey } from './vapid.ts'

const hosts = ['fcm.googleapis.com', '*.push.apple.com']

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://web.push.apple.com/QL', true],
  ['https://FCM.googleapis.com:443/fcm/send/abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/fcm/send/abc', false],
  ['https://fcm.googleapis.com@10.0.0.1/', false],
  ['https://user:word@fcm.googleapis.com/', false],
  ['https://fcm.googleapis.com.evil.example/', false],
  ['https://evilpush.apple.com/', false],
  ['https://push.apple.com/', false],
  ['https://127.0.0.1/', false],
  ['https://localhost/', false],
  ['https://[::1]/', false],
  ['file:///etc/passwd', false],
  ['no address', false],
])('%s is the address of a push service: %s', (endpoint, isOne) => {
  expect(isPushAddress(endpoint, hosts)).toBe(isOne)
})

describe('a message', () => {
  const address = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  }
  const message = { body: { title: 'Halcyon 24, Kestrel 17' }, topic: 'game-12', seconds: 3_600 }
  function open(answer: () => Promise<Response>) {
    const key = senderKey(newSecret())
    if (!key) throw new Error('There is a key')
    const ask = vi.fn<typeof fetch>(answer)
    return { ask, service: openPushService({ key, hosts, now: () => new Date(), fetch: ask }) }
  }
  const send = (service: ReturnType<typeof open>['service'], to = address) =>
    service.send(to, message, 'https://halcyon.example')

  test('is encrypted, says who sends it and how long it is of use, and follows no redirect', async () => {
    const { ask, service } = open(async () => new Response(null, { status: 201 }))
    expect(await send(service)).toBe('taken')
    const [to, request] = ask.mock.calls[0] ?? []
    expect([to, request]).toMatchObject([
      address.endpoint,
      {
        method: 'POST',
        redirect: 'error',
        headers: {
          'content-encoding': 'aes128gcm',
          ttl: '3600',
          topic: 'game-12',
          authorization: expect.stringMatching(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=B[\w-]{86}$/),
        },
      },
    ])
    expect(Buffer.from(request?.body as Uint8Array).includes('Kestrel')).toBe(false)
  })

  test.each([
    [200, 'taken'],
    [404, 'gone'],
    [410, 'gone'],
    [429, 'later'],
    [503, 'later'],
    [400, 'refused'],
    [403, 'refused'],
  ])('that is answered %i is %s', async (status, outcome) => {
    expect(await send(open(async () => new Response(null, { status })).service)).toBe(outcome)
  })

  test('may come later where nobody answers, or where we are led elsewhere', async () => {
    const { service } = open(async () => {
      throw new TypeError('fetch failed')
    })
    expect(await send(service)).toBe('later')
  })

  test('goes to no address outside of the list, whoever wrote it down', async () => {
    const { ask, service } = open(async () => new Response(null, { status: 201 }))
    expect(await send(service, { ...address, endpoint: 'https://169.254.169.254/latest' })).toBe('gone')
    expect(ask).not.toHaveBeenCalled()
  })
})
