import type { SimulationAnswer } from '@volante/contract/simulation-shapes'
import type { Day } from '@volante/domain/date'
import type { PassportTerms } from '@volante/domain/passport/passport'
import type { Ctx } from '../../platform/http/ctx.ts'
import { today } from '../../platform/sites/today.ts'
import { findVersion } from '../catalogue/api.ts'
import { type KeptWish, planOfWish } from '../financing/api.ts'
import type { Facts } from './issue.ts'
import { type CarCodes, carToday, loanLines, priceLine } from './lines.ts'

interface Loan {
  readonly asked: KeptWish
  readonly answer: SimulationAnswer
  /** The day its terms are of. */
  readonly day: Day
  /** The last day of an approval, where there is one. */
  readonly end: Day | null
}

/**
 * What a simulation or a proposal says: where its price is what the car costs by the list, part by part; else as the buyer, or the
 * proposal, named it.
 */
export async function factsOfLoan(ctx: Ctx, subject: 'SIMULATION' | 'PROPOSAL', loan: Loan): Promise<Facts> {
  const { asked, answer, day, end } = loan
  const codes = codesOf(asked)
  const listed = await carToday(ctx, codes)
  const isListed = listed !== null && listed.hasAll && listed.total === answer.price
  const plan = await planOfWish(ctx, asked, answer.planId)
  const version = listed ?? (await versionOf(ctx, codes))
  const since = plan?.validFrom ?? day
  const price = priceLine(answer.price, isListed ? 'COUNTED' : subject === 'PROPOSAL' ? 'PROPOSAL' : 'BUYER', day)
  return {
    subject,
    brand: version.brand,
    car: isListed ? listed.car : { ...codes, name: version.name },
    terms: termsOf(asked, answer),
    lines: [...(isListed ? listed.lines : []), price, ...loanLines(answer, since, day)],
    ends: [plan?.validTo ?? null, isListed ? listed.until : null],
    until: end,
  }
}

/** In today's catalogue or an earlier one. */
async function versionOf(ctx: Ctx, { mvs, year }: CarCodes) {
  const version = await findVersion(ctx, mvs, { country: ctx.site.country, year })
  if (!version) throw ctx.fail('request.notFound')
  return { brand: version.brand, name: `${version.modelName} ${version.versionName}` }
}

const codesOf = ({ mvs, year, colorCode, partIds }: KeptWish): CarCodes => ({
  mvs,
  year,
  colorCode: colorCode ?? null,
  coatingCode: null,
  parts: partIds ?? [],
  services: [],
})

const termsOf = (asked: KeptWish, answer: SimulationAnswer): PassportTerms => ({
  type: answer.type,
  planId: answer.planId,
  planName: answer.planName,
  lender: answer.lender,
  count: answer.numberOfInstallments,
  entrancePercent: asked.entrancePercent,
  finalPercent: asked.finalInstallmentPercentage ?? null,
  borrower: asked.borrower ?? 'person',
})

/** A built car with each part by today's list. */
export async function factsOfBuild(ctx: Ctx, asked: CarCodes) {
  const found = await carToday(ctx, asked)
  if (!found) return 'request.notFound'
  if (!found.hasAll) return 'catalogue.unknownCodes'
  if (found.total === null) return 'price.unavailable'
  const facts: Facts = {
    subject: 'BUILD',
    brand: found.brand,
    car: found.car,
    terms: null,
    lines: [...found.lines, priceLine(found.total, 'COUNTED', today(ctx))],
    ends: [found.until],
    until: null,
  }
  return facts
}
