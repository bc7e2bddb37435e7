import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { paperPdf, paperPhoto } from '../scripts/scenario/sample-files.ts'
import { violationsOf } from './accessibility.ts'
import { FRESH, reach, signIn } from './order-page.ts'
import { paidOrder } from './order-steps.ts'

test.use({ storageState: FRESH })

const jpeg = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await paperPhoto() })
const pdf = (name: string, bytes: number) => ({ name, mimeType: 'application/pdf', buffer: paperPdf(bytes) })

/** Slows what leaves the browser, in bytes a second. */
async function slowDown(page: Page, upload: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const conditions = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: upload }
  await session.send('Network.emulateNetworkConditions', conditions)
}

test('without script each paper is a form: refused it says why at the paper, taken it is there (CK8)', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '', storageState: FRESH })
  const page = await context.newPage()
  const calls = await signIn(page, 'br-fiat')
  const order = await paidOrder(calls, page.request)
  await page.goto(`/br/fiat/reserva/${order.id}/documentos`)
  const paper = page.locator('#paper-identity')
  const send = paper.getByRole('button', { name: 'Enviar Documento de identidade' })
  const picker = paper.locator('input[multiple]')
  await picker.setInputFiles({ name: 'rg.txt', mimeType: 'text/plain', buffer: Buffer.from('Sou eu mesmo') })
  await send.click()
  await expect(paper.getByRole('alert')).toHaveText(
    /^Envie um arquivo PDF ou uma foto JPEG, PNG, WebP ou HEIC\. rg\.txt/,
  )
  await expect(page).toHaveTitle(/^Erro/)
  await picker.setInputFiles(pdf('tudo.pdf', 10_500_000))
  await send.click()
  await expect(paper.getByRole('alert')).toHaveText('Arquivos excederam o tamanho máximo tudo.pdf')
  await picker.setInputFiles([await jpeg('frente.jpg'), await jpeg('verso.jpg')])
  await send.click()
  await expect(paper).toContainText('Em conferência')
  await expect(paper.getByRole('alert')).toHaveCount(0)
  // Each file of it opens again, by keyboard as well.
  await expect(paper.getByRole('list', { name: 'Documento de identidade' }).getByRole('link')).toHaveText([
    'frente.jpg',
    'verso.jpg',
  ])
  const opening = page.waitForEvent('download')
  await paper.getByRole('link', { name: 'verso.jpg' }).press('Enter')
  const opened = await opening
  expect(opened.suggestedFilename()).toBe('verso.jpg')
  expect((await readFile(await opened.path())).subarray(0, 3).toString('hex')).toBe('ffd8ff')
  await page.locator('#paper-proofOfAddress input[multiple]').setInputFiles(await jpeg('conta.jpg'))
  await page
    .locator('#paper-proofOfAddress')
    .getByRole('button', { name: /^Enviar/ })
    .click()
  await expect(page.locator('#papers-next')).toContainText('Todos os documentos estão aqui.')
  await reach(calls, order, 'ANTI_FRAUD')
  await context.close()
})

test('a form of another site, one without its token and a stranger leave nothing', async ({
  page,
  request,
  baseURL,
}) => {
  const calls = await signIn(page, 'br-fiat')
  const order = await paidOrder(calls, page.request)
  const address = `/order-papers?order=${order.id}&paper=identity`
  const referer = `${baseURL}/br/fiat/reserva/${order.id}/documentos`
  const file = await jpeg('rg.jpg')
  const post = (token: string, headers: Record<string, string>, as = page.request) =>
    as.post(address, { headers: { referer, ...headers }, multipart: { _xsrf: token, file }, maxRedirects: 0 })
  expect((await post('e2e-orders', { origin: 'https://evil.example' })).status()).toBe(403)
  expect((await post('guessed', {})).headers().location).toContain('refused=request.csrf')
  expect((await post('e2e-orders', {}, request)).headers().location).toMatch(/\/documentos$/)
  const seen = (await calls.get(`/reservation/v2/reservations/${order.id}/status`)) as {
    documents: { state: string }[]
  }
  expect(seen.documents.map(({ state }) => state)).toEqual(['missing', 'missing'])
  // Somebody else's order is not there.
  await signIn(page, 'ar-fiat')
  expect((await post('e2e-orders', {})).headers().location).toContain('refused=request.notFound')
})

test('each file shows how much of it has left; one is left out and the others go on; a broken line can be tried again (CK8)', async ({
  page,
}) => {
  const calls = await signIn(page, 'br-fiat')
  const order = await paidOrder(calls, page.request)
  await page.goto(`/br/fiat/reserva/${order.id}/documentos`)
  await page.locator('html[data-layout]').waitFor()
  await slowDown(page, 400_000)
  const paper = page.locator('#paper-identity')
  const [front, back] = [pdf('frente.pdf', 1_200_000), pdf('verso.pdf', 4_000_000)]
  await paper.locator('input[multiple]').setInputFiles([front, back])
  const rows = paper.getByRole('listitem')
  await expect(rows).toHaveCount(2)
  const share = (name: string) =>
    paper.getByRole('progressbar', { name }).evaluate((bar: HTMLProgressElement) => bar.value)
  // The first is through before the second is.
  await expect.poll(() => share('frente.pdf'), { timeout: 60_000 }).toBe(1)
  const second = await share('verso.pdf')
  expect(second).toBeLessThan(1)
  await expect(rows.first()).toContainText('100 %')
  expect(await violationsOf(page)).toEqual([])

  await paper.getByRole('button', { name: 'Cancelar envio verso.pdf' }).click()
  await expect(rows).toHaveCount(1)
  await paper.getByRole('button', { name: 'Cancelar envio frente.pdf' }).click()
  await expect(paper).toContainText('Envio cancelado.')
  await page.route('**/upload-bulk', (route) => route.abort('internetdisconnected'), { times: 1 })
  await paper.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(paper).toContainText('A conexão caiu antes de terminar.')
  await slowDown(page, -1)
  await paper.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(paper).toContainText('Em conferência')
  await expect(paper).toContainText('Enviado em')
  await expect(paper.getByRole('link', { name: 'frente.pdf' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})
