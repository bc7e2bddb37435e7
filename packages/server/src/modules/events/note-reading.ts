import type { SignedInCtx } from '../../platform/http/ctx.ts'

/** Who read how to reach participants is on record. */
export const noteReading = (ctx: SignedInCtx, call: string, params: object): Promise<unknown> =>
  ctx.db
    .insertInto('audit')
    .values({
      at: ctx.now,
      actor_id: ctx.user.id,
      site: ctx.site.id,
      call,
      request_id: ctx.requestId,
      input: JSON.stringify({ params }),
    })
    .execute()
