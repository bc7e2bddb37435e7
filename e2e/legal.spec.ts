import { readProtocol } from '@volante/domain/lead/protocol'
import { expect, type Page, test } from '@playwright/test'
import { violationsOf } from './accessibility.ts'

const code = async (page: Page) => new URL(page.url()).searchParams.get('code') ?? ''

test.beforeEach(({ context, baseURL }) =>
  context.addCookies([{ name: 'volante-consent', value: '', url: baseURL ?? '' }]),
)

for (const address of [
  '/br/fiat/aviso-legal',
  '/ar/peugeot/aviso-legal',
  '/br/jeep/privacidade',
  '/ar/fiat/privacidad',
  '/br/dodge/pos-venda',
  '/ar/jeep/posventa',
]) {
  test(`${address}: nothing for axe to find, and no script shipped`, async ({ page }) => {
    await page.goto(address)
    await expect(page.locator('script, link[rel="modulepreload"]')).toHaveCount(0)
    expect(await violationsOf(page)).toEqual([])
  })
}

test('the legal notice names the company as the law asks', async ({ page }) => {
  await page.goto('/br/fiat/aviso-legal')
  const main = page.getByRole('main')
  for (const fact of ['41.250.300/0001-06', 'Avenida dos Ipês, 1500', '0800 555 0110', 'Decreto 7.962/2013']) {
    await expect(main.getByText(fact).first()).toBeVisible()
  }
  await expect(main.getByText('Este site é uma demonstração')).toBeVisible()
  await page.goto('/ar/fiat/aviso-legal')
  await expect(main.getByRole('link', { name: /Defensa de las y los consumidores/ })).toHaveAttribute(
    'href',
    /^https:\/\/www\.argentina\.gob\.ar\//,
  )
})

test('privacy: rights, the authority, and cookies whose choice can be changed', async ({ page }) => {
  await page.goto('/ar/jeep/privacidad')
  await expect(page.getByText(/^La AGENCIA DE ACCESO A LA INFORMACIÓN PÚBLICA/)).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Revisar mi elección' }).click()
  await expect(page.getByRole('heading', { name: /cookies/i, level: 2 }).last()).toBeVisible()
  await expect(page.getByRole('button', { name: /Aceptar tod/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto('/br/peugeot/privacidade')
  await page.getByRole('link', { name: 'Fazer um pedido' }).click()
  await expect(page.getByLabel('Motivo')).toHaveValue('PRIVACY')
})

test.describe('the button of regret, without script', () => {
  test.use({ javaScriptEnabled: false })

  test('is in sight on every Argentine page and answers a code at once', async ({ page }) => {
    await page.goto('/ar/peugeot')
    await page.getByRole('banner').getByRole('link', { name: 'Botón de arrepentimiento' }).click()
    await expect(page.getByText(/Tenés 10 días corridos/)).toBeVisible()
    await page.getByLabel('Nombre completo o razón social').fill('Ana Ruiz')
    await page.getByLabel('Correo electrónico').fill('ana@mail.example')
    await page.getByLabel('Operación, contrato o vehículo').fill(`Pedido ${Date.now()}`)
    await page.getByRole('button', { name: 'Enviar arrepentimiento' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registramos tu arrepentimiento')
    expect(readProtocol(await code(page))).toBe(await code(page))
    await expect(page.getByText(await code(page))).toBeVisible()
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
  })

  test('refused, it keeps the values, names each error and leads to it', async ({ page }) => {
    await page.goto('/br/fiat/arrependimento')
    await expect(page.getByText(/Você tem 7 dias corridos/)).toBeVisible()
    await page.getByLabel('Nome completo ou razão social').fill('Silva & Filhos')
    await page.getByLabel('E-mail').fill('ana')
    await page.getByRole('button', { name: 'Enviar arrependimento' }).click()
    await expect(page).toHaveTitle(/^Erro: /)
    const summary = page.getByRole('alert')
    await expect(summary.getByRole('heading')).toHaveText('Revise 2 campos')
    await expect(page.getByLabel('Nome completo ou razão social')).toHaveValue('Silva & Filhos')
    await expect(summary.getByRole('link', { name: /^E-mail: / })).toHaveAttribute('href', '#email')
    await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true')
  })

  test('a service ends without an account, and the same request keeps its code', async ({ page }) => {
    const reference = `Rastreo ${Date.now()}`
    const send = async () => {
      await page.goto('/ar/fiat/baja-de-servicio')
      await page.getByLabel('Nombre completo o razón social').fill('Ana Ruiz')
      await page.getByLabel('Correo electrónico').fill('ana@mail.example')
      await page.getByLabel('Servicio o contrato').fill(reference)
      await page.getByRole('button', { name: 'Dar de baja el servicio' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registramos tu baja')
      return code(page)
    }
    expect(await send()).toBe(await send())
  })
})

test('the button of regret, with script: refused without a post, sent in place, its code the first thing heard', async ({
  page,
}) => {
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  await page.goto('/ar/fiat/arrepentimiento')
  await page.locator('html[data-layout]').waitFor()
  await page.getByRole('button', { name: 'Enviar arrepentimiento' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(3)
  await expect(page).toHaveTitle(/^Error: /)
  expect(posts).toEqual([])
  await page.getByLabel('Nombre completo o razón social').fill('Ana Ruiz')
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2)
  await page.getByLabel('Correo electrónico').fill('ana@mail.example')
  await page.getByLabel('Operación, contrato o vehículo').fill(`Pedido ${Date.now()}`)
  await expect(page).not.toHaveTitle(/^Error: /)
  await page.getByRole('button', { name: 'Enviar arrepentimiento' }).dblclick()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registramos tu arrepentimiento')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(readProtocol(await code(page))).toBe(await code(page))
  expect(posts).toHaveLength(1)
})

for (const [address, send] of [
  ['/br/ram/cancelamento-de-servico', 'Cancelar serviço'],
  ['/br/jeep/arrependimento', 'Enviar arrependimento'],
  ['/ar/fiat/baja-de-servicio', 'Dar de baja el servicio'],
  ['/ar/peugeot/arrepentimiento', 'Enviar arrepentimiento'],
] as const) {
  test(`${address}: nothing for axe to find, before and with errors shown`, async ({ page }) => {
    await page.goto(address)
    expect(await violationsOf(page)).toEqual([])
    await page.getByRole('button', { name: send }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
  })
}

test('after-sales says what the workshops do and cost, and where to go', async ({ page }) => {
  await page.goto('/br/fiat/pos-venda')
  const rows = page.getByRole('table', { name: 'Serviços de oficina' }).getByRole('row')
  await expect(rows.filter({ hasText: 'Troca de óleo e filtro' })).toContainText(/R\$\s*\d+/)
  await page.getByRole('link', { name: 'Encontrar uma oficina' }).click()
  await expect(page).toHaveURL(/\/br\/fiat\/concessionarias(\?|$)/)
  await page.goto('/ar/chrysler/posventa')
  await expect(page.getByText('hoy no vende autos nuevos acá')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Accesorios' })).toHaveCount(0)
})
