import { refuse } from '@volante/domain/refusal'
import type { Ctx, SignedInCtx } from '../../../platform/http/ctx.ts'
import { recordDeed } from '../../../platform/http/record-deed.ts'
import { refuseFields } from '../../../platform/words/refuse-fields.ts'

/** What somebody wrote and staff follow by acts, each kept with who did it: messages of the contact page, reports of defects. */
interface Followed<Row, Stage extends string, Act extends string, Shown, NotNow extends string> {
  /** The call that reads one, as the audit log names it. */
  readonly readBy: string
  readonly find: (db: Ctx['db'], id: string) => Promise<Row | undefined>
  /** How one stands, so that nobody else changes it meanwhile. */
  readonly lock: (db: Ctx['db'], id: string) => Promise<{ readonly stage: Stage } | undefined>
  /** What staff did with one, the newest first. */
  readonly actsOf: (db: Ctx['db'], id: string) => Promise<readonly Done<Act>[]>
  readonly keepAct: (ctx: SignedInCtx, id: string, done: Doing<Act> & { readonly stage: Stage }) => Promise<void>
  readonly shown: (ctx: Ctx, row: Row) => Promise<Shown>
  /** How one stands after an act, given what was done so far, the oldest first; null where it cannot be done. */
  readonly after: (stage: Stage, act: Act, done: readonly Act[]) => Stage | null
  readonly notNow: NotNow
}

interface Doing<Act> {
  readonly act: Act
  readonly note: string | null
}

type Done<Act> = Doing<Act> & { readonly at: Date; readonly by: string }

interface Work<Act, NotNow> {
  readonly ctx: SignedInCtx
  readonly body: { readonly id: string; readonly act: Act; readonly note?: string | null | undefined }
  readonly fail: (code: NotNow) => Error
}

interface Written {
  readonly protocol: string
  readonly message: string | null
}

/** The calls that read one in full, on record, and that work at it. */
export function followedBy<
  Row extends Written,
  Stage extends string,
  Act extends string,
  Shown extends object,
  NotNow extends string,
>(kind: Followed<Row, Stage, Act, Shown, NotNow>) {
  async function full(ctx: SignedInCtx, id: string) {
    const row = await kind.find(ctx.db, id)
    if (!row) throw ctx.fail('request.notFound')
    const acts = await kind.actsOf(ctx.db, id)
    const { protocol, message } = row
    const shown = await kind.shown(ctx, row)
    return { ...shown, protocol, message, acts: acts.map(({ at, ...act }) => ({ ...act, at: at.toISOString() })) }
  }

  return {
    async deskGet({ ctx, params }: { readonly ctx: SignedInCtx; readonly params: { readonly id: string } }) {
      const one = await full(ctx, params.id)
      await recordDeed(ctx, { call: kind.readBy, input: { params, protocol: one.protocol } })
      return one
    },

    async deskWork({ ctx, body: { id, act, note: typed }, fail }: Work<Act, NotNow>) {
      const one = await kind.lock(ctx.db, id)
      if (!one) throw ctx.fail('request.notFound')
      const note = typed?.trim() || null
      if (act === 'note' && note === null) refuseFields(ctx, { note: refuse('validation.required') })
      const done = (await kind.actsOf(ctx.db, id)).map((earlier) => earlier.act).toReversed()
      const stage = kind.after(one.stage, act, done)
      if (stage === null) throw fail(kind.notNow)
      await kind.keepAct(ctx, id, { act, note, stage })
      return full(ctx, id)
    },
  }
}
