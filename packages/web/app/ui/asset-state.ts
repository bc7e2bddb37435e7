export type AssetStatus = 'loading' | 'success' | 'error'

export interface AssetState {
  readonly status: AssetStatus
  /** Whether the second picture stands in for the first. */
  readonly isFallback: boolean
}

export const ASSET_LOADING: AssetState = { status: 'loading', isFallback: false }

/** Takes the state, what happened and whether there is a second picture; answers the next state (spec platform, asset loading). */
export function nextAssetState(state: AssetState, event: 'loaded' | 'failed', hasFallback: boolean): AssetState {
  if (event === 'loaded') return { ...state, status: 'success' }
  if (!state.isFallback && hasFallback) return { status: 'loading', isFallback: true }
  return { ...state, status: 'error' }
}
