import { expect, type Page, test } from '@playwright/test'
import { violationsOf } from './accessibility.ts'

const cars = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })

test('on a phone: a month finds the best equipped cars in the browser, a step brings more, and the build is that build', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/br/fiat/modelos')
  await page.getByRole('link', { name: 'Quanto fica por mês? Veja o que cabe' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'O que cabe por mês?' })).toBeVisible()
  const data = page.waitForResponse(/\/api\/budget\/data\/BR\?v=/)
  const asked: string[] = []
  await page.getByLabel('Quanto por mês').fill('1.900')
  expect((await data).headers()['cache-control']).toContain('immutable')
  await expect(page.getByRole('heading', { level: 1, name: /O que cabe em R\$\s1\.900 por mês\?/ })).toBeVisible()
  page.on('request', (request) => asked.push(request.url()))
  await page.getByLabel('Prazo').selectOption('48')
  await expect(page).toHaveURL(/count=48/)
  await page.getByLabel('Entrada em dinheiro').fill('45.000')
  await expect(page).toHaveURL(/down=45/)
  const first = cars(page).first()
  await expect(first).toContainText(/Juros de \d,\d\d% a\.m\. CET \d+,\d\d% a\.a\./)
  // What is shown was found here: no page and no answer was asked for.
  expect(asked.filter((url) => /\.data|\/api\/budget/.test(url))).toEqual([])
  expect(await violationsOf(page)).toEqual([])
  const served = await page.request.get(page.url())
  expect(await served.text()).toContain(await first.getByRole('heading', { level: 3 }).innerText())

  const next = page.getByRole('link', { name: /^\+ R\$.* por mês/ })
  const model = (await cars(page).filter({ has: next }).first().getByRole('heading', { level: 3 }).innerText()).split(
    ' ',
  )[0]
  const owner = cars(page).filter({ has: page.getByRole('heading', { level: 3, name: model ?? '' }) })
  const items = async () => Number(/(\d+) ite/.exec(await owner.innerText())?.[1])
  const before = await items()
  await owner.getByRole('link', { name: /^\+ R\$.* por mês/ }).click()
  await expect.poll(items).toBeGreaterThan(before)
  const price = /R\$\s([\d.]+)\s+à vista/.exec(await owner.innerText())?.[1] ?? ''
  await owner.getByRole('link', { name: /^Montar este carro/ }).click()
  await expect(page).toHaveURL(/\/monte\/.*parts=/)
  await expect(page.getByText(price).first()).toBeVisible()
})

test('where nothing fits two ways lead on; the same without script, in the words of Argentina', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/ar/peugeot/que-entra?monthly=90.000')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/¿Qué entra en \$\s90\.000 por mes\?/)
  const ways = page.getByRole('region', { name: 'Nada entra en estas condiciones' }).getByRole('link')
  expect(await ways.count()).toBeGreaterThanOrEqual(2)
  await ways.first().click()
  await expect(cars(page).first()).toContainText(/CFT \(TEA con IVA\)|CFT/)
  await expect(page.getByRole('figure').or(page.getByRole('img', { name: /escalones/ }))).toHaveCount(1)
  await context.close()
})
