import type { PersonDetail, Rightful } from '@volante/contract/users-admin'
import { can, rolesIn } from '@volante/domain/policy/policy'
import { notify } from '../../notifications/api.ts'
import type { SignedInCtx } from '../../../platform/http/ctx.ts'
import { versionOf } from './queries.ts'

/** Keeps what somebody asked for until a second person decides; a newer wish takes the place of an older one. */
export async function keepWish(ctx: SignedInCtx, accountId: string, rights: Rightful): Promise<void> {
  const { db, user, now } = ctx
  const wish = { asked_by: user.id, asked_at: now, rights: JSON.stringify(rights) }
  await db
    .insertInto('rights_wishes')
    .values({ account_id: accountId, ...wish })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(wish))
    .execute()
  const person = await db.selectFrom('accounts').select('country').where('id', '=', accountId).executeTakeFirst()
  await notify(ctx, 'rightsWaiting', {
    subject: accountId,
    cause: `${accountId} ${now.toISOString()}`,
    told: { by: user.name },
    to: { countries: [person?.country ?? ctx.site.country] },
    but: [user.id, accountId],
  })
}

/** The wish, which is gone with it: a refusal afterwards puts it back with the transaction. */
export const takeWish = ({ db }: SignedInCtx, accountId: string) =>
  db
    .deleteFrom('rights_wishes')
    .where('account_id', '=', accountId)
    .returning(['asked_by', 'rights'])
    .executeTakeFirst()

/** The wish as the person's page shows it; one that the rights have overtaken waits no more. */
export async function waitingWish(
  { db, user }: SignedInCtx,
  accountId: string,
  version: number,
): Promise<PersonDetail['waiting']> {
  const wish = await db
    .selectFrom('rights_wishes')
    .innerJoin('accounts', 'accounts.id', 'rights_wishes.asked_by')
    .select(['asked_by', 'asked_at', 'rights', 'accounts.name'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (!wish || wish.rights.rightsVersion !== version) return null
  const { rightsVersion: _version, ...rights } = wish.rights
  return {
    rights,
    by: { id: wish.asked_by, name: wish.name },
    at: wish.asked_at.toISOString(),
    mayDecide: can(user, 'users.roles') && wish.asked_by !== user.id && accountId !== user.id,
  }
}

/** What was asked for somebody's own account and waits for a second person; names no further right than the roles. */
export async function ownWaitingRights({ db, user }: SignedInCtx) {
  const wish = await db
    .selectFrom('rights_wishes')
    .innerJoin('accounts', 'accounts.id', 'rights_wishes.asked_by')
    .select(['asked_at', 'rights', 'accounts.name as by'])
    .where('account_id', '=', user.id)
    .executeTakeFirst()
  if (!wish || wish.rights.rightsVersion !== (await versionOf(db, 'RIGHTS', user.id))) return null
  const roles = rolesIn(wish.rights.roles).filter((role) => !user.roles.includes(role))
  return { by: wish.by, at: wish.asked_at.toISOString(), roles }
}
