import type { CarPictures } from '@volante/contract/assets'
import {
  BASE_LOOK,
  CABIN_VIEWS,
  CAR_VIEWS,
  IMAGE_FORMATS,
  isCabinView,
  PICTURE_SIZES,
  TURN_FRAMES,
  TURN_SIZE,
} from '@volante/domain/car/car-image'
import * as z from 'zod/mini'
import type { PicturedPaint } from './pictured-paint.ts'
import type { AssetFile, Tree } from './tree.ts'

const { catch: orElse } = z
/** Left, top, right and bottom as shares of the frame. */
const Box = z.tuple([z.number(), z.number(), z.number(), z.number()])
/** What `car.json` of a model tells of its measures, looks and fittings; whatever else it tells is for the maintainers. */
const Manifest = z.object({
  measures: orElse(z.object({ frontOverhang: z.nullable(z.int()) }), { frontOverhang: null }),
  looks: z.array(
    z.object({
      name: z.string(),
      versions: z._default(z.array(z.string()), ['*']),
      hasContrastRoof: z._default(z.boolean(), false),
    }),
  ),
  fittings: orElse(z.array(z.object({ name: z.string(), view: z.string(), box: Box })), []),
})
type Look = z.output<typeof Manifest>['looks'][number]
type ToldOfCar = Pick<z.output<typeof Manifest>, 'looks' | 'fittings'> & Pick<CarPictures, 'frontOverhang'>
const ONLY_BASE: Look = { name: BASE_LOOK, versions: ['*'], hasContrastRoof: false }

/** Takes the content of a `car.json`, null where there is none; returns the looks it names, `base` always among them, the fittings in the order in which they lie over each other, and where its front wheels stand. */
export function manifestIn(text: string | null): ToldOfCar {
  const { success, data } = z.safeParse(Manifest, text === null ? null : parsed(text))
  if (!success) return { looks: [ONLY_BASE], fittings: [], frontOverhang: null }
  const { looks, fittings, measures } = data
  const all = looks.some(({ name }) => name === BASE_LOOK) ? looks : [ONLY_BASE, ...looks]
  return { looks: all, fittings, frontOverhang: measures.frontOverhang }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

interface Layers {
  readonly black: AssetFile
  readonly coat: AssetFile
  readonly roof: AssetFile | null
}
/** The files of something a car wears: with a coat it takes the paint of the body. */
type FittingFiles = Pick<Layers, 'black'> & { readonly coat: AssetFile | null }
/** The files a picture is made of. */
export type SourceFiles =
  | { readonly photo: AssetFile }
  | (Layers & {
      /** They lie over the car, the first one undermost. */
      readonly fittings: readonly FittingFiles[]
    })

const TURN = /^turn\/\d\d$/
/** A view's layers in twice the width and height are named so, and its photographs by their size. */
const TWICE = '@2'
const { extraLarge, highDensity } = PICTURE_SIZES
/** Sizes in which a photograph is looked for, the best one first. */
const PHOTO_SIZES = { turn: [TURN_SIZE], usual: [extraLarge, highDensity], highDensity: [highDensity, extraLarge] }
/** A special paint shines as a metallic one does; where a coat is missing the nearest one serves. */
const COATS = ['metallic', 'solid', 'pearly', 'cloth', 'leather'] as const
/** The layer over the coat: the roof's paint, or what leather adds; cloth and suede have none. */
const OVER_COAT: Partial<Record<PicturedPaint['kind'], string | null>> = { cloth: null, leather: 'shine', suede: null }
/** Suede is sewn as leather is. */
const COAT_OF: Partial<Record<PicturedPaint['kind'], string>> = { suede: 'leather' }

/** A side of a car in one of its looks. */
export interface Seen {
  readonly look: string
  /** A view, or `turn/<frame>`. */
  readonly view: string
  /** Of the view's largest files, where it has such. */
  readonly isHighDensity?: boolean
}

/** Takes a model, what is seen of it and a colour (a coating in a view from inside); returns what its picture is made of: a photograph before layers, the look before the base; null when there is nothing. */
export function sourceOf(tree: Tree, slug: string, seen: Seen, paint: PicturedPaint): SourceFiles | null {
  const { view, isHighDensity = false } = seen
  if (view.endsWith(TWICE)) return null
  const sizes = TURN.test(view) ? PHOTO_SIZES.turn : isHighDensity ? PHOTO_SIZES.highDensity : PHOTO_SIZES.usual
  for (const folder of foldersOf(tree, slug, seen)) {
    const place = `cars/${slug}/${folder}/${view}`
    const photo = photoIn(tree, place, sizes, paint)
    if (photo) return { photo }
    const layers = (isHighDensity ? layersIn(tree, place + TWICE, paint) : null) ?? layersIn(tree, place, paint)
    if (layers) return { ...layers, fittings: fittingsOf(tree, `cars/${slug}`, seen, paint) }
  }
  return null
}

/** The look before the base. One with a cabin of its own shows no other: the base may have what it lacks, a load space say. */
function foldersOf(tree: Tree, slug: string, { look, view }: Seen): Iterable<string> {
  const isOwn = isCabinView(view) && tree.has(`cars/${slug}/${look}/${CABIN_VIEWS[0]}.black.webp`)
  return isOwn ? [look] : new Set([look, BASE_LOOK])
}

/** Whether it is enough for a picture of the largest size. */
const isHighDensity = (source: SourceFiles | null): boolean =>
  source !== null &&
  ('photo' in source ? source.photo.path.includes(`-${highDensity}.`) : source.black.path.includes(`${TWICE}.`))

/** A look that has a fitting of its own shows no other: from some sides it may hide what the base shows. */
function fittingsOf(
  tree: Tree,
  car: string,
  { look, view, isHighDensity }: Seen,
  { fittings }: PicturedPaint,
): FittingFiles[] {
  return fittings.flatMap((name) => {
    const fileOf = (folder: string, from: string, layer = '') =>
      tree.get(`${car}/${folder}/${from}.fit.${name}${layer}.webp`)
    const folder = [...CAR_VIEWS, ...CABIN_VIEWS].some((from) => fileOf(look, from)) ? look : BASE_LOOK
    const from = isHighDensity && fileOf(folder, view + TWICE) ? view + TWICE : view
    const black = fileOf(folder, from)
    return black ? { black, coat: fileOf(folder, from, '.coat') ?? null } : []
  })
}

function photoIn(tree: Tree, place: string, sizes: readonly string[], { codes }: PicturedPaint): AssetFile | null {
  for (const code of codes)
    for (const size of sizes)
      for (const format of IMAGE_FORMATS) {
        const file = tree.get(`${place}/${code.toLowerCase()}-${size}.${format}`)
        if (file) return file
      }
  return null
}

function layersIn(tree: Tree, place: string, { kind }: PicturedPaint): Layers | null {
  const black = tree.get(`${place}.black.webp`)
  const coat = [COAT_OF[kind] ?? kind, ...COATS]
    .map((finish) => tree.get(`${place}.${finish}.webp`))
    .find((file) => file !== undefined)
  const { [kind]: over = 'roof' } = OVER_COAT
  const roof = over === null ? undefined : tree.get(`${place}.${over}.webp`)
  return black && coat ? { black, coat, roof: roof ?? null } : null
}

/** Takes a model's looks, colours and coatings; returns for each look the views that answer in every colour (those from inside in every coating), which of them in the largest size, too, and the frames of its turn. */
export function viewsOf(
  tree: Tree,
  slug: string,
  looks: readonly Look[],
  colors: readonly PicturedPaint[],
  coatings: readonly PicturedPaint[],
): CarPictures['looks'] {
  const candidates = viewNames(tree, slug)
  return looks.map(({ name, versions, hasContrastRoof }) => {
    const isEvery = (seen: Seen, is: typeof isHighDensity) => {
      const paints = isCabinView(seen.view) ? coatings : colors
      return paints.length > 0 && paints.every((paint) => is(sourceOf(tree, slug, seen, paint)))
    }
    const isWhole = (view: string) => isEvery({ look: name, view }, (source) => source !== null)
    const frames = Array.from({ length: TURN_FRAMES }, (_, frame) => `turn/${String(frame).padStart(2, '0')}`)
    const views = candidates.filter(isWhole)
    return {
      name,
      versions: [...versions],
      hasContrastRoof,
      views,
      highDensityViews: views.filter((view) => isEvery({ look: name, view, isHighDensity: true }, isHighDensity)),
      turnFrames: frames.every(isWhole) ? TURN_FRAMES : 0,
    }
  })
}

const withoutSuffix = (name: string, suffix: string): string =>
  name.endsWith(suffix) ? name.slice(0, -suffix.length) : name

/** Views that a model's files name, the known ones first. */
function viewNames(tree: Tree, slug: string): string[] {
  const start = `cars/${slug}/`
  const named = [...tree.keys()].flatMap((path) => {
    const [, view] = path.startsWith(start) ? path.slice(start.length).split('/') : []
    return view && view !== 'turn' ? [withoutSuffix(view.split('.')[0] ?? '', TWICE)] : []
  })
  const known: readonly string[] = [...CAR_VIEWS, ...CABIN_VIEWS]
  const others = [...new Set(named)].filter((view) => !known.includes(view)).sort()
  return [...known.filter((view) => named.includes(view)), ...others]
}
