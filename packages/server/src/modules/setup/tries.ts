import { type ProviderTry, setup, TRY_KINDS } from '@volante/contract/setup'
import type { Country } from '@volante/domain/vocabulary'
import type { SignedInCtx } from '../../platform/http/ctx.ts'
import { type Try, type TryKind, triesOf } from '../../providers/tries/tries.ts'
import { TooSlow, whyFailed } from '../../providers/tries/why-failed.ts'
import { trialOf } from '../financing/api.ts'
import { isOfGroup } from './group.ts'
import { keepTry, lastTries, type TryRow } from './queries.ts'
import { recordDeed } from '../../platform/http/record-deed.ts'

const MOST_MS = 15_000

const triesHere = (ctx: SignedInCtx) => triesOf(ctx.settings, ctx.db, (type) => trialOf(ctx, type))

/** What only one country has: CEP and Renavam are Brazil's. */
const KIND_OF: Partial<Record<TryKind, Country>> = {
  cardsBr: 'BR',
  cardsAr: 'AR',
  pix: 'BR',
  boleto: 'BR',
  postalCodes: 'BR',
  recallReports: 'BR',
}

/** Who serves each kind that the group's countries have, and how its last try went; one of another provider than now says nothing. */
export async function listTries(ctx: SignedInCtx): Promise<ProviderTry[]> {
  const tries = triesHere(ctx)
  const rows = new Map((await lastTries(ctx.db)).map((row) => [row.kind, row]))
  return TRY_KINDS.filter((kind) => isOfGroup(ctx, KIND_OF[kind])).map((kind) => {
    const { provider } = tries[kind]()
    const row = rows.get(kind)
    return { kind, provider, last: row?.provider === provider ? lastOf(row) : null }
  })
}

/** Asks one service now; what came of it is kept with the deed of who asked. */
export async function tryNow(ctx: SignedInCtx, kind: TryKind): Promise<ProviderTry> {
  const one = triesHere(ctx)[kind]()
  const from = performance.now()
  const outcome = await outcomeOf(one)
  const { provider } = one
  await ctx.inTransaction(async (inside) => {
    const took_ms = Math.round(performance.now() - from)
    await keepTry(inside.db, { kind, provider, ...outcome, took_ms, tried_at: inside.now, tried_by: ctx.user.id })
    const input = { body: { kind, provider, ...outcome } }
    await recordDeed(inside, { call: setup.calls.try.id, input })
  })
  const row = (await lastTries(ctx.db)).find((row) => row.kind === kind)
  return { kind, provider, last: row ? lastOf(row) : null }
}

async function outcomeOf({ run }: Try) {
  if (!run) return { state: 'builtIn' as const, reason: null, detail: null }
  const limit = Promise.withResolvers<never>()
  const timer = setTimeout(() => limit.reject(new TooSlow()), MOST_MS)
  try {
    await Promise.race([run(), limit.promise])
    return { state: 'works' as const, reason: null, detail: null }
  } catch (error) {
    return { state: 'failed' as const, ...whyFailed(error) }
  } finally {
    clearTimeout(timer)
  }
}

const lastOf = ({ state, reason, detail, took_ms: ms, tried_at, name }: TryRow): ProviderTry['last'] => ({
  state,
  reason,
  detail,
  ms,
  at: tried_at.toISOString(),
  by: name,
})
