import { expect, type Page, test } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import { chooseWay, enterBrazil, reserve } from './checkout-page.ts'

// One after the other: the time of the one is the time of the other.
test.describe.configure({ mode: 'serial' })

/** Posts to one of the demo's calls from the page, whose token it carries. */
async function tell(page: Page, path: string, body: object): Promise<void> {
  const isTaken = await page.evaluate(
    async ([address, json]) => {
      const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? ''
      const headers = { 'content-type': 'application/json', 'x-xsrf-token': token }
      return (await fetch(address, { method: 'POST', headers, body: json })).ok
    },
    [path, JSON.stringify(body)] as const,
  )
  expect(isTaken).toBe(true)
}

/** Moves the platform's time for everybody: these tests run after all others. */
const pass = (page: Page, minutes: number): Promise<void> => tell(page, '/api/demo/clock', { minutes })

test('the time ends: TEMPO ESGOTADO, nothing charged, and one button orders again with the data kept (CK2)', async ({
  page,
}) => {
  await enterBrazil(page)
  const path = await reserve(page)
  await pass(page, 31)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('TEMPO ESGOTADO')
  await expect(page.getByText('Nada foi cobrado.')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Pedir de novo' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Como você quer pagar?')
  expect(new URL(page.url()).pathname).not.toBe(path)
})

test('a Pix that is not paid in time cancels the order, says so, and the same is ordered again with the data kept (CK6)', async ({
  page,
}) => {
  test.slow()
  await enterBrazil(page)
  const path = await reserve(page)
  await tell(page, '/api/box/rules', { orderId: path.split('/').at(-2), conduct: 'never' })
  await chooseWay(page, /^Pix/, 'pix')
  await page.getByRole('button', { name: /^Gerar Pix/ }).click()
  await expect(page.getByLabel('Pix copia e cola')).toBeVisible()
  await pass(page, 16)
  const reason = page.getByText('O tempo do Pix terminou e o pedido foi cancelado.')
  await expect(reason).toBeVisible()
  await expect(page.getByText('Nada foi cobrado.')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  // The same is said in the list, and leads back here.
  await page.goto('/br/fiat/minha-conta/pedidos')
  const order = page.locator('li', { has: page.locator(`a[href*="${path.split('/').at(-2)}"]`) })
  await expect(order).toContainText('O tempo do Pix terminou e o pedido foi cancelado.')
  await page.goto(path)
  await page.getByRole('button', { name: 'Pedir de novo' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Como você quer pagar?')
  expect(new URL(page.url()).pathname).not.toBe(path)
})
