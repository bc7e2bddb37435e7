import { expect, type Page } from '@playwright/test'
import { bar, dialog, open, option, test, totalOf } from './configurator-page.ts'

const DRIVE = '/br/fiat/monte/pulse?version=9GD6700&year=2027'
const message = (page: Page) => page.getByText(/^Sem conexão com o site/)

/** Ways in which a request is lost, and how it is found again. */
const LOSSES = [
  {
    name: 'the server is in trouble',
    lose: (page: Page) => page.route('**/*.data?**', (route) => route.fulfill({ status: 503, body: 'down' })),
    find: (page: Page) => page.unroute('**/*.data?**'),
    hasNoPrices: false,
  },
  {
    name: 'the connection breaks',
    lose: (page: Page) => page.route('**/*.data?**', (route) => route.abort()),
    find: (page: Page) => page.unroute('**/*.data?**'),
    hasNoPrices: false,
  },
  {
    name: 'the browser is offline',
    lose: (page: Page) => page.context().setOffline(true),
    find: (page: Page) => page.context().setOffline(false),
    hasNoPrices: true,
  },
]

test.describe('a lost request leaves the build', () => {
  test.use({ expected: [/503|ERR_FAILED|ERR_INTERNET_DISCONNECTED/] })

  for (const { name, lose, find, hasNoPrices } of LOSSES) {
    test(`steps need no server when ${name}`, async ({ page }) => {
      await open(page, `${DRIVE}&step=optionals`)
      await page.waitForLoadState('networkidle')
      await lose(page)
      await option(page, /Faróis full LED/).press('Space')
      const total = await totalOf(page)
      await bar(page).getByRole('link', { name: 'Continuar' }).click()
      await expect(page.getByRole('heading', { name: 'Escolha a cor' })).toBeFocused()
      if (!hasNoPrices) expect(await totalOf(page)).toBe(total)
      await page.goBack()
      await expect(option(page, /Faróis full LED/)).toBeChecked()
      // The price service is asked again after a rest: a price that it cannot confirm is not shown (CF13).
      if (hasNoPrices) await expect(bar(page).getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
      await find(page)
      // Without a hand on that button, too.
      await expect.poll(() => totalOf(page)).toBe(total)
    })

    test(`another version waits while ${name}; the car stays on screen`, async ({ page }) => {
      await open(page, `${DRIVE}&parts=9GD-P7&step=version`)
      await page.getByRole('link', { name: /Impetus/ }).click()
      await dialog(page).getByRole('button', { name: 'Mudar de versão' }).waitFor()
      await lose(page)
      await dialog(page).getByRole('button', { name: 'Mudar de versão' }).click()
      await expect(message(page)).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Drive 1.3')
      await find(page)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Impetus')
      await expect(message(page)).toBeHidden()
    })
  }

  test('a window opens without a connection', async ({ page }) => {
    await open(page, `${DRIVE}&step=optionals`)
    await page.context().setOffline(true)
    await option(page, /Bancos de couro/).press('Space')
    await dialog(page).getByRole('button', { name: 'Aplicar' }).click()
    await expect(page.getByRole('heading', { name: 'Escolha o revestimento' })).toBeFocused()
    await page.getByRole('button', { name: 'Histórico' }).click()
    await expect(dialog(page).getByRole('listitem')).toHaveText([/Bancos de couro/])
  })

  test('a file that is lost leaves the page, which can be loaded again', async ({ page }) => {
    await page.route('**/StockSearch-*', (route) => route.abort())
    await open(page, `${DRIVE}&step=resume`)
    await page.getByRole('button', { name: 'Ver carros em estoque' }).click()
    await expect(page.getByText('Não foi possível consultar o estoque')).toBeVisible()
    await page.unroute('**/StockSearch-*')
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    await page.getByRole('button', { name: 'Ver carros em estoque' }).click()
    await expect(page.getByRole('region', { name: 'Pronta entrega' }).getByLabel('Sua cidade')).toBeVisible()
  })
})

test.describe('a page whose script is lost', () => {
  test.use({ expected: [/ERR_FAILED|Error loading route module|dynamically imported module/] })

  test('is shown all the same, not the one where its link was pressed', async ({ page }) => {
    await open(page, '/br/fiat/entrar?returnTo=/br/fiat/minha-conta/garagem')
    await page.route('**/sign-up.page-*.js', (route) => route.abort(), { times: 1 })
    const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/sign-up.page-'))
    // Playwright's own click may wait for the reload that the page prevents.
    await page.getByRole('link', { name: 'Criar conta' }).evaluate((link: HTMLElement) => link.click())
    await lost
    await expect(page).toHaveURL('/br/fiat/cadastro?returnTo=%2Fbr%2Ffiat%2Fminha-conta%2Fgaragem')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Criar conta')
  })
})

test.describe('a page to read keeps its last state without a connection', () => {
  test.use({ expected: [/503|ERR_INTERNET_DISCONNECTED/] })

  test('a filter is answered once there is a connection again, and a link leads nowhere until then', async ({
    page,
  }) => {
    await open(page, '/br/fiat')
    await page.context().setOffline(true)
    await page.getByLabel('Carroceria').selectOption('suv')
    await expect(message(page)).toBeVisible()
    await page.getByRole('link', { name: 'Modelos' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(/\/br\/fiat$|\/br\/fiat\?(?!body)/)
    await page.context().setOffline(false)
    await expect(page).toHaveURL(/body=suv/)
    await expect(message(page)).toBeHidden()
  })

  test('a colour is shown once the server is well again', async ({ page }) => {
    await open(page, '/br/fiat/modelos/pulse')
    await page.route('**/modelos/pulse?**', (route) => route.fulfill({ status: 503, body: 'down' }))
    await page.getByRole('radio', { name: /Preto Vulcano/ }).press('Space')
    await expect(message(page)).toBeVisible()
    await page.unroute('**/modelos/pulse?**')
    await expect(page).toHaveURL(/color=/)
    await expect(message(page)).toBeHidden()
  })
})
