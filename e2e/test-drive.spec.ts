import { expect, type Locator, test } from '@playwright/test'
import { violationsOf } from './accessibility.ts'

test('a test drive is asked for from the home, answered at the desk, and seen where it was asked for', async ({
  page,
  browser,
}) => {
  await page.goto('/br/fiat')
  await page.getByRole('link', { name: 'Agendar test-drive' }).click()
  await page.getByRole('region', { name: 'Carro' }).getByRole('link', { name: 'Pulse', exact: true }).click()
  await expect(page).toHaveURL(/model=pulse/)
  // Of a car that was built version and colour come along.
  await page.goto('/br/fiat/monte/pulse/resumo')
  await page.getByRole('link', { name: 'Agendar test-drive' }).click()
  await expect(page).toHaveURL(/model=pulse.*version=/)
  const built = (await page.getByRole('region', { name: 'Carro' }).locator('.soft').textContent()) ?? ''
  expect(built).toMatch(/, \S/)
  await page.getByLabel('CEP ou cidade').fill('São Paulo')
  await page.getByRole('main').getByRole('button', { name: 'Buscar' }).click()
  await page
    .getByRole('link', { name: /^Tramontara Fiat São Paulo/ })
    .first()
    .click()
  await expect(page).toHaveURL(/dealer=/)
  expect(await violationsOf(page)).toEqual([])

  await page.getByRole('button', { name: 'Pedir este horário' }).click()
  await expect(page.getByRole('heading', { name: 'Confira estes campos' })).toBeVisible()
  await page.getByLabel('Nome completo').fill('Ana Prado Lima')
  await page.getByLabel('E-mail', { exact: true }).first().fill('ana.prado@correio.example')
  await page.getByLabel('Celular').fill('11987654321')
  await page.getByLabel('WhatsApp').press('Space')
  const days = page.getByRole('navigation', { name: 'Dia' }).getByRole('link')
  await days.nth(2).click()
  await expect(days.nth(2)).toHaveAttribute('aria-current', 'date')
  const third = (await days.nth(2).getAttribute('data-day')) ?? ''
  await days.first().click()
  await page.getByLabel('Ou digite o dia').fill(third.split('-').toReversed().join('/'))
  await expect(days.nth(2)).toHaveAttribute('aria-current', 'date')
  // What was typed is still there on another day.
  await expect(page.getByLabel('Nome completo')).toHaveValue('Ana Prado Lima')
  await page.getByRole('radio').first().press('Space')
  await page.getByRole('button', { name: 'Pedir este horário' }).click()

  await expect(page).toHaveURL(/\/br\/fiat\/agendamento\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Test-drive: Pulse')
  await expect(page.getByText('Aguardando a resposta da concessionária')).toBeVisible()
  await expect(page.getByText(`Pulse ${built}`)).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  const desk = await browser.newPage()
  await desk.goto('/desk/sign-in')
  await desk.getByRole('button', { name: /Camila Nogueira/ }).click()
  await expect(desk).not.toHaveURL(/sign-in/)
  await desk.goto('/desk/appointments')
  await desk.getByRole('link', { name: 'Ana Prado Lima' }).first().click()
  await expect(desk.getByText(`Pulse ${built}`)).toBeVisible()
  await desk.getByLabel('Resposta').selectOption('Confirmar')
  await desk.getByRole('button', { name: 'Salvar' }).click()
  await expect(desk.getByText('Confirmado').first()).toBeVisible()
  expect(await violationsOf(desk)).toEqual([])
  await desk.close()

  await expect(page.getByText('espera por você')).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect(page.getByText('O horário está livre de novo')).toBeVisible()
})

test('a slot that somebody else takes meanwhile is said, and nothing typed is lost', async ({ page, browser }) => {
  const address = '/ar/fiat/prueba-de-manejo'
  await page.goto(`${address}?model=cronos&near=${encodeURIComponent('Córdoba')}`)
  await page.getByRole('region', { name: 'Dónde' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/dealer=/)
  const other = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  const fill = async (who: typeof page, slot: Locator) => {
    await slot.press('Space')
    await who.getByLabel('Nombre completo').fill('Bruno Díaz')
    await who.getByLabel('Correo electrónico', { exact: true }).first().fill('bruno.diaz@correo.example')
    await who.getByLabel('Celular').fill('3514567890')
    await who.getByLabel('WhatsApp').press('Space')
  }
  const first = page.locator('input[name="slot"]:enabled').first()
  const slot = await first.inputValue()
  await fill(page, first)
  // Half a day holds several, an hour one: the other asks until it is full.
  const same = other.locator(`input[value="${slot}"]:enabled`)
  for (await other.goto(page.url()); await same.count(); await other.goto(page.url())) {
    await fill(other, same)
    await other.getByRole('button', { name: 'Pedir este horario' }).click()
    await expect(other).toHaveURL(/\/ar\/fiat\/turno\//)
  }
  await page.getByRole('button', { name: 'Pedir este horario' }).click()
  await expect(page.getByText('Ese horario se acaba de ocupar').first()).toBeVisible()
  await expect(page.getByLabel('Nombre completo')).toHaveValue('Bruno Díaz')
})
