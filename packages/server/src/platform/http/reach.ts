import type { Spec, Within } from '@volante/contract/kit'
import { type DealerReach, dealerReach, type Place, reaches, reachesNothing } from '@volante/domain/policy/held-scopes'
import type { Ctx, SignedInCtx } from './ctx.ts'
import type { Records } from './implement.ts'

/** The checked parts of a request. */
type Parts = Readonly<Record<'params' | 'query' | 'body', unknown>>

/** Takes a call that needs a right; returns where the caller's right holds. */
export const reachOf = (spec: Spec, { user }: Pick<Ctx, 'user'>): DealerReach | 'all' | undefined =>
  spec.may && user ? dealerReach(user, spec.may) : undefined

/**
 * Refuses work beyond the caller's reach: 403 for a market, brand or dealer that the request names, 404 for a record, so
 * that nobody learns which exist.
 */
export async function checkReach(spec: Spec, records: Records, parts: Parts, ctx: Ctx): Promise<void> {
  const reach = reachOf(spec, ctx)
  if (reach === undefined || reach === 'all' || !isSignedIn(ctx)) return
  const every = spec.within === undefined ? [] : Array.isArray(spec.within) ? spec.within : [spec.within]
  for (const within of every as readonly Within[]) {
    if (await isCovered(within, { spec, records, parts, ctx, reach })) continue
    const isRecord = typeof within === 'object' && 'record' in within
    throw isRecord ? ctx.fail('request.notFound') : ctx.fail('request.forbidden')
  }
}

const isSignedIn = (ctx: Ctx): ctx is SignedInCtx => ctx.user !== null

interface Asked {
  readonly spec: Spec
  readonly records: Records
  readonly parts: Parts
  readonly ctx: SignedInCtx
  readonly reach: DealerReach
}

const isReading = ({ get, readOnly }: Spec): boolean => get !== undefined || readOnly === true

async function isCovered(within: Within, { spec, records, parts, ctx, reach }: Asked): Promise<boolean> {
  if (within === 'own') return true
  if (within === 'rows') return isReading(spec) || !reachesNothing(reach)
  const { country } = ctx.site
  if ('market' in within) return reaches(reach, { country })
  if ('brand' in within) return reaches(reach, { country, brands: [textAt(parts, within.brand)] } satisfies Place)
  const [kind, path] = 'dealer' in within ? (['dealer', within.dealer] as const) : [within.record, within.by]
  const isWithin = records[kind]
  if (!isWithin) throw new Error(`${spec.id}: no module says where a ${kind} belongs`)
  return isWithin(ctx, textAt(parts, path), reach)
}

function textAt(parts: Parts, path: string): string {
  const [part = '', name = ''] = path.split('.')
  return String((parts as Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>)[part]?.[name] ?? '')
}
