import type { Spec } from '@volante/contract/kit'
import { can } from '@volante/domain/policy/policy'
import type { Platform } from '../process/platform.ts'
import type { RequestInfo } from './ctx.ts'

/**
 * Refuses who may not make this call: 401 or 403, before its input is checked and over HTTP before a body is read. How far
 * the right reaches is looked at once the input is checked (reach.ts).
 */
export function admit(platform: Platform, spec: Spec, info: RequestInfo): void {
  const refusal = refusalOf(spec, info)
  if (refusal) throw platform.refusal(info.site, refusal)
}

function refusalOf(
  spec: Spec,
  { user, isClient, isSite = false }: RequestInfo,
): 'request.unauthorized' | 'request.forbidden' | null {
  if (spec.access === 'client') return isClient || user || (isSite && spec.forSites) ? null : 'request.unauthorized'
  if (spec.access !== 'bearer' && spec.access !== 'idToken') return null
  if (!user) return 'request.unauthorized'
  if (spec.may && !can(user, spec.may)) return 'request.forbidden'
  return null
}
