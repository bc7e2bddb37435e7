import { expect, type Page, test } from '@playwright/test'
import { chooseWay, enterBrazil, reserve } from './checkout-page.ts'

/** Paths this browser has kept. */
const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const keys = await Promise.all(caches_.map((cache) => cache.keys()))
    return keys.flat().map(({ url }) => new URL(url).pathname)
  })

/** Else the demo's acquirer pays the code by itself after a while. */
async function neverPaid(page: Page, orderId: string): Promise<void> {
  const { value = '' } = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN') ?? {}
  const headers = { 'x-site': 'br-fiat', 'x-xsrf-token': value }
  const response = await page.request.post('/api/box/rules', { headers, data: { orderId, conduct: 'never' } })
  expect(response.ok(), await response.text()).toBe(true)
}

const isKept = (page: Page, path: string) =>
  expect.poll(() => keptPaths(page), { timeout: 60_000 }).toContainEqual(expect.stringContaining(path))

/** Reserves a car and opens its order until the browser keeps it; returns its path. */
async function keptOrder(page: Page): Promise<string> {
  await enterBrazil(page)
  const id = (await reserve(page)).split('/').at(-2) ?? ''
  const order = `/br/fiat/minha-conta/pedidos/${id}`
  await page.goto(order)
  await isKept(page, order)
  return order
}

test('the Pix code opens without a line after a reload, its time goes on, and the card page is never kept (CK5)', async ({
  page,
  context,
}) => {
  await enterBrazil(page)
  const path = await reserve(page)
  await neverPaid(page, path.split('/').at(-2) ?? '')
  await chooseWay(page, /^Pix/, 'pix')
  expect(await keptPaths(page)).toEqual([])
  await page.getByRole('button', { name: /^Gerar Pix/ }).click()
  const code = page.getByLabel('Pix copia e cola')
  const before = await code.inputValue()
  await isKept(page, path)
  await isKept(page, '/assets/pay.page')
  const clock = page.getByRole('timer')
  const left = async () => {
    const [minutes = 0, seconds = 0] = (await clock.innerText()).split(':').map(Number)
    return minutes * 60 + seconds
  }
  await context.setOffline(true)
  const atFirst = await left()
  await page.waitForTimeout(3_000)
  await page.reload()
  await expect(code).toHaveValue(before)
  await expect(page.getByText('Você está sem conexão')).toBeVisible()
  await expect(page.getByRole('img', { name: /^QR code do Pix/ })).toBeVisible()
  await expect.poll(left).toBeLessThanOrEqual(atFirst - 3)

  await context.setOffline(false)
  await expect(page.getByText('Você está sem conexão')).toBeHidden()
  await expect(code).toHaveValue(before)
  await page.getByRole('link', { name: 'Pagar de outra forma' }).click()
  await page.waitForURL(/kind=/)
  await expect.poll(() => keptPaths(page)).not.toContain(path)
})

test('the order opens without a line with its last state and its time; after a sign-out nothing of it is left (OT6)', async ({
  page,
  context,
}) => {
  const order = await keptOrder(page)
  await isKept(page, '/assets/order.page')
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Carro separado')
  await expect(page.getByText(/^Sem conexão: este é o estado das \d{2}:\d{2}\.$/)).toBeVisible()
  expect(await page.evaluate(() => getComputedStyle(document.querySelector('h1') ?? document.body).fontSize)).not.toBe(
    '32px',
  )
  await context.setOffline(false)
  await expect(page.getByText(/^Sem conexão: este/)).toHaveCount(0)
  for (const kept of await keptPaths(page)) expect(kept).toMatch(/^\/assets\/|\/pedidos\/[\w-]+$|\/pagamento$/)

  await page.goto('/br/fiat/sair')
  await page.locator('main').getByRole('button', { name: /Sair/ }).click()
  await page.waitForURL(/done=signedOut/)
  await expect.poll(() => keptPaths(page)).toEqual([])
  await context.setOffline(true)
  await expect(page.goto(order)).rejects.toThrow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/)
  await context.setOffline(false)
})

test('who signed out elsewhere leaves nothing: without the mark of a session what was kept is not shown', async ({
  page,
  context,
}) => {
  const order = await keptOrder(page)
  await context.clearCookies({ name: 'volante-known' })
  await context.setOffline(true)
  await expect(page.goto(order)).rejects.toThrow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/)
  await context.setOffline(false)
})
