import type { CallError } from '@volante/contract/kit'
import type { Grouped } from '@volante/contract/users-admin'
import type { SignedInCtx } from '../../../platform/http/ctx.ts'
import { noteChange } from '../account/accounts.ts'
import { groupsIn } from '../account/self.ts'
import { isWithinReach } from './present-person.ts'
import { findPerson, type PersonFound, versionOf } from './queries.ts'

type GroupsFail = (key: 'users.beyondScope' | 'users.ownGroups' | 'users.groupsChanged') => CallError

/** Makes these a person's groups and loyalty category; sessions read them anew with every request. */
export async function changeGroups(ctx: SignedInCtx, id: string, given: Grouped, fail: GroupsFail): Promise<void> {
  await ctx.db.selectFrom('accounts').select('id').where('id', '=', id).forUpdate().execute()
  const person = await findPerson(ctx.db, 'all', id)
  if (!person) throw ctx.fail('request.notFound')
  // What partners give for it is worth money: nobody writes it down for themselves.
  if (person.id === ctx.user.id) throw fail('users.ownGroups')
  if (!(await isWithinReach(ctx, person))) throw fail('users.beyondScope')
  if ((await versionOf(ctx.db, 'GROUPS', person.id)) !== given.groupsVersion) throw fail('users.groupsChanged')
  const before = groupsOf(person)
  const category = given.loyaltyProgramCategory?.trim()
  const after = { userGroups: groupsIn(given.userGroups), loyaltyProgramCategory: category ? [category] : [] }
  const fields = (['userGroups', 'loyaltyProgramCategory'] as const).filter(
    (kind) => String(before[kind]) !== String(after[kind]),
  )
  if (fields.length === 0) return
  await ctx.db
    .updateTable('accounts')
    .set({ user_groups: after.userGroups, loyalty_category: category || null })
    .where('id', '=', person.id)
    .execute()
  const detail = { before, after }
  await noteChange(ctx, { accountId: person.id, kind: 'GROUPS', fields, actorId: ctx.user.id, detail })
  await ctx.changed(`account ${person.id}`)
}

const groupsOf = ({ user_groups, loyalty_category }: PersonFound) => ({
  userGroups: groupsIn(user_groups),
  loyaltyProgramCategory: loyalty_category ? [loyalty_category] : [],
})
