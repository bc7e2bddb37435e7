import type { Proposal } from '@volante/contract/financing-proposals'
import { formatDay } from '@volante/domain/date'
import { formatPrice } from '@volante/domain/money/price'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { writePdf } from '../../../platform/papers/pdf-writer.ts'

/** What a buyer brings to the dealer with an approved proposal, and keeps as a proof of its terms; of a company who signs for it too. */
export async function voucher(ctx: Ctx, one: Proposal, representative: string | null) {
  const { language, legal } = ctx.site
  const say = (name: string, values: Readonly<Record<string, string | number>> = {}) =>
    ctx.text(`financing.voucher.${name}`, values)
  const money = (cents: number) => formatPrice(cents, one.currency)
  const body = await writePdf({
    title: say('title'),
    subtitle: say('subtitle', { number: one.proposalNumber }),
    blocks: [
      { label: say('buyer'), value: one.buyer, isBold: true },
      ...(representative ? [{ label: say('representative'), value: representative }] : []),
      { label: say('lender'), value: one.lender },
      ...(one.dealer ? [{ label: say('dealer'), value: `${one.dealer.name}, ${one.dealer.city}` }] : []),
      { label: say('car'), value: one.car },
      { heading: one.planName },
      { label: say('price'), value: money(one.price) },
      { label: say('entrance'), value: money(one.entrance) },
      { label: say('financed'), value: money(one.financed) },
      { label: say('month'), value: `${one.numberOfInstallments} × ${money(one.installment)}` },
      ...(one.finalInstallment > 0 ? [{ label: say('final'), value: money(one.finalInstallment) }] : []),
      { label: say('total'), value: money(one.totalValue) },
      ...(one.costRate === null
        ? []
        : [{ label: say(one.currency === 'BRL' ? 'cet' : 'cft'), value: `${percent(one.costRate, language)}%` }]),
      { label: say('due'), value: formatDay(one.dueDate, language) },
      ...(one.validUntil ? [{ label: say('until'), value: formatDay(one.validUntil, language), isBold: true }] : []),
      { text: say(representative ? 'bringCompany' : 'bring') },
    ],
    footer: `${legal.companyName} · ${legal.taxId}`,
    language,
    at: ctx.now,
  })
  return { type: 'application/pdf', name: `${say('file')}-${one.proposalNumber.toLowerCase()}.pdf`, body }
}

const percent = (value: number, language: string): string =>
  value.toLocaleString(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
