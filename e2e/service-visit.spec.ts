import { expect, test } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import { become, FRESH } from './order-page.ts'

test.use({ storageState: FRESH })

test('a visit to the workshop is booked from what it costs, by the keys of a calendar, and stands in the account', async ({
  page,
}) => {
  await become(page.request, 'cliente@volante.example', 'br-fiat')
  await page.goto('/br/fiat/pos-venda')
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/br\/fiat\/agendar-servico\?service=/)
  await page.getByLabel('CEP ou cidade').fill('São Paulo')
  await page.getByRole('main').getByRole('button', { name: 'Buscar' }).click()
  await page
    .getByRole('region', { name: 'Onde' })
    .getByRole('link', { name: /^Tramontara Fiat São Paulo/ })
    .first()
    .click()
  await expect(page.getByRole('region', { name: 'O quê' })).toContainText(/a partir de R\$|sem custo/)
  expect(await violationsOf(page)).toEqual([])

  const days = page.getByRole('navigation', { name: 'Dia' }).getByRole('link')
  await days.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(days.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(days.nth(1)).toHaveAttribute('aria-current', 'date')

  await page.getByRole('radio').first().press('Space')
  await page.getByLabel('Nome completo').fill('João Mendes')
  await page.getByLabel('E-mail', { exact: true }).first().fill('cliente@volante.example')
  await page.getByLabel('Celular').fill('11987654321')
  await page.getByLabel('WhatsApp').press('Space')
  await page.getByRole('button', { name: 'Pedir este horário' }).click()
  await expect(page.getByLabel('Modelo')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Modelo').fill('Fiat Pulse')
  await page.getByLabel('Placa').fill('abc1d23')
  await page.getByRole('button', { name: 'Pedir este horário' }).click()
  await expect(page).toHaveURL(/\/br\/fiat\/agendamento\//)
  const own = page.url()

  // Another slot is offered from the workshop's calendar.
  await page.getByRole('link', { name: 'Escolher outro horário' }).click()
  await expect(page.getByRole('navigation', { name: 'Dia' })).toBeVisible()

  await page.goto('/br/fiat/minha-conta/agendamentos')
  expect(await violationsOf(page)).toEqual([])
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Oficina: / })
      .first(),
  ).toHaveAttribute('href', new URL(own).pathname)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a dealer leads to its workshop and its test drives, in Argentina too', async ({ page }) => {
    await page.goto('/ar/fiat/concesionarios?q=C%C3%B3rdoba')
    await page.getByRole('main').locator('a[href*="/ar/fiat/concesionarios/"]').first().click()
    await page.getByRole('link', { name: 'Agendar prueba de manejo' }).click()
    await expect(page).toHaveURL(/\/ar\/fiat\/prueba-de-manejo\?dealer=/)
    await page.goBack()
    await page.getByRole('link', { name: 'Pedir turno de servicio' }).click()
    await expect(page).toHaveURL(/\/ar\/fiat\/turno-de-servicio\?dealer=/)
    await page.getByRole('region', { name: 'Qué' }).getByRole('link').first().click()
    await page.getByRole('radio').first().press('Space')
    await page.getByRole('button', { name: 'Pedir este horario' }).click()
    await expect(page.getByText('Revisá estos campos').first()).toBeVisible()
    await expect(page.getByLabel('Modelo')).toHaveAttribute('aria-invalid', 'true')
  })
})
