import { expect, type Page, test } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import { enterDesk } from './lead-page.ts'

const panelOf = (page: Page) => page.getByRole('complementary')

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
    await enterDesk(page, words.seller)
    await page.goto('/desk?state=inTime&owner=nobody')
    const protocol = await page.locator('tbody th a').last().innerText()
    await page.locator('tbody th a').last().click()
    const panel = panelOf(page)
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
  await enterDesk(page, 'Rafael Antunes')
  const panel = panelOf(page)
  await page.goto('/desk?site=br-fiat')
  const link = page.locator('tbody th a').first()
  const protocol = await link.innerText()
  await link.click()
  await expect(panel).toContainText(protocol)
  // Other journeys take leads too: who has it already gives it up first.
  await expect(panel.locator('summary', { hasText: 'Passar a um colega' })).toBeVisible()
  if ((await panel.getByText('Camila Nogueira está com este lead.').count()) > 0) await pass(page, 'Rafael Antunes')
  await pass(page, 'Camila Nogueira')
  await expect(panel).toContainText('Camila Nogueira está com este lead.')
  await enterDesk(page, 'Camila Nogueira')
  await page.goto('/desk?owner=own')
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

async function pass(page: Page, colleague: string): Promise<void> {
  const panel = panelOf(page)
  const choice = panel.getByLabel('Quem vende nesta concessionária')
  if (!(await choice.isVisible())) await panel.locator('summary', { hasText: 'Passar a um colega' }).click()
  await choice.selectOption({ label: colleague })
  await panel.getByRole('button', { name: 'Passar', exact: true }).click()
  await expect(panel).toContainText(
    colleague === 'Rafael Antunes' ? 'Este lead está com você.' : `${colleague} está com este lead.`,
  )
}
