import { randomUUID } from 'node:crypto'
import type { CallError } from '@volante/contract/kit'
import { MOST_VIEWS, type PeopleView, type ViewQuery } from '@volante/contract/users-admin'
import { refuse } from '@volante/domain/refusal'
import { sql } from 'kysely'
import type { SignedInCtx } from '../../../platform/http/ctx.ts'
import { refuseFields } from '../../../platform/words/refuse-fields.ts'

/** The caller's own views, by name. */
export async function viewsOf({ db, user }: SignedInCtx): Promise<PeopleView[]> {
  return db
    .selectFrom('people_views')
    .select(['id', 'name', 'query'])
    .where('account_id', '=', user.id)
    .orderBy(sql`plain_text(name)`)
    .execute()
}

type Fail = (key: 'users.tooManyViews') => CallError

/** Keeps a view; one of the same name, however it is written, gives way to it. */
export async function saveView(ctx: SignedInCtx, typed: string, query: ViewQuery, fail: Fail): Promise<PeopleView> {
  const { db, user, now } = ctx
  const name = typed.trim()
  refuseFields(ctx, name === '' ? { name: refuse('validation.required') } : {})
  // Two savings of one person come one after the other, so that the limit holds.
  await db.selectFrom('accounts').select('id').where('id', '=', user.id).forUpdate().execute()
  const row = await db
    .insertInto('people_views')
    .values({ id: randomUUID(), account_id: user.id, name, query: JSON.stringify(query), created_at: now })
    .onConflict((conflict) =>
      conflict
        .expression(sql`account_id, plain_text(name)`)
        .doUpdateSet((eb) => ({ name: eb.ref('excluded.name'), query: eb.ref('excluded.query') })),
    )
    .returning(['id', 'name', 'query'])
    .executeTakeFirstOrThrow()
  if ((await viewsOf(ctx)).length > MOST_VIEWS) throw fail('users.tooManyViews')
  return row
}

/** Forgets one of the caller's views; false where it is not theirs. */
export async function deleteView({ db, user }: SignedInCtx, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('people_views')
    .where('id', '=', id)
    .where('account_id', '=', user.id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
