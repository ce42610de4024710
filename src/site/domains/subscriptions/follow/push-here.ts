import { lateApi } from '#site/page/browser/late-api.ts'
import { workerAddress } from '#site/page/browser/worker-address.ts'
import type { Trouble } from './follow-words.ts'
import { type Following, wantedOf } from './following.ts'

/** Null where this browser can be told of games. */
export function troubleHere(): Trouble | null {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)
    return Notification.permission === 'denied' ? 'denied' : null
  return /iPhone|iPad/.test(navigator.userAgent) ? 'install' : 'unsupported'
}

/** Whether somebody has said yes before; nothing is asked by looking. */
export const mayTellHere = (): boolean => troubleHere() === null && Notification.permission === 'granted'

const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

const isKeyOf = ({ options }: PushSubscription, key: Uint8Array): boolean => {
  const own = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  return own.length === key.length && own.every((byte, index) => byte === key[index])
}

/** Has the server told of what this browser follows, and asks for leave where that was not given. */
export async function tellServer(key: string, following: Following): Promise<Trouble | null> {
  const trouble = troubleHere()
  if (trouble) return trouble
  try {
    if (following.things.length === 0) {
      await stopHere()
      return null
    }
    if ((await Notification.requestPermission()) !== 'granted') return 'denied'
    await navigator.serviceWorker.register(workerAddress)
    const { pushManager } = await navigator.serviceWorker.ready
    const bytes = bytesOf(key)
    const known = await pushManager.getSubscription()
    const isOther = known !== null && !isKeyOf(known, bytes)
    if (isOther) await known.unsubscribe()
    const subscription =
      known && !isOther
        ? known
        : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes })
    const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
    const { subscriptions } = await lateApi()
    await subscriptions.follow({
      body: {
        endpoint: endpoint ?? '',
        p256dh,
        auth,
        ...wantedOf(following),
        ...(isOther ? { before: known.endpoint } : {}),
      },
    })
    return null
  } catch {
    return 'failed'
  }
}

async function stopHere(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  if (!subscription) return
  const { subscriptions } = await lateApi()
  await subscriptions.unfollow({ body: { endpoint: subscription.endpoint } })
  await subscription.unsubscribe()
}
