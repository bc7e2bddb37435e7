import type { DealerSeed } from './places/dealers.ts'
import type { StockRow } from './stock.ts'

type Car = Pick<StockRow, 'country' | 'brand' | 'chassis'>

type Dealer = Pick<DealerSeed, 'code' | 'brands' | 'country' | 'services'>

type Words = Readonly<Record<'pt-BR' | 'es-AR', string>>

interface Story {
  readonly kind: 'RECALL' | 'SOFTWARE'
  readonly title: Words
  readonly risk: Words
  readonly repair: Words
  readonly canDrive: boolean
  readonly minutes: number
  /** Which of a brand's cars are called: one in so many. */
  readonly oneIn: number
}

const STORIES: readonly Story[] = [
  {
    kind: 'RECALL',
    title: { 'pt-BR': 'Airbag do motorista', 'es-AR': 'Airbag del conductor' },
    risk: {
      'pt-BR': 'O airbag pode não inflar em uma colisão, com risco de ferimentos graves.',
      'es-AR': 'El airbag puede no inflarse en un choque, con riesgo de heridas graves.',
    },
    repair: { 'pt-BR': 'Troca do módulo do airbag.', 'es-AR': 'Cambio del módulo del airbag.' },
    canDrive: false,
    minutes: 90,
    oneIn: 20,
  },
  {
    kind: 'RECALL',
    title: { 'pt-BR': 'Mangueira do freio', 'es-AR': 'Manguera del freno' },
    risk: {
      'pt-BR': 'A mangueira pode vazar e aumentar a distância de frenagem, com risco de colisão.',
      'es-AR': 'La manguera puede perder líquido y alargar la frenada, con riesgo de choque.',
    },
    repair: {
      'pt-BR': 'Inspeção e, se preciso, troca da mangueira.',
      'es-AR': 'Revisión y, si hace falta, cambio de la manguera.',
    },
    canDrive: true,
    minutes: 60,
    oneIn: 30,
  },
  {
    kind: 'SOFTWARE',
    title: { 'pt-BR': 'Atualização da central multimídia', 'es-AR': 'Actualización de la central multimedia' },
    risk: {
      'pt-BR': 'A imagem da câmera de ré pode demorar a aparecer.',
      'es-AR': 'La imagen de la cámara trasera puede tardar en aparecer.',
    },
    repair: {
      'pt-BR': 'Instalação da nova versão do software.',
      'es-AR': 'Instalación de la nueva versión del software.',
    },
    canDrive: true,
    minutes: 40,
    oneIn: 10,
  },
]

const PHONES = { BR: '0800 000 0000', AR: '0800 000 0000' } as const

/** Brands whose second recall has no parts yet: it can be waited for. */
const WITHOUT_PARTS = ['jeep', 'peugeot']

/** What dealers have of a part, one after the other. */
const PARTS = [
  { quantity: 6, nextQuantity: 0, nextOn: null },
  { quantity: 2, nextQuantity: 10, nextOn: '2026-12-07' },
  { quantity: 0, nextQuantity: 10, nextOn: '2026-12-14' },
] as const

/** The demo's recalls of each brand and country, the cars in stock and on the road they call, those repaired and where, and the parts for them, in the columns of their sheets. */
export function buildRecalls(fleet: readonly Car[], dealers: readonly Dealer[]) {
  const fleets = Map.groupBy(fleet, ({ country, brand }) => `${country}-${brand.toUpperCase()}`)
  const made = [...fleets].flatMap(([name, cars]) => {
    const [{ country, brand } = { country: 'BR' as const, brand: '' }] = cars
    const repairers = dealers
      .filter(
        (one) => one.country === country && (one.brands as string[]).includes(brand) && one.services.includes('SV03'),
      )
      .map(({ code }) => code)
    return STORIES.map((story, at) => recallOf({ name, country, brand, cars, repairers }, story, at))
  })
  return {
    'recall-campaigns': made.map(({ campaign }) => campaign),
    'recall-chassis': made.flatMap(({ chassis }) => chassis),
    'recall-repairs': made.flatMap(({ repairs }) => repairs),
    'recall-parts': made.flatMap(({ parts }) => parts),
  }
}

interface Fleet {
  readonly name: string
  readonly country: 'BR' | 'AR'
  readonly brand: string
  readonly cars: readonly Car[]
  readonly repairers: readonly string[]
}

const LAST_REPAIRS = 10

function recallOf({ name, country, brand, cars, repairers }: Fleet, { oneIn, ...story }: Story, at: number) {
  const id = `${name}-${at + 1}`
  const called = cars.filter((_, place) => place % oneIn === at)
  const startsOn = `2026-0${at + 2}-10`
  const remedyFrom = at === 1 && WITHOUT_PARTS.includes(brand) ? null : startsOn
  const repaired = remedyFrom === null ? [] : called.filter((_, place) => place % 3 === 2)
  return {
    campaign: {
      ...story,
      id,
      country,
      brand,
      modelCodes: [],
      startsOn,
      remedyFrom,
      phone: PHONES[country],
      cars: called.length,
    },
    chassis: called.map(({ chassis }) => ({
      campaignId: id,
      prefix: chassis.slice(0, 9),
      firstNumber: chassis.slice(-8),
      lastNumber: chassis.slice(-8),
    })),
    repairs: repaired.map(({ chassis }, nth) => ({
      campaignId: id,
      chassis,
      doneOn: `2026-${String(LAST_REPAIRS - (nth % (LAST_REPAIRS - at - 2))).padStart(2, '0')}-${String(10 + ((nth * 7) % 18))}`,
      dealerCode: repairers[nth % Math.max(1, repairers.length)] ?? null,
      doneAt: `${String(9 + (nth % 8)).padStart(2, '0')}:${nth % 2 === 0 ? '15' : '40'}`,
      minutes: story.minutes + 5 * (nth % 4),
      measure: story.repair[country === 'BR' ? 'pt-BR' : 'es-AR'],
    })),
    parts:
      remedyFrom === null
        ? []
        : repairers.map((dealerCode, nth) => ({ campaignId: id, dealerCode, ...PARTS[nth % PARTS.length] })),
  }
}
