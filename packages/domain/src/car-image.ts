import { type Refusal, refuse } from './refusal.ts'

/** Widths and heights of the car pictures in pixels (spec platform §9). */
export const IMAGE_SIZES = {
  small: '48x48',
  medium: '140x100',
  large: '319x319',
  extraLarge: '1280x1280',
} as const
export type ImageSize = keyof typeof IMAGE_SIZES

export type CarImage = {
  /** Address name of the model, which is also its folder. */
  readonly model: string
  readonly view: string
  readonly colorCode: string
  readonly size: ImageSize
}

/**
 * Takes model, view, colour code and size; answers the picture's path in the asset tree,
 * cars/<model>/<view>/<colour>-<size>.webp; refuses a missing one (spec platform §8).
 */
export function carImagePath(image: Partial<CarImage>): { readonly path: string } | Refusal {
  const { model, view, colorCode, size } = image
  if (!model || !view || !colorCode || !size) return refuse('images.missingParameters')
  const name = `${colorCode.toLowerCase()}-${IMAGE_SIZES[size]}.webp`
  return { path: ['cars', model, view, name].map(encodeURIComponent).join('/') }
}

/** A picture on its way: `isFallback` says that the replacement is loading or shown (spec platform §4). */
export type AssetState = { readonly status: 'loading' | 'success' | 'error'; readonly isFallback: boolean }
export type Assets = Readonly<Record<string, AssetState>>

/** Takes the known assets and a path; answers whether to fetch it: never while it loads or once it is there (spec platform §4). */
export function shouldFetch(assets: Assets, path: string): boolean {
  const state = assets[path]
  return state === undefined || state.status === 'error'
}

/** Takes the known assets and a path to fetch; answers them with the path loading; one that needs no fetch changes nothing. */
export function startAsset(assets: Assets, path: string): Assets {
  return shouldFetch(assets, path) ? { ...assets, [path]: { status: 'loading', isFallback: false } } : assets
}

/**
 * Takes the known assets and what became of a path's fetch; answers them after it: a failure tries the fallback when there
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
