import { expect, test } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import { become, FRESH } from './order-page.ts'

test.use({ storageState: FRESH })

/** An event of a site of the demo, made for this run: its seats are nobody else's. */
async function newEvent(calls: Awaited<ReturnType<typeof become>>, given: object) {
  const body = {
    brand: 'fiat',
    kind: 'PLACE',
    placeName: 'Parque',
    city: 'São Paulo',
    from: '10:00',
    to: '12:00',
    ...given,
  }
  const { id } = (await calls.post('/events/desk', { day: '2099-12-05', ...body })) as { id: string }
  await calls.post('/events/desk/acts', { id, act: 'publish' })
  return id
}

test('an event is made and published at the workplace, fills up, and a freed seat passes on while the page is open', async ({
  page,
  browser,
}) => {
  await become(page.request, 'admin@volante.example', 'br-fiat')
  await page.goto('/admin/events/new')
  const name = `Encontro ${Date.now()}`
  await page.getByLabel('Marca').selectOption('fiat')
  await page.getByLabel('Nome', { exact: true }).fill(name)
  await page.getByLabel('Dia', { exact: true }).fill('2099-12-05')
  await page.getByLabel('Começa às').fill('10:00')
  await page.getByLabel('Termina às').fill('09:00')
  await page.getByLabel('Tipo').selectOption('PLACE')
  await page.getByLabel('Nome do lugar').fill('Parque')
  await page.getByLabel('Cidade').fill('São Paulo')
  await page.getByLabel(/^Vagas no total/).fill('1')
  await page
    .getByRole('main')
    .getByRole('button', { name: /Salvar|Criar/ })
    .click()
  await expect(page.getByLabel('Termina às')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Termina às').fill('12:00')
  await page
    .getByRole('main')
    .getByRole('button', { name: /Salvar|Criar/ })
    .click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await page.getByLabel('Ação').selectOption('publish')
  await page.getByRole('button', { name: 'Aplicar' }).click()
  await expect(page.getByText('Publicado').first()).toBeVisible()

  // A stranger on the site, without login.
  const visitor = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage()
  await visitor.goto('/br/fiat/eventos?from=2099-12-01')
  expect(await violationsOf(visitor)).toEqual([])
  await visitor.getByRole('link', { name }).click()
  await visitor.getByRole('button', { name: 'Inscrever-se' }).click()
  await expect(visitor.getByLabel('Nome completo')).toHaveAttribute('aria-invalid', 'true')
  const fill = async (email: string) => {
    await visitor.getByLabel('Nome completo').fill('Ana Prado')
    await visitor.getByLabel('E-mail', { exact: true }).fill(email)
    await visitor.getByLabel('Celular').fill('11987654321')
  }
  await fill(`a${Date.now()}@correio.example`)
  await visitor.getByRole('button', { name: 'Inscrever-se' }).click()
  await expect(visitor.getByText('Vaga guardada')).toBeVisible()
  await expect(visitor.getByRole('img', { name: /Código da inscrição/ })).toBeVisible()
  expect(await violationsOf(visitor)).toEqual([])
  const first = visitor.url()

  await visitor.goto('/br/fiat/eventos?from=2099-12-01')
  await visitor.getByRole('link', { name }).click()
  await fill(`b${Date.now()}@correio.example`)
  await visitor.getByRole('button', { name: 'Entrar na lista' }).click()
  await expect(visitor.getByText('Na lista de espera')).toBeVisible()
  const other = await visitor.context().newPage()
  await other.goto(first)
  await other.getByRole('button', { name: 'Cancelar a inscrição' }).click()
  await expect(other.getByText('Inscrição cancelada')).toBeVisible()
  await expect(visitor.getByText('Vaga guardada')).toBeVisible()

  // Its code at the door: not yet that of an event that begins now, but known.
  const [token = ''] = new URL(visitor.url()).pathname.split('/').reverse()
  await page.goto(`/desk/door?code=${token}`)
  await page.getByRole('button', { name: 'Registrar presença: Ana Prado' }).click()
  await expect(page.getByText('Presença registrada').first()).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.goto('/desk/door?code=nenhum')
  await expect(page.getByText('Este código não vale aqui')).toBeVisible()
})

test.describe('at a dealer, without script on the phone', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor arrives by the code at the door, sees their place, and the desk takes them', async ({
    page,
    browser,
    baseURL,
  }) => {
    const staff = await (
      await browser.newContext({
        javaScriptEnabled: true,
        baseURL: baseURL ?? '',
        viewport: { width: 768, height: 1024 },
      })
    ).newPage()
    await become(staff.request, 'consultora@volante.example', 'br-fiat')
    await staff.goto('/desk/reception')
    await staff.getByRole('link', { name: 'Cartaz da entrada' }).click()
    const address = await staff.getByText(/\/br\/fiat\/cheguei\//).innerText()
    await page.goto(new URL(address).pathname)
    await page.getByRole('button', { name: 'Entrar na fila' }).click()
    await expect(page.getByLabel('Nome', { exact: true })).toHaveAttribute('aria-invalid', 'true')
    const name = `Rui ${'abcdefghij'.charAt(Date.now() % 10)}`
    await page.getByLabel('Nome', { exact: true }).fill(name)
    await page.getByLabel('Ver um carro').press('Space')
    await page.getByRole('button', { name: 'Entrar na fila' }).click()
    await expect(page.getByRole('heading', { name: 'O seu lugar na fila' })).toBeVisible()
    await staff.goBack()
    await expect(staff.getByText(name)).toBeVisible()
    expect(await violationsOf(staff)).toEqual([])
    await staff.getByRole('button', { name: `Atender: ${name}` }).click()
    await expect(staff.getByRole('button', { name: `Concluir: ${name}` })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'É a sua vez' })).toBeVisible()
    await staff.getByRole('button', { name: `Concluir: ${name}` }).click()
    await expect(staff.getByText(name)).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Obrigado pela visita' })).toBeVisible()
  })

  test('an event in Argentina takes an enrolment and its cancellation', async ({ page, playwright, baseURL }) => {
    const admin = await playwright.request.newContext({ baseURL: baseURL ?? '' })
    const id = await newEvent(await become(admin, 'admin@volante.example', 'ar-fiat'), {
      name: 'Charla en vivo',
      kind: 'VIRTUAL',
      link: 'https://charla.example/sala',
    })
    await page.goto(`/ar/fiat/eventos/${id}`)
    await expect(page.getByText('charla.example')).toHaveCount(0)
    await page.getByLabel('Nombre completo').fill('Ana Prado')
    await page.getByLabel('Correo electrónico').fill(`c${Date.now()}@correo.example`)
    await page.getByLabel('Celular').fill('1123456789')
    await page.getByRole('button', { name: 'Inscribirme' }).click()
    await expect(page.getByRole('link', { name: 'Entrar al encuentro' })).toHaveAttribute(
      'href',
      'https://charla.example/sala',
    )
    await page.getByRole('button', { name: 'Cancelar la inscripción' }).click()
    await expect(page.getByText('Inscripción cancelada')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Entrar al encuentro' })).toHaveCount(0)
  })
})
