import { expect, test } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import { auditOf } from './order-database.ts'
import { become, enterAs, FRESH, type OrderSite, orderAddress, reach } from './order-page.ts'
import { deliveredInArgentina, deliveredOrder, somebodyElse } from './order-steps.ts'

const SITES = {
  'br-fiat': {
    buyer: 'cliente@volante.example',
    language: 'pt-BR',
    cancel: 'cancelar',
    confirm: 'Confirmar desistência',
    confirmed: 'Sua desistência está confirmada.',
    day: 'Dia da devolução',
    save: 'Marcar o dia',
    change: 'Mudar o dia',
    fixed: 'O dia da devolução está marcado.',
    queue: 'Carros em devolução',
    back: 'Anotar que o carro voltou',
    kit: 'Kit de boas-vindas',
  },
  'ar-fiat': {
    buyer: 'clienta@volante.example',
    language: 'es-AR',
    cancel: 'cancelar',
    confirm: 'Confirmar arrepentimiento',
    confirmed: 'Tu arrepentimiento está confirmado.',
    day: 'Día de la devolución',
    save: 'Fijar el día',
    change: 'Cambiar el día',
    fixed: 'El día de la devolución está fijado.',
    queue: 'Autos en devolución',
    back: 'Anotar que el auto volvió',
    kit: 'Kit de bienvenida',
  },
} as const

test.use({ storageState: FRESH })

for (const [name, words] of Object.entries(SITES)) {
  const site = name as OrderSite
  test(`a delivered car goes back by right: at once, on a day of the dealer, until the money is back (${site})`, async ({
    page,
    browser,
    playwright,
    baseURL,
  }) => {
    test.slow()
    const home = await browser.newContext({ baseURL: baseURL ?? '', storageState: FRESH })
    const buyer = await become(home.request, words.buyer, site)
    const staff = {
      documents: await somebodyElse(playwright, baseURL, 'documentos@volante.example'),
      administrator: await somebodyElse(playwright, baseURL, 'admin@volante.example'),
    }
    const made = site === 'br-fiat' ? deliveredOrder : deliveredInArgentina
    const order = await made(buyer, staff, home.request)
    const mine = await home.newPage()

    // No reason is asked for, and nobody decides.
    await mine.goto(`${orderAddress(site, order)}/${words.cancel}`)
    await expect(mine.getByRole('radio')).toHaveCount(0)
    await mine.getByRole('button', { name: words.confirm }).click()
    await expect(mine.getByText(words.confirmed).first()).toBeVisible()
    await expect(mine.locator('main')).not.toContainText(words.kit)
    const choice = mine.getByLabel(words.day)
    const day = (await choice.locator('option').nth(2).getAttribute('value')) ?? ''
    await choice.selectOption(day)
    await mine.getByRole('button', { name: words.save }).click()
    await expect(mine.getByText(words.fixed)).toBeVisible()
    await expect(mine.getByLabel(words.day)).toHaveValue(day)
    expect(await violationsOf(mine)).toEqual([])

    // The dealer's people find it first, see the day, agree on another, and note that the car is back.
    await enterAs(page, 'admin@volante.example', words.language)
    await page.goto('/desk/work/withdrawals')
    await page.getByRole('link', { name: order.number }).click()
    await expect(page.getByLabel(words.day)).toHaveValue(day)
    const other = (await page.getByLabel(words.day).locator('option').nth(4).getAttribute('value')) ?? ''
    await page.getByLabel(words.day).selectOption(other)
    await page.getByRole('button', { name: words.change }).click()
    await expect(mine.getByLabel(words.day)).toHaveValue(other)
    expect(await violationsOf(page)).toEqual([])
    await page.getByRole('button', { name: words.back }).click()
    await reach(buyer, order, 'RETURNED')
    await page.goto('/desk/work/withdrawals')
    await expect(page.locator('main')).not.toContainText(order.number)

    // In Argentina the dealer gives back what it took, and finance says so; in Brazil the Pix has gone back by itself.
    if (site === 'ar-fiat') {
      await enterAs(page, 'financeiro@volante.example', words.language)
      for (let left = 2; left > 0; left -= 1) {
        await page.goto(`/desk/orders/${order.id}`)
        const form = page.locator('form', { hasText: /Devuelto por fuera/ })
        await expect(form).toHaveCount(left)
        await form.first().getByRole('button', { name: 'Anotar como devuelto' }).click()
        await expect(form).toHaveCount(left - 1)
      }
    }
    const back = async () => {
      const { refunds, money } = (await buyer.get(`/reservation/v2/reservations/${order.id}/status`)) as {
        refunds: { state: string }[]
        money: { owed: number; returning: number }
      }
      return [refunds.map(({ state }) => state), money.owed, money.returning]
    }
    await expect.poll(back, { timeout: 60_000 }).toEqual([['done', 'done'], 0, 0])
    await mine.goto(orderAddress(site, order))
    expect(await violationsOf(mine)).toEqual([])
    const calls = (await auditOf(order.id)).map(({ call }) => call)
    expect(calls).toEqual(expect.arrayContaining(['orders.desk.returnDay', 'orders.desk.carBack']))
    await home.close()
  })
}
