import { applicantKind, nextStep, stepRefusals } from '@volante/contract/applicant'
import { type Applicant, APPLICANT_FIELDS, type ApplicantKind, kindOfStep } from '@volante/contract/applicant-fields'
import type { proposalCalls } from '@volante/contract/financing-proposals'
import { IVA_CONDITIONS, REPRESENTATIVE_ROLES } from '@volante/domain/financing/company'
import { BANK_OF, isWithdrawable } from '@volante/domain/financing/proposal'
import { bankConsequence } from '@volante/domain/order/bank-status'
import { underPath } from '@volante/domain/refusal'
import { stateKey, states } from '@volante/domain/places/places'
import { GENDERS, LICENCE_CATEGORIES, MARITAL_REGIMES, MARITAL_STATUSES, OCCUPATIONS } from '@volante/domain/vocabulary'
import type { Ctx, SignedInCtx } from '../../../platform/http/ctx.ts'
import type { Handlers } from '../../../platform/http/implement.ts'
import { today } from '../../../platform/sites/today.ts'
import { refuseFields } from '../../../platform/words/refuse-fields.ts'
import { accountById } from '../../identity/api.ts'
import { keptSimulation } from '../queries.ts'
import { boardHandlers } from './desk/boards.ts'
import { deskProposalHandlers } from './desk/desk.ts'
import { askedPapers, keepPaper } from './papers/papers.ts'
import { onePresented, presented, representativeOf, standsOn } from './present.ts'
import {
  begunBy,
  changeProposal,
  findProposal,
  keepApplicant,
  lockProposal,
  proposalByNumber,
  type ProposalRow,
  proposalsOf,
  keptApplicant,
} from './queries.ts'
import { carName, sendProposal } from './send.ts'
import { voucher } from './voucher.ts'

const SIZE = 20
const PSA = ['PSA_TRADITIONAL', 'PSA_BALAO'] as const

export const proposalHandlers: Handlers<typeof proposalCalls> = {
  ...deskProposalHandlers,
  ...boardHandlers,

  async baseData({ ctx, params: { simId } }) {
    const kept = await keptSimulation(ctx, simId)
    if (!kept) throw ctx.fail('request.notFound')
    const { country, language } = ctx.site
    const kind = applicantKind(kept.asked.borrower)
    const person = ctx.user ? await knownApplicant(ctx, ctx.user.id, kind) : {}
    return {
      simulation: { ...kept.answer, id: simId },
      mvs: kept.asked.mvs,
      year: kept.asked.year,
      car: await carName(ctx, kept.asked),
      genders: [...GENDERS],
      maritalStatuses: [...MARITAL_STATUSES],
      maritalRegimes: [...MARITAL_REGIMES],
      roles: [...REPRESENTATIVE_ROLES],
      ivaConditions: [...IVA_CONDITIONS],
      occupations: [...OCCUPATIONS],
      licenceCategories: [...LICENCE_CATEGORIES],
      states: states
        .filter((state) => state.country === country)
        .map((state) => ({ code: stateKey(state), name: state.name }))
        .toSorted((a, b) => a.name.localeCompare(b.name, language)),
      isOffered: ctx.providers.banks[BANK_OF[kept.answer.type]] !== null,
      kind,
      person,
      step: nextStep(person, placeOf(ctx), kind),
    }
  },

  async saveApplicant({ ctx, body: { step, person, simulationId } }) {
    const kind = kindOfStep(step)
    refuseFields(ctx, underPath('person', stepRefusals(step, person, placeOf(ctx))))
    const applicant = { ...(await knownApplicant(ctx, ctx.user.id, kind)), ...only(person, APPLICANT_FIELDS[step]) }
    const who = { account_id: ctx.user.id, kind, told: applicant, changed_at: ctx.now }
    await keepApplicant(ctx.db, who, simulationId ? { simulation_id: simulationId, site: ctx.site.id } : null)
    return { step: nextStep(applicant, placeOf(ctx), kind) }
  },

  createProposal: async ({ ctx, body, fail }) => onePresented(ctx, await sendProposal(ctx, body, fail)),
  createPsaProposal: async ({ ctx, body, fail }) => onePresented(ctx, await sendProposal(ctx, body, fail, PSA)),

  async proposals({ ctx, query: { page = 0, size = SIZE } }) {
    const { rows, total } = await proposalsOf(ctx.db, ctx.user.id, page, size)
    return { items: await presented(ctx, rows), total, begun: page === 0 ? await begun(ctx) : [] }
  },

  proposal: async ({ ctx, params }) => onePresented(ctx, await own(ctx, params.id)),

  async proposalVoucher({ ctx, params }) {
    const row = await own(ctx, params.id)
    const one = await onePresented(ctx, row)
    if (one.state !== 'approved') throw ctx.fail('request.notFound')
    return voucher(ctx, one, representativeOf(row))
  },

  async contestProposal({ ctx, params, fail }) {
    const row = await own(ctx, params.id)
    if (bankConsequence(row.status) !== 'refused' || row.contested_at !== null) throw fail('financing.contest.closed')
    await changeProposal(ctx.db, row.id, { contested_at: ctx.now })
    await ctx.enqueue('financing.contest', { site: row.site, proposalId: row.id })
    return onePresented(ctx, { ...row, contested_at: ctx.now })
  },

  async withdrawProposal({ ctx, params, fail }) {
    const { id } = await own(ctx, params.id)
    const row = await lockProposal(ctx.db, id)
    if (!row) throw ctx.fail('request.notFound')
    if (row.withdrawn_at !== null) return onePresented(ctx, row)
    if (!isWithdrawable(standsOn(ctx, row), row.order_id !== null)) throw fail('financing.proposal.held')
    await changeProposal(ctx.db, id, { withdrawn_at: ctx.now })
    await ctx.enqueue('financing.withdraw', { site: row.site, proposalId: id })
    return onePresented(ctx, { ...row, withdrawn_at: ctx.now })
  },

  proposalPapers: async ({ ctx, params }) => askedPapers(ctx, await own(ctx, params.proposalId)),

  async sendPaper({ ctx, body: { proposalId, documentType }, files, fail }) {
    return keepPaper(ctx, await own(ctx, proposalId), documentType, files, fail)
  },

  async sendPsaPaper({ ctx, body: { proposalNumber, documentType }, files, fail }) {
    const row = await proposalByNumber(ctx.db, ctx.user.id, proposalNumber)
    if (!row || !PSA.some((type) => type === row.answer.type)) throw ctx.fail('request.notFound')
    return keepPaper(ctx, row, documentType, files, fail)
  },
}

const placeOf = (ctx: Ctx) => ({ country: ctx.site.country, today: today(ctx) })

async function own(ctx: SignedInCtx, id: string): Promise<ProposalRow> {
  const row = await findProposal(ctx.db, id)
  if (row?.account_id !== ctx.user.id) throw ctx.fail('request.notFound')
  return row
}

/** Forms that were begun and not sent, and where each goes on. */
async function begun(ctx: SignedInCtx) {
  const rows = await begunBy(ctx.db, ctx.user.id)
  return Promise.all(
    rows.map(async ({ id, site, kind, asked, answer, changed_at }) => ({
      simulationId: id,
      site,
      kind,
      car: await carName(ctx, asked),
      lender: answer.lender,
      step: nextStep(await knownApplicant(ctx, ctx.user.id, kind), placeOf(ctx), kind),
      changedAt: changed_at.toISOString(),
    })),
  )
}

/** What the account says of a person, or of a company and who signs for it, under what was told a bank before. */
async function knownApplicant({ db }: Pick<Ctx, 'db'>, accountId: string, kind: ApplicantKind): Promise<Applicant> {
  const account = await accountById(db, accountId)
  const sent = filled(await keptApplicant(db, accountId, kind))
  if (kind === 'company') return { ...filled(ofCompany(account)), ...sent }
  const { name, cpf, dni, birthdate, gender, email, phone, address } = account ?? {}
  const { stateCode, withoutNumber: _none, ...place } = address ?? { stateCode: undefined }
  const known = { name, cpf, dni, birthdate, gender, email, phone, ...place, uf: stateCode }
  return { ...filled(known), ...sent }
}

function ofCompany(account: Awaited<ReturnType<typeof accountById>>): object {
  const { name, cpf, dni, cuil, birthdate, cnpj, cuit, companyName, email, phone } = account ?? {}
  const contact = { representativeEmail: email, representativePhone: phone }
  return { companyName, cnpj, cuit, name, cpf, dni, cuil, birthdate, ...contact }
}

const filled = (values: object): Applicant =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string' && value !== ''))

const only = (person: Applicant, fields: readonly (keyof Applicant)[]): Applicant =>
  Object.fromEntries(fields.map((field) => [field, person[field] ?? '']))
