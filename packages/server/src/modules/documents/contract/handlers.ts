import type { contracts } from '@volante/contract/contracts'
import type { documents } from '@volante/contract/documents'
import type { Handlers } from '../../../platform/http/implement.ts'
import { signContract } from './contract.ts'
import { contractsOf, contractView, findContract } from './queries.ts'
import { visibleOrder } from '../order-access.ts'
import { download } from '../../../platform/papers/stored-file.ts'

export const contractsHandlers: Handlers<typeof contracts> = {
  async contractList({ ctx, query }) {
    // A proposal is a bank's or a rental's: its contract is not among those of purchases.
    if (query.proposalCode !== undefined) return []
    return (await contractsOf(ctx.db, ctx.user.id, query.reservationId)).map(contractView)
  },

  async contractSign({ ctx, body, fail }) {
    const contract = await findContract(ctx.db, body.id)
    if (contract?.account_id !== ctx.user.id) throw fail('request.notFound')
    if (!body.accepted) throw fail('contract.notAccepted')
    const signed = await ctx.inTransaction((inside) => signContract(inside, contract))
    if (signed) return contractView(signed)
    await ctx.enqueue('documents.contract', { site: ctx.site.id, orderId: contract.order_id })
    throw fail('contract.replaced')
  },
}

export const contractFileHandlers: Pick<Handlers<typeof documents.calls>, 'contractFile'> = {
  async contractFile({ ctx, params, fail }) {
    const contract = await findContract(ctx.db, params.id)
    if (!contract) throw fail('request.notFound')
    const order = await visibleOrder(ctx, contract.order_id, 'contracts.read')
    return download(ctx, contract.file_key, 'application/pdf', `${order.number}-${contract.version}.pdf`)
  },
}
