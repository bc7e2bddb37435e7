import type { DealerReach } from '@volante/domain/policy/held-scopes'
import type { Db } from '../db/database.ts'
import type { Ctx } from '../http/ctx.ts'

/** What a change set knows of a prepared change. */
export interface PartState {
  readonly id: string
  /** Message key of what it is called. */
  readonly name: string
  /** Its page in the workplace. */
  readonly path: string
  /** How much of it differs from what is in force. */
  readonly rows: number
  readonly madeBy: string | null
  /** The countries it changes. */
  readonly markets: readonly string[]
  /** It waits for a decision, and nothing of it is still being read. */
  readonly isReady: boolean
  /** Money or the public page: who prepared it does not approve it. */
  readonly needsTwo: boolean
}

/**
 * One kind of prepared change that can join a change set: rows of sheets, texts, settings. Everything is done in the
 * caller's transaction; `actor` is who approved, null where nobody is known any more.
 */
export interface ChangePart {
  /** As addresses name it. */
  readonly kind: string
  find(db: Db, ids: readonly string[]): Promise<readonly PartState[]>
  isWithin(
    ctx: Pick<Ctx, 'db'> & { readonly user: { readonly id: string } },
    id: string,
    reach: DealerReach | 'all',
  ): Promise<boolean>
  /** Puts it in force; false, with nothing of it done, where it is no longer what was shown. */
  publish(ctx: Ctx, id: string, actor: string | null): Promise<boolean>
  /** Puts it in force for a transaction that is rolled back: nothing is kept of it and nobody is told. */
  show(db: Db, id: string): Promise<void>
  /** Makes things what they were before, except what changed since; returns how much that is. */
  revert(ctx: Ctx, id: string, actor: string | null): Promise<number>
  /** Tries it with things as they are now, so that it can be looked at again. */
  renew(ctx: Ctx, id: string): Promise<void>
  /** Sees to it that what it holds is still there at that time. */
  holdUntil(db: Db, id: string, at: Date): Promise<void>
}
