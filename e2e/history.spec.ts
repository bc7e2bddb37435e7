import { expect, test, type Page } from '@playwright/test'
import { CAR_OF_MANY, chooseWay, enterBrazil, fillCompany, reserve, reserveHere } from './checkout-page.ts'
import { newCnpj, open } from './lead-page.ts'

const alert = (page: Page) => page.getByRole('alert').first()
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** A page that answered a post cannot be gone back to: the browser asks whether to post it again. */
async function walks(page: Page, step: 'goBack' | 'goForward', title: string | RegExp): Promise<void> {
  await page[step]()
  await expect(heading(page)).toHaveText(title)
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  async function enter(page: Page): Promise<void> {
    await page.goto('/br/fiat/entrar')
    await page.locator('summary', { hasText: /demo/i }).first().click()
    await page.getByRole('button', { name: /João Mendes/ }).click()
    if (/termos/.test(page.url())) await page.getByRole('button', { name: /Li e concordo/ }).click()
  }

  test('a refused sign-in is shown again by Forward, and Back leads before it', async ({ page }) => {
    await page.goto('/br/fiat/entrar')
    await page.getByLabel('E-mail', { exact: true }).fill('ninguem@mail.example')
    await page.getByLabel('Senha', { exact: true }).fill('senha-errada-1')
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(alert(page)).toBeVisible()
    await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('ninguem@mail.example')
    await expect(page.getByLabel('Senha', { exact: true })).toHaveValue('')
    await page.goto('/br/fiat/modelos')
    await walks(page, 'goBack', 'Entrar')
    await expect(alert(page)).toBeVisible()
    await walks(page, 'goBack', 'Entrar')
    await expect(alert(page)).toBeHidden()
    await walks(page, 'goForward', 'Entrar')
    await expect(alert(page)).toBeVisible()
    await page.reload()
    await expect(alert(page)).toBeVisible()
  })

  test('what another browser kept is not shown', async ({ page, browser, baseURL }) => {
    await page.goto('/br/fiat/entrar')
    await page.getByLabel('E-mail', { exact: true }).fill('ninguem@mail.example')
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(alert(page)).toBeVisible()
    expect(page.url()).toMatch(/posted=/)
    const other = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
    const elsewhere = await other.newPage()
    await elsewhere.goto(page.url())
    await expect(heading(elsewhere)).toHaveText('Entrar')
    await expect(alert(elsewhere)).toBeHidden()
    await expect(elsewhere.getByLabel('E-mail', { exact: true })).toHaveValue('')
    await other.close()
  })

  test('register, review and payment: Back and Forward at each step', async ({ page }) => {
    await enter(page)
    await page.goto(CAR_OF_MANY)
    await reserveHere(page)
    await page.waitForURL(/cadastro/)
    const register = (await heading(page).textContent()) ?? ''
    await fillCompany(page)
    await page.getByLabel('CNPJ', { exact: true }).fill('11.111.111/1111-11')
    await page.getByRole('button', { name: 'Conferir a reserva' }).click()
    await expect(alert(page)).toContainText('CNPJ')
    await page.getByLabel('CNPJ', { exact: true }).fill(newCnpj())
    await page.getByRole('button', { name: 'Conferir a reserva' }).click()
    const review = (await heading(page).textContent()) ?? ''
    expect(review).not.toBe(register)
    await page.getByRole('button', { name: 'Confirmar a reserva' }).click()
    await page.waitForURL(/pagamento/)
    const pay = 'Como você quer pagar?'
    await walks(page, 'goBack', review)
    await walks(page, 'goBack', register)
    await expect(alert(page)).toContainText('CNPJ')
    await walks(page, 'goForward', review)
    await walks(page, 'goForward', pay)
    await page.getByRole('link', { name: /^Pix/ }).click()
    await page.getByText('Tenho um cupom').click()
    await page.getByLabel('Código do cupom').fill('NADA10')
    await page.getByRole('button', { name: 'Aplicar' }).click()
    await expect(alert(page)).toContainText('Cupom indisponível')
    await walks(page, 'goBack', pay)
    await walks(page, 'goForward', pay)
    await expect(alert(page)).toContainText('Cupom indisponível')
    await expect(page.getByLabel('Código do cupom')).toHaveValue('NADA10')
  })

  test('the withdrawal form after a mistake', async ({ page }) => {
    await page.goto('/ar/jeep/arrepentimiento')
    const title = (await heading(page).textContent()) ?? ''
    await page.getByRole('main').locator('form button[type=submit]').last().click()
    await expect(alert(page)).toBeVisible()
    await page.goto('/ar/jeep/modelos')
    await walks(page, 'goBack', title)
    await expect(alert(page)).toBeVisible()
    await walks(page, 'goBack', title)
    await walks(page, 'goForward', title)
  })
})

test('with script, Back from the payment leads to the review, and Forward to the payment', async ({ page }) => {
  await enterBrazil(page)
  const path = await reserve(page)
  const pay = 'Como você quer pagar?'
  await page.goBack()
  // The last one of its kind is this reservation's own: then the page leads on to its payment.
  const review = page.getByRole('button', { name: 'Confirmar a reserva' })
  const goOn = page.getByRole('link', { name: 'Ir para a minha reserva' })
  await expect(review.or(goOn)).toBeVisible()
  // Forward while the page's texts are on their way: the router is not here yet to follow it.
  const texts = (await page.locator('meta[name=texts]').getAttribute('content')) ?? ''
  const forward = Promise.withResolvers<void>()
  await page.route(`**${texts}`, async (route) => {
    await forward.promise
    await route.continue()
  })
  const wanted = page.waitForRequest(`**${texts}`)
  await page.reload({ waitUntil: 'commit' })
  await wanted
  await expect(review.or(goOn)).toBeVisible()
  await page.goForward({ waitUntil: 'commit' })
  forward.resolve()
  await expect(heading(page)).toHaveText(pay)
  await page.unrouteAll({ behavior: 'wait' })
  expect(new URL(page.url()).pathname).toBe(path)
  await chooseWay(page, /^Pix/, 'pix')
  await page.getByRole('button', { name: /^Gerar Pix/ }).click()
  await expect(page.getByLabel('Pix copia e cola')).toBeVisible()
  await page.goBack()
  await expect(heading(page)).not.toHaveText('')
  await walks(page, 'goForward', /Pix/)
  await expect(page.getByLabel('Pix copia e cola')).toBeVisible()
})

test('a form sent before the script runs is shown again in the same way', async ({ page }) => {
  await page.route(/\/assets\/.*\.js/, (route) => route.abort())
  await page.goto('/ar/jeep/arrepentimiento')
  const title = (await heading(page).textContent()) ?? ''
  await page.getByRole('main').locator('form button[type=submit]').last().click()
  await expect(alert(page)).toBeVisible()
  await page.unroute(/\/assets\/.*\.js/)
  await open(page, '/ar/jeep/modelos')
  await walks(page, 'goBack', title)
  await expect(alert(page)).toBeVisible()
})

test('a session that ended while a form was filled in is said, and the form comes back after the sign-in', async ({
  page,
}) => {
  await enterBrazil(page)
  await open(page, CAR_OF_MANY)
  await reserveHere(page)
  await page.waitForURL(/cadastro/)
  await page.locator('html[data-layout]').waitFor()
  await page.locator('label:has([value="legalPerson"])').click()
  await page.getByLabel('Razão social').fill('Oficina Boa Vista Ltda')
  await page.getByLabel('CNPJ', { exact: true }).fill(newCnpj())
  await page.getByLabel('Nome completo').fill('João da Silva Mendes')
  await page.context().clearCookies({ name: /session/ })
  await page.getByRole('button', { name: 'Conferir a reserva' }).click()
  await page.waitForURL(/entrar/)
  await expect(page.getByRole('main')).toContainText('Sua sessão terminou')
  await page.locator('html[data-layout]').waitFor()
  await page.locator('summary', { hasText: /demo/i }).first().click()
  await page.getByRole('button', { name: /João Mendes/ }).click()
  await page.waitForURL(/cadastro/)
  await expect(alert(page)).toContainText('nada foi enviado')
  await expect(page.getByLabel('Nome completo')).toHaveValue('João da Silva Mendes')
  await expect(page.getByLabel('Razão social')).toHaveValue('Oficina Boa Vista Ltda')
  await page.locator('html[data-layout]').waitFor()
  await page.getByRole('button', { name: 'Conferir a reserva' }).click()
  await expect(page.getByRole('button', { name: 'Confirmar a reserva' })).toBeVisible()
})
