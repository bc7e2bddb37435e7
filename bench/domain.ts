import type { CarCatalogue, ColorPart, Part } from '@volante/domain/configuration/catalogue'
import { indexCatalogue } from '@volante/domain/configuration/catalogue-index'
import { consequencesOf } from '@volante/domain/configuration/consequences'
import { repairs } from '@volante/domain/configuration/explain'
import { initialBuild } from '@volante/domain/configuration/rules'
import { type FinancingPlan, simulate, standardWish } from '@volante/domain/financing/simulate'
import { TAXES_BR } from '@volante/domain/financing/tax-samples'
import type { Line } from './table.ts'

const PARTS = 200
const LIMIT_MS = 20

/** A price list of 200 optionals whose relations come from a small linear congruence: the same in every run. */
function tangledCatalogue(): CarCatalogue {
  let state = 20_261_121
  const next = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state % below
  }
  const blank = { inclusive: [], exclusive: [], alternatives: [], optionalColors: [], optionalCoatings: [] }
  const color = (code: string): ColorPart => ({
    id: code,
    code,
    name: code,
    type: 'COLOR',
    behaviour: 'OPTIONAL',
    price: 0,
    kind: 'solid',
    hex: '#ffffff',
    ...blank,
  })
  const item = (at: number): Part => ({
    id: `P${at}`,
    code: `P${at}`,
    name: `P${at}`,
    type: 'ITEM',
    behaviour: 'OPTIONAL',
    price: 10_000 * (1 + next(90)),
    ...blank,
    inclusive: at > 5 && next(4) === 0 ? [`P${next(at)}`] : [],
    exclusive: next(3) === 0 ? [`P${next(PARTS)}`].filter((id) => id !== `P${at}`) : [],
    optionalColors: next(12) === 0 ? ['C1', 'C2'] : [],
  })
  return {
    mvsCode: 'BENCH01',
    year: 2026,
    currency: 'BRL',
    basePrice: 10_000_000,
    colors: ['C0', 'C1', 'C2', 'C3'].map(color),
    coatings: [],
    items: Array.from({ length: PARTS }, (_, at) => item(at)),
    accessories: [],
    services: [],
  }
}

/** Every optional is chosen after the other, refused ones are repaired: the time of each answer. */
export function measureDomain(): Line[] {
  const index = indexCatalogue(tangledCatalogue())
  const times = { consequence: [] as number[], repair: [] as number[] }
  for (let round = 0; round < 5; round++) {
    let build = initialBuild(index)
    for (let at = 0; at < PARTS; at++) {
      const partId = `P${(at * 37 + round) % PARTS}`
      const want = { kind: 'select', partId } as const
      const started = performance.now()
      const answer = consequencesOf(index, build, want)
      times.consequence.push(performance.now() - started)
      if (!answer.refused) build = answer.next
      const begun = performance.now()
      repairs(index, build, want)
      times.repair.push(performance.now() - begun)
    }
  }
  const made = [line('selection on 200 parts', times.consequence), line('repairs on 200 parts', times.repair)]
  return [...made, ...measureSimulations()]
}

const LOAN: FinancingPlan = {
  planId: 'BENCH',
  type: 'CDC',
  country: 'BR',
  counts: [48],
  standardCount: 48,
  rateBasisPoints: 189,
  entrance: { least: 10, most: 90, standard: 30 },
  final: null,
  feesCents: 45_000,
  taxes: TAXES_BR,
}
const BATCH = 200

/** Whole loans of 48 months with IOF and CET, as a page with a month beside each price counts them. */
function measureSimulations(): Line[] {
  const times: number[] = []
  for (let round = 0; round < 50; round += 1) {
    const started = performance.now()
    for (let at = 0; at < BATCH; at += 1)
      simulate(LOAN, standardWish(LOAN, 8_000_000 + round * BATCH + at, '2026-11-23'))
    times.push(performance.now() - started)
  }
  const total = times.reduce((sum, time) => sum + time, 0)
  const second = Math.round((times.length * BATCH * 1_000) / total)
  const batch = { ...line(`${BATCH} simulations of 48 months`, times), aim: 'p50 ≤ 20 ms' }
  return [batch, { name: 'simulations', value: `${second}/s`, limit: '', ratio: '', aim: '≥ 5,000/s' }]
}

function line(name: string, times: number[]): Line {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2)
  return { name, value: `${at(0.5)} ms, p99 ${at(0.99)} ms`, limit: '', ratio: '', aim: `p99 ≤ ${LIMIT_MS} ms` }
}
