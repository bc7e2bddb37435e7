import { expect, type Page, test } from '@playwright/test'
import { violationsOf } from './accessibility.ts'

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

test('a simulation is kept as a signed price, which the reader checks; one that was changed on the way is found out', async ({
  page,
  browser,
}) => {
  await page.goto('/br/fiat/financiamento?version=9GD6700&entrance=30&count=48')
  await page.getByRole('button', { name: 'Guardar este preço' }).click()
  await expect(page).toHaveURL(/\/br\/fiat\/passaporte\/[\w-]{16}$/)
  await expect(page.getByText(/^Válido até/)).toBeVisible()
  await expect(page.getByText('Seu navegador também conferiu a assinatura')).toBeVisible()
  const month = page.getByRole('row', { name: /48 parcelas de/ })
  await expect(month).toContainText('Calculado das outras linhas')
  await expect(page.getByRole('row', { name: /^Juros ao mês/ })).toContainText('Condições do plano BR-CDC')
  await expect(page.getByText(/^Nada mudou até hoje/)).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  const paper = await page.request.get(`${page.url()}/arquivo`)
  expect([paper.status(), paper.headers()['content-type']]).toEqual([200, 'application/pdf'])

  // Somebody else, on a phone, with a page that was tampered with between the server and them.
  const other = await browser.newPage({ viewport: { width: 360, height: 740 } })
  await other.route(page.url(), async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(/(&quot;|\\&quot;)value\1:(\d)/, '$1value$1:9$2')
    await route.fulfill({ response: answer, body: body.replace('\\&quot;value\\&quot;:', '\\&quot;value\\&quot;:9') })
  })
  await other.goto(page.url())
  await expect(other.getByText('ela não confere')).toBeVisible()
  expect(await overflow(other)).toBe(0)
  await other.close()
  await page.getByRole('link', { name: 'Simular de novo' }).click()
  await expect(page).toHaveURL(/financiamento\?version=9GD6700.*count=48/)
})

test('Argentina: a built car’s price is kept without script too', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'es-AR' })
  const page = await context.newPage()
  await page.goto('/ar/peugeot/financiacion')
  const version = await page.locator('select[name=version] option:not([value=""])').first().getAttribute('value')
  await page.goto(`/ar/peugeot/pasaporte?version=${version}`)
  await page.getByRole('button', { name: 'Guardar este precio' }).click()
  await expect(page).toHaveURL(/\/ar\/peugeot\/pasaporte\/[\w-]{16}$/)
  await expect(page.getByText(/^Válido hasta el/)).toBeVisible()
  await expect(page.getByRole('row', { name: /^Precio del auto/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Reservar', exact: true })).toHaveAttribute(
    'href',
    new RegExp(`version=${version}`),
  )
  await context.close()
})
