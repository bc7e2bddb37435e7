import { loanPath } from '@volante/contract/account-addresses'
import { formatDay } from '@volante/domain/date'
import { formatPrice } from '@volante/domain/money/price'
import { bankConsequence } from '@volante/domain/order/bank-status'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { publicOrigin } from '../../../providers/identity/demo/names.ts'
import { greeted, sendLetter } from '../../../providers/mail/send-letter.ts'
import { paperRefusal } from './papers/queries.ts'
import { findProposal, type ProposalRow } from './queries.ts'

type Data = Readonly<Record<string, unknown>>

const CONSEQUENCES = ['customer', 'approved', 'refused'] as const

/** What a bank answered, unless it has said something else since. */
export async function writeAnswer(ctx: Ctx, { proposalId, means }: Data): Promise<void> {
  const row = await findProposal(ctx.db, String(proposalId))
  const about = CONSEQUENCES.find((one) => one === means)
  if (row && about && bankConsequence(row.status) === about) await writeOf(ctx, row, about, row.status_at.toISOString())
}

/** A paper that the dealer's people cannot use is asked for again, with the reason. */
export async function askAgain(ctx: Ctx, { proposalId, paper }: Data): Promise<void> {
  const row = await findProposal(ctx.db, String(proposalId))
  const { kind, refusal } = (await paperRefusal(ctx.db, String(paper))) ?? {}
  if (!row || !kind || !refusal) return
  const values = { paper: ctx.text(`loan.paper.${kind}`), reason: ctx.text(`order.documentRefusal.${refusal}`) }
  await writeOf(ctx, row, 'again', String(paper), values)
}

/** Writes to who sent a proposal; `once` tells this letter from others about the same. */
export async function writeOf(
  ctx: Ctx,
  row: ProposalRow,
  about: string,
  once: string,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { answer, applicant } = row
  const money = (cents: number) => formatPrice(cents, answer.currency)
  await sendLetter(ctx, {
    cause: [row.id, about, once],
    to: applicant.email ?? '',
    text: `financing.mail.${about}`,
    push: { accountId: row.account_id, kind: 'loans' },
    values: {
      name: greeted(ctx, applicant.name ?? row.buyer),
      brand: ctx.site.brandName,
      number: row.number,
      car: row.car,
      lender: answer.lender,
      financed: money(answer.totalInstallments),
      month: `${answer.numberOfInstallments} × ${money(answer.installmentsValue)}`,
      until: row.valid_until ? formatDay(row.valid_until, ctx.site.language) : '',
      link: publicOrigin(ctx.settings) + loanPath(ctx.site, row.id),
      ...more,
    },
  })
}
