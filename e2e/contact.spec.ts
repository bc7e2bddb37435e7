import { readProtocol } from '@volante/domain/lead/protocol'
import { expect, type Page, test } from '@playwright/test'
import { violationsOf } from './accessibility.ts'

const summary = (page: Page) => page.getByRole('alert')
/** The page's script is at work once the mask of the phone is. */
const ready = (page: Page) =>
  expect(async () => {
    await page.getByLabel('Telefone').fill('11987654321')
    await expect(page.getByLabel('Telefone')).toHaveValue('(11) 98765-4321', { timeout: 200 })
  }).toPass()

async function fillBrazil(page: Page) {
  await page.getByLabel('Motivo').selectOption({ label: 'Dúvida' })
  await page.getByLabel('Mensagem').fill('Qual é o prazo de entrega?')
  await page.getByLabel('Nome').fill('Ana Souza')
  await page.getByLabel('E-mail').fill('ana@mail.example')
}

test.beforeEach(({ context, baseURL }) =>
  context.addCookies([{ name: 'volante-consent', value: '', url: baseURL ?? '' }]),
)

for (const [address, send, errors] of [
  ['/br/fiat/contato', 'Enviar mensagem', 'Revise 4 campos'],
  ['/ar/jeep/contacto', 'Enviar mensaje', 'Revisá 4 campos'],
  ['/br/peugeot/contato?form=report', 'Enviar relato', 'Revise 9 campos'],
] as const) {
  test(`${address}: refused, it says where and leads there; nothing for axe to find before and after`, async ({
    page,
  }) => {
    await page.goto(address)
    expect(await violationsOf(page)).toEqual([])
    const title = await page.title()
    await page.getByRole('button', { name: send }).click()
    await expect(summary(page)).toBeFocused()
    await expect(summary(page).getByRole('heading')).toHaveText(errors)
    await expect(page).toHaveTitle(new RegExp(`^Error?: ${title.split(' | ')[0]}`))
    expect(await violationsOf(page)).toEqual([])
    await summary(page).getByRole('link').first().click()
    await expect(page.getByLabel(/^Motivo/)).toBeFocused()
  })
}

test('a field is judged when it is left, never while it is begun, and its error goes as soon as it is well', async ({
  page,
}) => {
  await page.goto('/br/fiat/contato')
  await ready(page)
  const email = page.getByLabel('E-mail')
  await email.pressSequentially('ana')
  await expect(email).not.toHaveAttribute('aria-invalid')
  await email.blur()
  await expect(page.locator('#email-error')).toHaveText('Digite um e-mail válido')
  await email.pressSequentially('@mail.example')
  await expect(email).not.toHaveAttribute('aria-invalid')
  await page.getByLabel('Nome').focus()
  await page.getByLabel('Nome').blur()
  await expect(page.getByLabel('Nome')).not.toHaveAttribute('aria-invalid')
  await page.getByLabel('Mensagem').fill('50% <b>')
  await page.getByLabel('Mensagem').blur()
  await expect(page.locator('#message-error')).toHaveText('Caracteres não permitidos: & $ < > %')
})

test('a message is sent once, however often the button is pressed, and answered with its protocol', async ({
  page,
}) => {
  await page.goto('/br/fiat/contato')
  await ready(page)
  await fillBrazil(page)
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  await page.getByRole('button', { name: 'Enviar mensagem' }).dblclick()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SUA MENSAGEM FOI ENVIADA!')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const protocol = new URL(page.url()).searchParams.get('protocol') ?? ''
  expect(readProtocol(protocol)).toBe(protocol)
  await expect(page.getByText(protocol)).toBeVisible()
  expect(posts.length).toBe(1)
  expect(await violationsOf(page)).toEqual([])
})

test('when sending fails it says so and keeps what was written', async ({ page }) => {
  await page.goto('/br/jeep/contato')
  await ready(page)
  await fillBrazil(page)
  await page.route(/contato/, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await page.getByRole('button', { name: 'Enviar mensagem' }).click()
  await expect(summary(page)).toContainText('FALHA AO ENVIAR MENSAGEM!')
  await expect(page.getByLabel('Mensagem')).toHaveValue('Qual é o prazo de entrega?')
  await expect(page.getByLabel('Motivo')).toHaveValue('QUESTION')
  await expect(page).toHaveTitle(/^Erro: /)
  expect(await violationsOf(page)).toEqual([])
  await page.unroute(/contato/)
  await page.getByRole('button', { name: 'Enviar mensagem' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SUA MENSAGEM FOI ENVIADA!')
})

test('a report about a car gets its number', async ({ page }) => {
  await page.goto('/br/peugeot/contato?form=report')
  await page.getByLabel('Motivo').selectOption({ label: 'Garantia' })
  await page.getByLabel('Parte do carro').selectOption({ label: 'Freios' })
  await page.getByLabel('Concessionária').selectOption({ index: 1 })
  await page.getByLabel('Mensagem').fill('A peça demora há dois meses.')
  await page.getByLabel('Modelo', { exact: true }).selectOption({ index: 1 })
  await page.getByLabel('Versão').fill('GT')
  await page.getByLabel('Ano-modelo').fill('2024')
  await page.getByLabel('Quilometragem').fill('12.500')
  await page.getByLabel('Nome').fill('Ana Souza')
  await page.getByLabel('E-mail').fill('ana@mail.example')
  await ready(page)
  await page.getByRole('button', { name: 'Enviar relato' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SUA MENSAGEM FOI ENVIADA!')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a refused form keeps its values and names its errors; corrected, it is sent', async ({ page }) => {
    await page.goto('/br/fiat/contato?reason=PRIVACY')
    await expect(page.getByLabel('Motivo')).toHaveValue('PRIVACY')
    await page.getByLabel('Mensagem').fill('Quero uma cópia dos meus dados.')
    await page.getByLabel('Nome').fill('Ana Souza')
    await page.getByLabel('E-mail').fill('ana@')
    await page.getByRole('button', { name: 'Enviar mensagem' }).click()
    await expect(summary(page)).toContainText('E-mail: Digite um e-mail válido')
    await expect(page).toHaveTitle(/^Erro: /)
    await expect(page.getByLabel('Mensagem')).toHaveValue('Quero uma cópia dos meus dados.')
    await page.getByLabel('E-mail').fill('ana@mail.example')
    await page.getByRole('button', { name: 'Enviar mensagem' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('SUA MENSAGEM FOI ENVIADA!')
  })

  test('the same form posted twice is one message; a changed one is another', async ({ page }) => {
    await page.goto('/ar/fiat/contacto')
    const hidden = (name: string) => page.locator(`main input[name="${name}"]`).inputValue()
    const form = {
      _xsrf: await hidden('_xsrf'),
      form: await hidden('form'),
      key: await hidden('key'),
      contactReason: 'QUESTION',
      message: '¿Cuándo llega?',
      name: 'Ana Ruiz',
      email: 'ana@mail.example',
    }
    const post = async (values: typeof form) => {
      const headers = { 'sec-fetch-site': 'same-origin' }
      const answer = await page.request.post('/ar/fiat/contacto', { form: values, headers, maxRedirects: 0 })
      expect(answer.status()).toBe(303)
      return answer.headers().location
    }
    const [first, second] = await Promise.all([post(form), post(form)])
    expect(second).toBe(first)
    expect(await post({ ...form, message: '¿Y el color?' })).not.toBe(first)
  })

  test('a message to a dealer goes to that dealer', async ({ page }) => {
    await page.goto('/br/fiat/concessionarias/70001')
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    await page.getByRole('link', { name: 'Enviar mensagem' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Mensagem para ${name}`)
    await page.getByLabel('Mensagem').fill('Vocês têm o Pulse para ver?')
    await page.getByLabel('Nome').fill('Ana Souza')
    await page.getByLabel('E-mail').fill('ana@mail.example')
    await page.getByRole('button', { name: 'Enviar mensagem' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('SUA MENSAGEM FOI ENVIADA!')
  })
})
