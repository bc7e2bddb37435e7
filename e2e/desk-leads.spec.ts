import { expect, type Page, test } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import { enterDesk, fillArgentine, fillBrazilian, leadAtDesk, open, protocolOn, sendButton } from './lead-page.ts'

/** Other journeys take leads, too: each has its own, at a dealer of the people below. */
async function ownLead(page: Page, country: string): Promise<string> {
  if (country === 'BR') {
    await open(page, '/br/fiat/proposta')
    await fillBrazilian(page)
    await page.getByLabel('CEP ou cidade').fill('01001-000')
  } else {
    await open(page, '/ar/fiat/propuesta')
    await fillArgentine(page)
    await page.getByLabel('Localidad').fill('Buenos Aires')
  }
  await page.getByRole('button', { name: 'Buscar' }).click()
  await page.getByRole('radio', { name: /^(Tramontara Fiat São Paulo(?! 2)|Alboral Fiat Buenos Aires)/ }).press('Space')
  await sendButton(page).click()
  return protocolOn(page)
}

/** The words of each country's staff. */
const WORDS = {
  BR: {
    seller: 'Camila Nogueira',
    take: 'Assumir',
    own: 'Este lead está com você.',
    answer: 'Falei com a pessoa',
    again: 'Registrar outro contato',
    close: 'Encerrar',
    save: 'Encerrar lead',
    reopen: 'Reabrir',
    reason: 'Motivo',
    price: 'Achou caro',
    unanswered: 'Ninguém respondeu a esta pessoa ainda.',
    spoken: /Camila Nogueira falou com a pessoa \(Telefone\)/,
    closed: /Camila Nogueira encerrou: Achou caro/,
  },
  AR: {
    seller: 'Sofía Ledesma',
    take: 'Tomar',
    own: 'Este lead lo tenés vos.',
    answer: 'Hablé con la persona',
    again: 'Registrar otro contacto',
    close: 'Cerrar el lead',
    save: 'Cerrar lead',
    reopen: 'Reabrir',
    reason: 'Motivo',
    price: 'Le pareció caro',
    unanswered: 'Todavía nadie le respondió a esta persona.',
    spoken: /Sofía Ledesma habló con la persona \(Teléfono\)/,
    closed: /Sofía Ledesma cerró: Le pareció caro/,
  },
} as const

for (const [country, words] of Object.entries(WORDS))
  test(`a lead is taken, answered, closed with its reason and opened again (${country})`, async ({ page }) => {
    const protocol = await ownLead(page, country)
    await enterDesk(page, words.seller)
    const panel = await leadAtDesk(page, protocol)
    await panel.getByRole('button', { name: words.take }).click()
    await expect(panel).toContainText(words.own)

    // Nobody answered yet: a loss would hide that.
    await panel.locator('summary', { hasText: words.close }).click()
    await panel.getByLabel(words.reason).selectOption('price')
    await panel.getByRole('button', { name: words.save }).click()
    await expect(panel).toContainText(words.unanswered)
    expect(await violationsOf(page)).toEqual([])

    await panel
      .locator('form', { has: page.getByRole('button', { name: words.answer }) })
      .locator('select')
      .selectOption('PHONE')
    await panel
      .locator('form', { has: page.getByRole('button', { name: words.answer }) })
      .locator('textarea')
      .fill('Prefere sábado')
    await panel.getByRole('button', { name: words.answer }).click()
    await expect(panel.getByRole('listitem').filter({ hasText: words.spoken })).toContainText('Prefere sábado')
    await expect(panel).toContainText(words.again)

    await panel.locator('summary', { hasText: words.close }).click()
    await panel.getByLabel(words.reason).selectOption('price')
    await panel.getByRole('button', { name: words.save }).click()
    await expect(panel.getByRole('listitem').filter({ hasText: words.closed })).toBeVisible()
    await expect(panel.getByRole('button', { name: words.answer })).toHaveCount(0)
    await page.goto('/desk')
    await expect(page.locator('tbody')).not.toContainText(protocol)
    await page.goto(`/desk?state=closed&text=${protocol}`)
    await page.locator('tbody th a').click()
    await panel.getByRole('button', { name: words.reopen }).click()
    await expect(panel).toContainText(words.again)
  })

test('a manager passes a lead on to a colleague, who finds it as their own', async ({ page }) => {
  const protocol = await ownLead(page, 'BR')
  await enterDesk(page, 'Rafael Antunes')
  const panel = await leadAtDesk(page, protocol)
  await panel.locator('summary', { hasText: 'Passar a um colega' }).click()
  await panel.getByLabel('Quem vende nesta concessionária').selectOption({ label: 'Camila Nogueira' })
  await panel.getByRole('button', { name: 'Passar', exact: true }).click()
  await expect(panel).toContainText('Camila Nogueira está com este lead.')
  await enterDesk(page, 'Camila Nogueira')
  await page.goto(`/desk?owner=own&text=${protocol}`)
  await expect(page.locator('tbody')).toContainText(protocol)
  await page.getByRole('link', { name: /^Avisos: [1-9]/ }).click()
  const notice = page.getByRole('listitem').filter({ hasText: `Rafael Antunes passou para você o lead ${protocol}.` })
  await expect(notice.getByText('Novo', { exact: true })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await notice.getByRole('link').click()
  await expect(panel).toContainText(protocol)
  await page.keyboard.press('g')
  await page.keyboard.press('n')
  await expect(notice).toBeVisible()
  await expect(notice.getByText('Novo', { exact: true })).toHaveCount(0)
})
