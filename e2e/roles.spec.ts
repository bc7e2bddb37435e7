import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import { inDatabase } from './order-database.ts'

async function enter(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('button', { name: `: ${name}` }).click()
  await expect(page).toHaveURL(path)
}

/** A PDF of one empty page. */
const PDF = [
  '%PDF-1.4',
  '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
  '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj',
  'trailer<</Root 1 0 R/Size 4>>',
  '%%EOF',
].join('\n')
const MANUAL = { name: 'Manual do Pulse.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF) }

test('who keeps manuals sends a PDF, publishes it, and owners find it in the shop', async ({ page }) => {
  await inDatabase((client) =>
    client.query(
      `update accounts set roles = array_append(roles, 'manual_admin') where email = 'documentos@volante.example'`,
    ),
  )
  await enter(page, '/admin/manuals', 'Tiago Barros')
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'Enviar manual' }).click()
  expect(await violationsOf(page)).toEqual([])
  await page.getByLabel('Escolher o PDF do manual').setInputFiles(MANUAL)
  await expect(page.getByText('Recebido: Manual do Pulse.pdf')).toBeVisible()
  await page.getByRole('button', { name: 'Guardar o manual' }).click()
  await expect(page.getByLabel('País e marca')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('País e marca').selectOption({ label: 'BR · Fiat' })
  await page.getByLabel('Código do modelo').fill('QQQQ')
  await page.getByLabel('Publicado').press('Space')
  await page.getByRole('button', { name: 'Guardar o manual' }).click()
  await expect(page.getByLabel('Código do modelo')).toHaveAttribute('aria-invalid', 'true')
  expect(await violationsOf(page)).toEqual([])
  await page.getByLabel('Código do modelo').fill('')
  await page.getByRole('button', { name: 'Guardar o manual' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Manual do Pulse' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.goto('/br/fiat/manuais')
  const link = page.getByRole('link', { name: 'Manual do Pulse' })
  await expect(link).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  const file = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(file.headers()['content-type']).toBe('application/pdf')
})

test('what did not reach another system is read and put up for reprocessing by who answers for it', async ({
  page,
}) => {
  const [id, journey] = [randomUUID(), `VLT-${randomUUID().slice(0, 8)}`]
  await inDatabase((client) =>
    client.query(
      `insert into journey_errors (id, country, type, journey_id, error, state, attempts, created_at, changed_at)
       values ($1, 'AR', 'PROPOSAL_SENT', $2, 'CRM 503', 'OPEN', 3, now(), now())`,
      [id, journey],
    ),
  )
  await enter(page, '/desk/integration-errors', 'Martín Acosta')
  await page.getByLabel('País').selectOption('AR')
  await page.getByRole('link', { name: journey }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(journey)
  await expect(page.locator('main')).toContainText('CRM 503')
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Reprocesar' }).click()
  await expect(page.getByText('Guardado.')).toBeVisible()
  await expect(page.locator('main')).toContainText('En reproceso')
  for (const path of ['/admin/integration-log', '/desk/feeds']) {
    await page.goto(path)
    expect(await violationsOf(page)).toEqual([])
  }
})
