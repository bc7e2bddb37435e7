/**
 * Makes the 24 pictures of each model's turn, for browsers without WebGL: the 3D view's own renderer in a headless browser,
 * with linear light, so that the frames fall into the same layers as the path-traced pictures. Needs the model's car-light.glb,
 * which is fine enough at this size and drawn in half the time.
 *   node assets/cars/generator/turn-frames.ts [--again] [slug[/look] …]
 */
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { TURN_FRAMES } from '@volante/domain/car/car-image'
import sharp from 'sharp'
import { build } from 'vite'
import { COAT_FORMAT, CUT_OUT_FORMAT } from './layer-format.ts'
import { tightAlpha } from './tight-alpha.ts'
import { layersOf } from './turn/layers.ts'
import type { Stand, StandFor } from './turn/stand-api.ts'

const CARS = join(import.meta.dirname, '..')
const FRAMES = Array.from({ length: TURN_FRAMES }, (_, frame) => String(frame).padStart(2, '0'))
const [WIDTH, HEIGHT] = [640, 360]
const ADDRESS = 'http://cars.invalid/'
/** Paints: none of its light comes from the base coat, and as light as a paint gets and still keeps its form. */
const [BLACK, WHITE] = ['#000000', '#eeeeee']

interface Manifest {
  readonly slug: string
  readonly measures: { readonly length: number; readonly height: number }
  readonly looks: readonly { readonly name: string; readonly hasContrastRoof: boolean }[]
}

/** The browser's side as one classic script. */
async function standScript(): Promise<string> {
  const lib = { entry: join(import.meta.dirname, 'turn/stand.ts'), formats: ['iife' as const], name: 'turn' }
  const made = await build({ configFile: false, logLevel: 'warn', build: { lib, write: false } })
  const [output] = Array.isArray(made) ? made : [made]
  if (!output || !('output' in output)) throw new Error('Vite made no script')
  return output.output[0].code
}

async function startBrowser(): Promise<Browser> {
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x'
  const { default: packed } = await import('@sparticuz/chromium')
  const executablePath = process.env.CHROMIUM_PATH ?? (await packed.executablePath())
  const args = ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--disable-background-networking']
  return chromium.launch({ executablePath, args })
}

/** A page that has the script and reads geometry from the folder of cars, nothing else. */
async function openPage(browser: Browser, script: string): Promise<Page> {
  const page = await browser.newPage()
  await page.route('**/*', async (route) => {
    const path = new URL(route.request().url()).pathname
    if (path === '/') await route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })
    else await route.fulfill({ body: await readFile(join(CARS, path)) })
  })
  await page.goto(ADDRESS)
  await page.addScriptTag({ content: script })
  return page
}

/** What the script leaves in the page. */
interface InPage {
  readonly turn: { readonly standFor: StandFor }
  readonly stand: Stand
}

async function shoot(page: Page, frame: number, body: string, roof: string): Promise<Buffer> {
  const bytes = await page.evaluate(
    ([azimuth, ...paints]) => (globalThis as unknown as InPage).stand.shoot(azimuth, ...paints),
    [(frame * 360) / FRAMES.length, body, roof] as const,
  )
  return Buffer.from(bytes, 'base64')
}

async function save(pixels: Buffer, channels: 1 | 4, to: string): Promise<number> {
  const format = channels === 4 ? CUT_OUT_FORMAT : COAT_FORMAT
  const raw = { width: WIDTH, height: HEIGHT, channels }
  const file = await tightAlpha(await sharp(pixels, { raw }).toColourspace('srgb').webp(format).toBuffer())
  await writeFile(`${to}.part`, file)
  await rename(`${to}.part`, to)
  return file.length
}

async function putOnStand(page: Page, { slug, measures }: Manifest, look: string): Promise<void> {
  const size = { length: measures.length / 1000, height: measures.height / 1000 }
  await page.evaluate(
    async ([address, measured, name]) => {
      const { turn } = globalThis as unknown as InPage
      Object.assign(globalThis, { stand: await turn.standFor(address, measured, name) })
    },
    [`${ADDRESS}${slug}/car-light.glb`, size, look] as const,
  )
}

/** A roof that may have another colour gets a layer of its own. */
async function layersAt(page: Page, frame: number, hasContrastRoof: boolean): Promise<Record<string, Buffer>> {
  const black = await shoot(page, frame, BLACK, BLACK)
  const metallic = await shoot(page, frame, WHITE, hasContrastRoof ? BLACK : WHITE)
  const roof = hasContrastRoof ? await shoot(page, frame, BLACK, WHITE) : null
  return layersOf(black, { metallic, ...(roof && { roof }) }, WHITE)
}

/** A look of a model. What has no frames of its own is turned in those of `base`: enough where wheels and trim differ, not where the body does. */
interface Subject {
  readonly slug: string
  readonly look: string
}

async function make(page: Page, { slug, look: name }: Subject): Promise<string> {
  const manifest = JSON.parse(await readFile(join(CARS, slug, 'car.json'), 'utf8')) as Manifest
  const look = manifest.looks.find((one) => one.name === name)
  if (!look) throw new Error(`${slug} has no look ${name}`)
  await putOnStand(page, manifest, look.name)
  const folder = join(CARS, slug, look.name, 'turn')
  await mkdir(folder, { recursive: true })
  let bytes = 0
  for (const [frame, file] of FRAMES.entries())
    for (const [layer, pixels] of Object.entries(await layersAt(page, frame, look.hasContrastRoof)))
      bytes += await save(pixels, layer === 'black' ? 4 : 1, join(folder, `${file}.${layer}.webp`))
  return `${slug}/${name}: ${FRAMES.length} frames, ${(bytes / 1024).toFixed(0)} KB`
}

/** A frame's black layer is written last. */
const isMade = ({ slug, look }: Subject): boolean =>
  FRAMES.every((frame) => existsSync(join(CARS, slug, look, 'turn', `${frame}.black.webp`)))

const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const isAgain = process.argv.includes('--again')
const modelled = async () => (await readdir(CARS)).filter((slug) => existsSync(join(CARS, slug, 'car-light.glb')))
const subjects = (asked.length > 0 ? asked : await modelled()).map((word): Subject => {
  const [slug = '', look = 'base'] = word.split('/')
  return { slug, look }
})
const [script, browser] = await Promise.all([standScript(), startBrowser()])
try {
  for (const subject of subjects.filter((one) => isAgain || !isMade(one))) {
    // A page of its own for each: the graphics memory of the one before is given back.
    const page = await openPage(browser, script)
    console.log(await make(page, subject))
    await page.close()
  }
} finally {
  await browser.close()
}
