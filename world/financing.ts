type Words = Readonly<Record<'pt-BR' | 'es-AR', string>>

interface Plan {
  readonly planId: string
  readonly country: 'BR' | 'AR'
  readonly brand?: string
  readonly type: 'CDC' | 'NEXT' | 'PSA_BALAO' | 'PSA_TRADITIONAL'
  readonly planType: 'MSC' | 'ECOM'
  readonly extraPlan?: 'BALAO' | 'TRADITIONAL'
  readonly name: Words
  readonly lender: string
  readonly counts: readonly string[]
  readonly standardCount: number
  /** Hundredths of a percent: a month in Brazil, TNA in Argentina. */
  readonly rate: number
  readonly entrance: readonly [number, number, number]
  readonly final?: readonly [number, number, number]
  readonly fees: number
}

const counts = (...months: number[]): string[] => months.map(String)

const FIXED: Words = { 'pt-BR': 'Parcelas fixas', 'es-AR': 'Cuotas fijas' }
const ZERO: Words = { 'pt-BR': 'Taxa zero em 12 vezes', 'es-AR': 'Tasa cero en 12 cuotas' }
const BALLOON: Words = { 'pt-BR': 'Com parcela final', 'es-AR': 'Con cuota final' }
const NEXT: Words = { 'pt-BR': 'Com recompra garantida', 'es-AR': 'Con recompra garantizada' }
const LINEAR: Words = { 'pt-BR': 'Linear da marca', 'es-AR': 'Lineal de la marca' }

const BRAZIL = { country: 'BR', lender: 'Banco Volante S.A. (demonstração)', fees: 450_00 } as const
const ARGENTINA = { country: 'AR', lender: 'Banco Volante Argentina S.A. (demostración)', fees: 350_000_00 } as const

const PLANS: readonly Plan[] = [
  {
    ...BRAZIL,
    planId: 'BR-CDC',
    type: 'CDC',
    planType: 'MSC',
    extraPlan: 'TRADITIONAL',
    name: FIXED,
    counts: counts(12, 24, 36, 48, 60),
    standardCount: 48,
    rate: 189,
    entrance: [10, 30, 90],
  },
  {
    ...BRAZIL,
    planId: 'BR-CDC-ZERO',
    type: 'CDC',
    planType: 'ECOM',
    extraPlan: 'TRADITIONAL',
    name: ZERO,
    counts: counts(12),
    standardCount: 12,
    rate: 0,
    entrance: [60, 60, 90],
  },
  ...['fiat', 'jeep', 'ram'].map((brand) => ({
    ...BRAZIL,
    planId: `BR-NEXT-${brand.toUpperCase()}`,
    brand,
    type: 'NEXT' as const,
    planType: 'MSC' as const,
    extraPlan: 'BALAO' as const,
    name: NEXT,
    counts: counts(24, 36),
    standardCount: 36,
    rate: 159,
    entrance: [20, 30, 50] as const,
    final: [30, 40, 50] as const,
  })),
  ...['peugeot', 'citroen'].flatMap((brand) => [
    {
      ...BRAZIL,
      planId: `BR-LINEAR-${brand.toUpperCase()}`,
      brand,
      type: 'PSA_TRADITIONAL' as const,
      planType: 'MSC' as const,
      extraPlan: 'TRADITIONAL' as const,
      name: LINEAR,
      counts: counts(12, 24, 36, 48),
      standardCount: 48,
      rate: 169,
      entrance: [20, 30, 90] as const,
    },
    {
      ...BRAZIL,
      planId: `BR-BALAO-${brand.toUpperCase()}`,
      brand,
      type: 'PSA_BALAO' as const,
      planType: 'MSC' as const,
      extraPlan: 'BALAO' as const,
      name: BALLOON,
      counts: counts(24, 36, 48),
      standardCount: 36,
      rate: 179,
      entrance: [20, 30, 60] as const,
      final: [20, 30, 40] as const,
    },
  ]),
  {
    ...ARGENTINA,
    planId: 'AR-CDC',
    type: 'CDC',
    planType: 'MSC',
    extraPlan: 'TRADITIONAL',
    name: FIXED,
    counts: counts(12, 24, 36, 48),
    standardCount: 36,
    rate: 4290,
    entrance: [20, 40, 90],
  },
  {
    ...ARGENTINA,
    planId: 'AR-CDC-ZERO',
    type: 'CDC',
    planType: 'ECOM',
    extraPlan: 'TRADITIONAL',
    name: ZERO,
    counts: counts(12),
    standardCount: 12,
    rate: 0,
    entrance: [60, 60, 90],
  },
  ...['peugeot', 'citroen'].map((brand) => ({
    ...ARGENTINA,
    planId: `AR-BALAO-${brand.toUpperCase()}`,
    brand,
    type: 'PSA_BALAO' as const,
    planType: 'MSC' as const,
    extraPlan: 'BALAO' as const,
    name: BALLOON,
    counts: counts(24, 36),
    standardCount: 24,
    rate: 3990,
    entrance: [30, 40, 60] as const,
    final: [20, 30, 40] as const,
  })),
]

/** What the demo's banks lend on, in the columns of its sheet. */
export const buildFinancing = () =>
  PLANS.map(({ entrance, final, ...plan }) => ({
    ...plan,
    modelCodes: [],
    leastEntrance: entrance[0],
    standardEntrance: entrance[1],
    mostEntrance: entrance[2],
    leastFinal: final?.[0] ?? null,
    standardFinal: final?.[1] ?? null,
    mostFinal: final?.[2] ?? null,
    validFrom: '2026-01-01',
  }))
