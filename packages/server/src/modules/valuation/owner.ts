import type { SignedInCtx } from '../../platform/http/ctx.ts'
import { accountById } from '../identity/api.ts'

/** The caller, and their address once it is proven to be theirs. */
export async function ownerOf(ctx: SignedInCtx) {
  const account = await accountById(ctx, ctx.user.id)
  return { accountId: ctx.user.id, email: account?.emailConfirmed ? account.email : null }
}
