import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BASE_LOOK, CABIN_VIEWS, carImagePath, CAR_VIEWS, lookOf, seenCode } from '@volante/domain/car/car-image'
import { indexCatalogue } from '@volante/domain/configuration/catalogue-index'
import { initialBuild } from '@volante/domain/configuration/rules'
import { seenCabin, seenColor } from '@volante/domain/configuration/seen-color'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testServer } from '../../tools/testing/test-server.ts'
import { sourceOf } from './car-looks.ts'
import { type AssetFile, readTree, type Tree } from './tree.ts'

const data = await mkdtemp(join(tmpdir(), 'volante-seen-'))
const server = testServer({ VOLANTE_DATA: data })
afterAll(() => rm(data, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 }))

const CARS = join(import.meta.dirname, '../../../../../assets/cars')
/** So much of a picture must differ by so much of 255: the roof of the lowest car seen from the front is a little more. */
const SHARE = 0.002
const STEP = 20
/** Seats and doors cover more of a picture from inside: black cloth and black leather, the most alike, differ in twice this much. */
const COVERED = 0.02

/** Views from inside in which one sees what coats the seats. */
const IN_COATING = CABIN_VIEWS.filter((view) => view !== 'load')

/** An optional that paints the roof, on one look of one model, in the lightest colour it can be had with. */
interface Roofed {
  readonly slug: string
  readonly look: string
  readonly part: string
  readonly color: string
}
let roofed: readonly Roofed[] = []

beforeAll(async () => {
  const offered = await server.db
    .selectFrom('version_parts as o')
    .innerJoin('parts as p', 'p.id', 'o.part_id')
    .innerJoin('models as m', 'm.code', 'p.model_code')
    .where((eb) => eb.or([eb('p.type', '=', 'COLOR'), eb('p.roof_hex', 'is not', null)]))
    .select([
      'm.slug',
      'o.mvs_code as mvs',
      'p.code',
      'p.type',
      'p.hex',
      'p.roof_hex as roof',
      'o.color_codes as allowed',
    ])
    .execute()
  const { models } = await (await server.as()).assets.pictures({})
  const lightest = (mvs: string, allowed: readonly string[]) =>
    offered
      .filter((one) => one.mvs === mvs && one.type === 'COLOR' && one.roof === null)
      .filter(({ code }) => allowed.length === 0 || allowed.includes(code))
      .toSorted((a, b) => brightness(b.hex) - brightness(a.hex))[0]
  const found = offered
    .filter(({ type }) => type !== 'COLOR')
    .map(({ slug, mvs, code: part, allowed }): Roofed => {
      const looks = models.find((model) => model.slug === slug)?.looks ?? []
      return { slug, look: lookOf(looks, mvs), part, color: lightest(mvs, allowed)?.code ?? '' }
    })
  roofed = [...new Map(found.map((one) => [`${one.slug}/${one.look}/${one.part}`, one])).values()]
})

const brightness = (hex: string | null) =>
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(hex?.slice(at, at + 2) ?? '0', 16), 0)

async function pixels(
  { slug, look }: Pick<Roofed, 'slug' | 'look'>,
  colorCode: string,
  view: string = CAR_VIEWS[0],
): Promise<Buffer> {
  const image = carImagePath({ model: slug, look, view, colorCode, size: 'medium' })
  const answer = await server.app.inject(`/api/assets/${'path' in image ? image.path : ''}`)
  expect(answer.statusCode).toBe(200)
  return sharp(answer.rawPayload).flatten({ background: '#ffffff' }).raw().toBuffer()
}

/** Share of the pixels in which two pictures differ. */
function difference(a: Buffer, b: Buffer): number {
  let different = 0
  for (let at = 0; at < a.length; at += 3)
    if ([0, 1, 2].some((channel) => Math.abs((a[at + channel] ?? 0) - (b[at + channel] ?? 0)) > STEP)) different++
  return different / (a.length / 3)
}

/** Share of a picture's pixels in which the roof takes a colour of its own. */
async function roofOf({ slug, look }: Roofed, view: string): Promise<number> {
  const folder = [look, BASE_LOOK].find((one) => existsSync(join(CARS, slug, one, `${view}.black.webp`)))
  const layer = join(CARS, slug, folder ?? '', `${view}.roof.webp`)
  if (!existsSync(layer)) return 0
  const roof = await sharp(layer).resize(160).removeAlpha().raw().toBuffer()
  return difference(roof, Buffer.alloc(roof.length))
}

/** Names of the nodes of a GLB. */
function nodesOf(slug: string, file: string): string[] {
  const glb = readFileSync(join(CARS, slug, file))
  const json: unknown = JSON.parse(glb.subarray(20, 20 + glb.readUInt32LE(12)).toString())
  const nodes =
    json !== null && typeof json === 'object' && 'nodes' in json && Array.isArray(json.nodes) ? json.nodes : []
  return nodes.map((node: { name?: string }) => node.name ?? '')
}

describe('an optional that paints the roof is seen', () => {
  test('there are such optionals, each in a colour it can be had with', () => {
    expect(roofed.length).toBeGreaterThan(40)
    expect(roofed.filter(({ color }) => color === '')).toEqual([])
  })

  test.each(CAR_VIEWS)('the view %s of every look that has it can show another roof', async (view) => {
    const shares = await Promise.all(roofed.map(async (one) => ({ ...one, share: await roofOf(one, view) })))
    expect(shares.filter(({ share }) => share < SHARE)).toEqual([])
  })

  test('a picture with it is another one', async () => {
    for (const one of roofed.filter(({ slug }) => ['strada', 'compass', '208'].includes(slug))) {
      const plain = await pixels(one, one.color)
      expect(difference(plain, await pixels(one, seenCode(one.color, [one.part])))).toBeGreaterThan(SHARE)
    }
  })

  test.each(['car.glb', 'car-light.glb'])('in %s of every look that has it', (file) => {
    const withoutRoof = roofed.filter(
      ({ slug, look }) =>
        !nodesOf(slug, file).some(
          (name) => name.startsWith('Body_RoofPaint') || name.startsWith(`Look_${look}_RoofPaint`),
        ),
    )
    expect(withoutRoof).toEqual([])
  })
})

describe('what a car wears with a part is seen', () => {
  /** The smallest is a hitch, black under a black bumper: so much of a picture it is at least where it is seen best. */
  const WORN = 0.0001

  interface Worn {
    readonly slug: string
    readonly look: string
    readonly fitting: string
  }

  /** Of the car before: its other fittings lie over the same layers. */
  let kept = { car: '', pixels: new Map<string, Promise<Buffer>>() }
  function decoded(car: string, { place }: AssetFile): Promise<Buffer> {
    if (kept.car !== car) kept = { car, pixels: new Map() }
    const made = kept.pixels.get(place) ?? sharp(place).resize(640).ensureAlpha().raw().toBuffer()
    kept.pixels.set(place, made)
    return made
  }

  /** Share of the pixels in which a fitting hides something else: paint counts as white, which trim is not. */
  async function shareOf(tree: Tree, slug: string, look: string, view: string, fitting: string): Promise<number> {
    const paint = { codes: [], kind: 'solid', hex: '#000000', roofHex: null, fittings: [fitting] } as const
    const found = sourceOf(tree, slug, { look, view }, paint)
    const [over] = found && 'fittings' in found ? found.fittings : []
    if (!found || !('black' in found) || !over) return 0
    const layers = [found.black, found.coat, found.roof ?? found.coat, over.black]
    const [below = Buffer.alloc(0), coat, roof, above = Buffer.alloc(0)] = await Promise.all(
      layers.map((layer) => decoded(`${slug}/${look}`, layer)),
    )
    const white = (at: number) => Math.max(below[at] ?? 0, coat?.[at] ?? 0, roof?.[at] ?? 0)
    let different = 0
    for (let at = 0; at < above.length; at += 4) {
      if ((above[at + 3] ?? 0) <= 128) continue
      const channels = [at, at + 1, at + 2]
      const isOther = channels.some((channel) => Math.abs((above[channel] ?? 0) - white(channel)) > STEP)
      if (isOther || (below[at + 3] ?? 0) < 128) different++
    }
    return different / (above.length / 4)
  }

  test('each in every look of the versions that offer it or come with it', async () => {
    const tree = await readTree([join(CARS, '..')])
    const { models } = await (await server.as()).assets.pictures({})
    const rows = await server.db
      .selectFrom('version_parts as o')
      .innerJoin('parts as p', 'p.id', 'o.part_id')
      .innerJoin('models as m', 'm.code', 'p.model_code')
      .where('p.fitting', 'is not', null)
      .select(['m.slug', 'o.mvs_code as mvs', 'p.fitting'])
      .union((eb) =>
        eb
          .selectFrom('version_serial_parts as o')
          .innerJoin('parts as p', 'p.id', 'o.part_id')
          .innerJoin('models as m', 'm.code', 'p.model_code')
          .where('p.fitting', 'is not', null)
          .select(['m.slug', 'o.mvs_code as mvs', 'p.fitting']),
      )
      .execute()
    const worn = rows.map(({ slug, mvs, fitting }): Worn => {
      const looks = models.find((model) => model.slug === slug)?.looks ?? []
      return { slug, look: lookOf(looks, mvs), fitting: fitting ?? '' }
    })
    const named = worn.map((one) => [`${one.slug}/${one.look}/${one.fitting}`, one] as const)
    const each = new Map(named.toSorted(([a], [b]) => (a < b ? -1 : 1)))
    expect(each.size).toBeGreaterThan(250)
    const isSeen = async ({ slug, look, fitting }: Worn) => {
      for (const view of [...CAR_VIEWS, ...CABIN_VIEWS])
        if ((await shareOf(tree, slug, look, view, fitting)) >= WORN) return true
      return false
    }
    const unseen: string[] = []
    for (const [name, one] of each) if (!(await isSeen(one))) unseen.push(name)
    expect(unseen).toEqual([])
  })

  test('what a version comes with as standard is in its picture, beside what is added to it', async () => {
    const { catalogue } = await (await server.as({}, 'br-jeep')).car.web({ query: { mvsCode: '5ND55M0' } })
    const index = indexCatalogue(catalogue)
    const bare = initialBuild(index)
    const parts = catalogue.items.filter(({ code }) => ['FX3', 'BRZ'].includes(code)).map(({ id }) => id)
    const top = { slug: 'compass', look: 'sport' }
    const seen = seenColor(index, bare)
    expect(seen?.fittings).toContain('led-fog-lamps')
    expect(seenCabin(index, bare)?.fittings).toEqual(['inside-wide-screen'])
    const plain = await pixels(top, bare.colorCode ?? '')
    expect(difference(plain, await pixels(top, seen?.code ?? ''))).toBeGreaterThan(WORN)
    const added = seenColor(index, { ...bare, chosen: parts, parts })
    expect(difference(plain, await pixels(top, added?.code ?? ''))).toBeGreaterThan(SHARE)
  })

  test('and a page that knows the version alone names it as the configurator does', async () => {
    const jeep = await server.as({}, 'br-jeep')
    const { models } = await jeep.assets.pictures({})
    const bySlug = new Map(models.map(({ slug, standard }) => [slug, standard]))
    const told = { outside: 0, inside: 0 }
    for (const { code, modelSlug } of await jeep.mvs.mvsAll({ query: { brand: 'jeep', country: 'BR' } })) {
      const { catalogue } = await jeep.car.web({ query: { mvsCode: code } })
      const index = indexCatalogue(catalogue)
      const bare = initialBuild(index)
      const own = bySlug.get(modelSlug)?.find(({ mvsCode }) => mvsCode === code)
      const { outside = [], inside = [] } = own ?? {}
      expect(seenCode(bare.colorCode ?? '', outside)).toBe(seenColor(index, bare)?.code)
      expect(seenCode(bare.coatingCode ?? '', inside)).toBe(seenCabin(index, bare)?.code)
      told.outside += outside.length
      told.inside += inside.length
    }
    expect(Math.min(told.outside, told.inside)).toBeGreaterThan(3)
  })
})

/** What the car can wear, and where it is seen best. */
interface Placed {
  readonly name: string
  readonly view: string
}

describe('a coating that has a colour is seen from inside', () => {
  test('and with it what is worn in the cabin, from the place it is seen from', async () => {
    const worn = await server.db
      .selectFrom('parts as p')
      .innerJoin('models as m', 'm.code', 'p.model_code')
      .where('m.slug', '=', 'compass')
      .where('p.fitting', 'like', 'inside-%')
      .select(['p.code', 'p.fitting'])
      .execute()
    const cloth = (await coatings()).get('compass')?.[0]?.code ?? ''
    expect(worn.map(({ fitting }) => fitting)).toContain('inside-dashcam')
    const manifest = JSON.parse(readFileSync(join(CARS, 'compass', 'car.json'), 'utf8'))
    const placed = new Map<string, string>(manifest.fittings.map(({ name, view }: Placed) => [name, view]))
    expect([...placed.values()]).toContain('door')
    for (const { code, fitting } of worn) {
      const view = placed.get(fitting ?? '')
      const plain = await pixels({ slug: 'compass', look: BASE_LOOK }, cloth, view)
      const shown = await pixels({ slug: 'compass', look: BASE_LOOK }, seenCode(cloth, [code]), view)
      expect(difference(plain, shown)).toBeGreaterThan(SHARE / 4)
    }
  })

  const coatings = async () => {
    const rows = await server.db
      .selectFrom('parts as p')
      .innerJoin('models as m', 'm.code', 'p.model_code')
      .where('p.type', '=', 'COATING')
      .where('p.hex', 'is not', null)
      .select(['m.slug', 'p.code'])
      .orderBy('p.position')
      .execute()
    return Map.groupBy(rows, ({ slug }) => slug)
  }

  test('every model has such coatings, and every look the views', async () => {
    const { models } = await (await server.as()).assets.pictures({})
    const bySlug = await coatings()
    expect(models.filter(({ slug }) => (bySlug.get(slug)?.length ?? 0) < 2)).toEqual([])
    const all = models.flatMap(({ slug, looks }) => looks.map((look) => ({ ...look, name: `${slug}/${look.name}` })))
    const lacking = all.filter(({ views }) => !IN_COATING.every((view) => views.includes(view)))
    expect(lacking).toEqual([])
    const loaded = all.filter(({ views }) => views.includes('load')).map(({ name }) => name)
    expect(loaded).toEqual(expect.arrayContaining(['ducato/base', 'expert/electric']))
    // These carry people.
    expect(loaded).not.toContain('ducato/minibus')
    expect(loaded).not.toContain('expert/windows')
  })

  test.each(IN_COATING)('in %s each of a model’s is another picture', async (view) => {
    const alike: string[] = []
    for (const [slug, offered] of await coatings()) {
      const shown = []
      for (const { code } of offered) shown.push({ code, data: await pixels({ slug, look: BASE_LOOK }, code, view) })
      for (const [at, { code, data }] of shown.entries())
        for (const other of shown.slice(at + 1))
          if (difference(data, other.data) < COVERED) alike.push(`${slug}: ${code} and ${other.code}`)
    }
    expect(alike).toEqual([])
  })
})
