import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { isCabinFitting, isCabinView } from '@volante/domain/car/car-image'
import { expect, test } from 'vitest'

const CARS = import.meta.dirname

interface Primitive {
  readonly indices: number
  readonly material: number
  readonly attributes: Readonly<Record<string, number>>
}

interface Gltf {
  readonly nodes: readonly { readonly name: string; readonly mesh?: number; readonly children?: readonly number[] }[]
  readonly meshes: readonly { readonly primitives: readonly Primitive[] }[]
  readonly accessors: readonly { readonly count: number }[]
  readonly materials: readonly { readonly name: string }[]
}

/** Bytes over the wire, at most. */
const sentSize = (bytes: Uint8Array, budget: number) =>
  bytes.length <= budget
    ? bytes.length
    : brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length

function gltfIn(bytes: Buffer): Gltf {
  expect(bytes.toString('latin1', 0, 4)).toBe('glTF')
  return JSON.parse(bytes.toString('utf8', 20, 20 + bytes.readUInt32LE(12)))
}

/** Triangles drawn of a car in one look; a mesh that several nodes show counts for each of them. */
function trianglesOf({ nodes, meshes, accessors }: Gltf, look: string): number {
  const shown = nodes.filter(({ name }) => !name.startsWith('Look_') || name.startsWith(`Look_${look}_`))
  const primitives = shown.flatMap(({ mesh }) => (mesh === undefined ? [] : (meshes[mesh]?.primitives ?? [])))
  return primitives.reduce((sum, { indices }) => sum + (accessors[indices]?.count ?? 0) / 3, 0)
}

/** Materials of a model's parts that say how much light reaches them. */
const shadedIn = ({ meshes, materials }: Gltf) =>
  meshes
    .flatMap(({ primitives }) => primitives)
    .filter(({ attributes }) => '_SHADE' in attributes)
    .map(({ material }) => materials[material]?.name)

/** In the order in which their pictures are laid over each other. */
const FITTINGS: readonly string[] = [
  'inside-carpet-mats',
  'inside-rubber-mats',
  'inside-door-sills',
  'inside-wood-lining',
  'inside-rubber-floor',
  'inside-glass-bulkhead',
  'inside-shelving',
  'wheels-comfort',
  'wheels-sport',
  'wheels-dark',
  'wheels-off-road',
  'panoramic',
  'window-film',
  'roof-bars',
  'roof-box',
  'roof-bike',
  'ladder-rack',
  'side-windows',
  'spoiler',
  'bumpers',
  'fog-lamps',
  'led-fog-lamps',
  'led-lamps',
  'hood-decal',
  'side-stripes',
  'side-moulding',
  'chrome',
  'visors',
  'running-boards',
  'rock-sliders',
  'snorkel',
  'soft-cover',
  'hard-cover',
  'bed-box',
  'bed-bar',
  'tow',
  'hitch-bike',
  'inside-seat-covers',
  'inside-screen',
  'inside-wide-screen',
  'inside-ambient-light',
  'inside-dashcam',
  'inside-phone-mount',
  'inside-head-up',
]

const slugs = readdirSync(CARS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'generator')
  .map(({ name }) => name)

const manifestOf = (slug: string) => JSON.parse(readFileSync(join(CARS, slug, 'car.json'), 'utf8'))

test.each(slugs)('%s is seen from inside, in layers for cloth and leather', (slug) => {
  const { views, body } = manifestOf(slug)
  const inside: readonly string[] = views.filter(isCabinView)
  expect(inside).toEqual(['driver', 'rear', 'door', ...(body === 'van' ? ['load'] : [])])
  const layers = inside.flatMap((view) =>
    ['black', 'cloth', 'leather', 'shine'].map((one) => `${view}.${one}.webp`),
  )
  const own = join(CARS, slug, 'base')
  expect(readdirSync(own)).toEqual(expect.arrayContaining(layers))
  const bytes = layers.reduce((sum, name) => sum + statSync(join(own, name)).size, 0)
  expect(bytes).toBeLessThan(100_000 * inside.length)
})

test('there are the 38 cars of the demo world; their files and the pictures of goods and dealers are together below 160 MB', () => {
  expect(slugs).toHaveLength(38)
  const isMade = (path: string) => !/generator|__pycache__/.test(path.slice(CARS.length))
  const files = [CARS, join(CARS, '../../world/pictures')].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() && (folder !== CARS || isMade(entry.parentPath)),
    ),
  )
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
  expect(bytes).toBeLessThan(160_000_000)
})

test.each(slugs)('every look of %s is seen from the front and the side in pictures of its own', (slug) => {
  const { looks } = manifestOf(slug)
  for (const { name } of looks) {
    const views = name === 'base' ? ['front34', 'side', 'rear34'] : ['front34', 'side']
    const layers = views.flatMap((view) => ['black', 'solid', 'metallic', 'pearly'].map((one) => `${view}.${one}.webp`))
    expect(readdirSync(join(CARS, slug, name))).toEqual(expect.arrayContaining(layers))
  }
  const sides: string[] = looks.map(({ name }: { name: string }) =>
    readFileSync(join(CARS, slug, name, 'side.black.webp'), 'base64'),
  )
  expect(new Set(sides).size, 'sides that differ from those of other looks').toBe(looks.length)
})

test.each(slugs)('the geometry of %s keeps its budgets, its wheels can turn and its materials be dressed', (slug) => {
  const { looks } = manifestOf(slug)
  for (const [file, bytes, triangles] of [
    ['car.glb', 700_000, 150_000],
    ['car-light.glb', 350_000, 60_000],
  ] as const) {
    const content = readFileSync(join(CARS, slug, file))
    expect(content.length).toBeLessThanOrEqual(900_000)
    expect(sentSize(content, bytes)).toBeLessThanOrEqual(bytes)
    const gltf = gltfIn(content)
    const drawn = looks.map(({ name }: { readonly name: string }) => trianglesOf(gltf, name))
    expect(Math.min(...drawn)).toBeGreaterThan(triangles / 3)
    expect(Math.max(...drawn)).toBeLessThanOrEqual(triangles)
    const nodes = gltf.nodes.map(({ name }) => name)
    expect(nodes).toEqual(expect.arrayContaining(['Wheel_FL', 'Wheel_FR', 'Wheel_RL', 'Wheel_RR']))
    const materials = gltf.materials.map(({ name }) => name)
    expect(materials).toEqual(expect.arrayContaining(['Paint', 'RoofPaint', 'Glass', 'Trim', 'Tyre', 'Interior']))
    expect(shadedIn(gltf)).toEqual(expect.arrayContaining(['Trim', 'Gloss', 'Tyre', 'RimDark', 'Disc']))
    // Steel wheels are dark all over.
    expect(materials.filter((name) => /^Rim(Dark)?$/.test(name))).not.toEqual([])
  }
})

test.each(slugs)('what %s can additionally wear is there to be seen and turned, within its budgets', (slug) => {
  const car = manifestOf(slug)
  const looks: readonly { readonly name: string }[] = car.looks
  const worn: readonly { readonly name: string; readonly view: string; readonly box: readonly number[] }[] = car.fittings
  const fittings = worn.map(({ name }) => name)
  const pictures = readdirSync(join(CARS, slug, 'base')).flatMap((file) => /\.fit\.([^.]+)\.webp$/.exec(file)?.[1] ?? [])
  expect(fittings.length).toBeGreaterThan(3)
  expect(new Set(pictures)).toEqual(new Set(fittings))
  for (const name of fittings.filter((one) => !isCabinFitting(one))) {
    const isWheel = name.startsWith('wheels-')
    const content = readFileSync(join(CARS, slug, `fit.${name}.glb`))
    const budget = isWheel ? 90_000 : 42_000
    expect(sentSize(content, budget)).toBeLessThanOrEqual(budget)
    const gltf = gltfIn(content)
    const { nodes } = gltf
    const names = nodes.map((node) => node.name)
    const corners = ['Wheel_FL', 'Wheel_FR', 'Wheel_RL', 'Wheel_RR']
    if (isWheel) {
      expect(names).toEqual(expect.arrayContaining(corners))
      expect(shadedIn(gltf)).toEqual(expect.arrayContaining(['Tyre', 'RimDark', 'Disc']))
    }
    const starts = ['', ...looks.map((look) => `Look_${look.name}_`)]
    const meshes = nodes.flatMap((node) => (node.mesh === undefined ? [] : node.name))
    expect(meshes.filter((one) => !starts.some((start) => one.startsWith(`${start}Fit_${name}_`)))).toEqual([])
    expect(meshes).not.toEqual([])
  }
  for (const { name, view, box } of worn) {
    expect(existsSync(join(CARS, slug, 'base', `${view}.fit.${name}.webp`))).toBe(true)
    const [left = 1, top = 1, right = 0, bottom = 0] = box
    expect(left < right && top < bottom && right <= 1 && bottom <= 1).toBe(true)
  }
  const known = [...fittings].sort((a, b) => FITTINGS.indexOf(a) - FITTINGS.indexOf(b))
  expect(fittings).toEqual(known)
})

test.each(slugs)('a screen that the driver of %s sees is seen from behind as well', (slug) => {
  for (const look of readdirSync(join(CARS, slug), { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
    const files = readdirSync(join(CARS, slug, look.name))
    const screens = files.flatMap((file) => /^driver\.(fit\.inside-(?:wide-)?screen\.webp)$/.exec(file)?.[1] ?? [])
    expect(files).toEqual(expect.arrayContaining(screens.map((file) => `rear.${file}`)))
  }
})
