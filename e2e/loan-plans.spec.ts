import { expect, type Page, test } from '@playwright/test'
import { cuilCheckDigit } from '@volante/domain/person/cuil'
import { paperPhoto } from '../scripts/scenario/sample-files.ts'
import { violationsOf } from './accessibility.ts'
import { newCpf, newDni } from './lead-page.ts'
import { type Calls, FRESH, signIn } from './order-page.ts'

// What a person told is kept once a person, and what the bank does is told to all of it.
test.describe.configure({ mode: 'default' })
test.use({ storageState: FRESH })

const next = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const agreeAnd = async (calls: Calls, step: string, person: object) =>
  calls.put('/financing/applicant', { step, person })

const BRAZILIAN = {
  name: 'João Mendes Prado',
  cpf: newCpf(),
  rg: '12345678',
  birthdate: '1988-04-12',
  gender: 'male',
  motherName: 'Ana Mendes Prado',
  email: 'joao.next@example.com',
  phone: '11987654321',
  maritalStatus: 'single',
  postalCode: '01310-100',
  street: 'Avenida Paulista',
  number: '1500',
  neighbourhood: 'Bela Vista',
  city: 'São Paulo',
  uf: 'SP',
  occupation: 'retired',
  income: '30.000,00',
  referenceName: 'Pedro Nogueira Lima',
  referencePhone: '11976543210',
}

test('a plan with a final instalment from its card to the approval: what it ends with is said in chart, terms, paper and proposal, and Back keeps all', async ({
  page,
}) => {
  const calls = await signIn(page, 'br-fiat')
  for (const step of ['person', 'household', 'address', 'income']) await agreeAnd(calls, step, BRAZILIAN)
  await page.goto('/br/fiat/financiamento?version=9GD6700&entrance=40&count=36&trade=1500000')
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Com recompra garantida', exact: true }) })
  await card.getByRole('link', { name: /^Ver em detalhe/ }).click()
  await expect(card).toContainText('Detalhado abaixo')
  await page.getByLabel('Parcela que cabe').fill('1.500')
  await next(page, 'Encontrar')
  // Looking for another amount forgets neither the used car nor the plan.
  await expect(page).toHaveURL(/plan=BR-NEXT-FIAT.*trade=1500000.*monthly=1/)
  const how = page.getByRole('region', { name: 'Como chegamos a este valor' })
  await expect(how.getByText('Seu usado na troca')).toBeVisible()
  await expect(how.getByRole('img', { name: /com o último vem a parcela final de R\$/ })).toBeVisible()
  await expect(how.getByText(/a recompra garantida de R\$.* paga a parcela final/)).toBeVisible()
  // Instalments, final instalment and entrance are the total of the card, to the cent.
  const cents = (text: string) => Number(/R\$\s?([\d.]+,\d\d)/.exec(text.replace(/\n/g, ''))?.[1]?.replace(/\D/g, ''))
  await how.getByText('Tabela de pagamentos').first().click()
  const paid = await how
    .getByRole('table', { name: 'Tabela de pagamentos' })
    .locator('tbody tr td:nth-of-type(4)')
    .allInnerTexts()
  expect(paid).toHaveLength(36)
  const fact = async (name: string) =>
    cents(
      await card
        .locator('div')
        .filter({ hasText: new RegExp(`^${name}`) })
        .last()
        .innerText(),
    )
  expect(paid.reduce((sum, text) => sum + cents(text), await fact('Entrada'))).toBe(await fact('Total a prazo'))
  expect(await violationsOf(page)).toEqual([])
  const before = page.url()
  await page.getByRole('button', { name: 'Pedir este financiamento' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Conferir e enviar' })).toBeVisible()
  await page.goBack()
  expect(page.url()).toBe(before)
  await expect(page.locator('#entrance')).toHaveValue('40')
  await page.getByRole('button', { name: 'Pedir este financiamento' }).click()
  await page.getByRole('checkbox', { name: /Autorizo a consulta/ }).press('Space')
  await next(page, 'Enviar proposta')
  await page.getByRole('dialog').getByRole('button', { name: 'Acompanhar' }).click()
  await expect(page.getByText('Aprovada. Falta só decidir')).toBeVisible({ timeout: 20_000 })
  const terms = page.getByRole('region', { name: 'Condições' })
  await expect(terms).toContainText('Com recompra garantida')
  await expect(terms).toContainText(/Parcela final\s*R\$/)
  await expect(page.getByRole('link', { name: 'Baixar comprovante (PDF)' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})

test('by keyboard: arrows and page keys move entrance and its slider, and what is shown waits visibly for the answer', async ({
  page,
}) => {
  await page.goto('/br/fiat/financiamento?version=9GD6700&entrance=30&count=36')
  const field = page.locator('#entrance')
  const place = page.locator('#financing')
  await expect(async () => {
    await field.focus()
    await page.keyboard.press('ArrowUp')
    await expect(place).toHaveAttribute('aria-busy', 'true', { timeout: 100 })
  }).toPass()
  await expect(page).toHaveURL(/entrance=3\d/)
  await expect(place).not.toHaveAttribute('aria-busy', 'true')
  const now = Number(await field.inputValue())
  await field.focus()
  await page.keyboard.press('PageUp')
  await expect(field).toHaveValue(String(now + 10))
  await expect(page.locator('#entrance-slider')).toHaveValue(String(now + 10))
  await expect(page).toHaveURL(new RegExp(`entrance=${now + 10}`))
  await page.locator('#entrance-slider').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(field).toHaveValue(String(now + 9))
  await expect(page).toHaveURL(new RegExp(`entrance=${now + 9}`))
})

test.describe('in Argentina on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a bank asks for a paper: which one, why, where the money goes on, and the answer after it was sent', async ({
    page,
  }) => {
    const calls = await signIn(page, 'ar-fiat')
    await page.goto('/ar/fiat/financiacion')
    const version = await page.locator('select[name=version] option:not([value=""])').first().getAttribute('value')
    const dni = newDni()
    const body = `27${dni.padStart(8, '0')}`
    const { cpf: _, rg: _rg, neighbourhood: _n, ...shared } = BRAZILIAN
    const person = {
      ...shared,
      name: 'Lucía Ferreyra',
      dni,
      cuil: body + cuilCheckDigit(body),
      gender: 'female',
      email: 'lucia.pending@example.com',
      phone: '1145678901',
      postalCode: '1425',
      street: 'Avenida Santa Fe',
      city: 'Buenos Aires',
      uf: 'Buenos Aires',
      income: '90.000.000',
      referencePhone: '1145678902',
    }
    const wish = {
      mvs: version,
      year: 2027,
      type: 'CDC',
      price: 3_000_000_000,
      entrancePercent: 40,
      numberOfInstallments: 36,
    }
    await calls.put('/financing/box', { conduct: 'papers' })
    const { id: simulationId } = (await calls.post('/financing/simulate', wish)) as { id: string }
    const made = (await calls.post('/financing/proposal', { simulationId, person, creditConsent: true })) as {
      id: string
    }
    await calls.put('/financing/box', { conduct: 'approve' })
    await page.goto(`/ar/fiat/mi-cuenta/financiaciones/${made.id}`)
    await expect(page.getByRole('heading', { name: 'El banco necesita un documento más' })).toBeVisible({
      timeout: 20_000,
    })
    await expect(page.getByRole('heading', { name: 'Comprobante de ingresos' })).toBeVisible()
    await expect(page.getByText('Te toca a vos: enviá el documento pedido.')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    expect(await violationsOf(page)).toEqual([])
    const buffer = await paperPhoto()
    await page.locator('input[type=file]').setInputFiles({ name: 'recibo.jpg', mimeType: 'image/jpeg', buffer })
    await expect(page.getByText('Aprobada. Falta que decidas')).toBeVisible({ timeout: 20_000 })
    expect(await violationsOf(page)).toEqual([])
    await page.goto('/ar/fiat/mi-cuenta/financiaciones')
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Aprobada' }).first()).toBeVisible()
  })
})
