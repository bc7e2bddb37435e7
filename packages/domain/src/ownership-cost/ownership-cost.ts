import { type Assumption, type AssumptionKind, assumed, pumpOf } from './assumptions.ts'

export interface OwnedCar {
  readonly priceCents: number
  readonly fuel: string
  readonly body: string
  /** Kilometres with a litre; null where it burns none or nobody says. */
  readonly kmPerLitre: number | null
  readonly kmPerKwh: number | null
}

export interface Use {
  readonly years: number
  readonly kmAYear: number
  readonly state: string
  /** To which amounts costs are rounded, in cents: an estimate is no more exact. */
  readonly step: number
  /** Of what is charged, in percent. */
  readonly homePercent: number
  /** Interest, taxes and fees of the loan within these years; 0 where it is paid at once. */
  readonly loanCents: number
  /** Revisions within these years by the car's own plan; null where it has none. */
  readonly revisionsCents: number | null
}

export const COST_PARTS = ['energy', 'revisions', 'insurance', 'tax', 'depreciation', 'loan'] as const
export type CostPart = (typeof COST_PARTS)[number]

/** A part of the cost, and what it was counted with; null where something is not known. */
export interface CostLine {
  readonly part: CostPart
  readonly cents: number | null
  readonly from: readonly Assumption[]
}

export interface OwnershipCost {
  readonly lines: readonly CostLine[]
  /** Of what is known. */
  readonly totalCents: number
  readonly monthlyCents: number
  readonly perKmCents: number
  /** What the car is then worth. */
  readonly worthCents: number
  readonly isWhole: boolean
}

const SHARE = 10_000
/** Makers ask for a revision each so many kilometres or once a year, whichever is first. */
const KM_A_REVISION = 10_000

/** Takes a car, how it is used and what is assumed; returns what keeping it costs. */
export function ownershipCost(car: OwnedCar, use: Use, all: readonly Assumption[]): OwnershipCost {
  const worth = valuesOf(car.priceCents, use.years, all)
  const exact = [energy(car, use, all), revisions(car, use, all), ...onValue(car, use, all, worth.values)]
  const depreciation: CostLine = {
    part: 'depreciation',
    cents: car.priceCents - (worth.values.at(-1) ?? 0),
    from: worth.from,
  }
  const lines = [...exact, depreciation, { part: 'loan', cents: use.loanCents, from: [] } as const].map((line) => ({
    ...line,
    cents: line.cents === null ? null : rounded(line.cents, use.step),
  }))
  const totalCents = lines.reduce((sum, { cents }) => sum + (cents ?? 0), 0)
  return {
    lines,
    totalCents,
    monthlyCents: rounded(totalCents / (use.years * 12), use.step / 5),
    perKmCents: rounded(totalCents / (use.years * use.kmAYear), use.step / 5_000),
    worthCents: rounded(worth.values.at(-1) ?? 0, use.step),
    isWhole: lines.every(({ cents }) => cents !== null),
  }
}

const rounded = (cents: number, step: number): number => Math.round(cents / step) * step

function energy({ fuel, kmPerLitre, kmPerKwh }: OwnedCar, use: Use, all: readonly Assumption[]): CostLine {
  const pump = pumpOf(fuel)
  const km = use.years * use.kmAYear
  if (pump !== null) {
    const price = assumed(all, 'fuelPrice', pump)
    return { part: 'energy', cents: price && kmPerLitre ? (km / kmPerLitre) * price.value : null, from: of(price) }
  }
  const [home, away] = [assumed(all, 'homePower', use.state), assumed(all, 'publicPower', use.state)]
  const share = use.homePercent / 100
  const cents = home && away && kmPerKwh ? (km / kmPerKwh) * (home.value * share + away.value * (1 - share)) : null
  return { part: 'energy', cents, from: of(home, away) }
}

function revisions({ fuel }: OwnedCar, use: Use, all: readonly Assumption[]): CostLine {
  const { years, kmAYear, revisionsCents } = use
  if (revisionsCents !== null) return { part: 'revisions', cents: revisionsCents, from: [] }
  const price = assumed(all, 'revision', fuel)
  const count = Math.max(years, Math.floor((years * kmAYear) / KM_A_REVISION))
  return { part: 'revisions', cents: price && count * price.value, from: of(price) }
}

/** What the car is worth at its beginning and after each year. */
function valuesOf(price: number, years: number, all: readonly Assumption[]) {
  const values = [price]
  const from: Assumption[] = []
  for (let year = 1; year <= years; year += 1) {
    const found = assumed(all, 'depreciation', String(year))
    if (found && !from.includes(found)) from.push(found)
    values.push((values.at(-1) ?? 0) * (1 - (found?.value ?? 0) / SHARE))
  }
  return { values, from }
}

/** Tax and insurance follow what the car is worth at the beginning of each year. */
function onValue(car: OwnedCar, { state }: Use, all: readonly Assumption[], values: readonly number[]): CostLine[] {
  const taxKind: AssumptionKind = car.fuel === 'Electric' ? 'electricTax' : 'tax'
  const begun = values.slice(0, -1).reduce((sum, value) => sum + value, 0)
  const tax = assumed(all, taxKind, state)
  const insurance = assumed(all, 'insurance', car.body)
  const share = (found: Assumption | null) => found && (begun * found.value) / SHARE
  return [
    { part: 'insurance', cents: share(insurance), from: of(insurance) },
    { part: 'tax', cents: share(tax), from: of(tax) },
  ]
}

const of = (...found: readonly (Assumption | null)[]): readonly Assumption[] => found.filter((one) => one !== null)
