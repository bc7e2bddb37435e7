import { createECDH } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import { inDatabase } from './order-database.ts'

const pair = createECDH('prime256v1')
pair.generateKeys()
const DEVICE = {
  endpoint: 'https://push.invalid/device',
  keys: { p256dh: pair.getPublicKey('base64url'), auth: Buffer.alloc(16, 7).toString('base64url') },
}

/** A browser of ours reaches no push service: what one would answer stands in its place, and what the page asks for is kept. */
async function withPushService(page: Page): Promise<void> {
  await page.addInitScript((device) => {
    const KEPT = 'test-subscription'
    const subscription = () => ({
      endpoint: device.endpoint,
      toJSON: () => device,
      unsubscribe: async () => {
        localStorage.removeItem(KEPT)
        return true
      },
    })
    Object.assign(PushManager.prototype, {
      subscribe: async (asked: { userVisibleOnly: boolean; applicationServerKey: string }) => {
        localStorage.setItem(KEPT, JSON.stringify(asked))
        return subscription()
      },
      getSubscription: async () => (localStorage.getItem(KEPT) === null ? null : subscription()),
    })
    Object.defineProperty(Notification, 'permission', {
      get: () => localStorage.getItem('test-permission') ?? 'default',
    })
    Object.assign(Notification, {
      requestPermission: async () => {
        localStorage.setItem('test-asked', String(Number(localStorage.getItem('test-asked') ?? '0') + 1))
        localStorage.setItem('test-permission', 'granted')
        return 'granted'
      },
    })
  }, DEVICE)
}

const askedTimes = (page: Page) => page.evaluate(() => Number(localStorage.getItem('test-asked') ?? '0'))

test('somebody is told on this device once they ask, chooses of what, and turns it off; staff write to those who want it', async ({
  page,
  browser,
}) => {
  // An earlier try may have chosen already.
  await inDatabase((client) =>
    client.query(`with ended as (delete from push_devices where endpoint = $1) delete from push_choices`, [
      DEVICE.endpoint,
    ]),
  )
  await withPushService(page)
  await page.goto('/br/fiat/minha-conta/avisos')
  await page.locator('main details summary').click()
  await page.getByRole('button', { name: ': João Mendes' }).click()
  await expect(page).not.toHaveURL(/\/entrar/)
  const agree = page.getByRole('button', { name: 'Li e concordo' })
  const none = page.getByText('Este aparelho ainda não recebe avisos.')
  await expect(agree.or(none)).toBeVisible()
  if (await agree.isVisible()) await agree.click()
  await expect(none).toBeVisible()
  expect(await askedTimes(page)).toBe(0)
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Avise-me neste aparelho' }).click()
  await expect(page.getByText('Os avisos chegam a este aparelho.')).toBeVisible()
  expect(await askedTimes(page)).toBe(1)
  await expect(page.getByText('Nenhum aviso ainda.')).toBeVisible()
  const key: string = await page.evaluate(
    () => JSON.parse(localStorage.getItem('test-subscription') ?? '{}').applicationServerKey,
  )
  expect(Buffer.from(key, 'base64url')).toHaveLength(65)
  await expect(page.getByLabel('Novidades dos meus pedidos')).toBeChecked()
  await expect(page.getByLabel(/publicidade/)).not.toBeChecked()
  await page.getByLabel(/publicidade/).press('Space')
  await page.getByRole('button', { name: 'Guardar escolhas' }).click()
  await expect(page.getByText('Alterações salvas.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Os avisos chegam a este aparelho.')).toBeVisible()
  await expect(page.getByLabel(/publicidade/)).toBeChecked()
  expect(await violationsOf(page)).toEqual([])

  await inDatabase((client) =>
    client.query(
      `update accounts set roles = array_append(roles, 'push_notification_admin') where email = 'documentos@volante.example'`,
    ),
  )
  const staff = await (await browser.newContext()).newPage()
  await staff.goto('/admin/push/new')
  await staff.getByRole('button', { name: ': Tiago Barros' }).click()
  await expect(staff.getByLabel('Tipo (consentimento)')).toBeVisible()
  expect(await violationsOf(staff)).toEqual([])
  await staff.getByLabel('Tipo (consentimento)').selectOption('offers')
  await staff.getByRole('group', { name: 'Mercados' }).getByText('Brasil').click()
  await staff.getByRole('group', { name: 'Marcas' }).getByText('Fiat', { exact: true }).click()
  await staff.getByRole('button', { name: 'Salvar' }).click()
  await expect(staff.getByLabel(/^Título \(opc/)).toHaveAttribute('aria-invalid', 'true')
  await staff.getByLabel(/^Título \(opc/).fill('A nova Toro chegou')
  await staff.getByLabel(/^Texto \(opc/).fill('Monte a sua e veja o preço de hoje.')
  await staff.getByRole('button', { name: 'Salvar' }).click()
  await expect(staff.getByRole('heading', { level: 1, name: 'A nova Toro chegou' })).toBeVisible()
  await expect(staff.getByText(/^Agora chegaria a 1 pessoa/)).toBeVisible()
  await expect(staff.getByText('Fiat: agora')).toBeVisible()
  expect(await violationsOf(staff)).toEqual([])
  await staff.getByLabel(/^Dia/).fill('2099-03-02')
  await staff.getByRole('button', { name: 'Enviar ou agendar' }).click()
  await expect(staff.locator('main')).toContainText('Agendada')
  await staff.getByRole('button', { name: 'Parar esta mensagem' }).click()
  await expect(staff.locator('main')).toContainText('Rascunho')

  await page.getByRole('button', { name: 'Desligar neste aparelho' }).click()
  await expect(page.getByText('Nenhum aparelho recebe avisos.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Avise-me neste aparelho' })).toBeVisible()
})

test('what arrives is shown, and opening it leads to its page and is counted', async ({ page, context }) => {
  await page.goto('/br/fiat')
  const started = context.waitForEvent('serviceworker')
  await page.evaluate(() => navigator.serviceWorker.register('/order-pages.js', { scope: '/push/' }))
  const worker = await started
  // A browser without a screen shows no notification: what the worker asks for is kept instead.
  const asked = await worker.evaluate(async () => {
    interface Waiting extends Event {
      waitUntil?(work: Promise<unknown>): void
      data?: unknown
      notification?: unknown
    }
    const scope = globalThis as unknown as {
      registration: { showNotification(title: string, options: unknown): Promise<void> }
      clients: { matchAll(): Promise<unknown[]>; openWindow(page: string): Promise<null> }
      dispatchEvent(event: Event): boolean
      fetch: typeof fetch
      location: Location
    }
    const seen: unknown[] = []
    const see = (what: string, value: unknown) => {
      seen.push([what, value])
      return Promise.resolve(null)
    }
    const happen = async (name: string, facts: object) => {
      let work: Promise<unknown> = Promise.resolve()
      const event: Waiting = new Event(name)
      Object.assign(event, facts, { waitUntil: (given: Promise<unknown>) => (work = given) })
      scope.dispatchEvent(event)
      await work
    }
    const path = '/br/fiat/minha-conta/pedidos'
    const payload = { title: 'Fiat', body: 'Seu pedido andou', path, tag: 'a', id: '1' }
    scope.registration.showNotification = (title, options) =>
      see('shown', [title, (options as { body: string; tag: string }).body]) as Promise<never>
    scope.clients.matchAll = () => Promise.resolve([])
    scope.clients.openWindow = (address) => see('opened', new URL(address).href.replace(scope.location.origin, ''))
    scope.fetch = ((address: string, init: RequestInit) => see(address, init.body)) as never
    await happen('push', { data: { json: () => payload } })
    await happen('notificationclick', { notification: { close: () => see('closed', null), data: { path, id: '1' } } })
    await happen('notificationclick', { notification: { close: () => null, data: { path: 'https://evil.example/x' } } })
    return seen
  })
  expect(asked).toEqual([
    ['shown', ['Fiat', 'Seu pedido andou']],
    ['closed', null],
    ['/api/push/opened', '{"id":"1"}'],
    ['opened', '/br/fiat/minha-conta/pedidos'],
    ['opened', '/'],
  ])
})
