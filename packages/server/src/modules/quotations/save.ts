import { randomBytes } from 'node:crypto'
import type { CallError } from '@volante/contract/kit'
import { protocolOf } from '@volante/domain/lead/protocol'
import { formatPrice } from '@volante/domain/money/price'
import { mayLeave, type QuotationEvent, savingEvent, stateAfter, stillCounts } from '@volante/domain/quotation/approval'
import type { DealerReach } from '@volante/domain/policy/held-scopes'
import type { SignedInCtx } from '../../platform/http/ctx.ts'
import { today } from '../../platform/sites/today.ts'
import { notify } from '../notifications/api.ts'
import { type Asked, dealerFor, type Draft, draftOf, type FailDraft } from './draft.ts'
import { givenIn, roomFor } from './limits.ts'
import { paperFile, paperFor } from './paper.ts'
import {
  changeQuotation,
  findVersion,
  insertQuotation,
  insertVersion,
  lockQuotation,
  type QuotationRow,
} from './queries.ts'
import { sumOf, written } from './version.ts'

type Code = 'quotation.save.002' | 'quotation.save.003' | 'quotation.priceMoved' | 'quotation.aboveLimit'
type FailSave = FailDraft & ((code: Code, values?: Readonly<Record<string, string | number>>) => CallError)

/** As it is asked for; without an initial price it takes the one of today. */
type Priced = Asked & { readonly initialPrice: number | null }

/** In a write: keeps a further version, or the first one, and returns the number. What says the same as the latest version changes nothing. */
export async function saveQuotation(
  ctx: SignedInCtx,
  asked: Priced,
  reach: DealerReach | 'all',
  fail: FailSave,
): Promise<string> {
  const before = asked.number ? await lockQuotation(ctx.db, asked.number) : undefined
  const dealerCode = await dealerFor(ctx, asked, before, reach, fail)
  const draft = await draftOf(ctx, asked, dealerCode, fail)
  const { content, at } = draft
  const kept = before && (await findVersion(ctx.db, before.number, before.version))
  if (before && kept?.sum.equals(sumOf(content))) return before.number
  if (before && (asked.version ?? before.version) !== before.version) throw fail('quotation.save.002')
  if (asked.initialPrice !== null && asked.initialPrice !== content.initialPrice)
    throw fail('quotation.priceMoved', { price: formatPrice(content.initialPrice, content.currency) })
  const { isAbove, percent } = roomFor(at, content)
  const event = savingEvent(before && holds(before, today(at)) ? pricesOf(before) : null, pricesIn(draft), isAbove)
  const reason = (asked.approvalReason ?? '').trim()
  if (event === 'ask' && reason === '') throw fail('quotation.aboveLimit', { percent })
  return keep(ctx, draft, before, event, reason)
}

const holds = ({ state, approved_until: until }: QuotationRow, day: string) =>
  stillCounts(state, mayLeave(state, until, day))

const pricesOf = ({ initial_cents: initial, cash_cents: cash }: QuotationRow) => ({ initial, cash })
const pricesIn = ({ content }: Draft) => ({ initial: content.initialPrice, cash: content.cashPrice })

async function keep(
  ctx: SignedInCtx,
  { content, at }: Draft,
  before: QuotationRow | undefined,
  event: QuotationEvent,
  reason: string,
): Promise<string> {
  const { db, now, user } = ctx
  const number = before?.number ?? protocolOf(randomBytes(11))
  const version = (before?.version ?? 0) + 1
  const state = stateAfter(before?.state ?? 'WITHIN', event)
  if (!state) throw new Error(`${number} cannot ${event}`)
  const isSame = event === 'same'
  const isFree = mayLeave(state, isSame ? (before?.approved_until ?? null) : null, today(at))
  const row = {
    ...columnsOf(content),
    site: at.site.id,
    seller_id: user.id,
    version,
    state,
    ...(isSame ? {} : { reason: event === 'ask' ? reason : null, ...UNDECIDED }),
    crm: isFree ? ('SENDING' as const) : ('HELD' as const),
    crm_code: null,
    changed_at: now,
  }
  if (before) await changeQuotation(db, number, row)
  else
    await insertQuotation(db, {
      ...row,
      ...UNDECIDED,
      number,
      reason: event === 'ask' ? reason : null,
      country: content.country,
      dealer_code: content.seller.dealerCode,
      crm_id: null,
      crm_at: null,
      created_at: now,
    })
  const sum = sumOf(content)
  const paper = paperFor(at, content, { number, version }, sum.toString('hex'))
  await insertVersion(db, {
    number,
    version,
    made_by_name: user.name,
    made_at: now,
    cash_cents: content.cashPrice,
    is_within: state === 'WITHIN',
    content: written({ said: content, paper, reason: event === 'within' ? null : reason || (before?.reason ?? null) }),
    sum,
    pdf: Buffer.from(await paperFile(at, paper, content.seller)),
  })
  if (isFree) await ctx.enqueue('quotations.send', { site: at.site.id, number, version })
  if (event === 'ask') await tellApprovers(ctx, content, { number, version })
  return number
}

const tellApprovers = (
  ctx: SignedInCtx,
  content: Draft['content'],
  { number, version }: { number: string; version: number },
) =>
  notify(ctx, 'quotationWaiting', {
    subject: number,
    cause: `${number} ${version}`,
    told: { number, seller: ctx.user.name },
    to: { countries: [content.country], dealerCode: content.seller.dealerCode },
    but: [ctx.user.id],
  })

const columnsOf = (content: Draft['content']) => ({
  opportunity_name: content.opportunityName,
  customer_email: content.customerEmail,
  seller_name: content.seller.name,
  car: `${content.car.modelName} ${content.car.versionName}`,
  initial_cents: content.initialPrice,
  cash_cents: content.cashPrice,
  given_cents: givenIn(content),
  valid_until: content.validityPeriod,
  trade_offer_id: content.tradeIn?.id ?? null,
})

const UNDECIDED = { decided_by: null, decided_at: null, decision_note: null, approved_until: null }
