import { refuse } from '@volante/domain/refusal'
import type { SignedInCtx } from '../../platform/http/ctx.ts'
import { refuseFields } from '../../platform/words/refuse-fields.ts'
import { act } from './book.ts'
import { type AppointmentRow, lockAppointment } from './queries.ts'

interface Said {
  readonly act: 'confirm' | 'decline' | 'finish' | 'miss'
  readonly reason?: string | null | undefined
  /** "HH:MM", with `confirm` of half a day. */
  readonly time?: string | null | undefined
}

/** What a dealer says to an appointment; who asked is told. Refuses (409) what its state does not allow, and a no without words. `field` names where those stand in the call. */
export async function answer(ctx: SignedInCtx, id: string, said: Said, field = 'reason'): Promise<AppointmentRow> {
  const row = await lockAppointment(ctx.db, id)
  if (!row) throw ctx.fail('request.notFound')
  if (said.act === 'decline' && !said.reason?.trim()) refuseFields(ctx, { [field]: refuse('validation.required') })
  return act(ctx, row, said.act, { reason: said.reason ?? null, time: said.time ?? null, by: ctx.user.id })
}
