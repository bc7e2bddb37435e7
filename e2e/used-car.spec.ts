import { expect, test } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import { become, enterAs, FRESH, type OrderSite, orderAddress, reserve } from './order-page.ts'

const SITES = {
  'br-fiat': {
    buyer: 'cliente@volante.example',
    language: 'pt-BR',
    amount: 'Valor avaliado',
    why: 'Por que este valor',
    save: 'Enviar avaliação',
    accept: /^Aceitar/,
    settle: 'Recebido',
    refused: 'Escreva a nota',
    plate: 'ABC1D23',
    asked: 'Ainda não respondeu',
    answered: 'Sua resposta foi registrada.',
  },
  'ar-fiat': {
    buyer: 'clienta@volante.example',
    language: 'es-AR',
    amount: 'Valor tasado',
    why: 'Por qué este valor',
    save: 'Enviar tasación',
    accept: /^Aceptar/,
    settle: 'Recibido',
    refused: 'Escribí la nota',
    plate: 'AB123CD',
    asked: 'Todavía no respondió',
    answered: 'Tu respuesta quedó registrada.',
  },
} as const

test.use({ storageState: FRESH })

for (const [name, words] of Object.entries(SITES)) {
  const site = name as OrderSite
  test(`a used car is seen and appraised, and counts for as much as its owner agreed to (${site})`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const home = await browser.newContext({ baseURL: baseURL ?? '', storageState: FRESH })
    const buyer = await become(home.request, words.buyer, site)
    const order = await reserve(buyer, home.request, site)
    const trade = { plate: words.plate, description: 'Argo Drive 2019, 62.000 km', value: 4_000_000 }
    await buyer.post('/reservation/v2/reservations/trade/payment', { reservationId: order.id, trade })

    await enterAs(page, 'admin@volante.example', words.language)
    await page.goto(`/desk/orders/${order.id}`)
    await expect(page.locator('main')).toContainText(words.plate)
    await expect(page.locator('main')).toContainText(trade.description)
    const form = page.locator('form', { has: page.getByLabel(words.amount) })
    await form.getByLabel(words.amount).fill('35.000,00')
    await form.getByRole('button', { name: words.save }).click()
    await expect(form).toContainText(words.refused)
    await form.getByLabel(words.why).fill('Pneus gastos')
    await form.getByRole('button', { name: words.save }).click()
    // It can be confirmed only once its owner agreed.
    const settle = page.locator('form', { has: page.getByRole('button', { name: words.settle, exact: true }) })
    await expect(page.locator('main')).toContainText(words.asked)
    await expect(settle).toHaveCount(0)
    expect(await violationsOf(page)).toEqual([])

    // Nothing counts before its owner's yes.
    const mine = await home.newPage()
    await mine.goto(orderAddress(site, order))
    await expect(mine.locator('main')).toContainText('Pneus gastos')
    expect(await violationsOf(mine)).toEqual([])
    await mine.getByRole('button', { name: words.accept }).click()
    await expect(mine.getByText(words.answered)).toBeVisible()
    await page.reload()
    await settle
      .filter({ hasText: /35\.000,00/ })
      .getByRole('button', { name: words.settle, exact: true })
      .click()
    const paid = async () => {
      const { ledger } = (await buyer.get(`/reservation/v2/reservations/${order.id}/status`)) as {
        ledger: { parts: { trade: object | null; amount: number; isPaid: boolean }[] }
      }
      return ledger.parts.flatMap(({ trade: car, amount, isPaid }) => (car ? [[amount, isPaid]] : []))
    }
    await expect.poll(paid).toEqual([[3_500_000, true]])
    await home.close()
  })
}
