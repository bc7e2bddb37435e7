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
  /** Percent of the price that the car is taken back for. */
  readonly forwardPercent?: number
  /** Hundredths of a percent of the price that the maker pays the lender. */
  readonly subsidy?: number
  /** None: everywhere. */
  readonly regions?: readonly string[]
  readonly legalText?: Words
  readonly borrowers?: readonly ('person' | 'company' | 'smallCompany')[]
}

const counts = (...months: number[]): string[] => months.map(String)

const FIXED: Words = { 'pt-BR': 'Parcelas fixas', 'es-AR': 'Cuotas fijas' }
const PLEDGE: Words = { 'pt-BR': 'Penhor com parcelas fixas', 'es-AR': 'Prendario a tasa fija' }
const ZERO: Words = { 'pt-BR': 'Taxa zero em 12 vezes', 'es-AR': 'Tasa cero en 12 cuotas' }
const COMPANY: Words = { 'pt-BR': 'Parcelas fixas para empresas', 'es-AR': 'Prendario para empresas' }
const BALLOON: Words = { 'pt-BR': 'Com parcela final', 'es-AR': 'Con cuota final' }
const NEXT: Words = { 'pt-BR': 'Com recompra garantida', 'es-AR': 'Con recompra garantizada' }
const SOUTH: Words = { 'pt-BR': 'Parcelas fixas no Sul', 'es-AR': 'Cuotas fijas en el Sur' }
const LINEAR: Words = { 'pt-BR': 'Linear da marca', 'es-AR': 'Lineal de la marca' }

const BRAZIL = { country: 'BR', lender: 'Banco Volante S.A. (demonstração)', fees: 450_00 } as const
const ARGENTINA = { country: 'AR', lender: 'Banco Volante Argentina S.A. (demostración)', fees: 350_000_00 } as const

const PLANS: readonly Plan[] = [
  {
    ...BRAZIL,
    planId: 'BR-CDC-PJ',
    borrowers: ['company', 'smallCompany'],
    type: 'CDC',
    planType: 'MSC',
    extraPlan: 'TRADITIONAL',
    name: COMPANY,
    counts: counts(12, 24, 36, 48),
    standardCount: 36,
    rate: 179,
    entrance: [20, 30, 90],
  },
  {
    ...BRAZIL,
    planId: 'BR-CDC',
    borrowers: ['person'],
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
    subsidy: 900,
    entrance: [60, 60, 90],
  },
  {
    ...BRAZIL,
    planId: 'BR-CDC-SUL',
    borrowers: ['person'],
    regions: ['PR', 'SC', 'RS'],
    type: 'CDC',
    planType: 'ECOM',
    extraPlan: 'TRADITIONAL',
    name: SOUTH,
    counts: counts(24, 36, 48),
    standardCount: 36,
    rate: 169,
    subsidy: 250,
    entrance: [30, 40, 90],
    legalText: {
      'pt-BR':
        'Crédito oferecido pelo Banco Volante S.A. (demonstração) a quem mora no Paraná, em Santa Catarina ou no Rio Grande do Sul, sujeito a análise e aprovação. Taxa prefixada, parcelas mensais iguais, IOF e registro do contrato incluídos no valor financiado. O atraso tem multa de 2% e juros de mora de 1% ao mês. Você pode quitar antes com desconto proporcional dos juros (CDC, arts. 52 e 54-B).',
      'es-AR':
        'Crédito de Banco Volante S.A. (demostración) para quienes viven en Paraná, Santa Catarina o Rio Grande do Sul, sujeto a análisis y aprobación. Tasa fija, cuotas mensuales iguales, impuesto y registro incluidos. El atraso tiene multa de 2% e intereses de 1% mensual. Podés cancelar antes con descuento proporcional de intereses.',
    },
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
    forwardPercent: 55,
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
    planId: 'AR-CDC-EMPRESA',
    borrowers: ['company', 'smallCompany'],
    type: 'CDC',
    planType: 'MSC',
    extraPlan: 'TRADITIONAL',
    name: COMPANY,
    counts: counts(12, 24, 36),
    standardCount: 24,
    rate: 3990,
    entrance: [30, 40, 90],
  },
  {
    ...ARGENTINA,
    planId: 'AR-CDC',
    borrowers: ['person'],
    type: 'CDC',
    planType: 'MSC',
    extraPlan: 'TRADITIONAL',
    name: PLEDGE,
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
    subsidy: 2600,
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

const CONSORTIUM: Words = { 'pt-BR': 'Consórcio', 'es-AR': 'Consorcio (Brasil)' }
const SAVINGS: Words = { 'pt-BR': 'Plano de poupança 70/30', 'es-AR': 'Plan de ahorro 70/30' }
const WHOLE: Words = { 'pt-BR': 'Plano de poupança 100 %', 'es-AR': 'Plan de ahorro 100 %' }
const UVA: Words = { 'pt-BR': 'Penhor em UVA', 'es-AR': 'Prendario en UVA' }

const ADMINISTRATOR = 'Volante Administradora de Consórcio Ltda. (demonstração)'
const SAVER = 'Volante S.A. de Ahorro para Fines Determinados (demostración)'
const PRICES_BR = ['0', '4', '8']
const PRICES_AR = ['0', '20', '40']
const SINCE = { modelCodes: [], validFrom: '2026-01-01' } as const
const bid = (most: number) => ({ leastEntrance: 0, standardEntrance: 0, mostEntrance: most })

/** Plans whose instalments follow an index, in the columns of their sheet: for every model of both countries. */
export const buildIndexedPlans = () => [
  {
    ...SINCE,
    planId: 'BR-CONSORCIO',
    kind: 'CONSORTIUM',
    country: 'BR',
    name: CONSORTIUM,
    lender: ADMINISTRATOR,
    counts: counts(36, 48, 60, 80),
    standardCount: 60,
    administration: 1450,
    reserve: 200,
    insurance: 3,
    ...bid(60),
    scenarios: PRICES_BR,
  },
  {
    ...SINCE,
    planId: 'AR-AHORRO-70',
    kind: 'SAVINGS',
    country: 'AR',
    name: SAVINGS,
    lender: SAVER,
    counts: counts(84),
    standardCount: 84,
    administration: 1000,
    tax: 2100,
    insurance: 9,
    coverage: 70,
    ...bid(60),
    scenarios: PRICES_AR,
  },
  {
    ...SINCE,
    planId: 'AR-AHORRO-100',
    kind: 'SAVINGS',
    country: 'AR',
    name: WHOLE,
    lender: SAVER,
    counts: counts(48, 84),
    standardCount: 84,
    administration: 1000,
    tax: 2100,
    insurance: 9,
    coverage: 100,
    ...bid(60),
    scenarios: PRICES_AR,
  },
  {
    ...SINCE,
    planId: 'AR-UVA',
    kind: 'UVA',
    country: 'AR',
    name: UVA,
    lender: ARGENTINA.lender,
    counts: counts(12, 24, 36, 48, 60),
    standardCount: 36,
    rate: 1290,
    tax: 2100,
    leastEntrance: 20,
    standardEntrance: 40,
    mostEntrance: 90,
    fees: ARGENTINA.fees,
    scenarios: PRICES_AR,
  },
]

/** The UVA of the demo: one and a half percent a month, the first day of each. */
export const buildIndexValues = () =>
  Array.from({ length: 24 }, (_, at) => {
    const month = `${2026 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
    return { index: 'UVA', day: `${month}-01`, value: Math.round(1_700_00 * 1.015 ** at) }
  })
