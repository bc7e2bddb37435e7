import { randomUUID } from 'node:crypto'
import type { NewView, View } from '@volante/contract/views'
import { sql } from 'kysely'
import { isOneOf } from '../../platform/db/is-one-of.ts'
import type { SignedInCtx } from '../../platform/http/ctx.ts'

const columns = ['id', 'name', 'query', 'shared_with as sharedWith'] as const

/** The caller's views of a list and those shared with them, by name. */
export async function viewsOf({ db, user }: SignedInCtx, list: string): Promise<View[]> {
  return db
    .selectFrom('list_views')
    .select(columns)
    .select((eb) => [
      eb('account_id', '=', user.id).as('isOwn'),
      eb.and([eb('account_id', '=', user.id), eb('is_default', '=', true)]).as('isDefault'),
    ])
    .where('list', '=', list)
    .where((eb) => eb.or([eb('account_id', '=', user.id), isOneOf('shared_with', ['all', ...user.roles])]))
    .orderBy(sql`plain_text(name)`)
    .orderBy('id')
    .$castTo<View>()
    .execute()
}

/** Keeps a view in place of one of the same name, however it is written; returns it, and how many its maker has of that list. */
export async function keepView({ db, user, now }: SignedInCtx, { list, name, query, sharedWith, isDefault }: NewView) {
  // Two savings of one person come one after the other, so that the limit holds.
  await db.selectFrom('accounts').select('id').where('id', '=', user.id).forUpdate().execute()
  if (isDefault)
    await db
      .updateTable('list_views')
      .set({ is_default: false })
      .where('account_id', '=', user.id)
      .where('list', '=', list)
      .where('is_default', '=', true)
      .execute()
  const view = await db
    .insertInto('list_views')
    .values({
      id: randomUUID(),
      account_id: user.id,
      list,
      name,
      query: JSON.stringify(query),
      shared_with: sharedWith,
      is_default: isDefault,
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict.expression(sql`account_id, list, plain_text(name)`).doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        query: eb.ref('excluded.query'),
        shared_with: eb.ref('excluded.shared_with'),
        is_default: eb.ref('excluded.is_default'),
      })),
    )
    .returning([...columns, 'is_default as isDefault'])
    .executeTakeFirstOrThrow()
  const { count } = await db
    .selectFrom('list_views')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', user.id)
    .where('list', '=', list)
    .executeTakeFirstOrThrow()
  return { view: { ...view, isOwn: true }, count }
}

/** Forgets one of the caller's views; false where it is not theirs. */
export async function dropView({ db, user }: SignedInCtx, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('list_views')
    .where('id', '=', id)
    .where('account_id', '=', user.id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
