import { splitMvsByLength } from './mvs.ts'
import { type Refusal, refuse } from '../refusal.ts'

/** Widths and heights of the car pictures in pixels: those of spec platform §9, one for phones, one for large pictures on screens of high density, and the one that link previews show. */
export const PICTURE_SIZES = {
  small: '48x48',
  medium: '140x100',
  large: '319x319',
  extraLarge: '1280x1280',
  phone: '768x768',
  highDensity: '2560x2560',
  share: '1200x630',
} as const
export type ImageSize = keyof typeof PICTURE_SIZES

/** Views every model has, the first one being its face in lists and on the stage. */
export const CAR_VIEWS = ['front34', 'side', 'rear34'] as const
/** From outside, in a colour. */
export type OutsideView = (typeof CAR_VIEWS)[number]
/** Views from inside: over the steering wheel, from behind the front seats or in through the side door, through that door down to the floor, and into a van's load space. They wear a coating where the others wear a colour. */
export const CABIN_VIEWS = ['driver', 'rear', 'door', 'load'] as const
export type CabinView = (typeof CABIN_VIEWS)[number]
/** Takes the name of a view; returns whether it is one from inside. */
export const isCabinView = (view: string): view is CabinView => CABIN_VIEWS.some((one) => one === view)

/** Names of what is worn in the cabin begin so. */
const INSIDE = 'inside-'
/** Takes the name of a fitting; returns whether it is worn in the cabin, so that views from outside do not show it. */
export const isCabinFitting = (fitting: string): boolean => fitting.startsWith(INSIDE)

/** Frames of a whole turn. */
export const TURN_FRAMES = 24
export const TURN_SIZE = '640x360'
/** The look of versions that have none of their own. */
export const BASE_LOOK = 'base'
/** Jpg stands on white, for documents and link previews; the others are transparent around the car. */
export const IMAGE_FORMATS = ['webp', 'avif', 'jpg'] as const
export type ImageFormat = (typeof IMAGE_FORMATS)[number]

/** Between the codes of what is seen on a car. */
const AND = '~'
/** Takes the code of a colour (of a coating inside) and those of the parts seen with it, in catalogue order; returns the colour code of their pictures. */
export const seenCode = (colorCode: string, partCodes: readonly string[]): string => [colorCode, ...partCodes].join(AND)
/** Takes the colour code of a picture; returns the codes of the colour and of the parts seen with it. */
export function readSeenCode(code: string): { readonly colorCode: string; readonly partCodes: readonly string[] } {
  const [colorCode = '', ...partCodes] = code.split(AND)
  return { colorCode, partCodes }
}

type Painted = {
  /** Address name of the model, which is also its folder. */
  readonly model: string
  /** Trim design of the version: `base` unless stated. */
  readonly look?: string
  /** Of the colour, or of a colour with parts that are seen (`seenCode`); of the coating in a view from inside. */
  readonly colorCode: string
  readonly format?: ImageFormat
}
export type CarImage = Painted & { readonly view: string; readonly size: ImageSize }
/** One of the frames 0 to 23 of a turn, which begins at the front and goes clockwise seen from above. */
export type TurnFrame = Painted & { readonly frame: number }

/**
 * Takes model, look, view, colour code, size and format; returns the picture's path in the asset tree,
 * cars/<model>/<look>/<view>/<colour>-<size>.<format>; refuses a missing one (spec platform §8).
 */
export function carImagePath(image: Partial<CarImage>): { readonly path: string } | Refusal {
  const { view, size } = image
  return paintedPath(image, view ? [view] : [], size && PICTURE_SIZES[size])
}

/** Takes model, look, frame, colour code and format; returns the frame's path, cars/<model>/<look>/turn/<frame>/<colour>-640x360.<format>; refuses a missing one or a frame that is none. */
export function turnFramePath(image: Partial<TurnFrame>): { readonly path: string } | Refusal {
  const { frame } = image
  const isFrame = frame !== undefined && Number.isInteger(frame) && frame >= 0 && frame < TURN_FRAMES
  return paintedPath(image, isFrame ? ['turn', String(frame).padStart(2, '0')] : [], TURN_SIZE)
}

function paintedPath(
  { model, look = BASE_LOOK, colorCode, format = 'webp' }: Partial<Painted>,
  place: readonly string[],
  size: string | undefined,
): { readonly path: string } | Refusal {
  if (!model || !look || !colorCode || !size || place.length === 0) return refuse('images.missingParameters')
  const name = `${colorCode.toLowerCase()}-${size}.${format}`
  return { path: ['cars', model, look, ...place, name].map(encodeURIComponent).join('/') }
}

/** Takes a path of the asset tree and, where known, its version; returns the address: with the version browsers keep it for good. */
export const assetAddress = (path: string, version?: string): string =>
  `/api/assets/${path}${version ? `?v=${encodeURIComponent(version)}` : ''}`

/**
 * Takes a model's looks and a car's MVS code; returns the name of the look it wears: the one that names its version, by the
 * code's middle segment or the whole code, else `base`.
 */
export function lookOf(looks: readonly { name: string; versions: readonly string[] }[], mvsCode: string): string {
  const { versionSegment } = splitMvsByLength(mvsCode) ?? {}
  const isWorn = (version: string) => version === versionSegment || version === mvsCode
  return looks.find(({ versions }) => versions.some(isWorn))?.name ?? BASE_LOOK
}

/** A picture on its way: `isFallback` says that the replacement is loading or shown (spec platform §4). */
export type AssetState = { readonly status: 'loading' | 'success' | 'error'; readonly isFallback: boolean }
export type Assets = Readonly<Record<string, AssetState>>

/** Takes the known assets and a path; returns whether to fetch it: never while it loads or once it is there (spec platform §4). */
export function shouldFetch(assets: Assets, path: string): boolean {
  const state = assets[path]
  return state === undefined || state.status === 'error'
}

/** Takes the known assets and a path to fetch; returns them with the path loading; one that needs no fetch changes nothing. */
export function startAsset(assets: Assets, path: string): Assets {
  return shouldFetch(assets, path) ? { ...assets, [path]: { status: 'loading', isFallback: false } } : assets
}

/**
 * Takes the known assets and what became of a path's fetch; returns them after it: a failure tries the fallback when there
 * is one, a failed fallback is an error, and news of an asset that is not loading changes nothing (spec platform §4).
 */
export function settleAsset(assets: Assets, path: string, event: 'loaded' | 'failed', hasFallback: boolean): Assets {
  const state = assets[path]
  if (state?.status !== 'loading') return assets
  if (event === 'loaded') return { ...assets, [path]: { ...state, status: 'success' } }
  const next: AssetState =
    !state.isFallback && hasFallback ? { status: 'loading', isFallback: true } : { ...state, status: 'error' }
  return { ...assets, [path]: next }
}
