import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { CarPictures } from '@volante/contract/assets'
import type { Ctx } from '../../platform/http/ctx.ts'
import { MAKER_VERSION } from '../../platform/pictures/api.ts'
import { type ModelPaint, modelPaints } from '../catalogue/api.ts'
import { manifestIn, viewsOf } from './car-looks.ts'
import { coatingPaint, plainPaint } from './pictured-paint.ts'
import { type Store, storeOf } from './store.ts'
import type { AssetFile, Tree } from './tree.ts'

/** Everything about a model that depends on its files and on how it can look. */
export interface Car extends CarPictures {
  readonly paint: ModelPaint
}

/** Of one tree and one state of the catalogue; another of either makes it anew. */
interface Known {
  readonly paint: ModelPaint
  readonly car: Promise<Car | null>
}
const knownCars = new WeakMap<Tree, Map<string, Known>>()
const NO_PAINT: ModelPaint = { colors: [], coatings: [], seen: [], standard: [] }

/** Takes a model's address name; returns what there is to see of it, null when there is nothing. */
export async function findCar(ctx: Ctx, slug: string): Promise<Car | null> {
  const store = storeOf(ctx)
  const [tree, paints] = await Promise.all([store.tree(), modelPaints(ctx)])
  if (!modelsIn(tree).has(slug)) return null
  return carOf(store, tree, slug, Object.hasOwn(paints, slug) ? (paints[slug] ?? NO_PAINT) : NO_PAINT)
}

/** Takes address names, none for all; returns what there is to see of those that have anything. */
export async function findCars(ctx: Ctx, slugs: readonly string[]): Promise<Car[]> {
  const all = modelsIn(await storeOf(ctx).tree())
  const wanted = slugs.length > 0 ? [...new Set(slugs)] : [...all.keys()]
  const cars: Car[] = []
  // The first time files are read to be hashed: one model's after the other's, not all of them into memory at once.
  for (const slug of wanted) {
    const car = await findCar(ctx, slug)
    if (car) cars.push(car)
  }
  return cars
}

const models = new WeakMap<Tree, ReadonlyMap<string, readonly AssetFile[]>>()

/** The files of a tree by model. */
function modelsIn(tree: Tree): ReadonlyMap<string, readonly AssetFile[]> {
  const found = models.get(tree)
  if (found) return found
  const inCars = [...tree.values()].filter(({ path }) => /^cars\/[^/]+\//.test(path))
  const grouped = Map.groupBy(inCars, ({ path }) => path.split('/')[1] ?? '')
  models.set(tree, grouped)
  return grouped
}

function carOf(store: Store, tree: Tree, slug: string, paint: ModelPaint): Promise<Car | null> {
  const known = knownCars.get(tree) ?? new Map<string, Known>()
  knownCars.set(tree, known)
  const found = known.get(slug)
  if (found?.paint === paint) return found.car
  const car = readCar(store, tree, slug, paint)
  known.set(slug, { paint, car })
  car.catch(() => known.delete(slug))
  return car
}

async function readCar(store: Store, tree: Tree, slug: string, paint: ModelPaint): Promise<Car> {
  const files = modelsIn(tree).get(slug) ?? []
  const manifest = tree.get(`cars/${slug}/car.json`)
  const { looks, fittings, frontOverhang } = manifestIn(manifest ? await readFile(manifest.place, 'utf8') : null)
  const own = new Map(files.map((file) => [file.path, file]))
  const pathOf = (name: string) => tree.get(`cars/${slug}/${name}`)?.path ?? null
  return {
    slug,
    paint,
    version: await versionOf(store, files, paint),
    frontOverhang,
    looks: viewsOf(own, slug, looks, paint.colors.map(plainPaint), paint.coatings.map(coatingPaint)),
    fittings: fittings.map((fitting) => ({ ...fitting, geometry: pathOf(`fit.${fitting.name}.glb`) })),
    standard: [...paint.standard],
    geometry: pathOf('car.glb'),
    lightGeometry: pathOf('car-light.glb'),
  }
}

/** The hash of all that a model's pictures are made of: another one when any of them may look different. */
async function versionOf({ hashOf }: Store, files: readonly AssetFile[], paint: ModelPaint): Promise<string> {
  const inOrder = files.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const contents = await Promise.all(inOrder.map(async (file) => [file.path, await hashOf(file)]))
  const all = JSON.stringify([MAKER_VERSION, contents, paint])
  return createHash('sha256').update(all).digest('base64url').slice(0, 12)
}
