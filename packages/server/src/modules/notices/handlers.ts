import { notices } from '@volante/contract/notices'
import type { SignedInCtx } from '../../platform/http/ctx.ts'
import { implement } from '../../platform/http/implement.ts'
import { answer } from '../appointments/api.ts'
import { cancelEvent, dropParticipant, eventToNotify, notify } from '../events/api.ts'

type Words = { readonly message?: string | null | undefined }
type NoticeBody = Words & { readonly eventId: string; readonly participantId?: string | null | undefined }

export const noticesHandlers = implement(notices, {
  async virtualEventCancel({ ctx, body: { eventId, participantId, message } }) {
    const event = await eventToNotify(ctx, eventId)
    if (!participantId) return { queued: await cancelEvent(ctx, event, message ?? '') }
    await dropParticipant(ctx, event, participantId, message ?? '')
    return { queued: 1 }
  },

  virtualEventConfirm: ({ ctx, body }) => tellOf(ctx, body, 'confirm'),

  virtualEventUpdate: ({ ctx, body }) => tellOf(ctx, body, 'update'),

  visitCancel: ({ ctx, body }) => toVisit(ctx, body, 'decline', 'C'),

  visitConfirm: ({ ctx, body }) => toVisit(ctx, body, 'confirm', 'A'),
})

async function tellOf(ctx: SignedInCtx, { eventId, participantId, message }: NoticeBody, news: 'confirm' | 'update') {
  const event = await eventToNotify(ctx, eventId)
  return { queued: await notify(ctx, event, participantId ?? null, news, message ?? '') }
}

/** The letter is the appointment's own; a message goes beside it where they allowed one. */
async function toVisit(
  ctx: SignedInCtx,
  { visitId, message }: Words & { readonly visitId: string },
  act: 'confirm' | 'decline',
  code: 'A' | 'C',
) {
  const row = await answer(ctx, visitId, { act, reason: message }, 'message')
  const isPhone = row.channels.includes('WHATSAPP')
  if (isPhone) await ctx.enqueue('notices.visitMessage', { site: row.site, id: row.id, moves: row.moves, act })
  return { visitId: row.id, code, queued: 1 + (isPhone ? 1 : 0) }
}
