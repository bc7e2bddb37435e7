import { randomBytes, randomUUID } from 'node:crypto'
import { applicantKind, applicantRefusals } from '@volante/contract/applicant'
import type { Applicant } from '@volante/contract/applicant-fields'
import type { CallError } from '@volante/contract/kit'
import type { SimulationAnswer } from '@volante/contract/simulation-shapes'
import { isOneOf } from '@volante/domain/choice'
import { BANK_OF } from '@volante/domain/financing/proposal'
import { isSameMonth } from '@volante/domain/financing/same-month'
import { protocolOf } from '@volante/domain/lead/protocol'
import { findState } from '@volante/domain/places/places'
import { underPath } from '@volante/domain/refusal'
import type { SimulationType } from '@volante/domain/vocabulary'
import type { Ctx, SignedInCtx } from '../../../platform/http/ctx.ts'
import { today } from '../../../platform/sites/today.ts'
import { refuseFields } from '../../../platform/words/refuse-fields.ts'
import { findVersion } from '../../catalogue/api.ts'
import { knownDealer } from '../../dealers/api.ts'
import { keptSimulation } from '../queries.ts'
import { planOfWish } from '../simulate/plans.ts'
import { simulated } from '../simulate/simulated.ts'
import type { KeptWish } from '../tables.ts'
import { insertProposal, keepApplicant, noteNews, ofSimulation, type ProposalRow } from './queries.ts'

export interface Sent {
  readonly simulationId: string
  readonly dealerCode?: string | null | undefined
  readonly couponName?: string | null | undefined
  readonly person: Applicant
  readonly creditConsent?: boolean | undefined
}

type SendError =
  | 'request.notFound'
  | 'financing.proposal.consent'
  | 'financing.proposal.changed'
  | 'financing.proposal.instability'
  | 'financing.noAdapter'
  | 'financing.noResults'
type Fail = (code: SendError, values?: Readonly<Record<string, string | number>>) => CallError

/** Which wording of the consent was agreed to: the text of `financing.consent`. */
const CONSENT_VERSION = '2026-11'

/** Each bank's first status: the proposal is on its way. */
const START = { bank1: 'PROPOSAL_SENT', bank2: 'WAITING_INTEGRATION' } as const

/** Nothing of this is known of a new one. */
const UNDECIDED = {
  reason: null,
  most_installment_cents: null,
  valid_until: null,
  papers: [],
  order_id: null,
  order_number: null,
  reminded_on: null,
  lapse_told_at: null,
  contested_at: null,
  withdrawn_at: null,
  asked_at: null,
}

/** Writes a proposal on today's conditions and queues its way to the bank; the same simulation again is the proposal that is there. */
export async function sendProposal(
  ctx: SignedInCtx,
  sent: Sent,
  fail: Fail,
  types?: readonly SimulationType[],
): Promise<ProposalRow> {
  const known = await ofSimulation(ctx.db, ctx.user.id, sent.simulationId)
  if (known) return known
  const kept = await keptSimulation(ctx, sent.simulationId)
  if (!kept) throw ctx.fail('request.notFound')
  const { type } = kept.answer
  if (types && !isOneOf(types, type)) throw fail('financing.noAdapter', { type })
  const kind = applicantKind(kept.asked.borrower)
  const bank = BANK_OF[type]
  const provider = ctx.providers.banks[bank]
  if (!provider) throw fail('financing.proposal.instability')
  refuseFields(
    ctx,
    underPath('person', applicantRefusals(sent.person, { country: ctx.site.country, today: today(ctx) }, kind)),
  )
  await checkState(ctx, kept, sent.person)
  if (!sent.creditConsent) throw fail('financing.proposal.consent')
  const answer = await asOfToday(ctx, kept, fail)
  const { row, isNew } = await insertProposal(ctx.db, {
    id: randomUUID(),
    number: protocolOf(randomBytes(11)),
    account_id: ctx.user.id,
    site: ctx.site.id,
    simulation_id: sent.simulationId,
    dealer_code: await dealerOf(ctx, sent.dealerCode),
    asked: JSON.stringify(kept.asked),
    answer: JSON.stringify(answer),
    car: await carName(ctx, kept.asked),
    applicant: JSON.stringify(sent.person),
    buyer: (kind === 'company' ? sent.person.companyName : sent.person.name)?.trim() ?? '',
    coupon: sent.couponName?.trim().toUpperCase() || null,
    consent: JSON.stringify({ at: ctx.now.toISOString(), version: CONSENT_VERSION, ...ctx.origin }),
    source: type,
    bank,
    provider: provider.name,
    bank_ref: null,
    status: START[bank],
    status_at: ctx.now,
    ...UNDECIDED,
    created_at: ctx.now,
  })
  await keepApplicant(ctx.db, { account_id: ctx.user.id, kind, told: sent.person, changed_at: ctx.now }, null)
  if (!isNew) return row
  await noteNews(ctx.db, { proposal_id: row.id, news_id: 'sent', status: row.status, at: ctx.now })
  await ctx.enqueue('financing.submit', { site: ctx.site.id, proposalId: row.id })
  return row
}

/** A plan of some states is for who lives there, or stands there as a company. */
async function checkState(
  ctx: Ctx,
  { asked, answer }: { readonly asked: KeptWish; readonly answer: SimulationAnswer },
  { uf }: Applicant,
): Promise<void> {
  const { country } = ctx.site
  const regions = (await planOfWish(ctx, asked, answer.planId))?.regions ?? []
  if (regions.length === 0 || regions.includes(findState(country, uf ?? '')?.code ?? '')) return
  const names = regions.map((code) => findState(country, code)?.name ?? code).join(', ')
  refuseFields(ctx, { 'person.uf': { key: 'financing.proposal.region', values: { states: names } } })
}

/** Nobody is bound to other terms than those they saw: conditions that are gone, or cost more, are simulated again first. */
async function asOfToday(
  ctx: Ctx,
  { asked, answer }: { readonly asked: KeptWish; readonly answer: SimulationAnswer },
  fail: Fail,
): Promise<SimulationAnswer> {
  const fresh = await simulated(ctx, { ...asked, planId: answer.planId })
  if ('key' in fresh) throw fail('financing.proposal.changed')
  if (!isSameMonth(fresh.installmentsValue, answer.installmentsValue)) throw fail('financing.proposal.changed')
  return fresh
}

async function dealerOf(ctx: Ctx, code: string | null | undefined): Promise<string | null> {
  if (!code) return null
  const dealer = await knownDealer(ctx, code)
  if (!dealer) throw ctx.fail('request.notFound')
  return dealer.dealerCode
}

/** The version's name as people know it. */
export async function carName(ctx: Ctx, { mvs, year }: Pick<KeptWish, 'mvs' | 'year'>): Promise<string> {
  const version = await findVersion(ctx, mvs, { country: ctx.site.country, year })
  return version ? `${version.modelName} ${version.versionName}` : mvs
}
