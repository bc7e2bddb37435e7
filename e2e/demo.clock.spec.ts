import { expect, test } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import { enterAs, FRESH } from './order-page.ts'

test.use({ storageState: FRESH })

test('the demo: its clock moves, its acquirer takes rules, its outbox speaks both languages', async ({ page }) => {
  await enterAs(page, 'admin@volante.example')
  await page.goto('/dev/clock')
  const before = Date.parse((await page.locator('main time').getAttribute('datetime')) ?? '')
  await page.getByRole('button', { name: '+1 min' }).click()
  // The first page after it may still be of the moment before.
  await expect(async () => {
    await page.goto('/dev/clock')
    const now = Date.parse((await page.locator('main time').getAttribute('datetime')) ?? '')
    expect(now - before).toBeGreaterThanOrEqual(60_000)
  }).toPass()
  expect(await violationsOf(page)).toEqual([])

  await page.goto('/dev/box')
  // Only for an order nobody has: other tests pay meanwhile.
  const nobody = '00000000-0000-4000-8000-000000000001'
  await page.getByLabel('Comportamento').selectOption('refuse')
  await page.getByLabel('Só o pedido com este id').fill(nobody)
  await page.getByRole('button', { name: 'Criar regra' }).click()
  const rule = page.locator('li', { hasText: nobody })
  await expect(rule).toContainText('Recusar')
  expect(await violationsOf(page)).toEqual([])
  await rule.getByRole('button', { name: 'Retirar' }).click()
  await expect(page.locator('li', { hasText: nobody })).toHaveCount(0)

  await page.goto('/dev/outbox?language=es-AR')
  await expect(page).toHaveURL('/dev/outbox')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bandeja de salida de la demostración')
})
