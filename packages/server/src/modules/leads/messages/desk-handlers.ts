import { contact, type Message } from '@volante/contract/contact'
import { messageAfter } from '@volante/domain/lead/message-work'
import { refuse } from '@volante/domain/refusal'
import type { Ctx, SignedInCtx } from '../../../platform/http/ctx.ts'
import type { Handlers } from '../../../platform/http/implement.ts'
import { refuseFields } from '../../../platform/words/refuse-fields.ts'
import { knownDealer, placesWithin } from '../../dealers/api.ts'
import { masked } from './masked.ts'
import { actsOf, findMessage, findMessages, keepAct, lockMessage, type MessageFound } from './queries.ts'
import { recordDeed } from '../../../platform/http/record-deed.ts'

type DeskCall = 'deskList' | 'deskGet' | 'deskWork'

/** Messages of the contact page as staff answer them. */
export const messageDeskHandlers: Pick<Handlers<typeof contact.calls>, DeskCall> = {
  async deskList({ ctx, reach, query: { page, size, ...filter } }) {
    const { rows, total } = await findMessages(ctx, await placesWithin(ctx, reach), filter, { page, size })
    return { items: await Promise.all(rows.map(async (row) => masked(await rowOf(ctx, row)))), page, size, total }
  },

  async deskGet({ ctx, params }) {
    const message = await full(ctx, params.id)
    await recordDeed(ctx, { call: contact.calls.deskGet.id, input: { params, protocol: message.protocol } })
    return message
  },

  async deskWork({ ctx, body, fail }) {
    const message = await lockMessage(ctx.db, body.id)
    if (!message) throw fail('request.notFound')
    const note = body.note?.trim() || null
    if (body.act === 'note' && note === null) refuseFields(ctx, { note: refuse('validation.required') })
    const done = (await actsOf(ctx.db, body.id)).map(({ act }) => act).toReversed()
    const stage = messageAfter(message.stage, body.act, done)
    if (stage === null) throw fail('message.notNow')
    await keepAct(ctx, body.id, { act: body.act, note, stage })
    return full(ctx, body.id)
  },
}

async function full(ctx: SignedInCtx, id: string): Promise<Message> {
  const row = await findMessage(ctx.db, id)
  if (!row) throw ctx.fail('request.notFound')
  const acts = await actsOf(ctx.db, id)
  return {
    ...(await rowOf(ctx, row)),
    message: row.message,
    acts: acts.map(({ at, ...act }) => ({ ...act, at: at.toISOString() })),
  }
}

async function rowOf(ctx: Ctx, row: MessageFound): Promise<Message> {
  const site = ctx.sites.find(({ id }) => id === row.site)
  return {
    id: row.id,
    protocol: row.protocol,
    createdAt: row.created_at.toISOString(),
    brand: site?.brand ?? null,
    country: site?.country ?? null,
    subject: row.subject,
    stage: row.stage,
    name: row.name,
    email: row.email,
    phone: row.phone,
    taxId: row.tax_id,
    city: row.city,
    stateCode: row.state,
    dealerCode: row.dealer_code,
    dealerName: row.dealer_code && ((await knownDealer(ctx, row.dealer_code))?.name ?? null),
    message: null,
    acts: [],
  }
}
