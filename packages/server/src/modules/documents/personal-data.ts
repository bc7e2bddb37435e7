import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { Forgotten, Inside, PersonalData } from '../../platform/process/personal-data.ts'
import { removeLater } from '../../platform/papers/stored-file.ts'

/**
 * Signed purchases keep contract and papers for the years of the purchase (BR CDC art. 27, CTN art. 174; AR CCyC arts. 328
 * and 2560); papers of orders that were never signed, and every photo, go.
 */
export const documentsPersonalData: PersonalData = {
  documents: {
    forget: forgetPapers,
    stays: async (db, who) => (await papersToKeep(db, who)).rows,
  },
  /** Lists the files; each is read under its own address. Photos of a face never leave in an export. */
  document_files: {
    rows: (db, { accountId }) =>
      db
        .selectFrom('documents')
        .innerJoin('document_files', 'document_files.document_id', 'documents.id')
        .leftJoin('orders', 'orders.id', 'documents.order_id')
        .select([
          'orders.number',
          'documents.car',
          'documents.sent_at',
          'documents.kind',
          'documents.version',
          'documents.state',
        ])
        .select(['documents.reason', 'document_files.name', 'document_files.type', 'document_files.bytes'])
        .where('documents.account_id', '=', accountId)
        .orderBy('documents.sent_at')
        .orderBy('document_files.page')
        .execute(),
  },
  order_contracts: {
    rows: (db, { accountId }) =>
      db
        .selectFrom('order_contracts')
        .innerJoin('orders', 'orders.id', 'order_contracts.order_id')
        .select(['orders.number', 'order_contracts.created_at', 'version', 'state', 'sha256', 'bytes'])
        .select(['signed_at', 'signed_origin'])
        .where('order_contracts.account_id', '=', accountId)
        .orderBy('order_contracts.created_at')
        .execute(),
    forget: forgetContracts,
    async stays(db, { accountId, orders }) {
      const { rows } = await db
        .selectFrom('order_contracts')
        .select((eb) => eb.fn.countAll<number>().as('rows'))
        .where('account_id', '=', accountId)
        .where('state', '=', 'SIGNED')
        .where(sql<boolean>`order_id <> all(${[...orders]}::uuid[])`)
        .executeTakeFirstOrThrow()
      return rows
    },
  },
  photo_checks: {
    rows: (db, { accountId }) =>
      db
        .selectFrom('photo_checks')
        .innerJoin('orders', 'orders.id', 'photo_checks.order_id')
        .select(['orders.number', 'started_at', 'state', 'attempts', 'consent_version', 'consent_at'])
        .select(['consent_origin', 'decided_at'])
        .where('photo_checks.account_id', '=', accountId)
        .execute(),
    forget: ({ db }, who) =>
      db
        .updateTable('photo_checks')
        .set({ note: null })
        .where(({ eb, or }) => or([eb('account_id', '=', who.accountId), ofOrders(who)]))
        .execute(),
  },
  photos: {
    async forget(inside, who) {
      const gone = await inside.db
        .deleteFrom('photos')
        .where('order_id', 'in', (inner) =>
          inner
            .selectFrom('photo_checks')
            .select('order_id')
            .where(({ eb, or }) => or([eb('account_id', '=', who.accountId), ofOrders(who)])),
        )
        .returning('file_key')
        .execute()
      await removeLater(
        inside,
        gone.map(({ file_key }) => file_key),
      )
    },
  },
}

const ofOrders = ({ orders }: Forgotten) => sql<boolean>`order_id = any(${[...orders]}::uuid[])`

/** A paper of theirs, unless its purchase was signed; and every paper of an order that goes. */
const isToForget = (who: Forgotten) => sql<boolean>`(order_id = any(${[...who.orders]}::uuid[]) or
  account_id = ${who.accountId} and not exists (
    select from order_contracts c where c.order_id = documents.order_id and c.state = 'SIGNED'))`

async function forgetPapers(inside: Inside, who: Forgotten): Promise<void> {
  const files = await inside.db
    .selectFrom('documents')
    .innerJoin('document_files', 'document_files.document_id', 'documents.id')
    .select('file_key')
    .where(isToForget(who))
    .execute()
  await removeLater(
    inside,
    files.map(({ file_key }) => file_key),
  )
  await inside.db.deleteFrom('documents').where(isToForget(who)).execute()
}

async function forgetContracts(inside: Inside, who: Forgotten): Promise<void> {
  const gone = await inside.db
    .deleteFrom('order_contracts')
    .where(({ eb, or, and, not }) =>
      or([
        ofOrders(who),
        and([
          eb('account_id', '=', who.accountId),
          not(
            sql<boolean>`exists (select from order_contracts c where c.order_id = order_contracts.order_id and c.state = 'SIGNED')`,
          ),
        ]),
      ]),
    )
    .returning('file_key')
    .execute()
  await removeLater(
    inside,
    gone.map(({ file_key }) => file_key),
  )
}

const papersToKeep = (db: Db, who: Forgotten) =>
  db
    .selectFrom('documents')
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .where('account_id', '=', who.accountId)
    .where(({ not }) => not(isToForget(who)))
    .executeTakeFirstOrThrow()
