import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import { become, FRESH } from './order-page.ts'
import { somebodyElse } from './order-steps.ts'

test.use({ storageState: FRESH })

/** Of a model that is only read, and of one that is written of. */
const READ = '/br/fiat/modelos/pulse/avaliacoes'
const LIST = '/br/fiat/modelos/toro/avaliacoes'
const item = (page: Page, text: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: text })

interface Product {
  readonly aggregateRating?: { readonly ratingValue: number; readonly reviewCount: number }
  readonly review: readonly { readonly reviewBody: string; readonly reviewRating: { readonly ratingValue: number } }[]
}

/** What search engines read is what the page shows. */
async function sameAsShown(page: Page): Promise<void> {
  const facts = (await page.locator('script[type="application/ld+json"]').allTextContents())
    .map((text) => JSON.parse(text) as Product)
    .find(({ review }) => review !== undefined)
  const shown = page.getByRole('main').locator('li[id^="r-"]')
  await expect(shown).toHaveCount(facts?.review.length ?? 0)
  for (const [at, { reviewBody, reviewRating }] of (facts?.review ?? []).entries()) {
    await expect(shown.nth(at)).toContainText(reviewBody)
    await expect(shown.nth(at).getByRole('img').first()).toHaveAccessibleName(
      `${reviewRating.ratingValue} de 5 estrelas`,
    )
  }
  const { ratingValue = 0, reviewCount = 0 } = facts?.aggregateRating ?? {}
  const mean = ratingValue.toLocaleString('pt-BR', { minimumFractionDigits: 1 })
  await expect(page.getByText(mean, { exact: true }).first()).toBeVisible()
  await expect(page.getByText(`${reviewCount} avaliações`, { exact: true }).first()).toBeVisible()
}

test('a visitor reads what owners say together and apart, in every order, and reports a review', async ({ page }) => {
  await page.goto('/br/fiat/modelos/pulse')
  await sameAsShown(page)
  await page.getByRole('link', { name: /Ver as \d+ avaliações/ }).click()
  await expect(page).toHaveURL(READ)
  expect(await violationsOf(page)).toEqual([])
  await sameAsShown(page)
  await page.getByRole('link', { name: 'Melhor nota' }).click()
  await expect(page).toHaveURL(`${READ}?sort=bestRated`)
  const stars = page.locator('main li[id^="r-"]')
  await expect(stars.first().getByRole('img').first()).toHaveAccessibleName('5 de 5 estrelas')
  await page.getByRole('link', { name: 'Próximas avaliações' }).click()
  await expect(page).toHaveURL(/sort=bestRated&after=/)
  await page.goto(READ)
  const statement = page.getByRole('region', { name: 'O que os donos do Pulse dizem' }).getByRole('link').first()
  const count = Number(/(\d+) avaliaç/.exec(await statement.innerText())?.[1])
  await statement.click()
  await expect(page.getByRole('heading', { level: 2, name: new RegExp(`^${count} avaliaç`) })).toBeVisible()
  await page.goto(READ)
  const same = page.getByRole('link', { name: /^Os mesmos \d+ donos deram/ })
  const owners = Number(/mesmos (\d+) donos/.exec(await same.innerText())?.[1])
  await same.click()
  await expect(page.getByRole('heading', { level: 2, name: new RegExp(`^${owners} avaliaç`) })).toBeVisible()
  await page.getByRole('link', { name: 'Denunciar' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Denunciar uma avaliação')
  await page.getByRole('button', { name: 'Enviar denúncia' }).click()
  await expect(page.getByText(/Informe|Preencha|obrigat/i).first()).toBeVisible()
  await page.getByText('Propaganda').click()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Enviar denúncia' }).click()
  await expect(page.getByText('Denúncia recebida')).toBeVisible()
})

test('an owner writes, is told why it waits, writes it anew and is read, voted on, moderated and answered', async ({
  page,
  browser,
  baseURL,
  playwright,
}) => {
  const opinion = `Viajo muito e o motor é ótimo, ${randomUUID().replaceAll(/[\d-]/g, '')}.`
  await become(page.request, 'cliente@volante.example', 'br-fiat')
  const typed = Promise.withResolvers<void>()
  await page.route(/assets\/entry\.client-[\w-]+\.js/, async (route) => {
    await typed.promise
    await route.continue()
  })
  await page.goto(LIST, { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Escrever uma avaliação' }).click()
  const send = page.getByRole('button', { name: 'Publicar avaliação' })
  await page.getByLabel('Sua avaliação').fill('Curto')
  typed.resolve()
  await page.locator('html[data-layout]').waitFor()
  await page.reload()
  // What was typed before the script had come is there again.
  await expect(page.getByLabel('Sua avaliação')).toHaveValue('Curto')
  await page.getByLabel('Ano do modelo').selectOption('2024')
  await page.getByText('2 – Ruim').click()
  await send.click()
  await expect(page.getByText(/pelo menos 30 letras/).first()).toBeVisible()
  await page.getByLabel('Sua avaliação').fill(`${opinion} Liguem: (11) 98765-4321`)
  expect(await violationsOf(page)).toEqual([])
  await send.click()
  await expect(page.getByText('Motivo: Dados pessoais.')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByLabel('Sua avaliação').fill(opinion)
  await page.getByRole('button', { name: 'Publicar a nova versão' }).click()
  await expect(page.getByText('A sua avaliação está no site.')).toBeVisible()
  const own = page.url()

  const neighbour = await browser.newContext({ storageState: FRESH, baseURL: baseURL ?? '', javaScriptEnabled: false })
  const other = await neighbour.newPage()
  await become(other.request, 'clienta@volante.example', 'br-fiat')
  await other.goto(LIST)
  await item(other, opinion).getByRole('button', { name: 'Sim (0)' }).click()
  await expect(item(other, opinion).getByRole('button', { name: 'Sim (1)' })).toHaveAttribute('aria-pressed', 'true')
  await item(other, opinion).getByRole('button', { name: 'Sim (1)' }).click()
  await expect(item(other, opinion).getByRole('button', { name: 'Sim (0)' })).toBeVisible()

  const id = /[\da-f-]{36}/.exec(own)?.[0] ?? ''
  const visitor = await somebodyElse(playwright, baseURL, 'clienta@volante.example')
  await visitor.post(`/rating/reviews/${id}/reports`, { reason: 'OFF_TOPIC' })
  const staff = await browser.newContext({ storageState: FRESH, baseURL: baseURL ?? '' })
  const desk = await staff.newPage()
  await become(desk.request, 'admin@volante.example', 'portal')
  await desk.goto('/admin/reviews?waits=true')
  expect(await violationsOf(desk)).toEqual([])
  await expect(desk.locator('tbody tr').filter({ hasText: 'Toro 2024' })).toContainText(/4\d h/)
  await desk.goto(`/admin/reviews/${id}`)
  await expect(desk.getByText(opinion, { exact: true })).toBeVisible()
  expect(await violationsOf(desk)).toEqual([])
  await desk.getByLabel('Decisão').selectOption('publish')
  await desk.getByRole('button', { name: 'Decidir' }).click()
  await expect(desk.getByText(/Publicar, com as fotos/).first()).toBeVisible()
  await desk.goto(`/desk/reviews/${id}`)
  await desk.getByRole('textbox', { name: 'Resposta' }).fill('Obrigado por contar.')
  const replied = desk.waitForResponse((one) => one.request().method() === 'POST')
  await desk.getByRole('button', { name: 'Publicar a resposta' }).click()
  await replied
  await desk.goto('/admin/review-times')
  await expect(desk.locator('tbody tr')).toHaveCount(5)
  expect(await violationsOf(desk)).toEqual([])

  await page.goto(own)
  await expect(page.getByText('Obrigado por contar.')).toBeVisible()
  await page.getByRole('button', { name: 'Apagar a avaliação' }).click()
  await expect(page.getByText('A avaliação foi apagada.')).toBeVisible()
})
