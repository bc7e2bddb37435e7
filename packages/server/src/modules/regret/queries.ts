import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { RegretBody } from '@volante/contract/regret'
import { REGRET_KINDS } from '@volante/contract/regret-rules'
import { protocolOf } from '@volante/domain/lead/protocol'
import type { Db } from '../../platform/db/database.ts'
import type { Ctx } from '../../platform/http/ctx.ts'
import { today } from '../../platform/sites/today.ts'

export interface SavedRequest {
  readonly id: string
  readonly code: string
  readonly createdAt: Date
  readonly isRepeated: boolean
}

/** Keeps a request; the same one again on the same day answers the first one's code. */
export async function saveRequest(ctx: Ctx, body: RegretBody): Promise<SavedRequest> {
  const kind = REGRET_KINDS.find((one) => one === body.kind) ?? 'REGRET'
  const row = {
    id: randomUUID(),
    created_at: ctx.now,
    site: ctx.site.id,
    kind,
    code: protocolOf(randomBytes(11)),
    name: body.name.trim(),
    email: body.email.trim(),
    phone: body.phone?.trim() || null,
    reference: body.reference.trim(),
    message: body.message?.trim() || null,
    request_key: requestKey(ctx, body),
  }
  const made = await ctx.db
    .insertInto('regret_requests')
    .values(row)
    .onConflict((conflict) => conflict.column('request_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made) return { id: row.id, code: row.code, createdAt: row.created_at, isRepeated: false }
  const { id, code, created_at } = await ctx.db
    .selectFrom('regret_requests')
    .select(['id', 'code', 'created_at'])
    .where('request_key', '=', row.request_key)
    .executeTakeFirstOrThrow()
  return { id, code, createdAt: created_at, isRepeated: true }
}

export const findRequest = (db: Db, id: string) =>
  db.selectFrom('regret_requests').selectAll().where('id', '=', id).executeTakeFirst()

function requestKey(ctx: Ctx, { kind, email, reference, message }: RegretBody): Buffer {
  const parts = [ctx.site.id, today(ctx), kind, email, reference, message ?? ''].map((part) =>
    part.trim().toLowerCase(),
  )
  return createHash('sha256').update(JSON.stringify(parts)).digest()
}
