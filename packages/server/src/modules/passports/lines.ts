import type { SimulationAnswer } from '@volante/contract/simulation-shapes'
import { isOneOf } from '@volante/domain/choice'
import type { Day } from '@volante/domain/date'
import {
  CAR_LINES,
  LOAN_RATES,
  type LineKind,
  type LineSource,
  type PassportCar,
  type PassportLine,
} from '@volante/domain/passport/passport'
import type { Ctx } from '../../platform/http/ctx.ts'
import { today } from '../../platform/sites/today.ts'
import { builtCar } from '../pricing/api.ts'

export type CarCodes = Omit<PassportCar, 'name'>

/** A car by today's list of prices; null where its version is not sold. */
export async function carToday(ctx: Ctx, asked: CarCodes) {
  const found = await builtCar(ctx, ctx.site.country, asked)
  if (!found) return null
  const { version, build, gone, breakdown } = found
  const day = today(ctx)
  const name = `${version.modelName} ${version.versionName}`
  const lines = breakdown.lines.flatMap(({ kind, id, name: part, amount }): PassportLine[] =>
    isOneOf(CAR_LINES, kind) && amount !== null
      ? [
          {
            kind,
            code: kind === 'version' ? null : id,
            name: kind === 'version' ? name : part,
            unit: 'cents',
            value: amount,
            source: 'PRICE_LIST',
            of: kind === 'version' ? version.priceType : null,
            day,
          },
        ]
      : [],
  )
  const total = breakdown.status === 'available' ? breakdown.total : null
  return {
    name,
    brand: version.brand,
    slug: version.modelSlug,
    lines,
    total,
    until: version.priceUntil,
    hasAll: gone.length === 0,
    car: {
      mvs: asked.mvs,
      year: asked.year,
      name,
      colorCode: build.colorCode,
      coatingCode: build.coatingCode,
      parts: [...build.chosen],
      services: [...build.services],
    } satisfies PassportCar,
  }
}

export const priceLine = (value: number, source: LineSource, day: Day): PassportLine => ({
  kind: 'price',
  code: null,
  name: null,
  unit: 'cents',
  value,
  source,
  of: null,
  day,
})

/** What a loan costs, its rates right beneath the month; `since` is the day its conditions hold from. */
export function loanLines(answer: SimulationAnswer, since: Day, day: Day): PassportLine[] {
  const { planId } = answer
  const line = (
    kind: LineKind,
    unit: PassportLine['unit'],
    value: number | null,
    source: LineSource,
  ): PassportLine[] =>
    value === null
      ? []
      : [
          {
            kind,
            code: null,
            name: null,
            unit,
            value,
            source,
            of: source === 'CONDITIONS' ? planId : null,
            day: source === 'CONDITIONS' ? since : day,
          },
        ]
  const amount = (kind: LineKind, value: number, source: LineSource) =>
    value === 0 && kind !== 'entrance' ? [] : line(kind, 'cents', value, source)
  return [
    ...amount('entrance', answer.entranceValue, 'BUYER'),
    ...amount('fees', answer.fees, 'CONDITIONS'),
    ...amount('iof', answer.iof, 'LAW'),
    ...amount('financed', answer.totalInstallments, 'COUNTED'),
    ...amount('instalment', answer.installmentsValue, 'COUNTED'),
    ...LOAN_RATES.flatMap((kind) =>
      line(kind, 'percent', rateOf(answer, kind), kind === quotedRate(answer) ? 'CONDITIONS' : 'COUNTED'),
    ),
    ...amount('final', answer.finalInstallmentValue, 'BUYER'),
    ...amount('total', answer.total, 'COUNTED'),
  ]
}

/** The monthly rate of Argentina is only another way to say the nominal one. */
const rateOf = (answer: SimulationAnswer, kind: (typeof LOAN_RATES)[number]): number | null =>
  kind === 'monthlyRate' && answer.nominalRate !== null ? null : answer[kind]

const quotedRate = ({ nominalRate }: SimulationAnswer) => (nominalRate === null ? 'monthlyRate' : 'nominalRate')
