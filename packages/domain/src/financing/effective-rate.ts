const DAYS_A_YEAR = 365
const DAYS_A_MONTH = 30
const STEPS = 100

export interface Flow {
  /** Calendar days from the day the credit is paid out. */
  readonly days: number
  readonly cents: number
}

/**
 * Takes what the customer gets in cents and all they pay, on calendar days; returns the rate a year as a fraction: CET of
 * Resolução CMN 4.881/2020, sum FCj / (1 + CET)^(dj/365) = FC0, and CFTEA where the flows hold the tax. Null where nothing
 * is lent or nothing paid.
 */
export function effectiveYearRate(creditCents: number, flows: readonly Flow[]): number | null {
  const paid = flows.filter(({ cents }) => cents > 0)
  if (creditCents <= 0 || paid.length === 0 || paid.some(({ days }) => days <= 0)) return null
  // Newton on x = ln(1 + CET) and the logarithm of the sum, which is convex and almost a line: it takes few steps, and after
  // the first all come from the same side. On the sum itself a rate far below zero takes hundreds.
  let x = 0
  for (let step = 0; step < STEPS; step += 1) {
    const { value, slope } = presentValue(paid, x)
    const next = x + (Math.log(value / creditCents) * value) / slope
    if (Math.abs(next - x) < 1e-13) return Math.expm1(next)
    x = next
  }
  return Number.isFinite(x) ? Math.expm1(x) : null
}

/** Takes a rate a year as a fraction; returns the same a month, a twelfth of the year. */
export const monthlyOf = (yearRate: number): number => Math.expm1(Math.log1p(yearRate) / 12)

/** Takes a rate a month as a fraction; returns the same a year. */
export const yearlyOf = (monthlyRate: number): number => Math.expm1(Math.log1p(monthlyRate) * 12)

/** Takes a TNA as a fraction; returns the interest of 30 days, as Argentine banks count it. */
export const monthlyOfNominal = (nominal: number): number => (nominal * DAYS_A_MONTH) / DAYS_A_YEAR

/** Takes a TNA as a fraction; returns the TEA: interest of 30 days on interest, over 365 days. */
export const effectiveOfNominal = (nominal: number): number =>
  Math.expm1((Math.log1p(monthlyOfNominal(nominal)) * DAYS_A_YEAR) / DAYS_A_MONTH)

/**
 * Takes a fraction; returns it in percent with two decimals, a tie going to the even digit (ABNT NBR 5891, which CET
 * follows).
 */
export function percentOf(fraction: number): number {
  // Twelve digits first: 0.01005 * 10000 is 100.49999999999999, and is a tie.
  const hundredths = Number((fraction * 10_000).toPrecision(12))
  const floor = Math.floor(hundredths)
  const rest = hundredths - floor
  if (rest === 0.5) return (floor % 2 === 0 ? floor : floor + 1) / 100
  return Math.round(hundredths) / 100
}

function presentValue(flows: readonly Flow[], x: number): { value: number; slope: number } {
  let value = 0
  let slope = 0
  for (const { days, cents } of flows) {
    const years = days / DAYS_A_YEAR
    const present = cents * Math.exp(-x * years)
    value += present
    slope += present * years
  }
  return { value, slope }
}
