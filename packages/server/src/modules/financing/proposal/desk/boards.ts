import type { BankHealth, boardCalls } from '@volante/contract/financing-boards'
import { BANKS } from '@volante/domain/financing/proposal'
import type { Handlers } from '../../../../platform/http/implement.ts'
import { placesWithin } from '../../../dealers/api.ts'
import { bankFigures, refusalFigures } from './queries.ts'

/** How the banks fare, and why they refuse: counted, and naming nobody. */
export const boardHandlers: Handlers<typeof boardCalls> = {
  async banks({ ctx, reach }) {
    const { sites } = await placesWithin(ctx, reach)
    const rows = new Map((await bankFigures(ctx, sites)).map((row) => [row.bank, row]))
    return BANKS.map((bank) => ({
      ...NOTHING,
      ...rows.get(bank),
      bank,
      provider: ctx.providers.banks[bank]?.name ?? 'none',
    }))
  },
  refusals: async ({ ctx, reach }) => refusalFigures(ctx, (await placesWithin(ctx, reach)).sites),
}

const NOTHING: Omit<BankHealth, 'bank' | 'provider'> = {
  waiting: 0,
  waitingSince: null,
  undecided: 0,
  papers: 0,
  sent: 0,
  approved: 0,
  refused: 0,
  medianHours: null,
  slowestTenthHours: null,
  heardAt: null,
}
