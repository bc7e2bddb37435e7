import type { BankConduct } from '@volante/contract/financing-box'
import type { BankName } from '@volante/domain/financing/proposal'
import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { checkSignature } from '../../payments/signature.ts'
import { readNews } from '../news.ts'
import type { Bank, BankMoment, BankNews } from '../provider.ts'
import { AFTER_PAPER, AFTER_USE, openingOf, type Step } from './judgement.ts'
import type { BankBoxTables } from './tables.ts'

export type NewsRow = Selectable<BankBoxTables['bank_box_news']>

/**
 * The bank of the house: it needs no network, keeps its own books, takes its time and tells what it decides by signed
 * news. It can be told to refuse, to ask for papers, to be slow, to repeat itself, to stay silent, to tell things out of
 * order and to lie.
 */
export function boxBank(db: Db, bank: BankName, key: () => string): Bank {
  return {
    name: 'box',
    bank,
    async submit(proposal, moment) {
      if (await hasBook(db, proposal.id, bank)) return proposal.id
      const conduct = await conductOf(db)
      await write(db, bank, proposal.id, openingOf(bank, proposal, conduct), conduct, moment)
      return proposal.id
    },
    async sendPaper({ id }, _paper, moment) {
      const last = (await newsOfProposal(db, id)).at(-1)
      if (!last?.status.startsWith('PENDING_')) return
      await write(db, bank, id, AFTER_PAPER[bank], 'approve', moment)
    },
    // Whoever looks at it again finds what the machine found.
    contest: () => Promise.resolve(),
    async use({ id }, _order, moment) {
      const known = await newsOfProposal(db, id)
      const still = AFTER_USE[bank].filter((step) => !known.some(({ status }) => status === step.status))
      await write(db, bank, id, still, 'approve', moment)
    },
    withdraw: ({ id }) => tellNoMore(db, id, bank),
    release: ({ id }) => tellNoMore(db, id, bank),
    ask: async ({ id }, now) =>
      (await newsOfProposal(db, id)).filter((row) => row.bank === bank && row.at <= now).map(toNews),
    authenticity: ({ signature: given, body }, now) => checkSignature(key(), given, body, now),
    read: readNews,
  }
}

/** A row of the book as news. */
export const toNews = ({ id, proposal_id, status, at, more }: NewsRow): BankNews => ({
  id: `box-${id}`,
  proposalId: proposal_id,
  status,
  at,
  ...more,
})

const tellNoMore = async (db: Db, proposalId: string, bank: BankName): Promise<void> => {
  await db
    .deleteFrom('bank_box_news')
    .where('proposal_id', '=', proposalId)
    .where('bank', '=', bank)
    .where('told_at', 'is', null)
    .execute()
}

const hasBook = async (db: Db, proposalId: string, bank: BankName): Promise<boolean> =>
  (await db
    .selectFrom('bank_box_news')
    .select('id')
    .where('proposal_id', '=', proposalId)
    .where('bank', '=', bank)
    .executeTakeFirst()) !== undefined

/** What the bank does with proposals to come: the newest rule says it. */
export async function conductOf(db: Db): Promise<BankConduct> {
  const rule = await db.selectFrom('bank_box_rules').select('conduct').orderBy('id', 'desc').limit(1).executeTakeFirst()
  return rule?.conduct ?? 'approve'
}

const TIMES = { repeat: 3, silent: 0 } as const

async function write(
  db: Db,
  bank: BankName,
  proposal_id: string,
  steps: readonly Step[],
  conduct: BankConduct,
  { now, site, enqueue }: BankMoment,
): Promise<void> {
  const times = conduct === 'repeat' || conduct === 'silent' ? TIMES[conduct] : 1
  if (steps.length === 0) return
  const rows = steps.map(({ after, status, more = {} }) => ({
    proposal_id,
    bank,
    status,
    at: new Date(now.getTime() + after * 1000),
    more: JSON.stringify(more),
    times,
    told_at: null,
  }))
  await db.insertInto('bank_box_news').values(rows).execute()
  // Out of order: the last of it is told first, and it is true all the same.
  const moments = conduct === 'disorder' ? rows.map(({ at }) => at).slice(-1) : rows.map(({ at }) => at)
  for (const at of moments) await enqueue('bank.tell', { site, proposalId: proposal_id }, { at })
}

/** Its book of a proposal, by when it says each: also what it will say. */
const newsOfProposal = (db: Db, proposalId: string): Promise<NewsRow[]> =>
  db.selectFrom('bank_box_news').selectAll().where('proposal_id', '=', proposalId).orderBy('at').orderBy('id').execute()

/** Takes a proposal and a moment; returns what the bank has still to tell of it by then, noted as told: in its order, unless it was told otherwise. */
export async function takeUntold(db: Db, proposalId: string, now: Date): Promise<NewsRow[]> {
  const rows = await db
    .updateTable('bank_box_news')
    .set({ told_at: now })
    .where('proposal_id', '=', proposalId)
    .where('at', '<=', now)
    .where('told_at', 'is', null)
    .returningAll()
    .execute()
  const inOrder = rows.toSorted((one, other) => one.at.getTime() - other.at.getTime())
  return (await conductOf(db)) === 'disorder' ? inOrder.toReversed() : inOrder
}

/** When the bank has something to tell of a proposal next; null where it has told all. */
export async function nextUntold(db: Db, proposalId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('bank_box_news')
    .select('at')
    .where('proposal_id', '=', proposalId)
    .where('told_at', 'is', null)
    .orderBy('at')
    .limit(1)
    .executeTakeFirst()
  return row?.at ?? null
}
