import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { portrait } from '../scripts/scenario/sample-files.ts'
import { violationsOf } from './accessibility.ts'
import { open } from './lead-page.ts'
import { FRESH, payByPix, reach, reserve, settlePapers, signIn } from './order-page.ts'
import { argentineOrderAtPhoto, somebodyElse, takePhoto } from './order-steps.ts'
import config from './playwright.config.ts'

/** What the browser's camera sees: one still face, as Motion JPEG. */
const CAMERA = join(await mkdtemp(join(tmpdir(), 'camera-')), 'face.mjpeg')
await writeFile(CAMERA, Buffer.from(await portrait(), 'base64'))

const { launchOptions } = config.use ?? {}
test.use({
  storageState: FRESH,
  permissions: ['camera'],
  launchOptions: {
    ...launchOptions,
    args: [
      ...(launchOptions?.args ?? []),
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${CAMERA}`,
    ],
  },
})

test('the camera finds the face, the contract is read and signed, the kit gets its address (CK9)', async ({
  page,
  playwright,
  baseURL,
}) => {
  const calls = await signIn(page, 'br-fiat')
  const staff = await somebodyElse(playwright, baseURL, 'documentos@volante.example')
  const order = await reserve(calls, page.request, 'br-fiat')
  await payByPix(calls, page.request, order)
  await settlePapers(calls, staff, page.request, order)

  await page.goto(`/br/fiat/reserva/${order.id}/documentos`)
  await expect(page.locator('#papers-next')).toContainText('Todos os documentos foram aprovados.')
  await open(page, `/br/fiat/reserva/${order.id}/foto`)
  await page.getByText('Autorizo o uso da minha foto').click()
  await page.getByRole('button', { name: 'Autorizar e começar' }).click()
  await page.getByRole('button', { name: 'Abrir a câmera' }).click()
  await page.getByRole('button', { name: 'Tirar a foto' }).click()
  await expect(page.getByText('Pronto, é você mesmo. Obrigado!')).toBeVisible()

  // The page goes on by itself, and so does the next while the contract is drawn up.
  await page.getByRole('link', { name: /assinar o contrato/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leia e assine o contrato')
  await page.locator('html[data-layout]').waitFor()
  const file = await page.getByRole('link', { name: /contrato em PDF/ }).getAttribute('href')
  expect((await page.request.get(file ?? '')).headers()['content-type']).toBe('application/pdf')
  await page.getByRole('button', { name: 'Assinar o contrato' }).click()
  await expect(page.getByRole('alert')).toContainText('Campo obrigatório')
  await page.getByText('Li o contrato e concordo com ele').click()
  await page.getByRole('button', { name: 'Assinar o contrato' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contrato assinado')
  expect(await violationsOf(page)).toEqual([])

  await page.getByRole('link', { name: /kit de boas-vindas/ }).click()
  await page.locator('html[data-layout]').waitFor()
  await page.getByLabel('CEP').fill('13010-000')
  await expect(page.getByText('Endereço encontrado: Campinas, SP.')).toBeVisible()
  await page.getByLabel('Rua').fill('Rua das Flores')
  await page.getByLabel('Número', { exact: true }).fill('10')
  await page.getByLabel('Bairro').fill('Centro')
  await page.getByRole('button', { name: /este endereço/ }).click()
  await expect(page.getByText('Endereço guardado')).toBeVisible()
})

test('without script an Argentine contract is read and signed', async ({ browser, page, playwright, baseURL }) => {
  const calls = await signIn(page, 'ar-fiat')
  const administrator = await somebodyElse(playwright, baseURL, 'admin@volante.example')
  const staff = { documents: await somebodyElse(playwright, baseURL, 'documentos@volante.example'), administrator }
  const order = await argentineOrderAtPhoto(calls, staff, page.request)
  await takePhoto(calls, order)

  const storageState = await page.context().storageState()
  const plain = {
    javaScriptEnabled: false,
    baseURL: baseURL ?? '',
    storageState,
    viewport: { width: 390, height: 844 },
  }
  const phone = await (await browser.newContext(plain)).newPage()
  const heading = phone.getByRole('heading', { level: 1 })
  // Until it is drawn up the page asks again by itself.
  await phone.goto(`/ar/fiat/reserva/${order.id}/contrato`)
  await expect(heading).toHaveText('Leé y firmá el contrato', { timeout: 60_000 })
  await phone.getByRole('button', { name: 'Firmar el contrato' }).click()
  await expect(phone.getByRole('alert')).toContainText('Campo obligatorio')
  const file = await phone.getByRole('link', { name: /contrato en PDF/ }).getAttribute('href')
  expect((await page.request.get(file ?? '')).headers()['content-type']).toBe('application/pdf')
  await phone.getByText('Leí el contrato y estoy de acuerdo').click()
  await phone.getByRole('button', { name: 'Firmar el contrato' }).click()
  await expect(heading).toHaveText('Contrato firmado')
  await reach(calls, order, 'CREATED_ORDER')
  await phone.context().close()
})
