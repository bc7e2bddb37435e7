import { expect, type Page, test } from '@playwright/test'
import { violationsOf } from './accessibility.ts'

const DEALER = '70004'

interface Slot {
  readonly day: string
  readonly period: string
  readonly time: string | null
  readonly isFree: boolean
}

/** Asks for a test drive on the last day that has something, as a visitor does. */
async function ask(page: Page, name: string): Promise<string> {
  const days = await page.request.get(`/api/scheduler/v2/days?site=br-fiat&dealerCode=${DEALER}&model=Mobi`)
  const free = ((await days.json()) as { closed: string | null; slots: Slot[] }[]).filter(
    ({ closed }) => closed === null,
  )
  const day = free.at(-3)
  const slot = day?.slots.find(({ isFree }) => isFree) as Slot
  const asked = await page.request.post('/api/scheduler/v2/appointments/web?site=br-fiat', {
    data: {
      dealerCode: DEALER,
      day: slot.day,
      period: slot.period,
      time: slot.time,
      model: 'Mobi',
      name,
      email: 'bia.calendario@correio.example',
      phone: '11987654321',
      allowEmail: true,
    },
  })
  expect(asked.status(), await asked.text()).toBe(201)
  return slot.day
}

async function enter(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('button', { name: /Rafael Antunes/ }).click()
  await expect(page).not.toHaveURL(/sign-in/)
}

test('a dealer’s day is confirmed, given to somebody, moved by keys and by drag, and blocked', async ({ page }) => {
  // Its own on a second try.
  const name = `Bia ${[...String(Date.now())].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`
  const day = await ask(page, name)
  await page.setViewportSize({ width: 360, height: 780 })
  await enter(page, `/desk/calendar?dealer=${DEALER}&day=${day}`)
  await page.getByRole('link', { name: new RegExp(name) }).click()
  const panel = page.getByRole('region', { name })
  await expect(panel.getByText('Pendente')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await panel.getByRole('button', { name: 'Confirmar' }).click()
  await expect(page.getByText('Confirmado: quem pediu foi avisado.')).toBeVisible()
  await panel.getByLabel('Quem acompanha').selectOption({ index: 1 })
  await panel.getByRole('button', { name: 'Guardar quem acompanha' }).click()
  await expect(page.getByText('Guardado.')).toBeVisible()

  await page.setViewportSize({ width: 1280, height: 900 })
  await panel.getByRole('link', { name: 'Fechar' }).click()
  await expect(panel).toBeHidden()
  const card = page.getByRole('link', { name: new RegExp(name) })
  // The key is heard once the page runs.
  await expect(async () => {
    await card.press('m')
    await expect(page.getByText(`Para onde vai ${name}?`)).toBeVisible({ timeout: 2_000 })
  }).toPass()
  const targets = page.getByRole('button', { name: /^Mudar para/ })
  await expect(targets.first()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(targets.nth(1)).toBeFocused()
  const chosen = (await targets.nth(1).getAttribute('value')) ?? ''
  await page.keyboard.press('Enter')
  await expect(page.getByText('Mudado: quem pediu foi avisado.')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`day=${chosen.slice(0, 10)}`))

  await card.hover()
  await page.mouse.down()
  await page.mouse.move(700, 500, { steps: 4 })
  await expect(targets.last()).toBeVisible()
  const to = (await targets.last().getAttribute('value')) ?? ''
  await targets.last().hover()
  await page.mouse.up()
  await expect(page).toHaveURL(new RegExp(`day=${to.slice(0, 10)}.*done=moved`))

  await page.getByText('Bloquear horário').first().click()
  await page.getByLabel('Motivo').fill('Inventário')
  await page.getByRole('button', { name: 'Bloquear horário' }).click()
  await expect(page.getByText('Horário bloqueado.')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Liberar: Inventário' }).first().click()
  await expect(page.getByText('Horário liberado.')).toBeVisible()

  await page.getByRole('link', { name: 'Boxes, carros e pessoas' }).click()
  await expect(page.getByRole('heading', { name: 'Sem box, carro ou pessoa' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})
