import type { StockRow } from './stock.ts'

type Car = Pick<StockRow, 'country' | 'brand' | 'chassis'>

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

/** The demo's recalls of each brand and country, the cars in stock and on the road they call, and those repaired, in the columns of their sheets. */
export function buildRecalls(fleet: readonly Car[]) {
  const fleets = Map.groupBy(fleet, ({ country, brand }) => `${country}-${brand.toUpperCase()}`)
  const made = [...fleets].flatMap(([name, cars]) => STORIES.map((story, at) => recallOf(name, cars, story, at)))
  return {
    'recall-campaigns': made.map(({ campaign }) => campaign),
    'recall-chassis': made.flatMap(({ chassis }) => chassis),
    'recall-repairs': made.flatMap(({ repairs }) => repairs),
  }
}

function recallOf(name: string, cars: readonly Car[], { oneIn, ...story }: Story, at: number) {
  const id = `${name}-${at + 1}`
  const called = cars.filter((_, place) => place % oneIn === at)
  const [{ country, brand } = { country: 'BR' as const, brand: '' }] = cars
  const startsOn = `2026-0${at + 2}-10`
  return {
    campaign: { ...story, id, country, brand, modelCodes: [], startsOn, remedyFrom: startsOn, phone: PHONES[country] },
    chassis: called.map(({ chassis }) => ({
      campaignId: id,
      prefix: chassis.slice(0, 9),
      firstNumber: chassis.slice(-8),
      lastNumber: chassis.slice(-8),
    })),
    repairs: called
      .filter((_, place) => place % 3 === 2)
      .map(({ chassis }) => ({ campaignId: id, chassis, doneOn: '2026-09-15' })),
  }
}
