import type { FinancingPlan } from '@volante/contract/financing'
import type { IndexedPlan } from '@volante/contract/financing-indexed'
import { formatDay } from '@volante/domain/date'
import { type IndexedQuote, quoteOf } from '@volante/domain/financing/indexed-plan'
import type { Borrower } from '@volante/domain/financing/iof'
import { outside } from '@volante/domain/financing/neighbours'
import { isRefusal, simulate, type Simulation } from '@volante/domain/financing/simulate'
import { currencyOf, formatPrice } from '@volante/domain/money/price'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { type PrintedBlock, writePdf } from '../../../platform/papers/pdf-writer.ts'
import { today } from '../../../platform/sites/today.ts'
import { findVersion } from '../../catalogue/api.ts'
import { indexedPlansOf, plansOf } from './plans.ts'

/** Of the address of a calculator. */
export interface TableAsked {
  readonly mvs: string
  readonly price: number
  readonly planId: string
  readonly entrance: number
  readonly count: number
  readonly final?: number | undefined
  readonly award?: number | undefined
  readonly rise?: number | undefined
  readonly borrower?: Borrower | undefined
}

/** Every payment of a plan on these terms, on paper; null where no plan of the car gives them. */
export async function paymentTable(ctx: Ctx, asked: TableAsked) {
  const version = await findVersion(ctx, asked.mvs, { country: ctx.site.country, year: undefined })
  if (!version) throw ctx.fail('request.notFound')
  const { country, brand } = ctx.site
  const filter = { country, brand, mvs: asked.mvs }
  const isAsked = ({ planId }: { readonly planId: string }) => planId === asked.planId
  const loan = (await plansOf(ctx, { ...filter, borrower: asked.borrower, planId: asked.planId }))?.find(isAsked)
  const indexed = loan ? undefined : (await indexedPlansOf(ctx, filter))?.find(isAsked)
  const plan = loan ?? indexed
  const blocks = loan ? loanBlocks(ctx, loan, asked) : indexed ? indexedBlocks(ctx, indexed, asked) : null
  if (!plan || !blocks) return null
  const { language, legal, timeZone } = ctx.site
  const say = wordsOf(ctx)
  const car = `${version.modelName} ${version.versionName}`
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(ctx.now)
  const body = await writePdf({
    title: say('how'),
    subtitle: `${car} · ${say('paper.at', { moment })}`,
    blocks: [
      { label: say('car'), value: `${car} (${asked.mvs})`, isBold: true },
      { label: say('paper.plan'), value: `${plan.name} (${plan.planId})` },
      { label: say('voucher.lender'), value: plan.lender },
      { label: say('paper.validity'), value: validity(ctx, plan) },
      ...blocks,
      { heading: say('paper.law') },
      { text: plan.legalText },
    ],
    footer: `${legal.companyName} · ${legal.taxId}`,
    language,
    at: ctx.now,
  })
  const name = `${version.modelSlug}-${plan.planId.toLowerCase()}-${asked.count}.pdf`
  return { type: 'application/pdf', name, body }
}

const wordsOf =
  (ctx: Ctx) =>
  (name: string, values: Readonly<Record<string, string | number>> = {}): string =>
    ctx.text(`financing.${name}`, values)

function validity(ctx: Ctx, { validFrom, validTo }: Pick<FinancingPlan, 'validFrom' | 'validTo'>): string {
  const day = (one: string) => formatDay(one, ctx.site.language)
  const say = wordsOf(ctx)
  return validTo
    ? say('validity', { from: day(validFrom), to: day(validTo) })
    : say('validitySince', { from: day(validFrom) })
}

function loanBlocks(ctx: Ctx, plan: FinancingPlan, asked: TableAsked): PrintedBlock[] | null {
  const answer = simulate(plan, {
    priceCents: asked.price,
    contract: today(ctx),
    entrancePercent: asked.entrance,
    count: asked.count,
    finalPercent: plan.final ? asked.final : undefined,
    borrower: asked.borrower,
  })
  if (isRefusal(answer)) return null
  const { money, say } = printer(ctx, plan)
  const line = (name: string, cents: number) => ({ label: say(`line.${name}`), value: money(cents) })
  return [
    line('price', answer.priceCents),
    line('entrance', answer.entranceCents),
    line('fees', answer.feesCents),
    ...(answer.iofCents > 0 ? [line('iof', answer.iofCents)] : []),
    line('financed', answer.financedCents),
    { label: say('paper.month'), value: `${answer.count} × ${money(answer.instalmentCents)}`, isBold: true },
    ...(answer.finalCents > 0 ? [{ label: say('fact.final'), value: money(answer.finalCents) }] : []),
    { label: say('fact.total'), value: money(answer.totalCents) },
    ...rates(ctx, answer),
    { heading: say('table') },
    {
      heads: [say('column.number'), say('column.due'), ...LOAN_COLUMNS.map((one) => say(`column.${one}`))],
      rows: answer.rows.map((row) => [
        String(row.number),
        formatDay(row.due, ctx.site.language),
        ...LOAN_COLUMNS.map((one) => money(row[`${one}Cents`])),
      ]),
    },
  ]
}

const LOAN_COLUMNS = ['interest', 'tax', 'principal', 'payment', 'balance'] as const

/** Argentina: the cost of all twice as large as the rates beside it. */
function rates(
  ctx: Ctx,
  {
    nominalRate,
    costRate,
    monthlyRate,
    yearlyRate,
  }: Pick<Simulation, 'nominalRate' | 'costRate' | 'yearlyRate'> & {
    readonly monthlyRate?: number
  },
): PrintedBlock[] {
  const say = wordsOf(ctx)
  const percent = (value: number) =>
    `${value.toLocaleString(ctx.site.language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}%`
  const cost = costRate === null ? null : percent(costRate)
  if (nominalRate === null) {
    const monthly = monthlyRate === undefined ? [] : [{ label: say('fact.monthly'), value: percent(monthlyRate) }]
    const yearly = { label: say('fact.yearly'), value: percent(yearlyRate) }
    return [...monthly, yearly, ...(cost ? [{ label: say('fact.cet'), value: cost, isBold: true }] : [])]
  }
  return [
    ...(cost ? [{ label: say('fact.cft'), value: cost, isLarge: true as const }] : []),
    { label: say('fact.nominal'), value: percent(nominalRate) },
    { label: say('fact.effective'), value: percent(yearlyRate) },
  ]
}

function indexedBlocks(ctx: Ctx, plan: IndexedPlan, asked: TableAsked): PrintedBlock[] | null {
  const wish = {
    priceCents: asked.price,
    contract: today(ctx),
    entrancePercent: asked.entrance,
    count: asked.count,
    award: Math.min(asked.award ?? 12, asked.count),
  }
  if (outside({ ...plan, final: null }, wish).length > 0) return null
  const quote = quoteOf(plan, wish, asked.rise === undefined ? [] : [asked.rise])
  const course = quote.courses.find(({ rise }) => rise === (asked.rise ?? 0)) ?? quote.today
  const { money, say } = printer(ctx, plan)
  const columns = usedColumns(course.rows)
  return [
    { label: say('line.price'), value: money(quote.priceCents) },
    ...(quote.entranceCents > 0 ? [{ label: say('line.entrance'), value: money(quote.entranceCents) }] : []),
    ...(quote.bidCents > 0 ? [{ label: say('indexed.bid'), value: money(quote.bidCents) }] : []),
    { label: say(`indexed.financed.${plan.kind}`), value: money(quote.financedCents) },
    { label: say('indexed.first'), value: money(quote.firstCents), isBold: true },
    ...quote.courses.map(({ rise, totalCents, lastCents }) => ({
      label: say(`indexed.rise.${plan.kind}`, { rise }),
      value: say('indexed.courseValue', {
        last: money(lastCents),
        total: money(totalCents + quote.entranceCents),
      }),
    })),
    ...(quote.yearlyRate === null ? [] : rates(ctx, { ...quote, yearlyRate: quote.yearlyRate })),
    { text: say('indexed.estimate') },
    { heading: `${say('table')} · ${say(`indexed.rise.${plan.kind}`, { rise: course.rise })}` },
    {
      heads: [say('column.number'), say('column.due'), ...columns.map((one) => say(`indexed.column.${one}`))],
      rows: course.rows.map((row) => [
        String(row.number),
        formatDay(row.due, ctx.site.language),
        ...columns.map((one) => money(row[`${one}Cents`])),
      ]),
    },
  ]
}

const INDEXED_COLUMNS = [
  'quota',
  'interest',
  'administration',
  'reserve',
  'insurance',
  'tax',
  'extra',
  'payment',
] as const

const usedColumns = (rows: IndexedQuote['today']['rows']) =>
  INDEXED_COLUMNS.filter((one) => rows.some((row) => row[`${one}Cents`] !== 0))

const printer = (ctx: Ctx, { country }: Pick<FinancingPlan, 'country'>) => ({
  say: wordsOf(ctx),
  money: (cents: number) => formatPrice(cents, currencyOf(country)),
})
