import type { bankBoxCalls } from '@volante/contract/financing-box'
import type { Ctx } from '../../../platform/http/ctx.ts'
import type { Handlers } from '../../../platform/http/implement.ts'
import { conductOf, tellConduct } from '../../../providers/bank/box/box.ts'

/** Telling the built-in bank what to do: in demo mode only. */
export const bankBoxHandlers: Handlers<typeof bankBoxCalls> = {
  async boxConduct({ ctx }) {
    refuseOutsideDemo(ctx)
    return { conduct: await conductOf(ctx.db) }
  },

  async tellBox({ ctx, body: { conduct } }) {
    refuseOutsideDemo(ctx)
    await tellConduct(ctx.db, conduct, ctx.now)
    return { conduct }
  },
}

function refuseOutsideDemo(ctx: Ctx): void {
  if (!ctx.settings.VOLANTE_DEMO) throw ctx.fail('request.notFound')
}
