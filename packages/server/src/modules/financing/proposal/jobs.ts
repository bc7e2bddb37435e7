import { REVIEW_HOURS } from '@volante/domain/financing/proposal'
import { parsePrice } from '@volante/domain/money/price'
import type { Ctx } from '../../../platform/http/ctx.ts'
import type { ModuleJobs } from '../../../platform/jobs/module-jobs.ts'
import { nextUnsent, noteSent, unsentNews } from '../../../providers/bank/box/box.ts'
import { signedNews } from '../../../providers/bank/box/signed-news.ts'
import type { Bank, BankMoment, BankProposal } from '../../../providers/bank/provider.ts'
import { secretOf } from '../../../platform/settings/secrets.ts'
import { notePaperHanded, papersToHand } from './papers/queries.ts'
import { findProposal, keepReference, type ProposalRow, takeQuiet } from './queries.ts'
import { askAgain, writeAnswer } from './letters.ts'
import { announceLoan } from './live.ts'
import { kindOf } from './present.ts'
import { lookForWaiting, remind, writeReminder } from './remind.ts'
import { takeNews } from './take-news.ts'
import { receive } from './webhook.ts'

type Data = Readonly<Record<string, unknown>>

/** What goes to a bank and comes from it. Each reads anew what it works on, and a bank takes everything twice as once. */
export const financingJobs: ModuleJobs = {
  'financing.submit': (ctx, data) => atBank(ctx, data, submit),
  'financing.papers': (ctx, data) => atBank(ctx, data, handPapers),
  'financing.contest': (ctx, data) => atBank(ctx, data, (_ctx, row, bank, at) => bank.contest(known(row), at)),
  'financing.use': (ctx, data) =>
    atBank(ctx, data, (_ctx, row, bank, at) => bank.use(known(row), String(data.orderNumber), at)),
  'financing.release': (ctx, data) =>
    atBank(ctx, data, (_ctx, row, bank, at) => bank.release(known(row), String(data.orderNumber), at)),
  'financing.withdraw': (ctx, data) => atBank(ctx, data, withdraw),
  'financing.ask': (ctx, data) => atBank(ctx, data, ask),
  'financing.quiet': lookAfterQuiet,
  'financing.letter': writeAnswer,
  'financing.again': askAgain,
  'financing.waiting': lookForWaiting,
  'financing.remind': remind,
  'financing.reminder': writeReminder,
  /** The built-in bank's own: it tells what it has decided by now. */
  'bank.tell': tell,
}

export const financingSchedules = { 'financing.quiet': '*/5 * * * *', 'financing.waiting': '12 * * * *' } as const

const known = ({ id, bank_ref }: ProposalRow) => ({ id, ref: bank_ref ?? '' })

async function atBank(
  ctx: Ctx,
  { proposalId }: Data,
  work: (ctx: Ctx, row: ProposalRow, bank: Bank, at: BankMoment) => Promise<void>,
): Promise<void> {
  const row = await findProposal(ctx.db, String(proposalId))
  const bank = row && ctx.providers.banks[row.bank]
  if (row && bank) await work(ctx, row, bank, { now: ctx.now, site: row.site, enqueue: ctx.enqueue })
}

async function submit(ctx: Ctx, row: ProposalRow, bank: Bank, at: BankMoment): Promise<void> {
  const { db, site } = ctx
  if (row.bank_ref !== null || row.withdrawn_at !== null) return
  const ref = await bank.submit(proposalFor(row, site), at)
  const now = await keepReference(db, row, ref)
  announceLoan(ctx, row.id)
  // Taken back while it was on its way.
  if (now?.withdrawn_at) await bank.withdraw(known(now), at)
}

/** One that no bank has heard of is not told of at all. */
async function withdraw(_ctx: Ctx, row: ProposalRow, bank: Bank, at: BankMoment): Promise<void> {
  if (row.bank_ref !== null) await bank.withdraw(known(row), at)
}

function proposalFor(row: ProposalRow, site: Ctx['site']): BankProposal {
  const { asked, answer, applicant } = row
  return {
    id: row.id,
    number: row.number,
    site: row.site,
    country: site.country,
    type: answer.type,
    planId: answer.planId,
    car: { mvs: asked.mvs, year: asked.year, name: row.car },
    dealerCode: row.dealer_code,
    price: answer.price,
    entrance: answer.entranceValue,
    financed: answer.totalInstallments,
    installments: answer.numberOfInstallments,
    installment: answer.installmentsValue,
    finalInstallment: answer.finalInstallmentValue,
    applicantKind: kindOf(row),
    applicant,
    income: parsePrice(applicant.income || applicant.revenue || '', site.currency) ?? 0,
    creditConsentAt: row.consent.at,
  }
}

/** A paper whose file the store lost is asked for again by the bank, not by us. */
async function handPapers(ctx: Ctx, row: ProposalRow, bank: Bank, at: BankMoment): Promise<void> {
  const unlookedAt = new Date(ctx.now.getTime() - REVIEW_HOURS * 3_600_000)
  for (const { id, kind, name, type, file_key } of await papersToHand(ctx.db, row, unlookedAt)) {
    const body = await ctx.providers.files.get(file_key)
    if (body) await bank.sendPaper(known(row), { id, kind, name, type, body: await bytesOf(body) }, at)
    await notePaperHanded(ctx.db, id, ctx.now)
    announceLoan(ctx, row.id)
  }
}

async function bytesOf(body: Uint8Array | AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  if (body instanceof Uint8Array) return body
  const parts: Uint8Array[] = []
  for await (const part of body) parts.push(part)
  return Buffer.concat(parts)
}

/** All a bank has said, in its order: what was lost on the way, or came out of order, takes effect now. */
async function ask(ctx: Ctx, row: ProposalRow, bank: Bank): Promise<void> {
  if (row.bank_ref === null) return
  for (const news of await bank.ask(known(row), ctx.now)) {
    const taken = await takeNews(ctx, { ...news, proposalId: row.id })
    if (taken === 'passed') ctx.log.warn({ status: news.status, proposal: row.number }, 'a bank says what cannot be')
  }
}

const QUIET_MS = 3 * 60_000
const MOST = 200

/** Nothing is lost with a notice, or with a process that died before it handed a proposal in. */
async function lookAfterQuiet(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.now.getTime() - QUIET_MS)
  for (const { id, site, bank_ref } of await takeQuiet(ctx.db, ctx.now, before, MOST))
    await ctx.enqueue(bank_ref === null ? 'financing.submit' : 'financing.ask', { site, proposalId: id })
}

/** One thing after the other; a job that comes a moment too early comes again. */
async function tell(ctx: Ctx, { proposalId }: Data): Promise<void> {
  const id = String(proposalId)
  const key = secretOf(ctx.settings, 'PAYMENTS_WEBHOOK_KEY')
  const rows = await unsentNews(ctx.db, id, ctx.now)
  for (const row of rows) {
    const bank = ctx.providers.banks[row.bank]
    for (let time = 0; bank && time < row.times; time += 1) await receive(ctx, bank, signedNews(row, key, ctx.now))
  }
  await noteSent(ctx.db, rows, ctx.now)
  const next = await nextUnsent(ctx.db, id)
  if (next) await ctx.enqueue('bank.tell', { site: ctx.site.id, proposalId: id }, { at: next })
}
