import { repairmen } from '@volante/contract/repairmen'
import type { SignedInCtx } from '../../../platform/http/ctx.ts'
import { implement } from '../../../platform/http/implement.ts'
import {
  findRepairman,
  isRepairmanWithin,
  listRepairmen,
  noteConfirmed,
  repairmanOf,
  saveRepairman,
  switchEconnect,
} from './repairmen.ts'

export const repairmenHandlers = implement(
  repairmen,
  {
    async list({ ctx, reach, query: { page, size, ...filter } }) {
      return { ...(await listRepairmen(ctx, reach, filter, { limit: size, offset: page * size })), page, size }
    },

    get: async ({ ctx, params }) => repairmanOf(ctx, await known(ctx, params.id)),

    async create({ ctx, reach, body: { id, ...body }, fail }) {
      if (await findRepairman(ctx, id)) throw fail('repairmen.taken')
      const saved = await saveRepairman(ctx, id, body, reach)
      if ('refused' in saved) throw fail(saved.refused)
      return repairmanOf(ctx, saved.row)
    },

    async update({ ctx, reach, params, body, fail }) {
      await known(ctx, params.id)
      const saved = await saveRepairman(ctx, params.id, body, reach)
      if ('refused' in saved) throw fail(saved.refused)
      return repairmanOf(ctx, saved.row)
    },

    async confirm({ ctx, body, fail }) {
      const { account_id, certificate } = await known(ctx, body.id)
      if (account_id === ctx.user.id) throw fail('repairmen.own')
      if (certificate === null) throw fail('repairmen.noCertificate')
      return repairmanOf(ctx, await noteConfirmed(ctx, body.id, body.confirmed))
    },

    async econnect({ ctx, body }) {
      await known(ctx, body.id)
      return repairmanOf(ctx, await switchEconnect(ctx, body.id, body.econnect))
    },
  },
  { repairman: isRepairmanWithin },
)

/** A code that nobody has is open to who makes a mechanic, and to nobody else. */
async function known(ctx: SignedInCtx, code: string) {
  const row = await findRepairman(ctx, code)
  if (!row) throw ctx.fail('request.notFound')
  return row
}
