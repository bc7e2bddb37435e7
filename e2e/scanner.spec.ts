import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, devices, expect, type Page, test } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'
import { violationsOf } from './accessibility.ts'

const [WIDTH, HEIGHT] = [640, 480]
const CHASSIS = called()

/** A car in stock that a campaign of the brand calls and nobody repaired. */
function called(): string {
  const read = (name: string) =>
    JSON.parse(readFileSync(join(import.meta.dirname, `../world/data/${name}.json`), 'utf8'))
  const repaired = new Set((read('recall-repairs') as { chassis: string }[]).map(({ chassis }) => chassis))
  const all = read('recall-chassis') as { campaignId: string; prefix: string; firstNumber: string }[]
  const open = all.filter(({ campaignId }) => campaignId === 'BR-FIAT-1').map((one) => one.prefix + one.firstNumber)
  return open.find((one) => !repaired.has(one)) ?? ''
}

/** A label as it sticks in a door, where the scanner's band is. */
async function labelled(text: string) {
  const { svg } = await writeBarcode(text, { format: 'Code39', scale: 3 })
  const label = await sharp(Buffer.from(svg), { density: 200 })
    .resize(500, 110, { fit: 'fill' })
    .flatten()
    .png()
    .toBuffer()
  const paper = { width: WIDTH, height: HEIGHT, channels: 3, background: '#fff' } as const
  return sharp(
    await sharp({ create: paper })
      .composite([{ input: label, left: 70, top: 112 }])
      .png()
      .toBuffer(),
  )
}

/** A camera's film of grey pictures (YUV4MPEG2), the label moving a little. */
async function filmOf(text: string): Promise<string> {
  const label = await labelled(text)
  const grey = Buffer.alloc((WIDTH * HEIGHT) / 2, 128)
  const frames = await Promise.all(
    [0, 1, 2].map(async (nth) => {
      const moved = label.clone().affine([1, 0, 0, 1], { idx: nth, idy: nth, background: '#fff' })
      const luma = await moved.resize(WIDTH, HEIGHT, { fit: 'cover' }).grayscale().raw().toBuffer()
      return Buffer.concat([Buffer.from('FRAME\n'), luma, grey])
    }),
  )
  const file = join(mkdtempSync(join(tmpdir(), 'volante-film-')), 'label.y4m')
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420\n`)
  writeFileSync(file, Buffer.concat([head, ...frames]))
  return file
}

const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm'))
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } })

const dialog = (page: Page) => page.getByRole('dialog')
const ask = (page: Page) => page.getByRole('button', { name: 'Ler o código de barras' }).click()
const pick = async (page: Page, picture: Sharp) =>
  dialog(page)
    .getByLabel('Escolher uma foto do código de barras')
    .setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() })

test('a chassis is read by the camera after a tap, looked at, and asks for the recall', async ({ baseURL }, info) => {
  const { executablePath, args = [] } = info.project.use.launchOptions ?? {}
  const film = await filmOf(CHASSIS)
  const camera = [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ]
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: [...args, ...camera] })
  const context = await browser.newContext({ ...devices['Pixel 7'], baseURL: baseURL ?? '', locale: 'pt-BR' })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  page.on('pageerror', (error) => faults.push(error.message))
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/br/fiat/recall')
  await ask(page)
  await expect(dialog(page)).toContainText('A imagem não sai deste aparelho')
  expect(asked.filter((url) => url.endsWith('.wasm'))).toEqual([])
  expect(await violationsOf(page)).toEqual([])
  await dialog(page).getByRole('button', { name: 'Usar a câmera' }).click()
  const read = dialog(page).getByLabel('Chassi lido')
  await expect(read).toHaveValue(CHASSIS)
  expect(asked.every((url) => url.startsWith(baseURL ?? ''))).toBe(true)
  expect(await violationsOf(page)).toEqual([])
  await read.fill(CHASSIS.slice(0, 16))
  await read.press('Enter')
  await expect(dialog(page)).toContainText('Digite o chassi completo')
  await read.fill(CHASSIS)
  await dialog(page).getByRole('button', { name: 'Usar este chassi' }).click()
  await expect(page.getByLabel('Chassi ou placa')).toBeFocused()
  await page.getByRole('button', { name: 'Consultar' }).click()
  await expect(page.getByRole('region', { name: 'Resposta' })).toContainText('Há recall aberto para este carro')

  // Whoever looks elsewhere is not filmed.
  await page.getByLabel('Chassi ou placa').fill('')
  await ask(page)
  await page.evaluate(() => {
    Object.assign(HTMLMediaElement.prototype, { play: async () => undefined })
  })
  await dialog(page).getByRole('button', { name: 'Usar a câmera' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Parar' })).toBeFocused()
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(dialog(page)).toContainText('A câmera parou')
  expect(faults).toEqual([])
  await browser.close()
})

test('without a camera a photo is read, inverted too; a misread sign is never chosen silently; typing is always there', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(navigator.mediaDevices, {
      getUserMedia: () => Promise.reject(new DOMException('', 'NotAllowedError')),
    })
  })
  await page.goto('/br/fiat/recall')
  await ask(page)
  await dialog(page).getByRole('button', { name: 'Usar a câmera' }).click()
  await expect(dialog(page)).toContainText('A câmera não está disponível')
  const white = { width: WIDTH, height: HEIGHT, channels: 3, background: '#fff' } as const
  await pick(page, sharp({ create: white }))
  await expect(dialog(page)).toContainText('Nenhum chassi lido nesta foto')
  await pick(page, (await labelled(CHASSIS)).negate({ alpha: false }))
  await expect(dialog(page).getByLabel('Chassi lido')).toHaveValue(CHASSIS)
  await dialog(page).getByRole('button', { name: 'Ler de novo' }).click()
  await pick(page, await labelled(`98D${CHASSIS.slice(3)}`))
  const read = dialog(page).getByLabel('Chassi lido')
  await expect(read).toHaveValue('')
  await expect(dialog(page).getByRole('listitem')).toHaveText([CHASSIS, `98D${CHASSIS.slice(3)}`])
  expect(await violationsOf(page)).toEqual([])
  await dialog(page).getByRole('button', { name: CHASSIS }).click()
  await dialog(page).getByRole('button', { name: 'Usar este chassi' }).click()
  await expect(page.getByLabel('Chassi ou placa')).toHaveValue(CHASSIS)
  await ask(page)
  await dialog(page).getByRole('button', { name: 'Prefiro digitar' }).click()
  await expect(page.getByLabel('Chassi ou placa')).toBeFocused()
})
