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
      const conduct = await conductOf(db)
      const isKnown = await hasBook(db, proposal.id, bank)
      await write(db, bank, proposal.id, isKnown ? [] : openingOf(bank, proposal, conduct), conduct, moment)
      return proposal.id
    },
    async sendPaper({ id }, { kind }, moment) {
      const last = (await newsOfProposal(db, id)).at(-1)
      if (!last?.status.startsWith('PENDING_')) return
      const received = [...new Set([...(last.more.received ?? []), kind])]
      const more = JSON.stringify({ ...last.more, received })
      await db.updateTable('bank_box_news').set({ more }).where('id', '=', last.id).execute()
      // It decides once it has all of them.
      if (last.more.papers?.some((asked) => !received.includes(asked))) return
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
export const toNews = ({ id, proposal_id, status, at, more: { received: _own, ...more } }: NewsRow): BankNews => ({
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

/** From now on the bank does so. */
export const tellConduct = (db: Db, conduct: BankConduct, at: Date) =>
  db.insertInto('bank_box_rules').values({ conduct, created_at: at }).execute()

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
  const rows = steps.map(({ after, status, more = {} }) => ({
    proposal_id,
    bank,
    status,
    at: new Date(now.getTime() + after * 1000),
    more: JSON.stringify(more),
    times,
    told_at: null,
  }))
  if (rows.length > 0) await db.insertInto('bank_box_news').values(rows).execute()
  // Also for who died between the two, and asks again.
  const at = await nextUnsent(db, proposal_id)
  if (at) await enqueue('bank.tell', { site, proposalId: proposal_id }, { at })
}

/** Its book of a proposal, by when it says each: also what it will say. */
const newsOfProposal = (db: Db, proposalId: string): Promise<NewsRow[]> =>
  db.selectFrom('bank_box_news').selectAll().where('proposal_id', '=', proposalId).orderBy('at').orderBy('id').execute()

/** Takes a proposal and a moment; returns what the bank has still to tell of it by then: in its order, unless it was told otherwise. */
export async function unsentNews(db: Db, proposalId: string, now: Date): Promise<NewsRow[]> {
  const inOrder = (await newsOfProposal(db, proposalId)).filter(({ at, told_at }) => at <= now && told_at === null)
  return (await conductOf(db)) === 'disorder' ? inOrder.toReversed() : inOrder
}

/** Notes what the platform has heard. Whoever dies before that tells it once more. */
export async function noteSent(db: Db, rows: readonly NewsRow[], told_at: Date): Promise<void> {
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await db.updateTable('bank_box_news').set({ told_at }).where('id', 'in', ids).execute()
}

/** When the bank tells something of a proposal next; null where it has told all. Out of order, the last of it is told first. */
export async function nextUnsent(db: Db, proposalId: string): Promise<Date | null> {
  const isLastFirst = (await conductOf(db)) === 'disorder'
  const row = await db
    .selectFrom('bank_box_news')
    .select('at')
    .where('proposal_id', '=', proposalId)
    .where('told_at', 'is', null)
    .orderBy('at', isLastFirst ? 'desc' : 'asc')
    .limit(1)
    .executeTakeFirst()
  return row?.at ?? null
}
