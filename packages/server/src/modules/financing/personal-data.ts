import { DAY_MS } from '@volante/domain/duration'
import { CAME_TO_NOTHING_PROPOSAL_DAYS, PURCHASE_DAYS } from '@volante/domain/privacy/retention-terms'
import { sql } from 'kysely'
import type { Forgotten, Inside, PersonalData } from '../../platform/process/personal-data.ts'
import { removeLater } from '../../platform/papers/stored-file.ts'

/** A loan that paid a car is kept as its purchase is; of all others nothing that names the person stays. */
const isFree = ({ accountId }: Pick<Forgotten, 'accountId'>) =>
  sql<boolean>`account_id = ${accountId} and order_id is null`

export const financingPersonalData: PersonalData = {
  financing_applicants: {
    rows: (db, { accountId }) =>
      db
        .selectFrom('financing_applicants')
        .select(['kind', 'changed_at', 'told'])
        .where('account_id', '=', accountId)
        .execute(),
    forget: ({ db }, { accountId }) =>
      db.deleteFrom('financing_applicants').where('account_id', '=', accountId).execute(),
  },
  financing_proposals: {
    rows: (db, { accountId }) =>
      db
        .selectFrom('financing_proposals')
        .select(['created_at', 'number', 'car', 'buyer', 'applicant', 'consent', 'status', 'reason', 'valid_until'])
        .select(['contested_at', 'withdrawn_at', 'asked', 'answer'])
        .where('account_id', '=', accountId)
        .orderBy('created_at')
        .execute(),
    forget: ({ db }, who) =>
      db
        .updateTable('financing_proposals')
        .set({ applicant: '{}', buyer: '', consent: '{}' })
        .where(isFree(who))
        .execute(),
    forgetOld,
    async stays(db, { accountId }) {
      const { rows } = await db
        .selectFrom('financing_proposals')
        .select((eb) => eb.fn.countAll<number>().as('rows'))
        .where('account_id', '=', accountId)
        .where('order_id', 'is not', null)
        .executeTakeFirstOrThrow()
      return rows
    },
  },
  financing_proposal_notes: {
    forget: ({ db }, who) =>
      db
        .deleteFrom('financing_proposal_notes')
        .where('proposal_id', 'in', (inner) => inner.selectFrom('financing_proposals').select('id').where(isFree(who)))
        .execute(),
  },
  financing_papers: {
    rows: (db, { accountId }) =>
      db
        .selectFrom('financing_papers as p')
        .innerJoin('financing_proposals as f', 'f.id', 'p.proposal_id')
        .select(['f.number', 'p.sent_at', 'p.kind', 'p.name', 'p.type', 'p.handed_at'])
        .where('f.account_id', '=', accountId)
        .orderBy('p.sent_at')
        .execute(),
    async forget(inside, who) {
      const free = await inside.db.selectFrom('financing_proposals').select('id').where(isFree(who)).execute()
      await forgetPapers(
        inside,
        free.map(({ id }) => id),
      )
    },
  },
}

/** Whom a bank was told of: a year where no car was paid with it, else as long as the purchase is kept. */
async function forgetOld(inside: Inside, most: number): Promise<number> {
  const before = (days: number) => new Date(inside.now.getTime() - days * DAY_MS)
  const { rows } = await sql<{ id: string }>`
    update financing_proposals set applicant = '{}', buyer = '', consent = '{}' where id = any(array(
      select id from financing_proposals
      where applicant <> '{}' and created_at < case
        when order_id is null then ${before(CAME_TO_NOTHING_PROPOSAL_DAYS)}::timestamptz
        when site like 'ar-%' then ${before(PURCHASE_DAYS.AR)} else ${before(PURCHASE_DAYS.BR)} end
        and created_at < ${before(CAME_TO_NOTHING_PROPOSAL_DAYS)}
      order by created_at limit ${most})) returning id`.execute(inside.db)
  await forgetPapers(
    inside,
    rows.map(({ id }) => id),
  )
  return rows.length
}

async function forgetPapers(inside: Inside, proposals: readonly string[]): Promise<void> {
  const gone = await inside.db
    .deleteFrom('financing_papers')
    .where(sql<boolean>`proposal_id = any(${[...proposals]}::uuid[])`)
    .returning('file_key')
    .execute()
  await removeLater(
    inside,
    gone.map(({ file_key }) => file_key),
  )
}
