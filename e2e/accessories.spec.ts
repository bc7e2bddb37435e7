import { expect, type Locator, type Page, test } from '@playwright/test'
import { violationsOf } from './accessibility.ts'

const cards = (page: Page) => page.getByRole('list', { name: /^Lista de a/ }).locator('> li')
const models = (page: Page) => page.getByRole('navigation', { name: /^(Escolha o seu carro|Elegí tu auto)$/ })

test.beforeEach(({ context, baseURL }) =>
  context.addCookies([{ name: 'volante-consent', value: '', url: baseURL ?? '' }]),
)

for (const address of [
  '/br/fiat/acessorios',
  '/br/jeep/acessorios?model=compass',
  '/ar/peugeot/accesorios?max=1',
  '/br/ram/acessorios?q=xyzxyz',
]) {
  test(`${address}: nothing for axe to find`, async ({ page }) => {
    await page.goto(address)
    expect(await violationsOf(page)).toEqual([])
  })
}

for (const address of ['/br/fiat/acessorios?model=toro', '/ar/citroen/accesorios', '/br/fiat/acessorios?model=500e']) {
  test(`${address}: every accessory is shown, on its own or on a car that wears it`, async ({ page }) => {
    // The pictures of the demo come soon after its first start.
    await expect(async () => {
      await page.goto(address)
      await expect(cards(page).filter({ hasNot: page.locator('img') })).toHaveCount(0, { timeout: 1000 })
    }).toPass()
    for (const image of await cards(page).locator('img').all()) {
      await image.scrollIntoViewIfNeeded()
      await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
    }
    expect(await violationsOf(page)).toEqual([])
  })
}

test('on a phone the pictures of all cars’ accessories stand beside their words, and which cars below the name', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(async () => {
    await page.goto('/br/fiat/acessorios')
    await expect(cards(page).filter({ hasNot: page.locator('img') })).toHaveCount(0, { timeout: 1000 })
  }).toPass()
  const card = cards(page).filter({ hasText: 'Película de controle solar' })
  const left = async (what: Locator) => (await what.boundingBox())?.x ?? 0
  const top = async (what: Locator) => (await what.boundingBox())?.y ?? 0
  const name = card.getByRole('heading')
  expect(await left(card.locator('img'))).toBeLessThan(await left(name))
  expect(await top(card.getByText(/^Para \d+ modelos/))).toBeGreaterThan(await top(name))
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('model, version, value and words narrow, and the link opens the configurator with the part', async ({
    page,
  }) => {
    await page.goto('/br/fiat/acessorios')
    const all = await cards(page).count()
    await models(page).getByRole('link', { name: 'Pulse' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acessórios para Fiat Pulse')
    const ofModel = await cards(page).count()
    expect(ofModel).toBeLessThan(all)
    await page.getByLabel('Versão').selectOption({ index: 1 })
    await page.getByLabel('Buscar').fill('tapete')
    await page.getByRole('button', { name: 'Filtrar' }).click()
    await expect(page).toHaveURL(/model=pulse&q=tapete&version=\w+/)
    await expect(cards(page)).not.toHaveCount(ofModel)
    for (const name of await cards(page).getByRole('heading').allTextContents()) expect(name).toMatch(/tapete/i)
    const link = cards(page)
      .first()
      .getByRole('link', { name: /^Incluir na montagem/ })
    await expect(link).toHaveAttribute('href', /\/br\/fiat\/monte\/pulse\?version=\w+&parts=[\w-]+&step=accessories$/)
  })

  test('before a car is chosen, each card asks for it', async ({ page }) => {
    await page.goto('/br/fiat/acessorios?q=tapetes+de+borracha')
    const card = cards(page).first()
    await card.getByText('Escolher o modelo').click()
    await expect(card.getByRole('link', { name: /^Mobi/ })).toHaveAttribute('href', /monte\/mobi\?parts=/)
  })
})

test.describe('with script', () => {
  test('each change answers at once, is in the address and is said', async ({ page }) => {
    await page.goto('/br/jeep/acessorios?model=compass')
    const before = await cards(page).count()
    const values = page.getByLabel('Até quanto')
    await values.selectOption({ index: 1 })
    await expect(page).toHaveURL(/model=compass&max=\d+/)
    await expect(cards(page)).not.toHaveCount(before)
    const count = await cards(page).count()
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: `${count} acessório` })
        .first(),
    ).toBeAttached()
    await page.getByLabel('Buscar').pressSequentially('zzzz')
    await expect(page).toHaveURL(/q=zzzz/)
    await expect(page.getByText('Nenhum acessório com estes filtros')).toBeVisible()
    await expect(page.getByText(`O que mais limita é a busca: sem “zzzz”, há ${count} acessório`)).toBeVisible()
    await expect(page.getByLabel('Buscar')).toBeFocused()
    expect(await violationsOf(page)).toEqual([])
    await page.getByRole('link', { name: 'Tirar a busca' }).click()
    await expect(cards(page)).toHaveCount(count)
  })

  test('the part arrives in the build', async ({ page }) => {
    await page.goto('/br/fiat/acessorios?model=pulse&q=tapetes+de+borracha')
    await page
      .getByRole('link', { name: /^Incluir na montagem/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/br\/fiat\/monte\/pulse\?.*step=accessories/)
    await expect(page.getByRole('checkbox', { name: /Tapetes de borracha/ })).toBeChecked()
  })
})

test('in Argentina each price stands beside the one without national taxes', async ({ page }) => {
  await page.goto('/ar/peugeot/accesorios')
  const shown = await cards(page).count()
  await expect(cards(page).getByText(/PRECIO SIN IMPUESTOS NACIONALES/i)).toHaveCount(shown)
})

test('a budget below every price names the budget', async ({ page }) => {
  await page.goto('/ar/jeep/accesorios?max=1')
  await expect(page.getByText(/^Lo que más limita es el importe: sin él, hay \d+ accesorios\.$/)).toBeVisible()
  await page.getByRole('link', { name: 'Ver de cualquier importe' }).click()
  await expect(cards(page).first()).toBeVisible()
})
