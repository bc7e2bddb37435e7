import type { DataStrategyResult, MiddlewareFunction } from 'react-router'
import { loadTexts } from '../../texts/loaded-texts.ts'
import type { SentRootData } from '../root-data.ts'

type Results = Record<string, DataStrategyResult>

/** A page that the router leads to is shown once its texts are there; where they cannot be had, it failed as if its data had. */
export const awaitTexts: MiddlewareFunction<Results> = async (_args, next) => {
  const results = await next()
  const root = results['root']
  const address = root?.type === 'data' ? (root.result as SentRootData | null)?.texts : null
  if (!address) return results
  return loadTexts(address).then(
    () => results,
    (error: unknown) => ({ ...results, root: { type: 'error', result: error } }),
  )
}
