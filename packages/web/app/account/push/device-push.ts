import type { OwnPush } from '@volante/contract/push'
import { activeWorker } from '../../order-live/keep-page.ts'
import { xsrfToken } from '../../shell/session/xsrf.ts'

const WORKER = '/order-pages.js'
/** No page lies there: this worker keeps none, and a device has one address for all sites of the house. */
const SCOPE = '/push/'

/** How this device stands: what its browser can and may, and whether it is told. */
export type Standing = 'unsupported' | 'denied' | 'off' | 'on'

const isSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

async function subscriptionHere(): Promise<PushSubscription | null> {
  const registered = await navigator.serviceWorker.getRegistration(SCOPE)
  return (await registered?.pushManager.getSubscription()) ?? null
}

/** As `push.own.get` marks devices. */
async function markOf(endpoint: string): Promise<string> {
  const sum = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
  return Array.from(new Uint8Array(sum).slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function ownPush(): Promise<OwnPush> {
  const response = await fetch('/api/push/own', { cache: 'no-store' })
  if (!response.ok) throw new Error(`push answered ${response.status}`)
  return (await response.json()) as OwnPush
}

/** Which of a person's devices this is. */
async function thisDevice(): Promise<{ readonly key: string; readonly id: string | null }> {
  const [own, subscription] = await Promise.all([ownPush(), subscriptionHere()])
  const mark = subscription && (await markOf(subscription.endpoint))
  return { key: own.key, id: own.devices.find((one) => one.mark === mark)?.id ?? null }
}

export async function standingHere(): Promise<Standing> {
  if (!isSupported()) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return (await thisDevice()).id === null ? 'off' : 'on'
}

/** Asks the browser, which asks its person, and tells the house where this device is reached. */
export async function turnOn(site: string): Promise<Standing> {
  if ((await Notification.requestPermission()) !== 'granted')
    return Notification.permission === 'denied' ? 'denied' : 'off'
  const { key } = await ownPush()
  const registered = await navigator.serviceWorker.register(WORKER, { scope: SCOPE })
  await activeWorker(registered)
  const asked = { userVisibleOnly: true, applicationServerKey: key }
  // One of another key is of a house that was set up anew.
  const subscription = await registered.pushManager.subscribe(asked).catch(async () => {
    await (await registered.pushManager.getSubscription())?.unsubscribe()
    return registered.pushManager.subscribe(asked)
  })
  const { endpoint, keys } = subscription.toJSON()
  const response = await fetch('/api/push/devices', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-site': site, 'x-xsrf-token': xsrfToken() },
    body: JSON.stringify({ endpoint, p256dh: keys?.['p256dh'], auth: keys?.['auth'] }),
  })
  if (!response.ok) throw new Error(`push answered ${response.status}`)
  return 'on'
}

/** Forgets this device here and in the house. */
export async function turnOff(): Promise<Standing> {
  const { id } = await thisDevice()
  if (id !== null) {
    const response = await fetch(`/api/push/devices/${id}`, {
      method: 'DELETE',
      headers: { 'x-xsrf-token': xsrfToken() },
    })
    if (!response.ok && response.status !== 404) throw new Error(`push answered ${response.status}`)
  }
  await leaveDevice()
  return 'off'
}

/** Nothing arrives here any more, whoever it was for; the house hears of it from the push service. */
export async function leaveDevice(): Promise<void> {
  if (isSupported()) await (await subscriptionHere())?.unsubscribe()
}
