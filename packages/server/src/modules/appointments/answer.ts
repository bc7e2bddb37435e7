import { refuse } from '@volante/domain/refusal'
import type { SignedInCtx } from '../../platform/http/ctx.ts'
import { refuseFields } from '../../platform/words/refuse-fields.ts'
import { act } from './book.ts'
import { type AppointmentRow, lockAppointment } from './queries.ts'

interface DealerReply {
  readonly act: 'confirm' | 'decline' | 'finish' | 'miss'
  readonly reason?: string | null | undefined
  /** "HH:MM", with `confirm` of half a day. */
  readonly time?: string | null | undefined
}

/** What a dealer says to an appointment; who asked is told. Refuses (409) what its state does not allow, and a no without words. `field` names where those stand in the call. */
export async function answer(
  ctx: SignedInCtx,
  id: string,
  reply: DealerReply,
  field = 'reason',
): Promise<AppointmentRow> {
  const row = await lockAppointment(ctx.db, id)
  if (!row) throw ctx.fail('request.notFound')
  if (reply.act === 'decline' && !reply.reason?.trim()) refuseFields(ctx, { [field]: refuse('validation.required') })
  return act(ctx, row, reply.act, { reason: reply.reason ?? null, time: reply.time ?? null, by: ctx.user.id })
}
