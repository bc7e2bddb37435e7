import { isMvsCode } from './mvs.ts'
import type { Brand } from '../vocabulary.ts'

/**
 * Takes model, version and series codes, each alone ("DZV") or with what comes before it in the MVS code ("X6PDZV"), and the
 * brand; returns the MVS code, or null for sizes that are not the brand's (spec platform §3).
 */
export function composeMvs(model: string, version: string, series: string, brand: Brand): string | null {
  const isLong = brand === 'citroen' || brand === 'peugeot'
  const [modelSize, versionSize, size] = isLong ? [4, 15, 16] : [3, 6, 7]
  const upToVersion = version.length === versionSize ? version : model + version
  const code = series.length === size ? series : upToVersion + series
  const fits = model.length === modelSize && upToVersion.length === versionSize && code.length === size
  return fits && code.startsWith(upToVersion) && code.startsWith(model) && isMvsCode(code) ? code : null
}
