import type { CarPictures } from '@volante/contract/assets'
import {
  BASE_LOOK,
  CABIN_VIEWS,
  CAR_VIEWS,
  IMAGE_FORMATS,
  isCabinView,
  TURN_FRAMES,
  TURN_SIZE,
} from '@volante/domain/car/car-image'
import * as z from 'zod/mini'
import type { PicturedPaint } from './pictured-paint.ts'
import type { AssetFile, Tree } from './tree.ts'

const { catch: orElse } = z
/** Left, top, right and bottom as shares of the frame. */
const Box = z.tuple([z.number(), z.number(), z.number(), z.number()])
/** What `car.json` of a model tells of its looks and fittings; whatever else it tells is for the maintainers. */
const Manifest = z.object({
  looks: z.array(
    z.object({
      name: z.string(),
      versions: z._default(z.array(z.string()), ['*']),
      hasContrastRoof: z._default(z.boolean(), false),
    }),
  ),
  fittings: orElse(z.array(z.object({ name: z.string(), view: z.string(), box: Box })), []),
})
type Manifest = z.output<typeof Manifest>
type Look = Manifest['looks'][number]
const ONLY_BASE: Look = { name: BASE_LOOK, versions: ['*'], hasContrastRoof: false }

/** Takes the content of a `car.json`, null where there is none; returns the looks it names, `base` always among them, and the fittings in the order in which they lie over each other. */
export function manifestIn(text: string | null): Manifest {
  const { success, data } = z.safeParse(Manifest, text === null ? null : parsed(text))
  const { looks, fittings } = success ? data : { looks: [], fittings: [] }
  return { looks: looks.some(({ name }) => name === BASE_LOOK) ? looks : [ONLY_BASE, ...looks], fittings }
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
/** A special paint shines as a metallic one does; where a coat is missing the nearest one serves. */
const COATS = ['metallic', 'solid', 'pearly', 'cloth', 'leather'] as const
/** The layer over the coat: the roof's paint, or what leather adds; cloth has none. */
const OVER_COAT: Partial<Record<PicturedPaint['kind'], string | null>> = { cloth: null, leather: 'shine' }

/** Takes a model, look, view and colour (a coating in a view from inside); returns what its picture is made of: a photograph before layers, the look before the base; null when there is nothing. */
export function sourceOf(
  tree: Tree,
  slug: string,
  look: string,
  view: string,
  paint: PicturedPaint,
): SourceFiles | null {
  for (const folder of new Set([look, BASE_LOOK])) {
    const found = sourceIn(tree, `cars/${slug}/${folder}/${view}`, TURN.test(view), paint)
    if (found)
      return 'photo' in found ? found : { ...found, fittings: fittingsOf(tree, `cars/${slug}`, look, view, paint) }
  }
  return null
}

/** A look that has a fitting of its own shows no other: from some sides it may hide what the base shows. */
function fittingsOf(tree: Tree, car: string, look: string, view: string, { fittings }: PicturedPaint): FittingFiles[] {
  return fittings.flatMap((name) => {
    const fileOf = (folder: string, from: string, layer = '') =>
      tree.get(`${car}/${folder}/${from}.fit.${name}${layer}.webp`)
    const folder = [...CAR_VIEWS, ...CABIN_VIEWS].some((from) => fileOf(look, from)) ? look : BASE_LOOK
    const black = fileOf(folder, view)
    return black ? { black, coat: fileOf(folder, view, '.coat') ?? null } : []
  })
}

function sourceIn(
  tree: Tree,
  place: string,
  isTurn: boolean,
  { codes, kind }: PicturedPaint,
): Layers | { readonly photo: AssetFile } | null {
  for (const code of codes) {
    const photo = `${place}/${code.toLowerCase()}-${isTurn ? TURN_SIZE : '1280x1280'}`
    for (const format of IMAGE_FORMATS) {
      const file = tree.get(`${photo}.${format}`)
      if (file) return { photo: file }
    }
  }
  const black = tree.get(`${place}.black.webp`)
  const coat = [kind, ...COATS].map((finish) => tree.get(`${place}.${finish}.webp`)).find((file) => file !== undefined)
  const { [kind]: over = 'roof' } = OVER_COAT
  const roof = over === null ? undefined : tree.get(`${place}.${over}.webp`)
  return black && coat ? { black, coat, roof: roof ?? null } : null
}

/** Takes a model's looks, colours and coatings; returns for each look the views that answer in every colour (those from inside in every coating), and the frames of its turn. */
export function viewsOf(
  tree: Tree,
  slug: string,
  looks: readonly Look[],
  colors: readonly PicturedPaint[],
  coatings: readonly PicturedPaint[],
): CarPictures['looks'] {
  const candidates = viewNames(tree, slug)
  return looks.map(({ name, versions, hasContrastRoof }) => {
    const isWhole = (view: string) => {
      const paints = isCabinView(view) ? coatings : colors
      return paints.length > 0 && paints.every((paint) => sourceOf(tree, slug, name, view, paint) !== null)
    }
    const frames = Array.from({ length: TURN_FRAMES }, (_, frame) => `turn/${String(frame).padStart(2, '0')}`)
    const turnFrames = frames.every(isWhole) ? TURN_FRAMES : 0
    return { name, versions: [...versions], hasContrastRoof, views: candidates.filter(isWhole), turnFrames }
  })
}

/** Views that a model's files name, the known ones first. */
function viewNames(tree: Tree, slug: string): string[] {
  const start = `cars/${slug}/`
  const named = [...tree.keys()].flatMap((path) => {
    const [, view] = path.startsWith(start) ? path.slice(start.length).split('/') : []
    return view && view !== 'turn' ? [view.split('.')[0] ?? ''] : []
  })
  const known: readonly string[] = [...CAR_VIEWS, ...CABIN_VIEWS]
  const others = [...new Set(named)].filter((view) => !known.includes(view)).sort()
  return [...known.filter((view) => named.includes(view)), ...others]
}
