import { readFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { violationsOf } from './accessibility.ts'
import { inDatabase } from './order-database.ts'

async function enter(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('button', { name: `: ${name}` }).click()
  await expect(page).toHaveURL(path)
}

const rows = (page: Page) => page.locator('tbody tr')
/** A version as a cell says it: its name, and its code below. */
const versionIn = async (cell: Locator) => {
  const [name = '', code = ''] = (await cell.innerText()).split('\n')
  return { name, code, words: `${name} (${code})` }
}

test('an offer is taken away by two people, made anew, changed and downloaded; what is refused stands at its field', async ({
  page,
  browser,
}) => {
  await enter(page, '/admin/upgrades', 'Martín Acosta')
  await page.getByLabel('Marca').selectOption('jeep')
  await expect(page).toHaveURL('/admin/upgrades?brand=jeep')
  await expect(rows(page).first()).toContainText('Jeep')
  expect(await violationsOf(page)).toEqual([])
  const first = rows(page).first()
  const [from, to] = [await versionIn(first.getByRole('link')), await versionIn(first.locator('td').first())]

  await first.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`De ${from.name} a ${to.name}`)
  expect(await violationsOf(page)).toEqual([])
  const remove = async () => {
    await page.getByText('Borrar', { exact: true }).first().click()
    await page.getByRole('button', { name: 'Borrar' }).click()
  }
  await remove()
  await expect(page.getByText('Los clientes ven esta oferta.')).toBeVisible()
  await page.getByLabel('Oferta activa').uncheck()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Guardaste este cambio')).toBeVisible()
  await expect(page.locator('main')).toContainText(/sí\s*pasa a\s*no/)
  expect(await violationsOf(page)).toEqual([])
  // Whoever saved it may take it back, and is told who approves it.
  await expect(page.getByText('otra persona con el mismo derecho lo aprueba')).toBeVisible()
  await expect(page.locator('option[value=approve]')).toHaveCount(0)
  const second = await (await browser.newContext()).newPage()
  await enter(second, new URL(page.url()).pathname + new URL(page.url()).search, 'Beatriz Furlan')
  await second.getByLabel('Decisão').selectOption('approve')
  await second.getByRole('button', { name: 'Decidir' }).click()
  await expect(second.getByText('Salvo.')).toBeVisible()
  await expect(second.getByLabel('Decisão')).toHaveCount(0)
  await second.context().close()
  await page.goto(page.url())
  await remove()
  await expect(page.getByText('El registro se borró.')).toBeVisible()

  await page.getByRole('link', { name: 'Nueva oferta' }).click()
  await expect(page).toHaveURL(/\/admin\/upgrades\/new/)
  // The address comes first; the list has a field of the same name.
  await page.getByLabel('De la versión').waitFor()
  await page.getByLabel('Marca').selectOption('jeep')
  await page.getByLabel('De la versión').fill('x')
  await page.getByLabel('A la versión').fill(to.words)
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByLabel('De la versión')).toHaveAttribute('aria-invalid', 'true')
  expect(await violationsOf(page)).toEqual([])
  await page.getByLabel('De la versión').fill(from.words)
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Guardado.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`De ${from.name} a ${to.name}`)
  await page.getByLabel('Oferta activa').uncheck()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByRole('table', { name: 'Historial' })).toContainText('Martín Acosta')
  await expect(page.getByLabel('Oferta activa')).not.toBeChecked()

  await page.getByRole('link', { name: 'Ofertas de versión superior' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Descargar CSV' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file).toContain(`"${from.name} ${from.code}";"${to.name} ${to.code}";"jeep"`)
})

test('two people save one record: other fields come together, the same one shows both; a draft waits, and the past is put back', async ({
  page,
}) => {
  await enter(page, '/admin/upgrades?brand=peugeot', 'Martín Acosta')
  await rows(page).first().getByRole('link').click()
  await page.waitForURL(/\/admin\/upgrades\/[^?]+/)
  const second = await page.context().newPage()
  await second.goto(page.url())
  await second.locator('html[data-layout]').waitFor()
  const priority = (of: Page) => of.getByLabel('Prioridad')
  const save = (of: Page) => of.getByRole('button', { name: 'Guardar' }).click()

  const was = Number(await priority(page).inputValue())
  const [first, next, last] = [was + 1, was + 2, was + 3].map(String) as [string, string, string]

  await priority(page).fill(first)
  await expect(page.getByText('Todavía sin guardar: Prioridad')).toBeVisible()
  await page.getByRole('link', { name: 'Ofertas de versión superior' }).click()
  const question = page.getByRole('dialog', { name: '¿Salir sin guardar?' })
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Salir' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ofertas de versión superior')
  await page.goBack()
  await page.getByRole('button', { name: 'Retomar el borrador' }).click()
  await expect(priority(page)).toHaveValue(first)
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Guardado.')).toBeVisible()

  await second.getByLabel('Oferta activa').uncheck()
  await save(second)
  await expect(second.getByText('Lo que otra persona cambió mientras tanto')).toBeVisible()
  await expect(priority(second)).toHaveValue(first)

  await priority(second).fill(next)
  await save(second)
  await expect(second.getByText('Lo que otra persona cambió mientras tanto')).toHaveCount(0)
  await expect(second.getByText('Guardado.')).toBeVisible()
  await priority(page).fill(last)
  await save(page)
  await expect(priority(page)).toHaveAccessibleDescription(new RegExp(`otra persona guardó “${next}”`))
  await expect(priority(page)).toHaveValue(last)
  expect(await violationsOf(page)).toEqual([])
  await save(page)
  await expect(page.getByText('Guardado.')).toBeVisible()

  const history = page.getByRole('table', { name: 'Historial' })
  await expect(history.getByRole('row').nth(1)).toHaveText(
    new RegExp(String.raw`Prioridad \(1 va primero\)\s*${next}\s*pasa a\s*${last}\s*Ver en`),
  )
  await history
    .getByRole('link', { name: /cómo se guardó/ })
    .nth(1)
    .click()
  await expect(page.getByText('Todavía no cambió nada')).toBeVisible()
  await expect(priority(page)).toHaveValue(next)
  await save(page)
  await expect(page.getByText('Guardado.')).toBeVisible()
  await expect(priority(page)).toHaveValue(next)
})

test('ticked rows and all that match are changed as the preview says, told as they go, and put back', async ({
  page,
}) => {
  await enter(page, '/desk/dealers?country=BR', 'Beatriz Furlan')
  await page.locator('html[data-layout]').waitFor()
  const boxes = page.getByRole('checkbox', { name: /^Escolher / })
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await page.getByLabel('O quê').selectOption({ label: 'Bloquear ou desbloquear' })
  // Below the rows, where it covers none of them.
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Continuar com os marcados' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mudar 2 registros')
  await page.getByRole('button', { name: 'Ver o que mudaria' }).click()
  await expect(page.getByText('Preencha ao menos um campo.')).toBeVisible()
  await page.locator('main select').first().selectOption('true')
  await page.getByRole('button', { name: 'Ver o que mudaria' }).click()
  await expect(page.getByRole('heading', { name: /^(Mudam|Já estão assim)/ }).first()).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: /^Mudar \d registro/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\d+ registros? mud(ou|aram)/)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Baixar o resultado' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain(';"Mudou";')
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/volt(ou|aram) ao que/)
  await page.getByRole('link', { name: 'Concessionárias' }).last().click()
  await page.getByRole('button', { name: /^Continuar com todos os \d+/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mudar todos os da lista')
})

test('a picture is sent, named in the sheet of parts, and seen in the shop; what is wrong stands at its field', async ({
  page,
}) => {
  await enter(page, '/admin/pictures', 'Beatriz Furlan')
  await page.getByRole('link', { name: 'Enviar imagem' }).click()
  await page.getByRole('button', { name: 'Enviar imagem' }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(4)
  expect(await violationsOf(page)).toEqual([])
  const own = randomUUID().slice(0, 8)
  const background = `#${own.slice(0, 6)}`
  const buffer = await sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer()
  await page.getByLabel('Arquivo').setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByLabel('Nome').fill('Bagageiro 1')
  await page.getByLabel('O que se vê, em português').fill('Bagageiro com barras de alumínio')
  await page.getByLabel('O que se vê, em espanhol').fill('Portaequipaje con barras de aluminio')
  await page.getByRole('button', { name: 'Enviar imagem' }).click()
  await expect(page.getByLabel('Nome')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Nome').fill(`bagageiro-${own}`)
  await page.getByLabel('Arquivo').setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByRole('button', { name: 'Enviar imagem' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `bagageiro-${own}` })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Bagageiro com barras de alumínio' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  const { id, name } = await inDatabase(async (database) => {
    const { rows } = await database.query<{ id: string; name: string }>(
      `select p.id, p.name ->> 'pt-BR' as name from parts p join models m on m.code = p.model_code
       where p.type = 'ACCESSORY' and m.slug = 'pulse' order by p.position limit 1`,
    )
    return rows[0] ?? { id: '', name: '' }
  })
  await page.goto(`/admin/data/parts/rows/${Buffer.from(JSON.stringify([id])).toString('base64url')}`)
  await page.getByRole('combobox', { name: 'Imagem' }).pressSequentially(`bagageiro-${own}`)
  await page.getByRole('option', { name: `bagageiro-${own}` }).click()
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Salvo. Já vale na loja.')).toBeVisible()
  await page.goto('/br/fiat/acessorios?model=pulse')
  const item = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
  await expect(item.getByRole('img', { name: 'Bagageiro com barras de alumínio' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})

test('a service whose list is a plain one has its page too, with what is done at a press', async ({ page }) => {
  await enter(page, '/admin/accessories', 'Martín Acosta')
  await expect(rows(page).first()).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Rehacer la búsqueda' }).click()
  await expect(page.getByText('La búsqueda de accesorios se rehízo.')).toBeVisible()
})

test('queues are told, and a job that failed for good is tried once more from its page', async ({ page }) => {
  const id = randomUUID()
  await inDatabase((client) =>
    client.query(
      `insert into pgboss.job (id, name, data, state, retry_count, retry_limit, completed_on, output, keep_until)
       values ($1, 'orders.mail', $2, 'failed', 8, 8, now(), '{"message":"the mail server is away"}', now() + interval '7 days')`,
      [id, JSON.stringify({ site: 'ar-fiat', orderId: randomUUID() })],
    ),
  )
  await enter(page, '/admin/queues', 'Martín Acosta')
  await expect(rows(page).filter({ hasText: 'appointments.expire' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.goto('/admin/failed-jobs?queue=orders.mail')
  const row = page.getByRole('row').filter({ hasText: 'the mail server is away' })
  await expect(row).toContainText('Falló')
  expect(await violationsOf(page)).toEqual([])
  await row.getByRole('link').first().click()
  await page.getByRole('button', { name: 'Repetir', exact: true }).click()
  await expect(page.getByText('Guardado.')).toBeVisible()
  await expect(page.locator('main')).not.toContainText('Falló')
  expect(await violationsOf(page)).toEqual([])
})

test('what is kept in memory is told by tag and made anew for a reason', async ({ page }) => {
  await enter(page, '/admin/caches', 'Beatriz Furlan')
  await expect(rows(page).first()).toContainText('Tudo')
  expect(await violationsOf(page)).toEqual([])
  const catalogue = rows(page).filter({ hasText: 'Catálogo' }).getByRole('link')
  // Something of it is kept once anybody reads, until somebody changes it.
  await expect(async () => {
    await page.request.get('/br/fiat/modelos')
    await page.reload()
    await expect(catalogue).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await catalogue.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Catálogo')
  await page.getByLabel('Motivo').fill('Preço corrigido no banco')
  await page.getByRole('button', { name: 'Esvaziar', exact: true }).click()
  await expect(page.getByText('Salvo.')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})

test('a page nobody declared is not there, and one without the right says which', async ({ page }) => {
  await enter(page, '/admin/users', 'Lívia Rocha')
  expect((await page.goto('/admin/nothing'))?.status()).toBe(404)
  await expect(page.getByText('Isto não existe mais').last()).toBeVisible()
  expect((await page.goto('/admin/upgrades'))?.status()).toBe(403)
  await expect(page.locator('main')).toContainText('upgrades.manage')
  expect(await violationsOf(page)).toEqual([])
})

test('the palette opens pages and records by the keyboard, g and a letter a page, and single keys can be switched off', async ({
  page,
}) => {
  await enter(page, '/desk', 'Beatriz Furlan')
  await page.locator('html[data-layout]').waitFor()
  await page.keyboard.press('Control+k')
  const box = page.getByRole('combobox', { name: /^Página, ação/ })
  await expect(box).toBeFocused()
  await box.fill('audi')
  await expect(page.getByRole('option', { name: /^Auditoria/ })).toHaveAttribute('aria-selected', 'true')
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/audit')
  await page.keyboard.press('Control+k')
  await box.fill('ana')
  await expect(
    page
      .getByRole('dialog')
      .getByRole('option', { name: /pedido|lead/ })
      .first(),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(box).toHaveCount(0)
  await page.keyboard.press('g')
  await page.keyboard.press('o')
  await expect(page).toHaveURL('/desk/orders')
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Atalhos do teclado' })
  await expect(keys).toContainText('g o')
  // While it comes up it is half seen through.
  await page.evaluate(
    async () => void (await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))),
  )
  expect(await violationsOf(page)).toEqual([])
  await keys.getByText('Usar teclas sozinhas').click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(keys).not.toBeVisible()
})

test.describe('on a phone without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('the menu opens at its button, and the search is a page', async ({ page }) => {
    await enter(page, '/desk', 'Beatriz Furlan')
    await expect(page.getByRole('link', { name: 'Auditoria' })).not.toBeVisible()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('link', { name: 'Auditoria' }).click()
    await expect(page).toHaveURL('/admin/audit')
    await page.getByRole('link', { name: 'Buscar' }).click()
    await page.getByLabel(/^Página, ação/).fill('versão')
    await page.getByRole('button', { name: 'Buscar' }).click()
    await expect(page.getByRole('main').getByRole('link', { name: 'Versão superior', exact: true })).toBeVisible()
  })
})
