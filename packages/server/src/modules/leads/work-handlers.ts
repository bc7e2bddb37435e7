import type { desk } from '@volante/contract/desk'
import { closeRefusal } from '@volante/domain/lead/lead-work'
import type { SignedInCtx } from '../../platform/http/ctx.ts'
import type { Handlers } from '../../platform/http/implement.ts'
import { notify } from '../notifications/api.ts'
import { mayDo } from './present-leads.ts'
import { keepAct, lockLead, type LockedLead, sellersOf, setLead, triesOf } from './act-queries.ts'

type WorkCall = 'takeLead' | 'releaseLead' | 'giveLead' | 'answerLead' | 'noteLead' | 'closeLead' | 'reopenLead'

/** What staff do with one lead; who did it is kept with each. */
export const leadWorkHandlers: Pick<Handlers<typeof desk.calls>, WorkCall> = {
  async takeLead({ ctx, params, fail }) {
    const lead = await openLead(ctx, params.id, fail)
    if (lead.owner_id === ctx.user.id) return undefined
    if (lead.owner_id) throw fail('lead.owned', { name: lead.owner })
    await setLead(ctx, lead, { owner_id: ctx.user.id })
    await keepAct(ctx, lead, 'take')
    return undefined
  },

  async releaseLead({ ctx, params, fail }) {
    const lead = await openLead(ctx, params.id, fail)
    const isOwn = lead.owner_id === ctx.user.id
    if (lead.owner_id === null || (!isOwn && !(await mayDo(ctx, lead, 'leads.assign')))) return undefined
    await setLead(ctx, lead, { owner_id: null })
    await keepAct(ctx, lead, 'release')
    return undefined
  },

  async giveLead({ ctx, params, body: { accountId }, fail }) {
    const lead = await openLead(ctx, params.id, fail)
    if (lead.owner_id === accountId) return undefined
    const [colleague] = await sellersOf(ctx, lead.dealer_code, accountId)
    if (!colleague) throw fail('lead.colleague')
    await setLead(ctx, lead, { owner_id: accountId })
    await keepAct(ctx, lead, 'give', { to: accountId })
    await notify(ctx, 'leadGiven', {
      subject: lead.id,
      cause: `${lead.id} ${ctx.now.toISOString()}`,
      told: { protocol: lead.protocol, by: ctx.user.name },
      to: [accountId],
      but: [ctx.user.id],
    })
    return undefined
  },

  async answerLead({ ctx, params, body: { channel, isReached, note }, fail }) {
    const lead = await openLead(ctx, params.id, fail)
    if (lead.owner_id === null) await keepAct(ctx, lead, 'take')
    await setLead(ctx, lead, {
      owner_id: lead.owner_id ?? ctx.user.id,
      first_answer_at: lead.first_answer_at ?? (isReached ? ctx.now : null),
    })
    await keepAct(ctx, lead, isReached ? 'answer' : 'try', { channel, note })
    return undefined
  },

  async noteLead({ ctx, params, body: { note }, fail }) {
    const lead = await lockLead(ctx, params.id)
    if (!lead) throw fail('request.notFound')
    if (note.trim() === '') throw fail('order.missing.note')
    await keepAct(ctx, lead, 'note', { note })
    return undefined
  },

  async closeLead({ ctx, params, body: { reason, note }, fail }) {
    const lead = await openLead(ctx, params.id, fail)
    const known = { isAnswered: lead.first_answer_at !== null, tries: await triesOf(ctx, lead.id) }
    const refusal = closeRefusal(reason, known)
    if (refusal) throw fail(refusal)
    await setLead(ctx, lead, { closed_at: ctx.now, close_reason: reason })
    await keepAct(ctx, lead, 'close', { reason, note })
    return undefined
  },

  async reopenLead({ ctx, params, fail }) {
    const lead = await lockLead(ctx, params.id)
    if (!lead) throw fail('request.notFound')
    if (!lead.closed_at) throw fail('lead.open')
    await setLead(ctx, lead, { closed_at: null, close_reason: null })
    await keepAct(ctx, lead, 'reopen')
    return undefined
  },
}

type Fail = (key: 'request.notFound' | 'lead.closed') => Error

async function openLead(ctx: SignedInCtx, id: string, fail: Fail): Promise<LockedLead> {
  const lead = await lockLead(ctx, id)
  if (!lead) throw fail('request.notFound')
  if (lead.closed_at) throw fail('lead.closed')
  return lead
}
