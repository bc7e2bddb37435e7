import { contact, type Message } from '@volante/contract/contact'
import { messageAfter } from '@volante/domain/lead/message-work'
import type { Ctx } from '../../../platform/http/ctx.ts'
import type { Handlers } from '../../../platform/http/implement.ts'
import { knownDealer, placesWithin } from '../../dealers/api.ts'
import { followedBy } from './followed.ts'
import { masked } from './masked.ts'
import { actsOf, findMessage, findMessages, keepAct, lockMessage, type MessageFound } from './queries.ts'

type DeskCall = 'deskList' | 'deskGet' | 'deskWork'

/** Messages of the contact page as staff answer them. */
export const messageDeskHandlers: Pick<Handlers<typeof contact.calls>, DeskCall> = {
  async deskList({ ctx, reach, query: { page, size, ...filter } }) {
    const { items: rows, total } = await findMessages(ctx, await placesWithin(ctx, reach), filter, { page, size })
    return { items: await Promise.all(rows.map(async (row) => masked(await rowOf(ctx, row)))), page, size, total }
  },

  ...followedBy({
    readBy: contact.calls.deskGet.id,
    find: findMessage,
    lock: lockMessage,
    actsOf,
    keepAct,
    shown: rowOf,
    after: messageAfter,
    notNow: 'message.notNow',
  }),
}

async function rowOf(ctx: Ctx, row: MessageFound): Promise<Message> {
  const site = ctx.everySite.find(({ id }) => id === row.site)
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
