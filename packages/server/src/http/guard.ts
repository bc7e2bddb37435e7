import type { Spec } from '@volante/contract/kit'
import type { RequestInfo } from './ctx.ts'

/**
 * Whether the caller may make this call: null, or the status and message key of the refusal. It comes before the input
 * is checked. A dealer's or region's scope is narrower and checked by the handler on loaded data.
 */
export function refusalOf(spec: Spec, info: RequestInfo): { status: 401 | 403; key: string } | null {
  if (spec.access === 'client') return info.isClient || info.user ? null : { status: 401, key: 'request.unauthorized' }
  if (spec.access !== 'bearer' && spec.access !== 'idToken') return null
  if (!info.user) return { status: 401, key: 'request.unauthorized' }
  const { roles } = info.user
  if (spec.roles && spec.roles.length > 0 && !spec.roles.some((role) => roles.includes(role))) {
    return { status: 403, key: 'request.forbidden' }
  }
  return null
}
